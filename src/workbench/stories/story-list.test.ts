import { beforeEach, expect, test, vi } from 'vitest'
import { createMemoryStore, type Store } from '#mocks/engine/store.ts'
import type { OwnStory } from '#src/workbench/timeline/own-stories.ts'

const story = (id: string, file = `the file of ${id}`) => ({ id, file }) as OwnStory

/** The storage that all tabs share, and what tells the other tabs of a write. */
let shared: Store
let tabs: (() => void)[] = []

beforeEach(() => {
  shared = createMemoryStore()
  tabs = []
})

/** A tab that has read its stories. */
async function openTab() {
  vi.resetModules()
  const { clock } = await import('#src/platform/actors/app-clock.ts')
  const { ownStories } = await import('#src/workbench/timeline/own-stories.ts')
  const { keepStories } = await import('./story-list.ts')
  let told = () => {}
  await keepStories({
    ...shared,
    announce: () => {
      for (const tell of tabs) if (tell !== told) tell()
    },
    onAnnounced: (listener) => {
      told = listener
      tabs.push(listener)
    },
  })
  const ids = () => ownStories.get()?.map(({ id }) => id)
  const change = (to: (own: readonly OwnStory[]) => OwnStory[]) => ownStories.set(to(ownStories.get() ?? []))
  return {
    ids,
    add: (...added: OwnStory[]) => change((own) => [...own, ...added]),
    remove: (id: string) => change((own) => own.filter((one) => one.id !== id)),
    settled: () => clock.settled(),
  }
}

async function twoTabs(...before: OwnStory[]) {
  await shared.write(new Map([['stories', before]]))
  const [one, other] = [await openTab(), await openTab()]
  const settled = async () => {
    for (const tab of [one, other, one, other]) await tab.settled()
  }
  return { one, other, settled }
}

test('DEMO-19: of two tabs that add a story at once, both have both', async () => {
  const { one, other, settled } = await twoTabs(story('first'))
  one.add(story('mine'))
  other.add(story('yours'))
  await settled()
  expect([one.ids(), other.ids(), (await openTab()).ids()]).toEqual([
    ['first', 'mine', 'yours'],
    ['first', 'mine', 'yours'],
    ['first', 'mine', 'yours'],
  ])
})

test('DEMO-19: a story that one tab removes stays removed, and one that another adds meanwhile stays added', async () => {
  const { one, other, settled } = await twoTabs(story('first'), story('second'))
  one.remove('first')
  other.add(story('third'))
  other.remove('second')
  await settled()
  expect([one.ids(), other.ids()]).toEqual([['third'], ['third']])
})

test('DEMO-19: where the browser stores nothing, stories last until the page is closed', async () => {
  shared.exclusively = () => Promise.reject(new Error('no'))
  const tab = await openTab()
  tab.add(story('mine'))
  await tab.settled()
  expect(tab.ids()).toEqual(['mine'])
})

test('DEMO-19: what is kept and is no story takes no other with it', async () => {
  await shared.write(new Map([['stories', [null, 5, { id: 'b' }, { id: 1, file: 2 }, story('mine')]]]))
  expect((await openTab()).ids()).toEqual(['mine'])
})
