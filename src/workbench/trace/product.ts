import type { RegisteredRouter } from '@tanstack/react-router'
import type { ActorRefFrom } from 'xstate'
import type { appMachine } from '#machines/app/app.machine.ts'
import type { customerMachine } from '#machines/customer/customer.machine.ts'
import type { ModalKind } from '#machines/modal/modal-ref.ts'
import type { sessionMachine } from '#machines/session/session.machine.ts'
import type { Backend } from '#mocks/bank/backend.ts'
import type { Environment } from '#src/platform/environment.ts'

/** What `main.tsx` hands to the workbench: all that the workbench knows of the product, besides the machines and their texts. */
export interface Product {
  readonly router: RegisteredRouter
  readonly system: System
  /** Drops the customer's data that were loaded before their page asked for them. */
  forgetPrefetched(): Promise<void>
  goTo(path: string): Promise<void>
  /** Loads the code of every flow, and of these dialogs. */
  prepare(dialogs: readonly ModalKind[]): Promise<void>
  /** Mounts the views again, on the system that is shown. */
  mount(): Promise<void>
  /** Restarts every flow of the page, and the session guard. */
  remount(): Promise<void>
}

type App = ActorRefFrom<typeof appMachine>

/** The actor system of the product (FLOW-6). */
export interface System {
  /** the root that runs */
  readonly live: App
  /** what it was made of */
  readonly logic: typeof appMachine
  readonly environment: Environment
  /** of the running root, whatever the page shows */
  readonly session: ActorRefFrom<typeof sessionMachine>
  /** who is signed in; null for nobody */
  readonly customerId: string | null
  /** the signed-in customer's data; undefined while nobody is signed in */
  customer(): ActorRefFrom<typeof customerMachine> | undefined
  /** A root whose flows begin, not started yet. */
  freshRoot(): App
  /** Starts a root in place of the one before, which has been stopped, and shows it. */
  goLive(root: App): void
  /** what the page shows */
  readonly shown: { root: App; environment: Environment }
  /** Lets the page show this root from the next mount on, by default with the environment of the running one. */
  show(root: App, environment?: Environment): void
}

/** The mock backend in the page of a product. */
export interface PageBackend extends Backend {
  readonly product: Product
}
