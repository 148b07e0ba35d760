import type { AnyActorRef } from 'xstate'
import type { Backend } from '#mocks/backend.ts'
import { session } from '#src/flows/session/session.ts'
import { clock, livingActor } from '#src/runtime.ts'
import { FROM_LINK, type Move, PICTURE, recipes, USER } from './recipes.ts'

/** What a replay needs of the demonstration. */
export interface ReplayTools {
  backend: Backend
  signIn(persona: string): Promise<void>
  goTo(path: string): Promise<void>
}

/** ms of virtual time that the last call of a recipe takes at least: a state that waits for its answer can be arrived in. */
const LEAST_LATENCY = 350
const MOST_TIMERS = 40

/**
 * Goes to a state of a flow by legal events and virtual time, from the page that its recipe begins on (DEMO-7). Its timers
 * are alive on arrival. Rejects with the reason in words.
 */
export async function goToState(at: string, persona: string | null, tools: ReplayTools): Promise<void> {
  const recipe = recipes[at]
  if (recipe === undefined)
    throw new Error(`There is no such state. The states are: ${Object.keys(recipes).join(', ')}`)
  const { mode } = clock
  const { latency } = tools.backend
  clock.set('paused')
  tools.backend.latency = 0
  try {
    const as = persona ?? recipe.as
    if (as !== undefined) await tools.signIn(as)
    await tools.goTo(recipe.path)
    await clock.settled()
    const last = recipe.moves.findLastIndex((move) => 'send' in move)
    for (const [index, move] of recipe.moves.entries()) {
      if (index === last) tools.backend.latency = Math.max(latency, LEAST_LATENCY)
      await make(move, tools)
    }
    await waitFor(at)
  } finally {
    tools.backend.latency = latency
    clock.set(mode)
  }
}

async function make(move: Move, tools: ReplayTools): Promise<void> {
  if ('until' in move) await waitFor(move.until)
  else if ('send' in move) actorOf(move.send).send(filledIn(move.event, tools) as never)
  else await tools.goTo(newestLink(tools))
  await clock.settled()
}

/** Lets timers fire, one by one, until the flow is in that state: '<flow>.<state>', nested ones behind further dots. */
async function waitFor(state: string): Promise<void> {
  const [flow = '', ...path] = state.split('.')
  for (let fired = 0; fired < MOST_TIMERS; fired++) {
    const value = livingActor(flow)?.getSnapshot().value
    if (isIn(value, path)) return
    if ((await clock.next()) === 0) break
  }
  const value = livingActor(flow)?.getSnapshot().value
  throw new Error(
    `${state} was not reached: ${flow} ${value === undefined ? 'is not there' : `is in ${JSON.stringify(value)}`}`,
  )
}

function isIn(value: unknown, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return true
  if (typeof value === 'string') return value === name && rest.length === 0
  return typeof value === 'object' && value !== null && name in value && isIn(Reflect.get(value, name), rest)
}

function actorOf(flow: string): AnyActorRef {
  const actor = livingActor(flow)
  if (actor === undefined) throw new Error(`The flow ${flow} is not there`)
  return actor
}

/** An event with what its placeholders stand for. */
function filledIn(value: unknown, tools: ReplayTools): unknown {
  if (value === FROM_LINK) return newestLink(tools).split('/').at(-1)
  if (value === USER) return session.getSnapshot().context.customerId
  if (value === PICTURE) return specimen()
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, filledIn(part, tools)]))
}

function newestLink({ backend }: ReplayTools): string {
  return backend.outbox().findLast(({ link }) => link !== undefined)?.link ?? ''
}

/** A picture of one pixel. */
function specimen(): File {
  const bytes = atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==')
  return new File([Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))], 'specimen.png', { type: 'image/png' })
}
