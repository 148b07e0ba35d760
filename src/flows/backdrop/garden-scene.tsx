import { Drawing, leaf, petal, sand } from '#src/ui/drawings/drawing.tsx'

interface Spike {
  x: number
  height: number
  lean: number
}

const SPIKES: readonly Spike[] = [
  { x: 60, height: 190, lean: -6 },
  { x: 124, height: 240, lean: 4 },
  { x: 190, height: 170, lean: 8 },
  { x: 262, height: 210, lean: -4 },
  { x: 336, height: 140, lean: 6 },
  { x: 432, height: 110, lean: -8 },
  { x: 560, height: 90, lean: 5 },
  { x: 700, height: 80, lean: -4 },
  { x: 850, height: 92, lean: 6 },
  { x: 986, height: 118, lean: -6 },
  { x: 1080, height: 150, lean: 8 },
  { x: 1160, height: 216, lean: -5 },
  { x: 1236, height: 180, lean: 5 },
  { x: 1308, height: 246, lean: -3 },
  { x: 1384, height: 198, lean: 7 },
]

/** A meadow of larkspur in front of low hills. */
export function GardenScene() {
  return (
    <Drawing box="0 0 1440 320">
      <path className={sand} d="M0 250c160-70 300-80 460-30s300 40 460-10 340-50 520 20v90H0Z" />
      <path d="M0 244c160-70 300-80 460-30s300 40 460-10 340-50 520 20M0 304h1440" />
      {SPIKES.map((spike) => (
        <Flower key={spike.x} {...spike} />
      ))}
    </Drawing>
  )
}

function Flower({ x, height, lean }: Spike) {
  const florets = Array.from({ length: Math.floor(height / 22) - 1 }, (_, index) => {
    const size = 5 + (index + 1) * (9 / Math.floor(height / 22))
    const side = index % 2 === 0 ? -1 : 1
    return { y: -height + 16 + index * 18, x: side * (size * 0.7), size }
  })
  return (
    <g transform={`translate(${x} 304) rotate(${lean})`}>
      <path className={leaf} d="M0-6c-12-26-30-34-48-32 8 18 24 32 48 32ZM2-4c10-22 26-30 44-28-6 16-20 28-44 28Z" />
      <path d={`M0 0V${-height}M0-6c-12-26-30-34-48-32M0-4c10-22 26-30 44-28`} />
      {florets.map(({ x: offset, y, size }) => (
        <g key={y} transform={`translate(${offset} ${y}) scale(${size / 14})`}>
          <circle className={petal} cx="3" cy="3" r="14" />
          <path d="M0-14c9 0 12 9 7 13 7-3 13 4 9 11-3 7-12 6-15 0-1 7-10 10-15 4-5-6-2-13 5-14-7-2-9-10-3-14 5-4 12 0 12 0ZM0-1h.1" />
        </g>
      ))}
    </g>
  )
}
