/**
 * Prints the metric-matched fallback fonts of `src/styles/fonts.css` (PERF-6). Widths are those of the built pages' texts in the
 * brand font and in a local font, shaped by Chromium. A local font that is not installed is named and left out; Debian has them
 * in fonts-liberation, fonts-roboto-unhinted, fonts-noto-core and fonts-dejavu-core.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtDemo } from '../built-demo.ts'
import { launchChromium } from '../launch-chromium.ts'
import { ROOT } from '../root.ts'

interface Local {
  /** the brand font's fallback family in `tokens.css` */
  family: string
  /** the installed font that is measured */
  measured: string
  /** names of fonts of the same widths, as `local()` takes them */
  regular: string[]
  bold: string[]
}

interface Width {
  /** width of the brand font's text relative to the local font's; null if the local font is not installed */
  ratio: number | null
  /** of the brand font, in em */
  ascent: number
  descent: number
}

/** Arial and Times New Roman are on Windows and Apple's systems, Roboto and Noto Serif on Android, the others on Linux. */
const LOCALS: Record<string, Local[]> = {
  inter: [
    {
      family: 'Inter Fallback',
      measured: 'Liberation Sans',
      regular: ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica'],
      bold: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica Bold'],
    },
    {
      family: 'Inter Fallback Roboto',
      measured: 'Roboto',
      regular: ['Roboto', 'Roboto Regular'],
      bold: ['Roboto Bold'],
    },
    { family: 'Inter Fallback DejaVu', measured: 'DejaVu Sans', regular: ['DejaVu Sans'], bold: ['DejaVu Sans Bold'] },
  ],
  fraunces: [
    {
      family: 'Fraunces Fallback',
      measured: 'Liberation Serif',
      regular: ['Times New Roman', 'Liberation Serif', 'Tinos', 'Times'],
      bold: ['Times New Roman Bold', 'Liberation Serif Bold', 'Tinos Bold', 'Times Bold'],
    },
    {
      family: 'Fraunces Fallback Noto',
      measured: 'Noto Serif',
      regular: ['Noto Serif', 'Noto Serif Regular'],
      bold: ['Noto Serif Bold'],
    },
    {
      family: 'Fraunces Fallback DejaVu',
      measured: 'DejaVu Serif',
      regular: ['DejaVu Serif'],
      bold: ['DejaVu Serif Bold'],
    },
  ],
}
/** Weights in use, each with the range that it stands for and the weight of the local font. */
const WEIGHTS = [
  { weight: 400, range: '1 449', local: 400 },
  { weight: 500, range: '450 549', local: 400 },
  { weight: 600, range: '550 900', local: 700 },
]
/**
 * A fallback is this much narrower than measured. Chromium on Linux rounds the adjusted size of a hinted font to whole px: Arial at
 * 107% of the 19.2 px of a lead becomes 21 px, and then every sixth lead has a line too many.
 */
const TRIM = 0.996

const folder = builtDemo('fallbacks')
const texts = [...new Set(pages().flatMap(textsOf))]
const browser = await launchChromium()
try {
  const page = await browser.newPage()
  for (const [brand, locals] of Object.entries(LOCALS)) {
    const font = readFileSync(join(ROOT, `src/styles/fonts/${brand}.woff2`)).toString('base64')
    const source = `url(data:font/woff2;base64,${font})`
    for (const local of locals) {
      for (const { weight, range, local: localWeight } of WEIGHTS) {
        const look = { source, weight, localWeight, measured: local.measured, texts }
        const { ratio, ascent, descent } = await page.evaluate(measure, look)
        if (ratio === null) console.log(`/* ${local.family} ${range}: ${local.measured} is not installed */\n`)
        else console.log(ruleOf(local, range, localWeight, ratio * TRIM, { ascent, descent }))
      }
    }
  }
} finally {
  await browser.close()
}

function pages(): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
  return files.map((name) => readFileSync(join(folder, name), 'utf8'))
}

/** The pieces of text between the tags of a page's body. */
function textsOf(page: string): string[] {
  const body = page.slice(page.indexOf('<body')).replace(/<(script|style|svg)[\s\S]*?<\/\1>/g, '')
  const pieces = body.replace(/&[a-z#0-9]+;/g, '’').split(/<[^>]+>/)
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '')
}

function ruleOf(local: Local, range: string, localWeight: number, ratio: number, height: Omit<Width, 'ratio'>) {
  const names = localWeight === 700 ? local.bold : local.regular
  const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`
  return `@font-face {
  font-family: "${local.family}";
  src: ${names.map((name) => `local("${name}")`).join(', ')};
  font-weight: ${range};
  size-adjust: ${percent(ratio)};
  ascent-override: ${percent(height.ascent / ratio)};
  descent-override: ${percent(height.descent / ratio)};
  line-gap-override: 0%;
}
`
}

/** Runs in the page. */
async function measure(look: {
  source: string
  weight: number
  localWeight: number
  measured: string
  texts: string[]
}): Promise<Width> {
  // Chromium rounds ascent and descent to whole px.
  const SIZE = 1_000
  const brand = new FontFace('Brand', look.source, { weight: '400 700' })
  document.fonts.clear()
  document.fonts.add(brand)
  await brand.load()
  const canvas = document.createElement('canvas').getContext('2d')
  if (canvas === null) throw new Error('The page has no canvas.')
  const widthIn = (font: string) => {
    canvas.font = font
    return look.texts.reduce((sum, text) => sum + canvas.measureText(text).width, 0)
  }
  // A family that is not installed is as wide as whatever family follows it.
  const own = `${look.localWeight} ${SIZE}px "${look.measured}"`
  const [width, other] = [widthIn(`${own}, monospace`), widthIn(`${own}, serif`)]
  const wanted = widthIn(`${look.weight} ${SIZE}px Brand`)
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = canvas.measureText('x')
  return {
    ratio: width === other ? wanted / width : null,
    ascent: fontBoundingBoxAscent / SIZE,
    descent: fontBoundingBoxDescent / SIZE,
  }
}
