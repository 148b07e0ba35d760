import type { Page } from '@playwright/test'
import type { DemoOperator } from '#src/demo/demo-contract.ts'
import type { DemoDriver } from '../../e2e/support/driver.ts'

export interface DrivenPage {
  page: Page
  demo: DemoDriver
}

type Acts = Omit<DemoOperator, 'customer' | 'waiting'>

/** A call of `window.demo.operator`: its name and arguments. */
export type Operation = { [Act in keyof Acts]: [act: Act, ...args: Parameters<Acts[Act]>] }[keyof Acts]
