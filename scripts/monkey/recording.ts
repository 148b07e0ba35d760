/** What the monkey did in its first tab since the last stop, as a recording to replay. */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { DemoDriver } from '../../e2e/support/driver.ts'
import { ROOT } from '../root.ts'

const FOLDER = join(ROOT, 'reports')

/** Starts recording, unless the page records already. A reload, a reset or the desk's Record tab may have stopped it. */
export async function keepRecording({ record }: DemoDriver): Promise<void> {
  if ((await record.count()) === null) await record.start()
}

/** Ends the recording after a stop that found nothing: the next one begins there. */
export async function dropRecording({ clock, record }: DemoDriver): Promise<void> {
  if ((await record.count()) === null) return
  await clock.settled()
  await record.stop()
}

/** Writes the recording to `reports/` and returns the file's name; null if the page no longer records. */
export async function writeRecording({ clock, record }: DemoDriver, name: string): Promise<string | null> {
  if ((await record.count()) === null) return null
  await clock.settled()
  const recording = await record.stop()
  mkdirSync(FOLDER, { recursive: true })
  const file = join(FOLDER, `${name}.json`)
  writeFileSync(file, `${JSON.stringify(recording, null, 2)}\n`)
  return file
}

/** Replays a recording in a fresh page. Returns what is different at its end; null if nothing is. */
export async function replay(
  page: Page,
  { ready, record }: DemoDriver,
  origin: string,
  file: string,
): Promise<string | null> {
  await page.goto(`${origin}/?reset`)
  await ready()
  const recording = JSON.parse(readFileSync(file, 'utf8'))
  return record.replay(recording).then(
    () => null,
    (error: unknown) => String(error instanceof Error ? error.message : error),
  )
}
