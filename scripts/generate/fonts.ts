/**
 * Cuts the two fonts down to what the product writes, into `src/styles/fonts/` (PERF-1): `npm run fonts`. Letters that a
 * person may type beyond these are drawn in the stand-in font.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { LETTERS } from './letters.ts'

const ROOT = join(import.meta.dirname, '..')
const FOLDER = join(ROOT, 'src/styles/fonts')
/** Pairs, accents, figures of one width and of one height. */
const FEATURES = ['kern', 'mark', 'ccmp', 'locl', 'tnum', 'lnum']
const WEIGHTS = { wght: { min: 400, max: 700 } }

await mkdir(FOLDER, { recursive: true })
const licences = []
for (const name of ['fraunces', 'inter']) {
  const source = join(ROOT, 'node_modules/@fontsource-variable', name)
  const font = await readFile(join(source, `files/${name}-latin-wght-normal.woff2`))
  const options = { targetFormat: 'woff2', keepFeatures: FEATURES, variationAxes: WEIGHTS, noHinting: true }
  const subset = await subsetFont(font, LETTERS, options)
  await writeFile(join(FOLDER, `${name}.woff2`), subset)
  licences.push(await readFile(join(source, 'LICENSE'), 'utf8'))
  console.log(`fonts: ${name} has ${(subset.length / 1024).toFixed(1)} KB of ${(font.length / 1024).toFixed(1)}`)
}
await writeFile(join(FOLDER, 'LICENSE.txt'), licences.join('\n\n'))
