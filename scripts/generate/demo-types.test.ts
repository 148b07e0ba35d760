import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../root.ts'
import { demoTypesText } from './demo-types.ts'

test('QA-8: the driver’s types of window.demo are up to date; if not, run npm run generate types', () => {
  const file = readFileSync(join(ROOT, 'e2e/support/demo-types.ts'), 'utf8')
  expect(file === demoTypesText(), 'e2e/support/demo-types.ts is out of date. Run: npm run generate types').toBe(true)
})

/** as another repository might have it */
const OPTIONS = {
  ...{ strict: true, noEmit: true, module: 'ESNext', moduleResolution: 'bundler', allowImportingTsExtensions: true },
  ...{ lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: ['node'], skipLibCheck: true },
}

const MISSPELT = `import { test } from './support/fixture.ts'
test('a misspelt call', async ({ demo }) => {
  await demo.clock.advance(5)
  await demo.clock.forward(5)
})
`

test('QA-8: a copy of e2e/support compiles in another repository, and knows the calls of the demo', () => {
  const folder = mkdtempSync(join(tmpdir(), 'larkspur-copy-'))
  try {
    cpSync(join(ROOT, 'e2e/support'), join(folder, 'support'), { recursive: true })
    // With that repository's own packages; ours has vitest too, for the tests of the folder.
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction')
    writeFileSync(join(folder, 'misspelt.ts'), MISSPELT)
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: OPTIONS, include: ['.'] }))
    const { stdout } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc'], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect(stdout.trim().split('\n')).toEqual([
      `misspelt.ts(4,20): error TS2339: Property 'forward' does not exist on type 'Remote<DeskClock>'.`,
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
