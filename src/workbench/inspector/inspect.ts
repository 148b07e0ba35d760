import type { createBrowserInspector, StatelyInspectionEvent } from '@statelyai/inspect'
import { createAtom } from '@tanstack/store'
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import { clock } from '#src/platform/actors/app-clock.ts'
import { observe } from '#src/platform/actors/inspection.ts'
import { runningActors } from '#src/platform/actors/running-actors.ts'
import type { DemoInspector } from '#src/workbench/contract/desk-demo.ts'
import { keepInspecting } from '#src/workbench/demo/kept-inspection.ts'
import type { Product } from '#src/workbench/trace/product.ts'
import { toDisplayJson } from '#src/workbench/trace/to-display-json.ts'
import { createConnection } from './connection.ts'

export type InspectorStatus = ReturnType<DemoInspector['status']>

const STATELY = 'https://stately.ai/inspect'
/** how many messages are kept for a window that connects or reloads */
const KEPT = 2_000
/** levels of a machine's definition, of which none is cut */
const DEEPEST = 100

/**
 * Opens the Stately inspector, and sends it the actors of the running system and everything from now on (FLOW-2); the picture of a moment that is
 * looked at is not among them. Browsers may block a window that no click asked for, unless it is open already. The inspector's code is loaded only
 * now. Returns how to stop.
 */
export function openInspector(report: (status: InspectorStatus) => void, running: () => AnyActorRef): () => void {
  if (!navigator.onLine) {
    report('offline')
    return () => {}
  }
  const popup = window.open(STATELY, 'larkspur-inspector')
  if (popup === null) {
    report('blocked')
    return () => {}
  }
  report('opening')
  const connection = createConnection(popup, {
    connected: () => report('on'),
    closed: () => {
      end()
      report('closed')
    },
  })
  let isOver = false
  let stop = () => {}
  clock.track(import('@statelyai/inspect')).then(
    (library) => {
      if (!isOver) stop = attach(library.createBrowserInspector, connection.window, running)
    },
    () => report('failed'),
  )
  return end

  function end(): void {
    isOver = true
    connection.close()
    stop()
  }
}

function attach(create: typeof createBrowserInspector, window: Window, running: () => AnyActorRef): () => void {
  const known = new WeakSet<AnyActorRef>()
  const inspector = create({
    window,
    serialize: createSerializer(() => running().sessionId),
    maxDeferredEvents: KEPT,
    serializationDepthLimit: DEEPEST,
  })
  const announce = (actor: AnyActorRef) => {
    known.add(actor)
    inspector.actor(actor, partOf(actor.getSnapshot()))
  }
  for (const actor of runningActors(running())) announce(actor)
  // Sent directly: the inspector's own observer posts only when the page is idle, and only some of the events.
  const stopObserving = observe((inspection) => {
    const { actor, kind } = inspection
    if (kind !== 'started' && kind !== 'event' && kind !== 'settled') return
    if (!known.has(actor)) announce(actor)
    if (kind === 'settled') inspector.snapshot(actor, partOf(inspection.snapshot), { event: inspection.event })
    else inspector.event(actor, inspection.event, inspection.source && { source: inspection.source })
  })
  return () => {
    stopObserving()
    inspector.stop()
  }
}

/**
 * The inspector's `serialize`, which every message passes (FLOW-2). Returns plain JSON, with the app clock's time and the root that the library
 * leaves open. The inspector calls it twice per message; the second call changes nothing.
 */
export function createSerializer(rootId: () => string): (message: StatelyInspectionEvent) => StatelyInspectionEvent {
  const finished = new WeakSet<StatelyInspectionEvent>()
  return (message) => {
    if (finished.has(message)) return message
    const fixed = { id: null, rootId: rootId(), createdAt: String(clock.now()) }
    const built = { ...(toDisplayJson(message) as object), ...fixed } as unknown as StatelyInspectionEvent
    finished.add(built)
    return built
  }
}

type Part = Pick<AnyMachineSnapshot, 'status' | 'value' | 'context' | 'output' | 'error'>

/** Without the machine and its actors. */
function partOf({ status, value, context, output, error }: AnyMachineSnapshot): Part {
  return { status, value, context, output, error }
}

const status = createAtom<InspectorStatus>('off')
status.subscribe((now) => keepInspecting(now === 'on' || now === 'opening'))

/** The inspection of this page. It goes on when the desk is closed, and after a reload, until somebody stops it or closes its window (FLOW-2). */
export function createInspection(product: Product): DemoInspector {
  let end = () => {}
  return {
    status: status.get,
    subscribe: (listener) => status.subscribe(listener).unsubscribe,
    open: () => {
      end()
      end = () => {}
      end = openInspector(status.set, () => product.system.live)
    },
    stop: () => {
      end()
      status.set('off')
    },
  }
}
