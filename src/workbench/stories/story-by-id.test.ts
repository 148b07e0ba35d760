import { expect, test } from 'vitest'
import { ENVELOPE } from '#src/workbench/timeline/timeline-file.ts'
import { readImportedStories } from './create-stories.ts'
import { readOwn } from './story-by-id.ts'

const start = { persona: null, page: '/login' }
const login = (email: string) => ({
  ms: 0,
  kind: 'event',
  flow: 'login',
  event: { type: 'credentials.submit', credentials: { email, password: '‹password›' } },
})
const fileOf = (steps: readonly object[], envelope: object = ENVELOPE) =>
  JSON.stringify({ ...envelope, title: 'Ada logs in', start, steps })

test.each([
  ['who logs in', [login('ada@larkspur.example'), login('karl@larkspur.example')], 'ada@larkspur.example'],
  ['whom the demo logs in', [{ ms: 0, kind: 'sign-in', persona: 'ada' }], 'ada'],
  ['a visitor', [{ ms: 0, kind: 'caption', text: 'A bank.' }], 'visitor'],
])('DEMO-19: a story that begins logged out is about %s', (_who, steps, persona) => {
  expect(readOwn('one', fileOf(steps)).summary).toMatchObject({ title: 'Ada logs in', persona, own: true })
})

test('DEMO-19: a story of another version keeps its title, and says why it cannot be run', () => {
  const file = fileOf([], { ...ENVELOPE, version: 1 })
  expect(readOwn('one', file)).toEqual({
    id: 'one',
    file,
    summary: {
      id: 'one',
      title: 'Ada logs in',
      persona: 'visitor',
      says: [],
      next: '',
      own: true,
      cannotRun: `This version of the demo cannot run it: its version is 1, and this demo opens version ${ENVELOPE.version}.`,
    },
  })
})

test('DEMO-5: an export holds a story that could not be run as the text of its file, and one that is not valid is refused', () => {
  const file = fileOf([], { ...ENVELOPE, version: 1 })
  const runs = fileOf([login('ada@larkspur.example')])
  const imported = readImportedStories([file, JSON.parse(runs), '['])
  expect(imported?.map((story) => [story.id, story.file, story.summary.cannotRun !== undefined])).toEqual([
    ['ada-logs-in', file, true],
    ['ada-logs-in-2', runs, false],
    ['story', '[', true],
  ])
  expect(() => readImportedStories([JSON.parse(file)])).toThrow('its version is 1')
})
