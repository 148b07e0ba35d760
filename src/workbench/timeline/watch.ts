import type { AnyActorRef, AnyMachineSnapshot, EventObject } from 'xstate'
import type { CallRecord } from '#src/contract/traffic.ts'
import { type ActorEvent, observe } from '#src/platform/actors/inspection.ts'
import { machineOf } from '#src/platform/actors/machine-of.ts'
import { toRoute } from '#src/platform/page-address.ts'
import { capitalized, inWords } from '#src/ui/in-words.ts'
import { hasRole } from '#src/workbench/trace/flow-roles.ts'
import type { PageBackend } from '#src/workbench/trace/product.ts'
import { describeAct } from './customer-words.ts'
import { customerOf, describeCall, firstNameOf } from './entry-text.ts'
import { checkFiles } from './file-kind.ts'
import { aboutOf } from './find-about.ts'
import { flowNameOf } from './flow-names.ts'
import { flowWords } from './flow-words.ts'
import { createSecretPlaceholders } from './secret-placeholders.ts'
import type { Timeline } from './timeline.ts'
import { pageWords, watchPages } from './watch-pages.ts'

/** Adds an entry for everything that a person, a call or a timer does (DEMO-17). */
export function watch({ add, addAtRest }: Timeline, backend: PageBackend): void {
  const { product } = backend
  const secrets = createSecretPlaceholders(backend)
  const processing = createProcessing()

  watchPages(product.router.history, (move) => {
    const { event } = window
    const { customerId } = product.system
    addAtRest(() => {
      const to = secrets.ofPath(toRoute(move.to))
      const text = `${who(customerId)} went to ${pageWords(to)}`
      return { lane: 'customer', text, steps: [{ ...move, to }], ...aboutOf(event) }
    })
  })
  observe((inspection) => {
    if (inspection.kind === 'event') watchEvent(inspection)
    processing.follow(inspection)
  })
  backend.onCall((name, status, logged) => {
    if (status === 0) return
    const call = logged.method === 'GET' ? {} : { call: `${logged.method} ${logged.path} ${status}` }
    add({ lane: 'call', text: textOf(name, logged), since: logged.at, ...call })
  })

  function watchEvent({ actor, source, event }: Extract<ActorEvent, { kind: 'event' }>): void {
    const press = event.type.startsWith('xstate.done.actor.') ? PRESSES[String(source?.src)] : undefined
    if (press !== undefined)
      add({ lane: 'customer', text: `${who()} closed the menu`, steps: [{ kind: 'press', what: press }] })
    // By a person, or by the app's code.
    if (source === undefined && !processing.isUnderWay() && machineOf(actor) !== undefined) addAct(actor, event)
    const { machine, children } = snapshotOf(actor)
    const failed = restOf(event.type, 'xstate.error.actor.')
    if (failed !== undefined && hasRole(machine.id, 'parent') && failed in children)
      add({ lane: 'timer', text: `${capitalized(flowWords(failed))} failed and was ended`, flow: failed })
    const delay = restOf(event.type, 'xstate.after.')?.split('.')[0]
    if (delay === undefined || hasRole(machine.id, 'plumbing')) return
    const { flow } = flowNameOf(actor)
    add({ lane: 'timer', text: `Time passed in ${flowWords(flow)}: ${inWords(delay)}`, flow })
  }

  function addAct(actor: AnyActorRef, event: EventObject): void {
    const snapshot = snapshotOf(actor)
    const act = describeAct(snapshot.machine.id, event)
    // An event that the flow does not take has no effect, and no entry.
    if (act === null || !hasEffect(snapshot, event)) return
    const { flow, which } = flowNameOf(actor)
    const done = secrets.ofEvent({ ...event })
    checkFiles(event, done)
    add({
      lane: act.kind === 'aside' ? 'timer' : 'customer',
      text: `${who()} ${act.done}`,
      flow,
      steps: [{ kind: 'event', flow, ...(which === undefined ? {} : { which }), event: done }],
      ...aboutOf(window.event),
      ...(act.kind === 'typing' ? { key: keyOf(flow, done) } : {}),
    })
  }

  function who(customerId = product.system.customerId): string {
    return customerId === null ? 'A visitor' : firstNameOf(customerOf(customerId, backend.operator))
  }

  function textOf(name: string, call: CallRecord): string {
    const { customerId } = product.system
    const told = describeCall(name, call, customerOf(customerId, backend.operator))
    if (told !== null) return told
    const title = backend.faults.calls.find(({ call }) => call === name)?.text.replace(/ \(.*\)$/, '') ?? name
    if (call.status === 'network') return `${call.lost === undefined ? 'No answer' : 'The answer was lost'}: ${title}`
    return call.status < 400 ? `Answered: ${title}` : `Refused with ${call.status}: ${title}`
  }
}

/** A guard that throws ends its flow, so the event had an effect. */
function hasEffect(snapshot: AnyMachineSnapshot, event: EventObject): boolean {
  try {
    return snapshot.can(event)
  } catch {
    return true
  }
}

function snapshotOf(actor: AnyActorRef): AnyMachineSnapshot {
  return actor.getSnapshot()
}

/** the rest of a text that begins so */
function restOf(text: string, start: string): string | undefined {
  return text.startsWith(start) ? text.slice(start.length) : undefined
}

/** The same for two keystrokes in one field. */
function keyOf(flow: string, { type, field, change }: { type: string; field?: unknown; change?: unknown }): string {
  return JSON.stringify([flow, type, field, Object.keys((change ?? {}) as object)])
}

/** Watchers that a press anywhere in the page ends, by their names in the machine. */
const PRESSES: Readonly<Record<string, 'outside' | 'escape'>> = { clickOutside: 'outside', escapePress: 'escape' }

/**
 * Tells whether an actor causes what happens now, rather than a person. An actor handles an event synchronously, so everything
 * between the event and 'settled' belongs to it.
 */
export function createProcessing(): { follow(event: ActorEvent): void; isUnderWay(): boolean } {
  const busy: AnyActorRef[] = []
  return {
    follow: ({ kind, actor }) => {
      if (kind === 'started' || kind === 'event') {
        // A stopped actor reports nothing more.
        if (busy.length === 0) queueMicrotask(() => busy.splice(0))
        busy.push(actor)
      } else if (kind === 'settled') {
        const index = busy.indexOf(actor)
        if (index >= 0) busy.splice(index, 1)
      }
    },
    isUnderWay: () => busy.length > 0,
  }
}
