/** One page of the product with the bank behind it, with nothing drawn: its machines, its storage and its calls. */

import { type AnyActor, type AnyActorRef, type AnyEventObject, createActor } from 'xstate'
import { type Backend, createBackend } from '#mocks/bank/backend.ts'
import { requestFor } from '#mocks/bank/test-call.ts'
import type { ChangeListener } from '#mocks/bank/world.ts'
import { createMemoryStore } from '#mocks/engine/store.ts'
import { clearPrefetch } from '#src/api/customer.ts'
import { startSystem } from '#src/app/system.ts'
import type { EndpointName } from '#src/contract/endpoints.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { actor } from '#src/flows/actors.ts'
import { currentCustomer, keepCurrent } from '#src/flows/customer/current.ts'
import { boundMachine } from '#src/flows/customer/use-customer.ts'
import { actorOptions, clock } from '#src/platform/actors/runtime.ts'
import { openBackend } from '#src/platform/backend-ready.ts'
import { customerPushed, installCustomerUpdates } from '#src/workbench/demo/push.ts'
import { signInAs } from '#src/workbench/demo/sign-in.ts'
import type { Occurrence } from '#src/workbench/explorer/orders.ts'
import { type Product, setProduct } from '#src/workbench/product.ts'
import { type Flow, flows, type PageActions } from './flows.ts'
import { Gate, ORIGIN } from './gate.ts'
import { navigate } from './navigate.ts'

/** 2 March 2026, 10:59 in Greenwich */
const START = 1_772_449_140_000

export class Page implements PageActions {
  /** the open dialog or page that is not the customer's */
  flow: AnyActor | null = null
  customer: AnyActor | null = null
  readonly announced: string[] = []
  /** what was entered, to be found again unless it was accepted */
  typed: unknown = null
  /** what people, other tabs and the bank have done */
  readonly done = new Set<string>()
  /** how often a press was accepted, which allows one post each */
  presses = 0
  readonly backend: Backend
  readonly gate: Gate
  #heard: ChangeListener[] = []
  #unheard = new Set<string>()
  #release = () => {}
  #system: AnyActorRef
  #restore: () => void

  constructor(backend: Backend, losses: number) {
    this.backend = backend
    this.gate = new Gate(backend.handle, () => this.settled(), losses)
    this.#restore = replaceGlobals(this.gate.fetch)
    this.#system = startSystem(() => navigate(() => this.leave()))
    setProduct({
      session: actor('session'),
      customer: currentCustomer,
      forgetPrefetched: async () => clearPrefetch(),
    } as unknown as Product)
    installCustomerUpdates({ ...backend, onChange: (listener) => this.#listen(listener) })
  }

  /** A page of a fresh bank, with the clock stopped. */
  static async open(losses: number): Promise<Page> {
    openBackend()
    clock.restore({ mode: 'paused', virtual: START, wall: 0 })
    return new Page(await createBackend({ clock, origin: ORIGIN, seed: 'races', store: createMemoryStore() }), losses)
  }

  async signIn(persona: string): Promise<void> {
    actor('session').send({ type: 'session.start', answer: await signInAs(persona, this.backend) })
    this.enter()
    await this.settled()
  }

  /** The signed-in area, which loads the customer's data. */
  readonly enter = (): void => {
    this.close()
    const { customerId } = actor('session').getSnapshot().context
    if (customerId === null || this.customer !== null) return
    const customer = createActor(boundMachine, { ...actorOptions(), input: { customerId } })
    this.#release = keepCurrent(customer)
    this.customer = customer.start()
  }

  /** Away from the signed-in area. */
  leave(): void {
    this.close()
    this.#release()
    this.customer?.stop()
    this.customer = null
  }

  open(flow: Flow): void {
    this.flow = flows[flow](this).start()
  }

  readonly close = (): void => {
    this.flow?.stop()
    this.flow = null
  }

  readonly announce = (message: string): void => {
    this.announced.push(message)
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

  /** A call of another tab, which this one hears of later. */
  async fromOtherTab(name: EndpointName, token: string, id: string, body: unknown): Promise<void> {
    await this.backend.handle(requestFor(endpoints[name], { token, id, body }))
    this.#unheard.add(id)
  }

  async settled(): Promise<void> {
    await customerPushed()
    await clock.settled()
  }

  /** What the page and the network do by themselves, and what can go wrong. */
  moves(): Occurrence[] {
    const [timer] = clock.pending()
    const isTimeout = timer?.owner === 'http' && timer.name === 'timeout'
    const passes: Occurrence[] =
      timer === undefined || (isTimeout && this.gate.losses === 0)
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
    return [...this.gate.moves(), ...hears, ...passes]
  }

  key(): unknown {
    const pending = clock.pending().map((timer) => [timer.owner, timer.name, timer.in])
    const actors = [actor('session'), this.customer, this.flow].map((one) => {
      if (one === null) return null
      const { value, context } = one.getSnapshot()
      const { customerRef: _, sessionRef: __, ...own } = context
      return [value, own]
    })
    return [actors, this.gate.key(), this.gate.losses, pending, [...this.#unheard], storage(), this.announced.slice(-1)]
  }

  async shut(): Promise<void> {
    this.leave()
    this.#system.stop()
    clearPrefetch()
    this.gate.close()
    await this.settled()
    this.backend.close()
    this.#restore()
    const [left] = clock.pending()
    if (left !== undefined) throw new Error(`A timer is left: ${left.owner} ${left.name}`)
  }

  async #pass(isTimeout: boolean): Promise<void> {
    if (isTimeout) this.gate.losses -= 1
    await clock.next()
    await this.settled()
  }

  /** Another tab's changes are heard of when the search says so. */
  #listen(listener: ChangeListener): () => void {
    this.#heard.push(listener)
    return this.backend.onChange((owner, from) => {
      if (from === 'operator') listener(owner, from)
    })
  }
}

const values = new Map<string, string>()

export const storage = () => [...values]
export const stored = (key: string): unknown => JSON.parse(values.get(key) ?? 'null')

function replaceGlobals(fetch: Gate['fetch']): () => void {
  values.clear()
  const { Request: HostRequest } = globalThis
  const own: Record<string, unknown> = {
    fetch,
    sessionStorage: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => values.set(key, value),
      removeItem: (key: string) => values.delete(key),
    },
    // Nothing is drawn, so no change is marked.
    document: {
      body: { append: () => undefined },
      createElement: () => ({ setAttribute: () => undefined }),
      querySelectorAll: () => [],
    },
    // The page's calls have no origin.
    Request: class extends HostRequest {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, ORIGIN) : input, init)
      }

      // In Node 20, the signal of a clone no longer aborts once its controller is collected.
      override clone() {
        return Object.defineProperty(super.clone(), 'signal', { value: this.signal })
      }
    },
  }
  const before = Object.keys(own).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const)
  for (const [name, value] of Object.entries(own)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  }
  return () => {
    for (const [name, descriptor] of before) {
      if (descriptor === undefined) Reflect.deleteProperty(globalThis, name)
      else Object.defineProperty(globalThis, name, descriptor)
    }
  }
}
