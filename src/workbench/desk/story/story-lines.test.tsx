// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import type { DeskDemo, StoryLine } from '#src/workbench/contract/desk-demo.ts'
import { changeDraft, placesOf, readDraft } from './story-draft.ts'
import { StoryLines } from './story-lines.tsx'

const rendered = vi.hoisted((): string[] => [])
vi.mock('./say.tsx', () => ({ Say: ({ about }: { about: string }) => void rendered.push(about) }))
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

afterEach(() => document.body.replaceChildren())

test('DEMO-19: typing one caption renders no other row', async () => {
  const lines = Array.from({ length: 300 }, (_, at): StoryLine => {
    const entry = at + 1
    return { entry, last: entry, text: `line ${entry}`, lane: 'bank', steps: 1, lights: null }
  })
  const captions = Object.fromEntries(lines.map(({ entry }) => [entry, { text: 'said', chapter: null, isLit: true }]))
  let kept = JSON.stringify({
    ...{ isOpen: true, title: '', from: 0, to: 300, until: 0, captions },
    ...{ without: [], kept: null, replaces: null, fault: null },
  })
  const demo = { desk: { draft: () => kept, keepDraft: (text: string) => (kept = text) } } as unknown as DeskDemo
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const render = () =>
    act(async () => {
      const draft = readDraft(kept)
      if (draft === null) throw new Error('There is no draft')
      const onSay = () => undefined
      const places = placesOf(draft, lines, undefined)
      root.render(
        <StoryLines
          draft={draft}
          places={places}
          trying={null}
          onSay={onSay}
          onLeaveOut={() => {}}
          onLast={() => {}}
        />,
      )
    })
  await render()
  expect(rendered).toHaveLength(300)
  rendered.length = 0
  changeDraft(demo, (draft) => ({
    captions: { ...draft.captions, 7: { text: 'said more', chapter: null, isLit: true } },
  }))
  await render()
  expect(rendered).toEqual(['before: line 7'])
  await act(async () => root.unmount())
})

test.each([
  '{"isOpen":true,"from":0,"to":3,"captions":{}}',
  '{"isOpen":true,"title":5,"from":0,"to":3,"until":0,"captions":{},"without":[],"kept":null,"replaces":null,"fault":null}',
  '[]',
  '',
])('DEMO-19: a draft of another shape, as an older version may have left it, is none: %s', (kept) => {
  expect(readDraft(kept)).toBeNull()
})
