import type { Placeholder } from '#machines/model/payload-fields.ts'
import { clock } from '#src/platform/actors/app-clock.ts'
import { runningActors } from '#src/platform/actors/running-actors.ts'
import type { DeskDemo, DeskFlows } from '#src/workbench/contract/desk-demo.ts'
import type { FlowSource } from '#src/workbench/contract/source.ts'
import { Missing } from '#src/workbench/timeline/placeholders.ts'
import { type Timeline, tracedAt } from '#src/workbench/timeline/timeline.ts'
import { models } from '#src/workbench/trace/models.ts'
import type { PageBackend } from '#src/workbench/trace/product.ts'
import type { Trace } from '#src/workbench/trace/trace.ts'
import { fillIn } from './fill-placeholder.ts'
import { createLiveStore } from './viewer/live-store.ts'
import { eventOf, placeholdersIn } from './viewer/payload-form.ts'
import { viewer } from './viewer.ts'

/** What `window.demo.flows` needs. */
export interface FlowParts {
  backend: PageBackend
  trace: Trace
  look: DeskDemo['timeline']['look']
  timeline: Pick<Timeline, 'entries' | 'isLooking' | 'position' | 'refuseWhileLooking' | 'subscribe'>
}

/** made when a viewer first asks: its code is loaded late */
let source: FlowSource | null = null

/** What the viewer shows of `window.demo.flows`. All viewers share this one source. */
export function localSource(parts: FlowParts, flows: Pick<DeskFlows, 'send' | 'jump'>): FlowSource {
  const { backend, trace } = parts
  source ??= {
    ...createLiveStore(parts, viewer.samples),
    clock,
    log: trace,
    send: createSend(backend, flows),
    jump: flows.jump,
    look: createLook(parts),
  }
  return source
}

function createLook({ timeline, look }: FlowParts): FlowSource['look'] {
  return async (number) => {
    const entries = timeline.entries()
    const place = entries.findIndex((entry) => tracedAt(entry) >= number)
    const entry = entries[place]
    // Whatever happened before a start of the page led to it.
    const isLed = tracedAt(entries[place - 1]) > 0 || (entry?.isStart === true && entry.sameAs === undefined)
    if (entry !== undefined && !isLed) throw new Error('The timeline no longer has the moment of this entry.')
    await look(entry === undefined || entry === entries.at(-1) ? null : entry.id)
  }
}

function createSend(backend: PageBackend, flows: Pick<DeskFlows, 'send'>): FlowSource['send'] {
  return async (sessionId, eventType, entries) => {
    const actor = runningActors().find((one) => one.sessionId === sessionId)
    if (actor === undefined) throw new Error('This flow has stopped. Nothing was sent.')
    const model = models.get(actor.getSnapshot().machine.id)
    const filled = new Map<Placeholder, unknown>()
    try {
      for (const placeholder of placeholdersIn(model, eventType, entries))
        filled.set(placeholder, await fillIn(placeholder, entries, actor, backend))
    } catch (error) {
      const reason = error instanceof Missing ? error.message : 'the page could not create that event'
      throw new Error(`Nothing was sent: ${reason}.`)
    }
    flows.send(
      sessionId,
      eventOf(model, eventType, entries, (placeholder) => filled.get(placeholder)),
    )
    return actor.getSnapshot().value
  }
}
