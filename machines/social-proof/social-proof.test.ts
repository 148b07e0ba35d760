import { expect, test } from 'vitest'
import { fromCallback } from 'xstate'
import { heldTime } from '#machines/held-time.ts'
import { inSystem } from '#machines/model/in-system.ts'
import { heldCalls, stubListener } from '#machines/model/stub-actor.ts'
import type { ToastsEvent } from '#machines/toasts/toasts.machine.ts'
import { AppClock } from '#src/platform/clock/clock.ts'
import { type Proof, socialProofMachine } from './social-proof.machine.ts'

const START = 1_000_000
const ONE: Proof = { name: 'Marisol V.', brief: 'opened a savings account', country: 'Portugal' }
const TWO: Proof = { name: 'Tomasz K.', brief: 'was approved for a home loan', country: 'Poland' }

function start() {
  const clock = new AppClock({ mode: 'paused', virtual: START })
  const { calls: asked, logic: loadProof } = heldCalls<readonly Proof[], void>()
  const shown: [at: number, name: string][] = []
  const toasts = stubListener((event) => {
    const sample = event as ToastsEvent
    if (sample.type === 'sample.show') shown.push([clock.now() - START, sample.proof.name])
  })
  const { root, flow: actor } = inSystem(
    socialProofMachine.provide({
      actors: { watchPauses: fromCallback(() => {}), loadProof },
      actions: heldTime(clock),
    }),
    { clock, beside: { toasts } },
  )
  root.start()
  const pause = () => actor.send({ type: 'pause.begin' })
  const goOn = () => actor.send({ type: 'pause.end' })
  const state = () => actor.getSnapshot().value
  return { root, actor, clock, asked, shown, pause, goOn, state }
}

/** After the first 35 s, with the documents loaded. */
async function startKnowing(proofs: readonly Proof[] = [ONE, TWO]) {
  const proof = start()
  await proof.clock.advance(35_000)
  await proof.asked[0]?.resolve(proofs)
  return proof
}

test('TOAST-2: every 35 s the next document is shown, in turn; they are requested once', async () => {
  const { clock, asked, shown } = await startKnowing()
  await clock.advance(34_999)
  expect(shown).toHaveLength(1)
  await clock.advance(1)
  await clock.advance(70_000)
  expect({ shown, asked: asked.length }).toEqual({
    shown: [
      [35_000, ONE.name],
      [70_000, TWO.name],
      [105_000, ONE.name],
      [140_000, TWO.name],
    ],
    asked: 1,
  })
})

test('TOAST-2: a late answer is shown at once, and the interval runs meanwhile', async () => {
  const { clock, asked, shown } = start()
  await clock.advance(75_000)
  expect(asked).toHaveLength(1)
  asked[0]?.resolve([ONE, TWO])
  await clock.advance(30_000)
  expect(shown).toEqual([
    [75_000, ONE.name],
    [105_000, TWO.name],
  ])
})

test('TOAST-2: without documents it stays silent', async () => {
  const { actor, clock, asked, shown } = await startKnowing([])
  expect({ status: actor.getSnapshot().status, pending: clock.pending() }).toEqual({ status: 'done', pending: [] })
  await clock.advance(70_000)
  expect({ asked: asked.length, shown }).toEqual({ asked: 1, shown: [] })
})

test('TOAST-2: a failed request is repeated after the next 35 s', async () => {
  const { clock, asked, shown } = start()
  await clock.advance(35_000)
  await asked[0]?.reject(new Error('no answer'))
  await clock.advance(34_999)
  expect({ asked: asked.length, shown }).toEqual({ asked: 1, shown: [] })
  await clock.advance(1)
  await asked[1]?.resolve([ONE])
  expect(shown).toEqual([[70_000, ONE.name]])
})

test('DEMO-16: when the documents have changed, they are requested again for the next sample', async () => {
  const { actor, clock, asked, shown } = await startKnowing()
  actor.send({ type: 'content.change' })
  expect(asked).toHaveLength(1)
  await clock.advance(35_000)
  await asked[1]?.resolve([TWO])
  expect(shown).toEqual([
    [35_000, ONE.name],
    [70_000, TWO.name],
  ])
})
