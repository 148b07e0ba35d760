import type { Person } from '#src/contract/decisions.ts'
import type { BankSnapshot } from '#src/contract/records.ts'
import { clock } from '#src/platform/actors/app-clock.ts'
import type { ClockMode } from '#src/platform/clock/clock.ts'
import { tabStorage } from '#src/platform/tab-storage.ts'
import { listed } from '#src/ui/in-words.ts'
import { customerOf, firstNameOf } from '#src/workbench/timeline/entry-text.ts'
import { customersOf } from '#src/workbench/timeline/links/customers-of.ts'
import { goToState } from '#src/workbench/timeline/links/go-to-state.ts'
import { replacePresent, SCENARIO_KEY } from '#src/workbench/timeline/moment.ts'
import { fromPortable } from '#src/workbench/timeline/portable-moment.ts'
import { reset } from '#src/workbench/timeline/reset-and-import.ts'
import type { PageTools, RunTools } from '#src/workbench/timeline/run-step.ts'
import { refusalOf } from '#src/workbench/timeline/timeline-file.ts'
import { pageWords } from '#src/workbench/timeline/watch-pages.ts'
import type { Story, StoryStart } from './story.ts'

/** What stories start, play and are checked with. */
export type StoryParts = PageTools & RunTools

/**
 * Brings the demo to the start of a story. The customers who signed up in this browser stay, unless the story signs them up itself (DEMO-12). Resolves
 * with what that replaced, in words, to follow a sentence: ', and put back what had changed for Ada'; '' for nothing.
 *
 * @param id of a story that the card then follows; null for none
 * @param mode of the clock; default: that of the start
 */
export async function startStory(
  story: Story,
  id: string | null,
  { backend, acts }: StoryParts,
  mode?: ClockMode,
): Promise<string> {
  const { start, moments, steps } = story
  // Before anything is replaced: who is not here cannot be logged in.
  if (start?.persona != null) backend.operator.user(start.persona)
  const before = backend.exported(backend.capture())
  const people = backend.operator.people()
  const others = [...backend.personas.map(({ email }) => email), ...customersOf(steps, backend.personas)]
  const newcomers = people.filter(({ email, persona }) => persona === null && !others.includes(email))
  const isKept = (name: string) => newcomers.some(({ userId }) => userId === ownerIn(name))
  const kept: BankSnapshot['records'] = Object.fromEntries(
    Object.entries(before.records).filter(([name]) => isKept(name)),
  )
  // Before it begins: what is pressed on the desk meanwhile may take it past its first state.
  const follow = () => (id === null ? tabStorage.removeItem(SCENARIO_KEY) : tabStorage.setItem(SCENARIO_KEY, id))
  if (start !== undefined) {
    await reset(backend)
    const { seed, seededAt } = backend.exported(backend.capture())
    // What is drawn next must not be what these rows have.
    const world = { seed, seededAt, drawn: before.drawn, records: kept }
    if (Object.keys(kept).length > 0) await backend.load({ world, latency: backend.latency, faults: [], outbox: [] })
    follow()
    await begin(mode === undefined ? start : { ...start, clock: mode }, { backend, acts })
  } else if (moments !== undefined) {
    const [moment] = moments
    const { world } = moment
    const drawn = Object.keys(kept).length > 0 ? Math.max(world.drawn, before.drawn) : world.drawn
    const whose = moment.persona === null ? 'a visitor' : firstNameOf(customerOf(moment.persona, backend.operator))
    const portable = { ...moment, world: { ...world, drawn, records: { ...kept, ...world.records } } }
    await replacePresent(() => fromPortable(portable, backend), backend, mode).catch((error) => {
      throw new Error(
        `It begins at an exact moment of ${whose}, on the page “${pageWords(moment.page.route)}”, which this version of the demo cannot restore: ${refusalOf(error)}`,
      )
    })
  }
  follow()
  await clock.settled()
  const changed = new Set(Object.keys(before.records).map(ownerIn))
  const known = new Set(backend.operator.people().map(({ userId }) => userId))
  const replaced = [
    ['put back what had changed for', people.filter(({ userId, persona }) => persona !== null && changed.has(userId))],
    ['removed', people.filter(({ userId }) => !known.has(userId))],
  ] as const
  return replaced
    .flatMap(([verb, who]) => (who.length === 0 ? [] : [`, and ${verb} ${listed(who.map(firstName))}`]))
    .join('')
}

/** The same as one entry of the timeline, which says what was replaced. */
export function startAsEntry(done: string, ...start: Parameters<typeof startStory>): Promise<string> {
  const [, id, { timeline }] = start
  return timeline.replaceAsEntry(
    (replaced: string) => ({
      lane: 'demo',
      text: done + replaced,
      ...(id === null ? {} : { story: id }),
    }),
    () => startStory(...start),
  )
}

function firstName({ name }: Person): string {
  return name.split(' ')[0] ?? name
}

async function begin(
  { persona, at, page, clock: mode = 'live', latency, preset, faults = [] }: StoryStart,
  { backend, acts }: RunTools,
): Promise<void> {
  clock.set(mode)
  if (latency !== undefined) backend.latency = latency
  if (preset !== undefined) await acts.faults.setPreset(preset)
  for (const fault of faults) acts.faults.set(fault)
  if (at !== undefined) return goToState({ at, persona, resetsCustomers: false }, { backend, acts })
  if (persona !== null) await acts.signIn(persona)
  if (page !== undefined) await backend.product.goTo(page)
}

function ownerIn(name: string): string {
  return name.split('/')[1] ?? ''
}
