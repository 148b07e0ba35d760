import type { AnyActorRef } from 'xstate'
import type { Step } from '#machines/in-app.ts'
import type { Backend } from '#mocks/bank/backend.ts'
import { session } from '#src/flows/session/session.ts'
import { runningActor } from '#src/kit/actors/registry.ts'
import { clock } from '#src/kit/actors/runtime.ts'
import { withConditions, withFaultsAside } from './conditions.ts'
import { createFiller, type Filler } from './filler.ts'
import { type Deed, deedsTo } from './recipes.ts'

/** What a replay needs of the demonstration. */
export interface ReplayTools {
  backend: Backend
  signIn(persona: string): Promise<void>
  goTo(path: string): Promise<void>
}

/** ms of virtual time that a call which is held takes at least: a state that waits for its answer can be arrived in. */
const LEAST_LATENCY = 350

/**
 * Goes to a state of a flow by legal events and virtual time, from the page that its recipe begins on (DEMO-7). Its timers
 * are alive on arrival. Rejects with the reason in words.
 */
export async function goToState(at: string, persona: string | null, tools: ReplayTools): Promise<void> {
  const deeds = deedsTo(at)
  const { mode } = clock
  const { latency } = tools.backend
  const replay = new Replay(tools, persona, Math.max(latency, LEAST_LATENCY))
  clock.set('paused')
  tools.backend.latency = 0
  try {
    await withFaultsAside(tools.backend, () => replay.run(at, deeds))
  } finally {
    tools.backend.latency = latency
    clock.set(mode)
  }
}

class Replay {
  readonly #tools: ReplayTools
  readonly #persona: string | null
  readonly #latency: number
  readonly #filler: Filler
  /** as it was seen last: one that has ended is gone from among the living */
  #flow: AnyActorRef | undefined
  #as: string | null = null

  constructor(tools: ReplayTools, persona: string | null, latency: number) {
    this.#tools = tools
    this.#persona = persona
    this.#latency = latency
    this.#filler = createFiller(tools.backend)
  }

  async run(at: string, deeds: readonly Deed[]): Promise<void> {
    const [flow = '', ...path] = at.split('.')
    const isForAPersona = deeds.some(({ steps }) => steps.some((step) => 'signIn' in step))
    if (this.#persona === null || isForAPersona) session.send({ type: 'session.forget' })
    await clock.settled()
    for (const { conditions = [], steps } of deeds) {
      await withConditions(this.#tools.backend, conditions, this.#latency, async () => {
        for (const step of steps) {
          await this.#make(step)
          await clock.settled()
          this.#flow = runningActor(flow) ?? this.#flow
        }
      })
    }
    const value = this.#flow?.getSnapshot().value
    if (!isIn(value, path)) throw new Error(`${at} was not reached${this.#who()}: ${flow} ${inWords(value)}`)
  }

  async #make(step: Step): Promise<void> {
    if ('signIn' in step) {
      this.#as = step.signIn
      await this.#tools.signIn(this.#persona ?? step.signIn)
    } else if ('goTo' in step) await this.#tools.goTo(step.goTo)
    else if ('followLink' in step) await this.#tools.goTo(newestLink(this.#tools.backend))
    else if ('wait' in step) await clock.advance(step.wait === 'answer' ? this.#latency : step.wait)
    else if ('window' in step) window.dispatchEvent(new Event(step.window))
    else actorOf(step.send).send(this.#filler.event(step.event))
  }

  /** Whose situation may be to blame. */
  #who(): string {
    if (this.#persona === null || this.#as === null || this.#persona === this.#as) return ''
    return ` as ${this.#persona}, though it is as ${this.#as}`
  }
}

/** Where the newest reset mail leads; '' when there is none. */
function newestLink(backend: Backend): string {
  return backend.outbox().findLast(({ link }) => link !== undefined)?.link ?? ''
}

function isIn(value: unknown, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return true
  if (typeof value === 'string') return value === name && rest.length === 0
  return typeof value === 'object' && value !== null && name in value && isIn(Reflect.get(value, name), rest)
}

function inWords(value: unknown): string {
  return value === undefined ? 'is not there' : `is in ${JSON.stringify(value)}`
}

function actorOf(flow: string): AnyActorRef {
  const actor = runningActor(flow)
  if (actor === undefined) throw new Error(`The flow ${flow} is not there`)
  return actor
}
