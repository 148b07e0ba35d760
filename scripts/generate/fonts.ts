import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { ROOT } from '../root.ts'
import type { Generator } from './generated-file.ts'
import { LETTERS } from './letters.ts'

const FOLDER = join(ROOT, 'src/styles/fonts')
/** OpenType features: kerning, accents, tabular and lining figures. */
const FEATURES = ['kern', 'mark', 'ccmp', 'locl', 'tnum', 'lnum']
const WEIGHTS = { wght: { min: 400, max: 700 } }

/** The two fonts, reduced to the characters of the product's texts (PERF-1). Other typed characters use the fallback font. */
export const fonts: Generator = {
  makes: 'the fonts in src/styles/fonts, cut down to the letters in use',
  write: async () => {
    await mkdir(FOLDER, { recursive: true })
    const licences = []
    for (const name of ['fraunces', 'inter']) licences.push(await cutDown(name))
    await writeFile(join(FOLDER, 'LICENSE.txt'), licences.join('\n\n'))
  },
}

/** Returns the font's licence. */
async function cutDown(name: string): Promise<string> {
  const source = join(ROOT, 'node_modules/@fontsource-variable', name)
  const font = await readFile(join(source, `files/${name}-latin-wght-normal.woff2`))
  const options = { targetFormat: 'woff2', keepFeatures: FEATURES, variationAxes: WEIGHTS, noHinting: true } as const
  const subset = await subsetFont(font, LETTERS, options)
  await writeFile(join(FOLDER, `${name}.woff2`), subset)
  console.log(`fonts: ${name} has ${(subset.length / 1024).toFixed(1)} KB of ${(font.length / 1024).toFixed(1)}`)
  return readFile(join(source, 'LICENSE'), 'utf8')
}
