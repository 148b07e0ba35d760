import { PAYING_STEP } from '#machines/rules/rules.ts'
import type { Backend } from '#mocks/bank/backend.ts'
import { runningStates } from '#src/platform/actors/registry.ts'
import { clock } from '#src/platform/actors/runtime.ts'
import { backendState } from '#src/platform/backend-state.ts'
import { isTime, parseTime } from '#src/platform/clock/clock.ts'
import { closeDesk, deskState, openDesk } from '#src/platform/desk-state.ts'
import { tabStorage } from '#src/platform/tab-storage.ts'
import { createDemoFlows } from '#src/workbench/flows/demo-flows.ts'
import type { Trace } from '#src/workbench/flows/trace/trace.ts'
import { createDemoOffline } from '#src/workbench/offline/demo-offline.ts'
import { product } from '#src/workbench/product.ts'
import type { Happened } from '#src/workbench/timeline/happened.ts'
import type { MomentTools } from '#src/workbench/timeline/moments/moments.ts'
import { loadReplaying, type RecordTools } from '#src/workbench/timeline/record.ts'
import { SCENARIO_KEY } from '#src/workbench/timeline/scenario-key.ts'
import { listScenarios } from '#src/workbench/timeline/scenarios.ts'
import { nameOf } from '#src/workbench/timeline/with-recording.ts'
import { createBackendSwitch, type WorkerSwitch } from './backend-switch.ts'
import { createDemoCallLog } from './demo-calls.ts'
import type { CustomerStanding, Demo, DemoClock, DemoOperator } from './demo-contract.ts'
import { createDemoFaults } from './demo-faults.ts'
import { createDemoRecord } from './demo-record.ts'
import { createSubscribe } from './demo-subscribe.ts'
import { openDeskWindow } from './desk-window.ts'
import { refuseWithoutMock } from './mock-only.ts'
import { customerPushed } from './push.ts'
import { createReplacing } from './replace-demo.ts'
import { signInAs } from './sign-in.ts'
import { listWaiting } from './waiting.ts'

interface DemoParts {
  backend: Backend
  trace: Trace
  record: RecordTools
  worker: WorkerSwitch
  happened: Happened
  moments: MomentTools
  /** opens a shared moment from the text of its file */
  openFile(text: string): Promise<void>
}

export function createDemo(parts: DemoParts): Omit<Demo, 'ready'> {
  const { backend, trace, record, worker, happened, moments, openFile } = parts
  const replacing = createReplacing({ backend, record, openFile })
  const demo: Omit<Demo, 'ready'> = {
    subscribe: createSubscribe(backend, record, happened),
    // A real backend may not have these customers, and cannot be asked.
    people: () =>
      backendState().server === null
        ? backend.operator.people()
        : backend.personas.map(({ id, name, email, situation }) => ({ userId: id, name, email, situation })),
    customerId: () => product.session.getSnapshot().context.customerId,
    personas: () =>
      backend.personas.map(({ id, name, email, password, situation }) => ({ id, name, email, password, situation })),
    signIn: async (persona) => {
      product.session.send({ type: 'session.start', answer: await signInAs(persona, backend) })
      await product.goTo('/dashboard-overview')
      await clock.settled()
    },
    signOut: async () => {
      product.session.send({ type: 'session.end' })
      await clock.settled()
    },
    reset: async () => {
      refuseWithoutMock()
      await moments.before({ kind: 'reset' }, replacing.reset)
      happened.tell('The demo was reset')
    },
    clock: createClock(record.recorder.note, happened),
    operator: moments.operator(createOperator(backend)),
    undo: async () => {
      const isUndone = await moments.undo()
      if (isUndone) happened.tell('The last action was undone')
      return isUndone
    },
    undoable: moments.undoable,
    checkpoints: moments.checkpoints,
    restore: async (id) => {
      await moments.restore(id)
      happened.tell({ kind: 'back', now: clock.now() })
    },
    share: async () => (await loadReplaying()).shareMoment(record.start),
    faults: createDemoFaults(backend),
    outbox: () => backend.outbox(),
    calls: () => backend.calls(),
    callLog: createDemoCallLog(backend),
    goTo: async (path) => {
      await product.goTo(path)
      await clock.settled()
    },
    flows: createDemoFlows({ backend, trace, share: () => demo.share() }),
    states: runningStates,
    trace: () => structuredClone([...trace.list()]),
    coverage: trace.coverage,
    store: {
      export: async () => {
        refuseWithoutMock()
        return backend.export()
      },
      import: async (json) => {
        refuseWithoutMock()
        await moments.before({ kind: 'import' }, () => replacing.importFile(json))
      },
    },
    record: createDemoRecord(record),
    backend: createBackendSwitch(worker, record),
    desk: {
      isOpen: () => deskState().isOpen,
      tab: () => deskState().tab,
      open: openDesk,
      openings: () => deskState().openings,
      close: closeDesk,
      openWindow: openDeskWindow,
      setPreview: (preview) => {
        document.documentElement.dataset.preview = preview
      },
    },
    offline: createDemoOffline(),
    scenarios: listScenarios,
    startScenario: async (id) => {
      refuseWithoutMock()
      const title = listScenarios().find((scenario) => scenario.id === id)?.title ?? id
      const { startScenario } = await loadReplaying()
      await moments.before({ kind: 'scenario', title }, () => startScenario(id, { backend, demo }))
      happened.tell(`The scenario “${title}” was started`)
    },
    scenario: () => tabStorage.getItem(SCENARIO_KEY),
    happened: happened.list,
  }
  return demo
}

function createClock(onAction: RecordTools['recorder']['note'], { tell }: Happened): DemoClock {
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
      tell({ kind: 'clock', now: time })
      await clock.settled()
    },
    set: (mode) => clock.set(mode),
    advance: async (ms) => {
      await clock.advance(ms)
      tell({ kind: 'moved', ms })
    },
    next: async () => {
      const ms = await clock.next()
      tell({ kind: 'moved', ms })
      return ms
    },
    pending: () => clock.pending(),
    settled: () => clock.settled(),
  }
}

function createOperator(backend: Backend): DemoOperator {
  const { operator } = backend
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
    standing: (persona) => {
      refuseWithoutMock()
      const standing = operator.standing(persona)
      return { ...standing, step: stepKind(Number(standing.user.transferStep)), lastStep: PAYING_STEP }
    },
    copy: async (persona, name) => {
      refuseWithoutMock()
      return operator.copyCustomer(persona, name)
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
    setTransfer: (id, status) => shown(() => operator.setTransfer(id, status)),
    waiting: async () => {
      refuseWithoutMock()
      const { customerId } = product.session.getSnapshot().context
      return listWaiting(await operator.waiting(), customerId, (email) => nameOf(backend, email))
    },
    setKyc: (persona, status) => shown(() => operator.setKyc(persona, status)),
  }
}

function stepKind(step: number): CustomerStanding['step'] {
  if (step === PAYING_STEP) return 'paying'
  return step % 2 === 1 ? 'code' : 'care'
}
