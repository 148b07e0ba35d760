import type { AnyActorRef } from 'xstate'
import type { Backend } from '#mocks/bank/backend.ts'
import { router } from '#src/app/router.ts'
import type { Demo, RecordedDoing } from '#src/demo/demo-contract.ts'
import type { Filler } from '#src/demo/placeholders.ts'
import { findFlow } from './flow-name.ts'
import { fromRoute, toRoute } from '#src/demo/recorder/route-path.ts'
import { clock } from '#src/kit/actors/runtime.ts'
import type { ReplayHistory } from '#src/kit/recorder/replay-history.ts'
import { showEntry } from '#src/demo/recorder/show-entry.ts'

export interface Stage {
  backend: Backend
  demo: Demo
  filler: Filler
  history: ReplayHistory
  /** lets one see what stands in a form before it is sent */
  look(): Promise<void>
}

/** Does one recorded step; resolves when all is settled. Rejects in words when it cannot be done. */
export async function perform(step: RecordedDoing, stage: Stage): Promise<void> {
  const { backend, demo, filler, history } = stage
  switch (step.kind) {
    case 'event':
      await send(step, stage)
      break
    case 'page':
      await history.visit(fromRoute(filler.path(step.to)), step.by)
      break
    case 'press':
      press(step.what)
      break
    case 'sign-in':
      await demo.signIn(step.persona)
      break
    case 'operator': {
      const actions = { ...demo.operator, copyCustomer: backend.operator.copyCustomer }
      await (actions[step.action] as (...args: unknown[]) => Promise<unknown>)(...filler.value(step.args))
      break
    }
    case 'fault':
      if (step.fault === null) backend.faults.clear()
      else backend.faults.set(filler.value(step.fault))
      break
    case 'latency':
      backend.latency = step.latency
      break
    case 'clock':
      await demo.clock.setNow(step.now)
      break
    case 'caption':
      break
  }
  await clock.settled()
}

async function send(step: Extract<RecordedDoing, { kind: 'event' }>, { filler, look }: Stage): Promise<void> {
  const actor: AnyActorRef | undefined = findFlow(step)
  if (actor === undefined) {
    // It may have gone by itself: nothing is missed.
    if (step.flow === 'toast') return
    throw new Error(`the flow ${step.flow} is not there, on ${toRoute(router.history.location.pathname)}`)
  }
  const event = filler.event(step.event)
  if (showEntry(event)) await look()
  actor.send(event as never)
}

function press(what: 'outside' | 'escape'): void {
  if (what === 'escape') document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  else document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
}
