import { router } from '#src/app/router.ts'
import type { Demo, DemoOperator } from '#src/demo/demo-contract.ts'
import { session } from '#src/flows/session/session.ts'
import { clock } from '#src/kit/actors/runtime.ts'
import { backendState } from '#src/platform/backend-state.ts'
import { SESSION_KEYS, SIGN_UP_DRAFT, WITHDRAWAL_DRAFTS } from '#src/platform/session-storage.ts'
import { tabStorage } from '#src/platform/tab-storage.ts'
import type { Action, KeptMoments, Moment, MomentParts } from './moment.ts'

export interface MomentTools extends Pick<Demo, 'undo' | 'undoable' | 'checkpoints' | 'restore'> {
  /** Runs an action that can be taken back, once it has succeeded. Actions within it are part of it. */
  before<T>(action: Action, work: () => Promise<T>): Promise<T>
  /** Runs something whose actions are not offered to be taken back. */
  quietly<T>(work: () => Promise<T>): Promise<T>
  /** the same operator, whose actions can be taken back */
  operator(operator: DemoOperator): DemoOperator
}

const READS: readonly string[] = ['customer', 'waiting', 'records', 'fields']

/** Captures the demo before whatever changes its data. What happens with a moment is loaded with the first one (PERF-1). */
export function createMoments(parts: MomentParts): MomentTools {
  const { backend } = parts
  const sent = new Map<string, Promise<Moment>[]>()
  let kept: KeptMoments | undefined
  let inner = 0

  backend.onCall((name, status) => {
    if (name.startsWith('GET ') || inner > 0 || backendState().server !== null) return
    const moments = sent.get(name) ?? []
    sent.set(name, moments)
    if (status === 0) return void moments.push(clock.track(capture()))
    const moment = moments.shift()
    if (moment !== undefined && typeof status === 'number' && status < 300)
      void clock.track(keep({ kind: 'call', name }, moment))
  })

  const tools: MomentTools = {
    undoable: () => kept?.undoable() ?? null,
    undo: async () => (await kept?.undo()) ?? false,
    checkpoints: () => kept?.checkpoints() ?? [],
    restore: async (id) => {
      const { find, goBack } = await load()
      const { moment } = find(id)
      await tools.before({ kind: 'restore' }, () => goBack(moment))
    },
    before: async (action, work) => {
      if (inner > 0) return work()
      const moment = capture()
      await moment
      const done = await tools.quietly(work)
      await keep(action, moment)
      return done
    },
    quietly: async (work) => {
      inner += 1
      try {
        return await work()
      } finally {
        inner -= 1
      }
    },
    operator: (operator) => {
      const actions = Object.entries(operator).map(
        ([action, run]: [string, (...args: unknown[]) => Promise<unknown>]) => [
          action,
          READS.includes(action)
            ? run
            : (...args: unknown[]) => tools.before({ kind: 'operator', action, args }, () => run(...args)),
        ],
      )
      return Object.fromEntries(actions)
    },
  }
  return tools

  async function capture(): Promise<Moment> {
    const { customerId, isCodeSpent } = session.getSnapshot().context
    const keys = [...SESSION_KEYS, WITHDRAWAL_DRAFTS, SIGN_UP_DRAFT]
    const moment = {
      clock: { mode: clock.mode, now: clock.now() },
      customerId,
      isCodeSpent,
      stored: keys.map((key) => [key, tabStorage.getItem(key)] as const),
      href: router.history.location.href,
    }
    return { ...moment, bank: await backend.capture() }
  }

  async function keep(action: Action, moment: Promise<Moment>): Promise<void> {
    ;(await load()).keep(action, await moment)
  }

  async function load(): Promise<KeptMoments> {
    const { createKeptMoments } = await clock.track(import('./kept-moments.ts'))
    kept ??= createKeptMoments(parts)
    return kept
  }
}
