import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '../root.ts'
import { type FlowNames, flowNames } from './flow/flow-names.ts'
import { machineFiles } from './flow/machine-files.ts'
import { type NewLine, productFiles, productLines } from './flow/product-files.ts'
import { type Generator, writeChanged } from './generated-file.ts'

const BIOME = join(ROOT, 'node_modules/@biomejs/biome/bin/biome')

/**
 * The skeleton of a flow, `npm run generate flow card-freeze -- --id ACCT-3`, once: nothing is overwritten. With `--dialog` the flow is a
 * dialog of the signed-in area. Every step that is missing afterwards fails a check, which names the file to edit (QA-6).
 */
export const flow: Generator = {
  makes: 'the skeleton of a new flow: flow <name> -- [--dialog] [--id ACCT-3]',
  write: async (args) => {
    const options = { dialog: { type: 'boolean', default: false }, id: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const names = flowNames(positionals[0] ?? '', values.id)
    const files = [...machineFiles(names, values.dialog), ...productFiles(names, values.dialog)]
    const lines = productLines(names, values.dialog)
    const taken = files.map(({ path }) => path).filter((path) => existsSync(join(ROOT, path)))
    if (taken.length > 0)
      throw new Error(
        `${taken.join(', ')} already exist. Nothing was written. Choose another name or remove these files.`,
      )
    writeChanged('flow', files)
    for (const line of lines) {
      insert(line)
      console.log(`flow: added a line to ${line.path}`)
    }
    const written = [...new Set([...files, ...lines].map(({ path }) => path))]
    spawnSync(process.execPath, [BIOME, 'check', '--write', ...written], { cwd: ROOT, stdio: 'ignore' })
    console.log(nextSteps(names))
  },
}

function nextSteps({ kebab }: FlowNames): string {
  return `
Next steps, until npm run check passes:
  1. machines/${kebab}.machine.ts and its test: what the flow does. Start with the failing test.
  2. machines/${kebab}.model.ts: type errors name each missing event and call.
  3. src/contract/endpoints.ts, mocks/bank/calls.ts, mocks/bank/handlers/${kebab}.ts: what is sent, and how the bank handles it.
  4. src/content/${kebab}.ts and src/flows/${kebab}/: its texts and screen. Link to it from a page, then complete e2e/${kebab}.spec.ts.
  5. npm run generate: updates the charts, the shortest paths and the OpenAPI document.`
}

function insert({ path, line, before }: NewLine): void {
  const text = readFileSync(join(ROOT, path), 'utf8').split('\n')
  const place = text.findIndex((known) => before.test(known))
  if (place < 0) throw new Error(`${path} has no line that matches ${before}. Add this line by hand: ${line}`)
  writeFileSync(join(ROOT, path), text.toSpliced(place, 0, line).join('\n'))
}
