import { BACKEND_MODES, type BackendMode } from '#src/platform/backend-state.ts'
import { CLOCK_MODES, type ClockMode, isTime, parseTime } from '#src/platform/clock/clock.ts'

/** The demo's URL parameters (demo contract). Unreadable ones are reported, and the rest applies. */
export interface DemoParameters {
  reset: boolean
  as: string | null
  clock: ClockMode | null
  now: number | null
  latency: number | null
  backend: BackendMode | null
  console: boolean
  /** opens the desk at the Stately inspector, and its window if the browser allows that without a click */
  inspect: boolean
  /** '<flow>.<state>' */
  at: string | null
  /** the id of a scenario */
  scenario: string | null
  /** the id of a scenario that plays by itself */
  play: string | null
  /** a shared moment, packed (DEMO-13) */
  moment: string | null
  problems: string[]
}

const NAMES = [
  'reset',
  'as',
  'clock',
  'now',
  'latency',
  'backend',
  'console',
  'inspect',
  'at',
  'scenario',
  'play',
] as const

const MOMENT = '#moment='

export function readParameters(search: string, fragment = ''): DemoParameters {
  const query = new URLSearchParams(search)
  const problems: string[] = []
  const read = <T>(name: string, parse: (text: string) => T | null, expected: string): T | null => {
    const text = query.get(name)
    if (text === null) return null
    const value = parse(text)
    if (value === null) problems.push(`The address asks for ${name}=${text}, but ${name} takes ${expected}.`)
    return value
  }
  return {
    reset: query.has('reset'),
    console: query.has('console'),
    inspect: query.has('inspect'),
    at: query.get('at'),
    scenario: query.get('scenario'),
    play: query.get('play'),
    moment: fragment.startsWith(MOMENT) ? fragment.slice(MOMENT.length) : null,
    as: query.get('as'),
    clock: read('clock', (text) => CLOCK_MODES.find((mode) => mode === text) ?? null, CLOCK_MODES.join(', ')),
    now: read('now', parseNow, 'a date and time such as 2026-03-02T11:59'),
    latency: read('latency', parseLatency, 'a whole number of milliseconds of 0 or more'),
    backend: read('backend', parseMode, BACKEND_MODES.join(', ')),
    problems,
  }
}

/** Whether an address has any of the parameters, or a shared moment. */
export function asksForDemo(search: string, fragment: string): boolean {
  const query = new URLSearchParams(search)
  return fragment.startsWith(MOMENT) || NAMES.some((name) => query.has(name))
}

/** The search string without the demo's parameters. */
export function withoutParameters(search: string): string {
  const query = new URLSearchParams(search)
  for (const name of NAMES) query.delete(name)
  return query.size === 0 ? '' : `?${query}`
}

function parseNow(text: string): number | null {
  const at = parseTime(text)
  return isTime(at) ? at : null
}

/** Older names of the modes: 'on' is mock, 'off' is http. */
function parseMode(text: string): BackendMode | null {
  if (text === 'on') return 'mock'
  return text === 'off' ? 'http' : (BACKEND_MODES.find((mode) => mode === text) ?? null)
}

function parseLatency(text: string): number | null {
  return /^\d{1,7}$/.test(text) ? Number(text) : null
}
