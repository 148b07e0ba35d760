import type { Backend } from '#mocks/bank/backend.ts'
import { session } from '#src/flows/session/session.ts'
import { runningStates } from '#src/kit/actors/registry.ts'
import { clock } from '#src/kit/actors/runtime.ts'
import { isTime, parseTime } from '#src/kit/clock/clock.ts'
import type { Trace } from '#src/kit/trace/trace.ts'
import { backendState } from '#src/platform/backend-state.ts'
import { addNotice, clearNotices } from '#src/platform/notices.ts'
import { tabStorage } from '#src/platform/tab-storage.ts'
import { storeMode } from './backend-modes.ts'
import { createBackendSwitch, type WorkerSwitch } from './backend-switch.ts'
import type { Demo, DemoClock, DemoOperator } from './demo-contract.ts'
import { createDemoFaults } from './demo-faults.ts'
import type { DemoHost } from './host.ts'
import { refuseWithoutMock } from './mock-only.ts'
import { customerPushed } from './push.ts'
import type { RecordTools } from './recorder/record.ts'
import { signInAs } from './sign-in.ts'

interface DemoParts {
  backend: Backend
  trace: Trace
  host: DemoHost
  record: RecordTools
  worker: WorkerSwitch
}

export function createDemo({ backend, trace, host, record, worker }: DemoParts): Omit<Demo, 'ready'> {
  return {
    personas: () =>
      backend.personas.map(({ id, name, email, password, situation }) => ({ id, name, email, password, situation })),
    signIn: async (persona) => {
      session.send({ type: 'session.start', answer: await signInAs(persona, backend) })
      await host.goTo('/dashboard-overview')
      await clock.settled()
    },
    signOut: async () => {
      session.send({ type: 'session.end' })
      await clock.settled()
    },
    reset: async () => {
      refuseWithoutMock()
      await record.halt()
      tabStorage.clear()
      storeMode(backendState().mode)
      clock.reset()
      await backend.reset()
      clearNotices()
      if (backend.notice !== null) addNotice({ role: 'status', text: backend.notice })
      session.send({ type: 'session.forget' })
      await host.remount()
      record.recorder.restart()
      await clock.settled()
    },
    clock: createClock(record.recorder.note),
    operator: createOperator(backend),
    faults: createDemoFaults(backend),
    outbox: () => backend.outbox(),
    calls: () => backend.calls(),
    states: runningStates,
    trace: () => structuredClone([...trace.list()]),
    store: {
      export: async () => {
        refuseWithoutMock()
        return backend.export()
      },
      import: async (json) => {
        refuseWithoutMock()
        await record.halt()
        const { mode, now } = await backend.import(json)
        clock.set(mode)
        clock.setNow(now)
        session.send({ type: 'session.forget' })
        await host.remount()
        record.recorder.restart()
        await clock.settled()
      },
    },
    record: {
      start: () => {
        refuseWithoutMock()
        record.demo.start()
      },
      stop: record.demo.stop,
      replay: async (recording) => {
        refuseWithoutMock()
        await record.demo.replay(recording)
      },
    },
    backend: createBackendSwitch(worker, host, record),
  }
}

function createClock(onAction: RecordTools['recorder']['note']): DemoClock {
  return {
    get mode() {
      return clock.mode
    },
    now: () => clock.now(),
    setNow: async (at) => {
      const time = typeof at === 'number' ? at : parseTime(at)
      if (!isTime(time)) {
        throw new RangeError(`setNow takes ms since the epoch or a time such as 2026-03-02T11:59, not ${at}`)
      }
      onAction({ kind: 'clock', now: time })
      clock.setNow(time)
      await clock.settled()
    },
    set: (mode) => clock.set(mode),
    advance: (ms) => clock.advance(ms),
    next: () => clock.next(),
    pending: () => clock.pending(),
    settled: () => clock.settled(),
  }
}

function createOperator({ operator }: Backend): DemoOperator {
  const shown = async (change: () => Promise<void>) => {
    refuseWithoutMock()
    await change()
    await customerPushed()
    await clock.settled()
  }
  return {
    customer: async (persona) => {
      refuseWithoutMock()
      return operator.customer(persona)
    },
    records: async (kind, persona) => {
      refuseWithoutMock()
      return operator.records(kind, persona)
    },
    fields: operator.fields,
    setRecord: (kind, id, fields) => shown(() => operator.setRecord(kind, id, fields)),
    removeRecord: (kind, id) => shown(() => operator.removeRecord(kind, id)),
    make: (kind, persona, count) => shown(() => operator.make(kind, persona, count)),
    removeMade: (kind, persona) => shown(() => operator.removeMade(kind, persona)),
    setUser: (persona, fields) => shown(() => operator.setUser(persona, fields)),
    releaseStep: (persona) => shown(() => operator.releaseStep(persona)),
    setDeposit: (id, status) => shown(() => operator.setDeposit(id, status)),
    setLoan: (id, status) => shown(() => operator.setLoan(id, status)),
    setKyc: (persona, status) => shown(() => operator.setKyc(persona, status)),
  }
}
