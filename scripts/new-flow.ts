/**
 * Writes the skeleton of a flow: `npm run new-flow card-freeze -- --id ACCT-3`. With `--dialog` the flow is a dialog of the signed-in area.
 * It then lists the next steps. Every step that is missing fails a check, which names the file to edit (QA-6).
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

const BIOME = join(ROOT, 'node_modules/@biomejs/biome/bin/biome')

const { values, positionals } = parseArgs({
  options: { dialog: { type: 'boolean' }, id: { type: 'string' } },
  allowPositionals: true,
})
const isDialog = values.dialog === true
const names = flowNames(positionals[0] ?? '', values.id)
const files = [...machineFiles(names, isDialog), ...productFiles(names, isDialog)]
const lines = productLines(names, isDialog)

const taken = files.filter(({ path }) => existsSync(join(ROOT, path)))
if (taken.length > 0) {
  console.error(
    `new-flow: ${taken.map(({ path }) => path).join(', ')} already exist. Nothing was written. Choose another name or remove these files.`,
  )
  process.exit(1)
}
for (const { path, text } of files) {
  mkdirSync(dirname(join(ROOT, path)), { recursive: true })
  writeFileSync(join(ROOT, path), text)
  console.log(`new-flow: wrote ${path}`)
}
for (const line of lines) {
  insert(line)
  console.log(`new-flow: added a line to ${line.path}`)
}
const written = [...new Set([...files, ...lines].map(({ path }) => path))]
spawnSync(process.execPath, [BIOME, 'check', '--write', ...written], { cwd: ROOT, stdio: 'ignore' })
console.log(`
Next steps, until npm run check passes:
  1. machines/${names.kebab}.machine.ts and its test: what the flow does. Start with the failing test.
  2. machines/${names.kebab}.model.ts: type errors name each missing event and call.
  3. src/contract/endpoints.ts, mocks/bank/calls.ts, mocks/bank/handlers/${names.kebab}.ts: what is sent, and how the bank handles it.
  4. src/content/${names.kebab}.ts and src/flows/${names.kebab}/: its texts and screen. Link to it from a page, then complete e2e/${names.kebab}.spec.ts.
  5. npm run generate: updates the charts, the shortest paths and the OpenAPI document.`)

function insert({ path, line, before }: NewLine): void {
  const text = readFileSync(join(ROOT, path), 'utf8').split('\n')
  const place = text.findIndex((known) => before.test(known))
  if (place < 0) throw new Error(`${path} has no line that matches ${before}. Add this line by hand: ${line}`)
  writeFileSync(join(ROOT, path), text.toSpliced(place, 0, line).join('\n'))
}
