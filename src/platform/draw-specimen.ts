const WIDTH = 856
const HEIGHT = 540

interface SpecimenTexts {
  heading: string
  note: string
  watermark: string
}

/** Draws an obviously fake paper; a browser that draws nothing leaves it empty. */
export function drawSpecimen(name: string, title: string, texts: SpecimenTexts): File {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')
  if (pen !== null) draw(pen, title, texts)
  return new File([pictureOf(canvas)], `specimen-${name}.png`, { type: 'image/png' })
}

function draw(pen: CanvasRenderingContext2D, title: string, { heading, note, watermark }: SpecimenTexts): void {
  pen.fillStyle = '#eeeef9'
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  pen.strokeStyle = '#3a42b0'
  pen.lineWidth = 8
  pen.strokeRect(20, 20, WIDTH - 40, HEIGHT - 40)
  pen.fillStyle = '#12211a'
  pen.font = '600 40px sans-serif'
  pen.fillText(heading, 60, 100)
  pen.font = '28px sans-serif'
  pen.fillText(title, 60, 150)
  pen.fillText(note, 60, HEIGHT - 60)
  pen.translate(WIDTH / 2, HEIGHT / 2)
  pen.rotate(-Math.PI / 9)
  pen.textAlign = 'center'
  pen.fillStyle = 'rgb(174 35 27 / 45%)'
  pen.font = '700 120px sans-serif'
  pen.fillText(watermark, 0, 40)
}

/** Uses the synchronous `toDataURL`, because under load browsers delay the callback of `toBlob` for seconds. */
function pictureOf(canvas: HTMLCanvasElement): Uint8Array<ArrayBuffer> {
  const [, data = ''] = canvas.toDataURL('image/png').split(',')
  return Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
}
