/**
 * Writes the skeleton of a flow: `npm run new-flow card-freeze`, with `-- --dialog` one that stands in a dialog of the signed-in
 * area. Then it says what is to be done; what is missing is a red check that names its file (QA-6).
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { flowNames } from './new-flow/flow-names.ts'
import { machineFiles } from './new-flow/machine-files.ts'
import type { NewLine } from './new-flow/new-file.ts'
import { productFiles, productLines } from './new-flow/product-files.ts'
import { ROOT } from './root.ts'

const { values, positionals } = parseArgs({ options: { dialog: { type: 'boolean' } }, allowPositionals: true })
const isDialog = values.dialog === true
const names = flowNames(positionals[0] ?? '')
const files = [...machineFiles(names, isDialog), ...productFiles(names, isDialog)]
const lines = productLines(names, isDialog)

const taken = files.filter(({ path }) => existsSync(join(ROOT, path)))
if (taken.length > 0) {
  console.error(`new-flow: ${taken.map(({ path }) => path).join(', ')} is there already; nothing is written.`)
  process.exit(1)
}
for (const { path, text } of files) {
  mkdirSync(dirname(join(ROOT, path)), { recursive: true })
  writeFileSync(join(ROOT, path), text)
  console.log(`new-flow: wrote ${path}`)
}
for (const told of lines) {
  insert(told)
  console.log(`new-flow: told ${told.path}`)
}
const written = [...new Set([...files, ...lines].map(({ path }) => path))]
spawnSync(`biome check --write ${written.join(' ')}`, { cwd: ROOT, shell: true, stdio: 'ignore' })
console.log(`
Next, until npm run check is green:
  1. machines/${names.kebab}.machine.ts and its test: what the flow does. Its red test says where to begin.
  2. machines/${names.kebab}.model.ts: a type error names each event and call that it lacks.
  3. src/contract/endpoints.ts, mocks/bank/handlers/${names.kebab}.ts: what is sent, and what the bank does.
  4. mocks/server/contract-check: a check of the call put${names.pascal}; a red test asks for it.
  5. src/content/${names.kebab}.ts and src/flows/${names.kebab}/: words and screen; a page that leads to it, and e2e/${names.kebab}.spec.ts.
  6. npm run generate: chart, shortest paths, OpenAPI.`)

function insert({ path, line, before }: NewLine): void {
  const text = readFileSync(join(ROOT, path), 'utf8').split('\n')
  const place = text.findIndex((known) => before.test(known))
  if (place < 0) throw new Error(`${path} has no line like ${before}: add this one by hand: ${line}`)
  writeFileSync(join(ROOT, path), text.toSpliced(place, 0, line).join('\n'))
}
