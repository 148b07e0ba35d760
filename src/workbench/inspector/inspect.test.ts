// @vitest-environment happy-dom
import { createBrowserInspector } from '@statelyai/inspect'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { type AnyActorRef, createActor, fromCallback, setup } from 'xstate'
import { heldTime } from '#machines/held-time.ts'
import { loginMachine } from '#machines/login/login.machine.ts'
import { toastMachine } from '#machines/toast/toast.machine.ts'
import { Redacted } from '#src/contract/redacted.ts'
import { clock } from '#src/platform/actors/app-clock.ts'
import { actorOptions, observe, watchActors } from '#src/platform/actors/inspection.ts'
import { shownRoot } from '#src/platform/actors/shown-root.ts'
import { captureSystem, pictureOf } from '#src/platform/actors/system-moment.ts'
import { createSerializer, type InspectorStatus, openInspector } from './inspect.ts'

watchActors()

const shown = () => shownRoot.get() as AnyActorRef

const SECRETS = ['Demo-1234', '482913', 'tok_9f8e7d6c5b4a', 'specimen content', 'hunter2']

/** A window that collects its messages, and answers like the inspector's page. */
function openedWindow() {
  const posted: Record<string, unknown>[] = []
  const origins = new Set<string>()
  const popup = {
    closed: false,
    postMessage: (message: Record<string, unknown>, origin: string) => {
      posted.push(structuredClone(message))
      origins.add(origin)
    },
  }
  vi.spyOn(window, 'open').mockReturnValue(popup as unknown as Window)
  const connect = (source: unknown = popup, origin = 'https://stately.ai') =>
    window.dispatchEvent(
      new MessageEvent('message', { data: { type: '@statelyai.connected' }, source: source as Window, origin }),
    )
  const close = () => Object.assign(popup, { closed: true })
  return { posted, origins, connect, close }
}

/** An inspector whose window has connected; it gets what is below the root. */
async function connected(running = shown) {
  clock.set('paused')
  const opened = openedWindow()
  const statuses: InspectorStatus[] = []
  const stop = openInspector((status) => statuses.push(status), running)
  opened.connect()
  await clock.settled()
  return { ...opened, statuses, stop }
}

function startToast() {
  const machine = toastMachine.provide({
    actors: { watchWindow: fromCallback(() => {}) as never },
    actions: heldTime(clock),
  })
  return createActor(machine, actorOptions() as never).start()
}

test('FLOW-2: announces an actor that is already running, then sends its events one by one', async () => {
  clock.set('paused')
  clock.setNow(1_000)
  // As in the page, an observer has been present since the start.
  observe(() => {})
  const toast = startToast()
  shownRoot.set(toast)
  const { posted, origins, connect } = openedWindow()
  const statuses: InspectorStatus[] = []
  const stop = openInspector((status) => statuses.push(status), shown)
  connect('another window')
  connect(undefined, 'https://elsewhere.example')
  connect(undefined, 'https://notstately.ai')
  expect(statuses).toEqual(['opening'])
  connect()
  await clock.settled()
  await clock.advance(500)
  toast.send({ type: 'hold.begin', reason: 'hover' })
  const told = { sessionId: toast.sessionId, rootId: toast.sessionId, id: null, createdAt: '1000', _version: '0.7.2' }
  const held = { ...told, createdAt: '1500', event: { type: 'hold.begin', reason: 'hover' } }
  expect(statuses).toEqual(['opening', 'on'])
  expect([...origins]).toEqual(['https://stately.ai'])
  expect(posted.map(({ definition: _, ...message }) => message)).toEqual([
    {
      ...told,
      type: '@xstate.actor',
      name: 'toast',
      snapshot: { status: 'active', value: 'running', context: { remaining: 5_000, since: 1_000, holds: [] } },
    },
    { ...held, type: '@xstate.event' },
    {
      ...held,
      type: '@xstate.snapshot',
      snapshot: { status: 'active', value: 'held', context: { remaining: 4_500, since: 1_000, holds: ['hover'] } },
    },
  ])
  expect(JSON.parse(String(posted[0]?.definition))).toMatchObject({
    id: 'toast',
    initial: 'running',
    states: { running: { after: { remaining: 'dismissed' } }, dismissed: {} },
  })
  stop()
  posted.length = 0
  toast.send({ type: 'hold.end', reason: 'hover' })
  expect(posted).toEqual([])
  toast.stop()
})

test('FLOW-2: a window that is closed is noticed, and nothing more is sent to it', async () => {
  const toast = startToast()
  shownRoot.set(toast)
  const { posted, statuses, close } = await connected()
  close()
  await vi.waitFor(() => expect(statuses).toEqual(['opening', 'on', 'closed']))
  posted.length = 0
  toast.send({ type: 'hold.begin', reason: 'hover' })
  expect(posted).toEqual([])
  toast.stop()
})

test('FLOW-2, DEMO-17: nothing of the pictures of moments is sent, neither while one is shown nor when the inspector is opened then', async () => {
  const toast = startToast()
  const picture = () => pictureOf(toastMachine, captureSystem(toast))
  shownRoot.set(picture())
  const { posted, stop } = await connected(() => toast)
  for (let turn = 0; turn < 21; turn += 1) {
    const still = picture()
    shownRoot.set(still)
    still.send({ type: 'hold.begin', reason: 'hover' })
  }
  expect(posted.map(({ type, sessionId }) => [type, sessionId])).toEqual([['@xstate.actor', toast.sessionId]])
  stop()
  toast.stop()
})

test('FLOW-2: the inspector gets the whole actor system: each actor with its parent, all with the same root', async () => {
  const page = setup({ actors: { login: loginMachine } }).createMachine({
    id: 'page',
    on: { open: '.login' },
    initial: 'none',
    states: { none: {}, login: { invoke: { src: 'login', id: 'login' } } },
  })
  const root = createActor(page, actorOptions()).start()
  shownRoot.set(root)
  const { posted, stop } = await connected()
  root.send({ type: 'open' })
  const { sessionId } = root.getSnapshot().children.login as AnyActorRef
  const told = posted.flatMap(({ type, sessionId: id, rootId, parentId }) =>
    type === '@xstate.actor' ? [[id, rootId, parentId]] : [],
  )
  expect(told).toEqual([
    [root.sessionId, root.sessionId, undefined],
    [sessionId, root.sessionId, root.sessionId],
  ])
  root.stop()
  stop()
})

const canary = fc.constantFrom(...SECRETS)
/** A secret in every shape that a flow may hold. */
const place: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom('Ada', 12, undefined),
  canary.map((text) => new Redacted('password', text)),
  canary.map((text) => ({ code: new Redacted('code', text), error: new Error(text) })),
  canary.map((text) => [new Redacted('token', text), new File([text], text), () => text]),
)

test('SEC-4: of 2,000 messages with secrets in every place none shows a secret, even when serialised twice', () => {
  const posted: unknown[] = []
  const inspector = createBrowserInspector({
    window: {
      open: () => ({ postMessage: (message: unknown) => posted.push(structuredClone(message)) }),
      addEventListener: (_: string, listener: (event: object) => void) =>
        listener({ data: { type: '@statelyai.connected' } }),
    } as never,
    serialize: createSerializer(() => 'x:0'),
    maxDeferredEvents: 1,
  })
  const message = fc.record({
    type: fc.constantFrom('@xstate.actor', '@xstate.event', '@xstate.snapshot'),
    sessionId: fc.constantFrom('x:0', 'x:1'),
    definition: fc.string(),
    sourceId: place,
    event: fc.record({ type: fc.string(), output: place, error: place, data: place, code: place }),
    snapshot: fc.record({ value: place, context: place, output: place, error: place }),
    data: place,
  })
  fc.assert(
    fc.property(message, (sent) => {
      posted.length = 0
      inspector.adapter.send(sent as never)
      const json = JSON.stringify(posted)
      expect(posted.length).toBe(1)
      for (const secret of SECRETS) expect(json).not.toContain(secret)
    }),
    { numRuns: 2_000 },
  )
}, 60_000)
