/**
 * Generates derived files. `npm run generate` updates every kind that a check can compare; `npm run generate charts` one kind;
 * `npm run generate -- --check` writes nothing and lists outdated files with the command that fixes them (QA-6).
 */
import { charts } from './generate/charts.ts'
import { flow } from './generate/flow.ts'
import { fonts } from './generate/fonts.ts'
import type { Generator } from './generate/generated-file.ts'
import { icons } from './generate/icons.ts'
import { openapi } from './generate/openapi.ts'
import { paths } from './generate/paths.ts'
import { pictures } from './generate/pictures.ts'

const GENERATORS: Record<string, Generator> = { openapi, paths, charts, fonts, icons, pictures, flow }

const [name, ...args] = process.argv.slice(2)
const chosen = name === undefined ? undefined : GENERATORS[name]

if (name === '--check') await check()
else if (chosen !== undefined) await chosen.write(args)
else if (name === undefined) {
  for (const generator of Object.values(GENERATORS)) if (generator.stale !== undefined) await generator.write([])
} else {
  console.error(`generate: unknown kind '${name}'. Choose one of:`)
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
