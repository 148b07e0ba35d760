import type { Backend } from '#mocks/bank/backend.ts'
import type { FlowTools } from '#src/demo/desk-tools.ts'
import { product } from '#src/demo/product.ts'
import { clock } from '#src/kit/actors/runtime.ts'
import { createLiveStore } from '#src/kit/viewer/live-store.ts'
import { runCommand } from '#src/kit/viewer/run-command.ts'
import type { FlowSource } from '#src/kit/viewer/source.ts'
import { createFillIn, missingOf } from './fill-placeholder.ts'
import { viewer } from './viewer.ts'

let source: FlowSource | null = null

/** The flows of this page. All viewers share this one source. */
export function localSource({ backend, trace, record }: FlowTools): FlowSource {
  if (source !== null) return source
  const store = createLiveStore(trace, createPerson(backend), viewer)
  const context = { models: viewer.models, fillIn: createFillIn(backend), missing: missingOf }
  const run: FlowSource['run'] = (command) => {
    record.recorder.interrupt()
    return runCommand(command, store.read, context)
  }
  source = { id: 'own', ...store, clock, log: trace, run }
  return source
}

/** Who is signed in. Cached, since every change of any flow reads it. */
function createPerson(backend: Backend): () => string | null {
  let last: { customerId: string | null; person: string | null } = { customerId: null, person: null }
  return () => {
    const { customerId } = product.session.getSnapshot().context
    if (customerId !== last.customerId) last = { customerId, person: personOf(backend, customerId) }
    return last.person
  }
}

function personOf({ operator, personas }: Backend, customerId: string | null): string | null {
  const email = operator.people().find(({ userId }) => userId === customerId)?.email
  return personas.find((one) => one.email === email)?.id ?? email ?? null
}
