import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
// @ts-expect-error: subset-font 2.9.0 has no types.
import subsetFont from 'subset-font'
import { ROOT } from '../root.ts'
import type { Generator } from './generated-file.ts'
import { ACCENTED_LETTERS, FURTHER_LETTERS, LETTERS } from './letters.ts'

const FOLDER = join(ROOT, 'src/ui/styles/fonts')
/** OpenType features: kerning, accents, tabular and lining figures. */
const FEATURES = ['kern', 'mark', 'ccmp', 'locl', 'tnum', 'lnum']
/** Those that the styles ask for. */
const WEIGHTS = { fraunces: { min: 400, max: 600 }, inter: { min: 400, max: 700 } }
type Name = keyof typeof WEIGHTS

/** The two fonts, reduced to the characters of the product's texts (PERF-1). Other typed characters use the fallback font. */
export const fonts: Generator = {
  makes: 'the fonts in src/ui/styles/fonts, cut down to the letters in use',
  write: async () => {
    await mkdir(FOLDER, { recursive: true })
    const licences = []
    for (const name of Object.keys(WEIGHTS) as Name[]) {
      licences.push(await readFile(join(sourceOf(name), 'LICENSE'), 'utf8'))
      await cutDown(name, 'latin', name, LETTERS)
      await cutDown(name, 'latin', `${name}-accented`, ACCENTED_LETTERS)
      await cutDown(name, 'latin-ext', `${name}-further`, FURTHER_LETTERS)
    }
    await writeFile(join(FOLDER, 'LICENSE.txt'), licences.join('\n\n'))
  },
}

async function cutDown(name: Name, part: string, target: string, letters: string): Promise<void> {
  const font = await readFile(join(sourceOf(name), `files/${name}-${part}-wght-normal.woff2`))
  const options = {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    variationAxes: { wght: WEIGHTS[name] },
    noHinting: true,
  }
  const subset: Buffer = await subsetFont(font, letters, options)
  await writeFile(join(FOLDER, `${target}.woff2`), subset)
  console.log(`fonts: ${target} has ${(subset.length / 1024).toFixed(1)} KB of ${(font.length / 1024).toFixed(1)}`)
}

function sourceOf(name: Name): string {
  return join(ROOT, 'node_modules/@fontsource-variable', name)
}
