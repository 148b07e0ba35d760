/** One page of the product with the bank behind it, with nothing drawn: its machines, its storage and its calls. */

import { createMemoryHistory } from '@tanstack/react-router'
import { vi } from 'vitest'
import { type AnyActorRef, type AnyEventObject, fromCallback, fromPromise } from 'xstate'
import type { Page as PageName } from '#machines/app/app.machine.ts'
import type { PaymentDetails } from '#machines/deposit/deposit-entry.ts'
import type { ModalRequest } from '#machines/modal/modal-ref.ts'
import { type Backend, createBackend } from '#mocks/bank/backend.ts'
import type { ChangeListener } from '#mocks/bank/bank-database.ts'
import { requestFor } from '#mocks/bank/test-call.ts'
import { createMemoryStore } from '#mocks/engine/store.ts'
import { clearPrefetch } from '#src/api/customer.ts'
import { ORIGIN, PageRequest } from '#src/api/test-request.ts'
import { System } from '#src/app/system.ts'
import type { EndpointName } from '#src/contract/endpoints.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { type Actors, actor, find, type LateMachines } from '#src/flows/actors.ts'
import { bindDeposit } from '#src/flows/deposit/deposit.dialog.bind.ts'
import { bindDialogFlows } from '#src/pages/dialog-flows.ts'
import { bindPublicFlows } from '#src/pages/public-flows.ts'
import { bindSignedIn } from '#src/pages/signed-in.ts'
import { clock } from '#src/platform/actors/app-clock.ts'
import { machineOf } from '#src/platform/actors/machine-of.ts'
import { openBackend } from '#src/platform/backend-ready.ts'
import { pageHistory } from '#src/platform/page-history.ts'
import { signInAs } from '#src/workbench/demo/sign-in.ts'
import { type CustomerUpdates, installCustomerUpdates } from '#src/workbench/timeline/customer-updates.ts'
import type { PageBackend, Product } from '#src/workbench/trace/product.ts'
import { FakeNetwork } from './fake-network.ts'
import type { Occurrence } from './orders.ts'

/** 2 March 2026, 10:59 in Greenwich */
const START = 1_772_449_140_000

const DETAILS: PaymentDetails = { bank: null, wallets: [{ walletName: 'Bitcoin', address: 'bc1qdemo' }] }

type Dialogs = Partial<LateMachines['modal']>

export class Page {
  get customer() {
    return find('customer', this.system.live) ?? null
  }

  /** The running actor of this name. Throws when there is none. */
  actor<Name extends keyof Actors>(name: Name): Actors[Name] {
    return actor(name, this.system.live)
  }

  /** the flow of the open dialog or page */
  get flow(): AnyActorRef | null {
    const dialogs = Object.values(find('modal', this.system.live)?.getSnapshot().children ?? {}).filter(
      (child) => machineOf(child as AnyActorRef) !== undefined,
    )
    const { login, 'sign-up': signUp, 'password-reset': reset } = this.actor('app').getSnapshot().children
    return dialogs.at(-1) ?? [login, signUp, reset].find((flow) => flow?.getSnapshot().status === 'active') ?? null
  }

  readonly announced: string[] = []
  /** what was entered, to be found again unless it was accepted */
  typed: unknown = null
  /** what people, other tabs and the bank did */
  readonly done = new Set<string>()
  /** how often a press was accepted, which allows one post each */
  presses = 0
  readonly backend: PageBackend
  readonly network: FakeNetwork
  #heard: ChangeListener[] = []
  #unheard = new Set<string>()
  readonly system: System
  readonly #updates: CustomerUpdates

  constructor(backend: Backend, losses: number) {
    this.network = new FakeNetwork(backend.handle, () => this.settled(), losses)
    replaceGlobals(this.network.fetch)
    const history = pageHistory(createMemoryHistory())
    this.system = new System({ goTo: (href) => this.#goTo(href), history })
    // Nobody looks at the page: no drawing turns, no sample is shown, no view is loaded, and the details of a deposit are at hand.
    this.system.provideLate('app', {
      ...bindPublicFlows(this.system.environment),
      backdrop: fromCallback(() => {}) as never,
    })
    this.provideDialogs({})
    const product = {
      router: { history },
      system: this.system,
      forgetPrefetched: async () => clearPrefetch(this.system.environment),
    } as unknown as Product
    this.backend = Object.assign(backend, { product })
    this.#updates = installCustomerUpdates({ ...this.backend, onChange: (listener) => this.#listen(listener) })
  }

  /** Gives the signed-in area its flows; a test may replace some of them. */
  provideDialogs(others: Dialogs): void {
    const { environment } = this.system
    const signedIn = bindSignedIn(environment)
    this.system.provideLate('session', {
      ...signedIn,
      'social-proof': fromCallback(() => {}) as never,
      modal: signedIn.modal.provide({ actors: { load: fromPromise(async () => {}) } }),
    })
    this.system.provideLate('modal', {
      ...bindDialogFlows(environment),
      deposit: bindDeposit(environment).provide({ actors: { loadDetails: fromPromise(async () => DETAILS) } }),
      ...others,
    })
  }

  /** Lets every call arrive and be answered, until none is under way. */
  async answerAll(): Promise<void> {
    for (let [move] = this.network.moves(); move !== undefined; [move] = this.network.moves()) await move.make()
  }

  /** The errors that flows have ended with since the last time. */
  takeFailures(): unknown[] {
    return failures.splice(0)
  }

  /** A page of a fresh bank, with the clock stopped. */
  static async open(losses: number): Promise<Page> {
    openBackend()
    clock.restore({ mode: 'paused', virtual: START, wall: 0 })
    return new Page(await createBackend({ clock, origin: ORIGIN, seed: 'races', store: createMemoryStore() }), losses)
  }

  async signIn(persona: string): Promise<void> {
    this.actor('session').send({ type: 'session.start', answer: await signInAs(persona, this.backend) })
    this.openPage('bank')
    await this.settled()
  }

  openPage(page: PageName): void {
    this.actor('app').send({ type: 'page.enter', page, route: page })
  }

  async openDialog(request: ModalRequest): Promise<void> {
    this.actor('modal').send({ type: 'modal.open', request })
    await this.settled()
  }

  /** Back, from a dialog or a page. */
  close(): void {
    const modal = find('modal', this.system.live)
    if (modal === undefined) this.openPage('other')
    else modal.send({ type: 'modal.leave' })
  }

  send(...events: AnyEventObject[]): void {
    for (const event of events) {
      const wasBusy = this.isBusy
      this.flow?.send(event)
      if (!wasBusy && this.isBusy) this.presses += 1
    }
  }

  get isBusy(): boolean {
    return this.flow?.getSnapshot().hasTag('busy') === true
  }

  /** A call of another tab, which this tab is told of later. */
  async fromOtherTab(name: EndpointName, token: string, id: string, body: unknown): Promise<void> {
    await this.backend.handle(requestFor(endpoints[name], { token, id, body }))
    this.#unheard.add(id)
  }

  async settled(): Promise<void> {
    await this.#updates.shown()
    await clock.settled()
    // Nobody looks at the toasts, whose timers would only add orders.
    const { context, children } = this.actor('toasts').getSnapshot()
    for (const toast of context.shown) if ('key' in toast) this.announced.push(toast.key)
    for (const toast of Object.values(children)) toast?.send({ type: 'toast.dismiss' })
  }

  /** What the page and the network do by themselves, and what can go wrong. */
  moves(): Occurrence[] {
    const [timer] = clock.pending()
    const isTimeout = timer?.owner === 'http' && timer.name === 'timeout'
    const passes: Occurrence[] =
      timer === undefined || (isTimeout && this.network.losses === 0)
        ? []
        : [
            {
              name: `+${timer.in} ms: ${timer.owner} ${timer.name}`,
              isDue: !isTimeout,
              make: () => this.#pass(isTimeout),
            },
          ]
    const hears = [...this.#unheard].map((owner) => ({
      name: 'the page hears of it',
      isDue: true,
      make: async () => {
        this.#unheard.delete(owner)
        for (const listener of this.#heard) listener(owner, 'other-tab')
        await this.settled()
      },
    }))
    return [...this.network.moves(), ...hears, ...passes]
  }

  key(): unknown {
    const pending = clock.pending().map((timer) => [timer.owner, timer.name, timer.in])
    const actors = [this.actor('session'), find('customer', this.system.live), this.flow].map((one) => {
      if (one === undefined || one === null) return null
      const { value, context } = one.getSnapshot()
      return [value, context]
    })
    return [
      actors,
      this.network.key(),
      this.network.losses,
      pending,
      [...this.#unheard],
      storage(),
      this.announced.slice(-1),
    ]
  }

  async shut(): Promise<void> {
    this.system.live.stop()
    clearPrefetch(this.system.environment)
    this.network.close()
    await this.#updates.shown()
    await clock.settled()
    this.backend.close()
    vi.unstubAllGlobals()
    const [failure] = failures.splice(0)
    if (failure !== undefined) throw failure
    const [left] = clock.pending()
    if (left !== undefined) throw new Error(`A timer is left: ${left.owner} ${left.name}`)
  }

  /** Not at once, as in the router. */
  #goTo(href: string): void {
    const page = href.endsWith('/login') ? 'other' : 'bank'
    void clock.track(Promise.resolve().then(() => this.openPage(page)))
  }

  async #pass(isTimeout: boolean): Promise<void> {
    if (isTimeout) this.network.losses -= 1
    await clock.next()
    await this.settled()
  }

  /** The search decides when this tab is told of another tab's changes. */
  #listen(listener: ChangeListener): () => void {
    this.#heard.push(listener)
    return this.backend.onChange((owner, from) => {
      if (from === 'operator') listener(owner, from)
    })
  }
}

/** errors in flows, none of which may happen */
const failures: unknown[] = []
const values = new Map<string, string>()

export const storage = () => [...values]
export const stored = (key: string): unknown => JSON.parse(values.get(key) ?? 'null')

function replaceGlobals(fetch: FakeNetwork['fetch']): void {
  values.clear()
  const own: Record<string, unknown> = {
    fetch,
    reportError: (error: unknown) => failures.push(error),
    sessionStorage: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => values.set(key, value),
      removeItem: (key: string) => values.delete(key),
    },
    // Nothing is drawn, so no change is marked.
    document: {
      hidden: false,
      hasFocus: () => true,
      addEventListener: () => undefined,
      body: { append: () => undefined },
      createElement: () => ({ setAttribute: () => undefined }),
      querySelectorAll: () => [],
    },
    window: { addEventListener: () => undefined },
    Request: PageRequest,
  }
  for (const [name, value] of Object.entries(own)) vi.stubGlobal(name, value)
}
