/**
 * Generates derived files. `npm run generate` updates those that the tests compare with their sources; `npm run generate charts` one kind.
 */
import { charts } from './generate/charts.ts'
import { types } from './generate/demo-types.ts'
import { flow } from './generate/flow.ts'
import { fonts } from './generate/fonts.ts'
import type { Generator } from './generate/generated-file.ts'
import { openapi } from './generate/openapi.ts'
import { paths } from './generate/paths.ts'
import { pictures } from './generate/pictures.ts'
import { routes } from './generate/routes.ts'
import { Refusal } from './refusal.ts'

const COMPARED: Record<string, Generator> = { routes, types, openapi, paths, charts }
const GENERATORS: Record<string, Generator> = { ...COMPARED, fonts, pictures, flow }

const [name, ...args] = process.argv.slice(2)
const chosen = name !== undefined && Object.hasOwn(GENERATORS, name) ? GENERATORS[name] : undefined

if (chosen !== undefined) {
  if (chosen !== flow && args.length > 0)
    throw new Refusal(`${name} takes no '${args[0]}': one kind at a time, or none for all`)
  await chosen.write(args)
} else if (name === undefined) {
  for (const { write } of Object.values(COMPARED)) await write([])
} else {
  const kinds = Object.entries(GENERATORS).map(([known, { makes }]) => `\n  ${known.padEnd(10)} ${makes}`)
  throw new Refusal(`there is no '${name}'. One of:${kinds.join('')}`)
}
// What a generator has opened ends with the process.
process.exit()
