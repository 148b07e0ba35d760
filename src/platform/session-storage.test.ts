import { beforeEach, expect, test, vi } from 'vitest'
import type { LoginAnswer } from '#src/contract/entities.ts'
import { Redacted } from '#src/contract/redacted.ts'
import * as module from './session-storage.ts'

/** local storage, which all tabs share */
let shared: Map<string, string>

beforeEach(() => {
  shared = new Map()
  return () => vi.unstubAllGlobals()
})

const storage = (values: Map<string, string>) => ({
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => void values.set(key, value),
  removeItem: (key: string) => values.delete(key),
})

/** What a tab does, with its own session storage. */
function openTab(own = new Map<string, string>()) {
  const within = <T>(work: (session: typeof module) => T): T => {
    vi.stubGlobal('sessionStorage', storage(own))
    vi.stubGlobal('localStorage', storage(shared))
    return work(module)
  }
  const hasToken = () => within(({ accessToken }) => accessToken() !== null)
  return { own, within, hasToken }
}

const answer = (id: string, token: string): LoginAnswer => ({
  _id: id,
  firstName: 'Nora',
  accessToken: new Redacted('token', token),
})

test('IN-11: a session that ends is over in the tabs that have a copy of it, and in no other', () => {
  const first = openTab()
  first.within(({ storeSession }) => storeSession(answer('u1', 'token-1')))
  const duplicate = openTab(new Map(first.own))
  const again = openTab()
  again.within(({ storeSession }) => storeSession(answer('u1', 'token-2')))
  const somebodyElse = openTab()
  somebodyElse.within(({ storeSession }) => storeSession(answer('u2', 'token-3')))
  const tabs = [first, duplicate, again, somebodyElse]
  expect(tabs.map((tab) => tab.hasToken())).toEqual([true, true, true, true])

  first.within(({ endSession }) => endSession())
  expect(tabs.map((tab) => tab.hasToken())).toEqual([false, false, true, true])
  expect(tabs.map((tab) => tab.within(({ isSessionOver }) => isSessionOver()))).toEqual([false, true, false, false])
  expect(first.own.has('accessToken')).toBe(false)
  // A tab that the browser restores has what its session storage had.
  expect(openTab(new Map(duplicate.own)).hasToken()).toBe(false)
})

test('WD-5, IN-11: what was entered for a withdrawal outlives a session that expires, but neither a sign-out nor another customer', () => {
  const tab = openTab()
  const drafts = () => tab.own.get('larkspur.withdrawal')
  const enter = () => tab.own.set('larkspur.withdrawal', '{}')
  enter()
  tab.within(({ storeSession, endSession }) => {
    storeSession(answer('u1', 'token-1'))
    enter()
    endSession()
    storeSession(answer('u1', 'token-2'))
  })
  expect(drafts()).toBe('{}')
  tab.within(({ storeSession }) => storeSession(answer('u2', 'token-3')))
  expect(drafts()).toBe(undefined)
  enter()
  tab.within(({ clearAccessToken }) => clearAccessToken())
  expect(drafts()).toBe(undefined)
})

test('IN-11, SEC-4: what the tabs share says nothing about a token', () => {
  const tab = openTab()
  const token = '3f0c9d8e7a6b5c4d'
  tab.within(({ storeSession, endSession }) => {
    storeSession(answer('u1', token))
    endSession()
  })
  const [text = ''] = [...shared.values()]
  expect(JSON.parse(text)).toEqual([expect.stringMatching(/^[0-9a-z]{1,7}$/)])
  for (let at = 0; at + 4 <= token.length; at++) expect(text).not.toContain(token.slice(at, at + 4))
})

test('IN-11: a session that the demo has gone back to counts again', () => {
  const tab = openTab()
  tab.within(({ storeSession, endSession }) => {
    storeSession(answer('u1', 'token-1'))
    endSession()
  })
  tab.own.set('accessToken', 'token-1')
  expect(tab.hasToken()).toBe(false)
  tab.within(({ reviveSession }) => reviveSession())
  expect(tab.hasToken()).toBe(true)
})

test.each(['{', '{}', 'null', '7', '[7]'])(
  'IN-11: what cannot be read in local storage counts as nothing: %s',
  (text) => {
    const tab = openTab()
    tab.within(({ storeSession }) => storeSession(answer('u1', 'token-1')))
    shared.set('larkspur.ended', text)
    expect(tab.hasToken()).toBe(true)
    tab.within(({ endSession }) => endSession())
    expect(tab.hasToken()).toBe(false)
  },
)
