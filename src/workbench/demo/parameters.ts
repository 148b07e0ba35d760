import { BACKEND_MODES, type BackendMode } from '#src/platform/backend-state.ts'
import { CLOCK_MODES, isTime, parseTime } from '#src/platform/clock/clock.ts'
import { decodeLink, linkValue } from '#src/platform/link-text.ts'

/** The demo's URL parameters (demo contract). Unreadable ones are reported, and the rest applies. */
export type DemoParameters = ReturnType<typeof readParameters>

export interface Shared {
  what: 'moment' | 'story'
  packed: string
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
  'story',
]

/** Others may have put parameters before it, as in '#utm_source=x&moment=…'. */
const SHARED = /(?:^#|[?&#])[^\p{L}\p{N}]{0,9}(moment|story)\s*=/iu

export function readParameters(search: string, fragment = '') {
  const query = new URLSearchParams(entriesOf(search).map(([name, value]) => [nameOf(name), linkValue(value)]))
  const problems: string[] = []
  const read = <T>(name: string, parse: (text: string) => T | null, expected: string): T | null => {
    const text = query.get(name)
    if (text === null) return null
    const value = parse(text)
    if (value === null) problems.push(`The address asks for ${name}=${text}, but ${name} takes ${expected}.`)
    return value
  }
  const isOn = (name: string) => read(name, parseSwitch, 'no value, 1 or 0') ?? false
  return {
    reset: isOn('reset'),
    console: isOn('console'),
    /** opens the desk at the Stately inspector, and its window if the browser allows that without a click */
    inspect: isOn('inspect'),
    /** '<flow>.<state>' */
    at: query.get('at'),
    /** the id of a scenario */
    scenario: query.get('scenario'),
    /** the id of a scenario that plays by itself */
    play: query.get('play'),
    /** the path of a story's file on this site (DEMO-19) */
    story: query.get('story'),
    /** a shared moment or story, packed (DEMO-13) */
    shared: sharedIn(fragment),
    as: query.get('as'),
    clock: read(
      'clock',
      (text) => CLOCK_MODES.find((mode) => mode === text.toLowerCase()) ?? null,
      CLOCK_MODES.join(', '),
    ),
    now: read('now', parseNow, 'a date and time such as 2026-03-02T11:59'),
    latency: read('latency', parseLatency, 'a whole number of milliseconds of 0 or more'),
    backend: read('backend', parseMode, BACKEND_MODES.join(', ')),
    problems,
  }
}

/** Whether an address has any of the parameters, or something shared. */
export function asksForDemo(search: string, fragment: string): boolean {
  return sharedIn(fragment) !== null || entriesOf(search).some(([name]) => isOurs(name))
}

/** The search string without the demo's parameters. */
export function withoutParameters(search: string): string {
  const others = entriesOf(search).filter(([name]) => !isOurs(name))
  return others.length === 0 ? '' : `?${new URLSearchParams(others)}`
}

/** What a fragment shares, with whatever a chat or mail program has added; null without anything. */
function sharedIn(fragment: string): Shared | null {
  const text = decodeLink(fragment)
  const found = SHARED.exec(text)
  if (found === null) return null
  const what = found[1]?.toLowerCase() === 'story' ? 'story' : 'moment'
  return { what, packed: text.slice(found.index + found[0].length) }
}

/**
 * The parameters of a query, also of one that was encoded as a whole, or from an '&' on: no name has a '=' in it, and no value of ours an '&'
 * (IN-13).
 */
function entriesOf(search: string): [name: string, value: string][] {
  const entries = [...new URLSearchParams(search.replace(/&amp;/gi, '&'))]
  return entries.flatMap(([name, value]) => {
    const whole = decodeLink(name)
    if (whole.includes('=')) return entriesOf(whole)
    if (!isOurs(name)) return [[name, value]]
    const [own = '', ...others] = decodeLink(value).split('&')
    return [[name, own], ...entriesOf(others.join('&'))]
  })
}

/** A parameter's name in small letters, without what stood behind the link, as in '?Reset).'. */
const nameOf = (name: string) => (isOurs(name) ? linkValue(name).toLowerCase() : name)

const isOurs = (name: string) => NAMES.includes(linkValue(name).toLowerCase())

/** Also with a space for the 'T', and for the '+' of a time zone, which are gone by now. */
function parseNow(text: string): number | null {
  const spaced = text.replace(/^(\d{4}-\d\d-\d\d)(?=\d)/, '$1T')
  const at = parseTime(spaced.replace(/(T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)(\d\d:?\d\d)$/, '$1+$2'))
  return isTime(at) ? at : null
}

/** Older names of the modes: 'on' is mock, 'off' is http. */
function parseMode(text: string): BackendMode | null {
  const name = text.toLowerCase()
  if (name === 'on') return 'mock'
  return name === 'off' ? 'http' : (BACKEND_MODES.find((mode) => mode === name) ?? null)
}

function parseLatency(text: string): number | null {
  return /^\d{1,7}$/.test(text) ? Number(text) : null
}

/** Whether a parameter that needs no value is meant: `reset`, `reset=1`, but not `reset=0`. */
function parseSwitch(text: string): boolean | null {
  if (['', '1', 'true', 'yes', 'on'].includes(text.toLowerCase())) return true
  return ['0', 'false', 'no', 'off'].includes(text.toLowerCase()) ? false : null
}
