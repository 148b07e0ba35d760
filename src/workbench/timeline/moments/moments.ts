import { clock } from '#src/platform/actors/runtime.ts'
import { backendState } from '#src/platform/backend-state.ts'
import { SESSION_KEYS, SIGN_UP_DRAFT, WITHDRAWAL_DRAFTS } from '#src/platform/session-storage.ts'
import { tabStorage } from '#src/platform/tab-storage.ts'
import type { Demo, DemoOperator } from '#src/workbench/demo/demo-contract.ts'
import { product } from '#src/workbench/product.ts'
import { SCENARIO_KEY } from '#src/workbench/timeline/scenario-key.ts'
import { createKeptMoments } from './kept-moments.ts'
import type { Action, Moment, MomentParts } from './moment.ts'

export interface MomentTools extends Pick<Demo, 'undo' | 'undoable' | 'checkpoints' | 'restore'> {
  /** Runs an action that can be taken back, once it has succeeded; false says that it changed nothing. Actions within it are part of it. */
  before<T>(action: Action, work: () => Promise<T>): Promise<T>
  /** Runs something whose actions are not offered to be taken back. */
  quietly<T>(work: () => Promise<T>): Promise<T>
  /** the same operator, whose actions can be taken back */
  operator(operator: DemoOperator): DemoOperator
}

const READS: readonly string[] = ['customer', 'standing', 'waiting', 'records', 'fields']

/** Captures the demo before whatever changes its data. */
export function createMoments(parts: MomentParts): MomentTools {
  const { backend } = parts
  const kept = createKeptMoments(parts)
  const sent: Record<string, Promise<Moment>[]> = {}
  let inner = 0

  backend.onCall(async (name, status, record) => {
    if (name.startsWith('GET ') || inner > 0 || backendState().server !== null) return
    sent[name] ??= []
    if (status === 0) return void sent[name].push(clock.track(capture()))
    const moment = await sent[name].shift()
    if (moment !== undefined && Number(status) < 300)
      await clock.track(kept.keep({ kind: 'call', name, record }, moment))
  })

  async function quietly<T>(work: () => Promise<T>): Promise<T> {
    inner += 1
    try {
      return await work()
    } finally {
      inner -= 1
    }
  }

  async function before<T>(action: Action, work: () => Promise<T>): Promise<T> {
    if (inner > 0) return work()
    const moment = await capture()
    const done = await quietly(work)
    if (done !== false) await clock.track(kept.keep(action, moment))
    return done
  }

  return {
    undoable: kept.undoable,
    undo: kept.undo,
    checkpoints: kept.checkpoints,
    restore: async (id) => before({ kind: 'restore' }, kept.backTo(id)),
    before,
    quietly,
    operator: (operator) =>
      Object.fromEntries(
        Object.entries(operator).map(([action, run]: [string, (...args: unknown[]) => Promise<unknown>]) => [
          action,
          (...args: unknown[]) =>
            READS.includes(action) ? run(...args) : before({ kind: 'operator', action, args }, () => run(...args)),
        ]),
      ) as unknown as DemoOperator,
  }

  async function capture(): Promise<Moment> {
    const { customerId, isCodeSpent } = product.session.getSnapshot().context
    const keys = [...SESSION_KEYS, WITHDRAWAL_DRAFTS, SIGN_UP_DRAFT, SCENARIO_KEY]
    const moment = {
      clock: { mode: clock.mode, now: clock.now() },
      customerId,
      isCodeSpent,
      stored: keys.map((key) => [key, tabStorage.getItem(key)] as const),
      href: product.router.history.location.href,
    }
    return { ...moment, bank: await backend.capture() }
  }
}
