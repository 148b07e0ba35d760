/**
 * Makes the files that are derived from others: `npm run generate` all that checks can tell to be out of date, `npm run generate
 * charts` those of one kind, `npm run generate -- --check` none: it says what is out of date and which command mends it (QA-6).
 */
import { charts } from './generate/charts.ts'
import { fonts } from './generate/fonts.ts'
import type { Generator } from './generate/generated-file.ts'
import { icons } from './generate/icons.ts'
import { openapi } from './generate/openapi.ts'
import { paths } from './generate/paths.ts'
import { pictures } from './generate/pictures.ts'
import { tours } from './generate/tours.ts'

/** In their order: a tour is recorded on the charts and paths of the machines as they are. */
const GENERATORS: Record<string, Generator> = { openapi, paths, charts, tours, fonts, icons, pictures }

const [name, ...args] = process.argv.slice(2)
const chosen = name === undefined ? undefined : GENERATORS[name]

if (name === '--check') await check()
else if (chosen !== undefined) await chosen.write(args)
else if (name === undefined) {
  for (const generator of Object.values(GENERATORS)) if (generator.stale !== undefined) await generator.write([])
} else {
  console.error(`generate: there is no '${name}'. One of:`)
  for (const [known, { makes }] of Object.entries(GENERATORS)) console.error(`  ${known.padEnd(10)} ${makes}`)
  process.exitCode = 1
}

async function check(): Promise<void> {
  for (const [kind, { stale }] of Object.entries(GENERATORS)) {
    const found = (await stale?.()) ?? []
    for (const path of found) console.error(`generate: ${path} is out of date. Run: npm run generate ${kind}`)
    if (found.length > 0) process.exitCode = 1
  }
}
