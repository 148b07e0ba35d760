import type { RegisteredRouter } from '@tanstack/react-router'
import { type AnyStateMachine, createActor } from 'xstate'
import type { appMachine, Page } from '#machines/app/app.machine.ts'
import type { CustomerPart } from '#machines/customer/customer-ref.ts'
import {
  type Actors,
  find,
  type LateMachines,
  type LoadedPage,
  type PageSystem,
  type Shown,
} from '#src/flows/actors.ts'
import { clock } from '#src/platform/actors/app-clock.ts'
import { actorOptions } from '#src/platform/actors/inspection.ts'
import { renewLogic } from '#src/platform/actors/renew-logic.ts'
import { shownRoot } from '#src/platform/actors/shown-root.ts'
import type { Environment } from '#src/platform/environment.ts'
import { OpenAttempts } from '#src/platform/open-attempts.ts'
import { reloadPage } from '#src/platform/reload.ts'
import { tabStorage } from '#src/platform/tab-storage.ts'
import { bindApp } from './bind.ts'

type App = Actors['app']

/** What the machines reach of the router. */
type Navigation = Pick<Environment, 'goTo' | 'history'>

/** The actor system of a page (FLOW-6): one root runs. The page shows it, unless a moment is looked at (DEMO-17). */
export class System implements PageSystem {
  /** of the running root */
  readonly environment: Environment
  logic: typeof appMachine
  /** the running root */
  live: App
  shown: Shown
  /** those whose later machines are provided */
  #complete = new Set<keyof LateMachines>()
  #session: Actors['session'] | undefined

  constructor(navigation: Navigation) {
    this.environment = {
      clock,
      storage: tabStorage,
      send: (request) => request(),
      attempts: new OpenAttempts(clock),
      reload: reloadPage,
      expireSession: () => find('session', this.live)?.send({ type: 'session.expire' }),
      reloadCustomer: () => this.reloadCustomer(),
      loadDialogFlows: () => this.loadLate('modal'),
      ...navigation,
    }
    this.logic = bindApp(this.environment)
    this.live = this.freshRoot()
    this.shown = { root: this.live, environment: this.environment }
    this.goLive(this.live)
    if (import.meta.hot && import.meta.env.MODE !== 'test') {
      import.meta.hot.accept('./bind.ts', (edited) => {
        if (edited !== undefined) this.logic = (edited.bindApp as typeof bindApp)(this.environment)
        renew(this)
      })
      import.meta.hot.accept('../pages/public-flows.ts', (edited) => {
        if (edited !== undefined) this.provideLate('app', edited.bindPublicFlows(this.environment))
        renew(this)
      })
      import.meta.hot.accept('../pages/signed-in.ts', (edited) => {
        if (edited !== undefined) this.provideLate('session', edited.bindSignedIn(this.environment))
        this.#complete.delete('modal')
        renew(this)
      })
      import.meta.hot.accept('../pages/dialog-flows.ts', (edited) => {
        if (edited !== undefined) this.provideLate('modal', edited.bindDialogFlows(this.environment))
        renew(this)
      })
    }
  }

  /** A new root, not started yet. */
  freshRoot(): App {
    return createActor(this.logic, { ...actorOptions(), systemId: 'app' })
  }

  /** Starts a root in place of the one before, which has been stopped, and shows it. */
  goLive(root: App): void {
    this.live = root
    this.show(root)
    root.start()
  }

  /** The page shows this root from the next time on that its views are mounted. */
  show(root: App, environment = this.environment): void {
    this.shown = { root, environment }
    shownRoot.set(root)
  }

  /** Resolves once the page shows the running root. */
  async liveShown(): Promise<void> {
    if (this.shown.root === this.live) return
    await new Promise<void>((resolve) => {
      const { unsubscribe } = shownRoot.subscribe(() => {
        if (this.shown.root !== this.live) return
        unsubscribe()
        resolve()
      })
    })
  }

  /** of the running root; the last one, while a moment is being restored */
  get session(): Actors['session'] {
    this.#session = find('session', this.live) ?? this.#session
    return this.#session as Actors['session']
  }

  /** who is signed in; null for nobody */
  get customerId(): string | null {
    return this.session.getSnapshot().context.customerId
  }

  /** the signed-in customer's data, whatever the page shows; undefined while nobody is signed in */
  customer(): Actors['customer'] | undefined {
    return find('customer', this.live)
  }

  async loadPage(page: Page): Promise<LoadedPage> {
    await this.loadLate(page === 'bank' ? 'session' : 'app')
    return { page }
  }

  /** Loads the machines that this actor starts later. */
  async loadLate(parent: keyof LateMachines): Promise<void> {
    const bind = await LATE[parent]()
    if (!this.#complete.has(parent)) this.provideLate(parent, bind(this.environment))
  }

  /** XState finds a machine by its name when it starts it. So this is the one place that writes into the implementations of others. */
  provideLate(parent: keyof LateMachines, machines: Partial<LateMachines[typeof parent]>): void {
    const starting = PATHS[parent].reduce<AnyStateMachine>(
      (machine, name) => machine.implementations.actors[name] as AnyStateMachine,
      this.logic,
    )
    Object.assign(starting.implementations.actors, machines)
    this.#complete.add(parent)
  }

  /** Tells the root which page is on screen, as it mounts: a view and its actors change together (FLOW-6). */
  enterPage({ state }: Pick<RegisteredRouter, 'state'>): void {
    const loaded = state.matches.map(({ loaderData }) => loaderData as Partial<LoadedPage> | undefined)
    const page = loaded.findLast((data) => data?.page !== undefined)?.page ?? 'other'
    this.shown.root.send({ type: 'page.enter', page, route: state.matches.at(-1)?.routeId ?? '' })
  }

  /** Reloads the customer's data: after an abandoned call, whose effect is unknown (DATA-3), or a sleep of the page (IN-11). */
  reloadCustomer(): void {
    const customer = this.customer()
    if (customer === undefined) return
    const parts = Object.keys(customer.getSnapshot().value) as CustomerPart[]
    for (const part of parts) customer.send({ type: `${part}.reload` })
  }
}

/** The binders whose code is loaded with the pages that run their machines (PERF-1). */
const LATE = {
  app: async () => (await import('#src/pages/public-flows.ts')).bindPublicFlows,
  session: async () => (await import('#src/pages/signed-in.ts')).bindSignedIn,
  modal: async () => (await import('#src/pages/dialog-flows.ts')).bindDialogFlows,
}

/** Where the actors that start them are, from the root down. */
const PATHS = { app: [], session: ['session'], modal: ['session', 'modal'] } satisfies Record<
  keyof LateMachines,
  string[]
>

/** Gives the running actors the machines that were edited on the dev server (DEMO-18). */
function renew({ live, shown: { root }, logic }: System): void {
  try {
    for (const each of new Set([live, root])) renewLogic(each, logic)
    shownRoot.set(root)
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: Only on the dev server.
    console.info(`The page reloads, because a running flow does not fit the edited machine: ${error}`)
    location.reload()
  }
}
