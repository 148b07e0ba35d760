import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { test } from '@playwright/test'

for (const form of ['single', 'below']) {
  test(`DEMO-9: npm run build ${form} makes what the offline tests open`, async () => {
    test.setTimeout(120_000)
    await promisify(execFile)('node', ['scripts/run.js', 'build', form])
  })
}
