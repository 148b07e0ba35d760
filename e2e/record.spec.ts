import type { Page } from '@playwright/test'
import type { Recording } from '#src/dev/demo-contract.ts'
import type { DemoDriver } from './demo.ts'
import { expect, PASSWORD, test } from './test.ts'
import { CODE, enterCode, withdraw } from './withdrawing.ts'

/** What a replay leaves behind, and what it sent, by shape. */
async function outcome(demo: DemoDriver, before: number) {
  const calls = (await demo.calls()).slice(before).map(({ method, path, status }) => `${method} ${path} ${status}`)
  const { world } = JSON.parse(await demo.store.export()) as { world: unknown }
  return { states: await demo.states(), world, calls }
}

async function replayTwice(demo: DemoDriver, recording: Recording) {
  const outcomes = []
  for (let count = 0; count < 2; count++) {
    const before = (await demo.calls()).length
    await demo.record.replay(recording)
    outcomes.push(await outcome(demo, before))
  }
  expect(outcomes[1]).toEqual(outcomes[0])
  return outcomes[0]
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
}

test('DEMO-8: a session with wrong and right secrets, a fault and the bank’s side replays to the same end', async ({
  page,
  demo,
}) => {
  await demo.open('/login', { latency: 350 })
  await demo.record.start()
  await demo.clock.settled()
  await signIn(page, 'ada@larkspur.example', 'wrong-CANARY-1')
  await demo.clock.advance(400)
  await signIn(page, 'ada@larkspur.example', PASSWORD)
  await demo.clock.advance(5_000)
  await demo.faults.set({ call: 'POST transfer', kind: 'network', times: 1 })
  await withdraw(page)
  await enterCode(page, '111111')
  await demo.clock.settled()
  await enterCode(page, CODE)
  await demo.clock.advance(10_000)
  await demo.operator.releaseStep('ada')
  await demo.clock.settled()
  const recorded = await outcome(demo, 0)
  const recording = await demo.record.stop()
  const said = JSON.stringify(recording)
  for (const secret of ['wrong-CANARY-1', PASSWORD, CODE, '111111']) expect(said).not.toContain(secret)
  expect(recording.end.proof).not.toBeNull()
  const replayed = await replayTwice(demo, recording)
  expect(replayed?.states).toEqual(recorded.states)
  expect(replayed?.calls).toEqual(recorded.calls.slice(-(replayed?.calls.length ?? 0)))
})
