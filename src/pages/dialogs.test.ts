// @vitest-environment happy-dom
import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ModalKind } from '#machines/modal/modal-ref.ts'
import modalRef from '#machines/modal/modal-ref.ts?raw'
import { startInSystem } from '#machines/model/in-system.ts'
import { System } from '#src/app/system.ts'
import { failure } from '#src/content/failure.ts'
import { loadedModal, loadModal } from '#src/flows/modal/load-modal.ts'
import { clock } from '#src/platform/actors/app-clock.ts'
import { clearNotices, notices } from '#src/platform/notices.ts'
import { pageHistory } from '#src/platform/page-history.ts'
import { bindDialogFlows } from './dialog-flows.ts'
import { bindSignedIn } from './signed-in.ts'

const { environment } = new System({ goTo: () => {}, history: pageHistory(createMemoryHistory()) })
const [, list = ''] = /interface DialogFlows \{(.*?)\n\}/s.exec(modalRef) ?? []
const flows = [...list.matchAll(/^ {2}'?([\w-]+)'?: typeof/gm)].map(([, kind]) => kind as ModalKind)

// The tests of a worker share a window, and with it the drafts in its storage.
beforeEach(() => sessionStorage.clear())

afterEach(() => {
  clearNotices()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each(flows)('QA-6: the dialog %s has a view, in the file of its name', async (kind) => {
  await loadModal(kind, { ...environment, loadDialogFlows: async () => {} })
  expect(loadedModal(kind)).toBeTypeOf('function')
})

test('QA-6: each dialog in the list has its flow bound, and no other flow is', () => {
  expect(Object.keys(bindDialogFlows(environment)).toSorted()).toEqual(flows.toSorted())
})

test('IN-12: a dialog whose flow cannot be loaded says so and stays closed, and ‘Try again’ opens it', async () => {
  const { open, load, state } = start()
  await open()
  expect([state(), shown()]).toEqual([['closed'], [['alert', failure.part, failure.again]]])
  load.mockResolvedValueOnce()
  await press()
  expect([state(), shown()]).toEqual([['open', 'kyc'], []])
})

test('IN-12: a flow that cannot be loaded at the second try either, although the host has this release, asks for a new page', async () => {
  const { open, reload } = start()
  atHost('/assets/index-1.js')
  await open('loan-notice')
  expect(shown()).toEqual([['alert', failure.part, failure.again]])
  await press()
  expect(shown()).toEqual([['alert', failure.partGone, failure.reload]])
  await press()
  expect(reload).toHaveBeenCalledOnce()
})

test('IN-12: where the host has another release, a flow that cannot be loaded asks for a new page at once', async () => {
  const { open } = start()
  atHost('/assets/index-2.js')
  await open()
  expect(shown()).toEqual([['alert', failure.partGone, failure.reload]])
})

/** The dialogs of a page that cannot load their flows, unless `load` says otherwise. */
function start() {
  const load = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('404'))
  const reload = vi.fn()
  const { modal } = bindSignedIn({ ...environment, reload, loadDialogFlows: load })
  const actor = startInSystem(modal.provide({ actors: bindDialogFlows(environment) }), { clock })
  return {
    load,
    reload,
    open: async (kind: 'kyc' | 'loan-notice' = 'kyc') => {
      actor.send({ type: 'modal.open', request: { kind } })
      await clock.settled()
    },
    state: () => {
      const { value, context } = actor.getSnapshot()
      return [value, ...context.stack.map(({ kind }) => kind)]
    },
  }
}

/** This page is of the release whose entry is `index-1.js`; the host has the one with this entry. */
function atHost(entry: string): void {
  const src = new URL('/assets/index-1.js', location.href).href
  vi.spyOn(document, 'querySelector').mockReturnValue({ src } as HTMLScriptElement)
  vi.stubGlobal('fetch', async () => new Response(`<script type="module" src="${entry}"></script>`))
}

function shown() {
  return notices.get().map(({ role, text, action }) => [role, text, action?.text])
}

async function press(): Promise<void> {
  notices.get()[0]?.action?.run()
  await clock.settled()
}
