import { own } from '#src/contract/own.ts'
import type { Machines } from './machines.ts'

/** What a machine is besides a flow that customers go through, or instead of one. */
type Role =
  /** customers do not go through it: the log hides it, and 'Next timer' and the timeline skip its delays */
  | 'plumbing'
  /** customers see its delay end all the same, and it may have ended before a replayed step reaches it (TOAST-1) */
  | 'awaited'
  /** it runs other flows, of which one that fails ends alone (ERR-4) */
  | 'parent'
  /** the time changes it, so that two moments of it are not compared */
  | 'by the clock'
  /** the window, the pointer or the network changes it, so that no replay and no test compares it */
  | 'by the browser'
  /** the end of a recording leaves it out: the root, and what a person does beside a flow */
  | 'not recorded'

/** The machines that have a role, by id. A new machine has none unless it gets a row: it is a flow that customers go through. */
const ROLES: Readonly<Partial<Record<keyof Machines, readonly Role[]>>> = {
  app: ['plumbing', 'parent', 'not recorded'],
  backdrop: ['plumbing', 'by the clock'],
  customer: ['plumbing'],
  map: ['plumbing'],
  message: ['not recorded'],
  modal: ['plumbing', 'parent'],
  navigation: ['plumbing', 'by the browser'],
  'page-load': ['plumbing', 'by the browser'],
  session: ['plumbing', 'parent'],
  'social-proof': ['plumbing', 'by the clock'],
  toast: ['plumbing', 'by the clock', 'awaited'],
  toasts: ['plumbing', 'by the clock'],
}

/** Whether a machine has a role. An owner of timers that is no machine has none. */
export function hasRole(machine: string, role: Role): boolean {
  return own(ROLES, machine)?.includes(role) === true
}

/** The states of running actors without those of machines with one of the roles. A further actor of a machine has a number: 'toast 2'. */
export function withoutRoles(states: Readonly<Record<string, unknown>>, ...roles: Role[]): Record<string, unknown> {
  const others = Object.entries(states).filter(
    ([name]) => !roles.some((role) => hasRole(name.replace(/ \d+$/, ''), role)),
  )
  return Object.fromEntries(others)
}
