/**
 * Compares two folders of the state gallery picture by picture: `npm run measure gallery <before> [after]`, by default with the one in
 * `dist`. Writes a page with each picture that differs.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { GALLERY_FOLDER, INDEX_FILE } from '#src/demo/gallery/pictures.ts'
import { compareFolders, stateOf } from '../gallery/compare-folders.ts'
import { comparer } from '../gallery/compare-pictures.ts'
import { differencePage, summaryOf } from '../gallery/difference-page.tsx'
import { launchChromium } from '../launch-chromium.ts'
import { ROOT } from '../root.ts'

const REPORT = 'reports/gallery.html'
const [before, after = join(ROOT, 'dist', GALLERY_FOLDER)] = process.argv.slice(2)
if (before === undefined) fail('name the folder to compare with.')
for (const folder of [before, after])
  if (!existsSync(join(folder, INDEX_FILE))) fail(`no gallery in ${folder}. Run: npm run build gallery`)

const browser = await launchChromium()
try {
  const { all, differences } = await compareFolders(before, after, await comparer(browser))
  mkdirSync(join(ROOT, 'reports'), { recursive: true })
  writeFileSync(join(ROOT, REPORT), differencePage(all, differences))
  const states = new Set(differences.map(({ file }) => stateOf(file)))
  for (const state of states) console.log(`gallery: ${state}`)
  console.log(`gallery: ${summaryOf(all, differences)}, in ${states.size} states. See ${REPORT}`)
} finally {
  await browser.close()
}

function fail(reason: string): never {
  console.error(`gallery: ${reason}`)
  process.exit(1)
}
