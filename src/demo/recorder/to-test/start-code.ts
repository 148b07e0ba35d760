import { personas } from '#mocks/bank/personas.ts'
import type { Recording, RecordingStart } from '#src/demo/demo-contract.ts'
import { isoTime } from '#src/kit/clock/clock.ts'
import { grouped, literal, quoted } from './literal.ts'
import { NotExported } from './not-exported.ts'

/** The seed of every demo after a reset. */
const SEED = 'larkspur'
/** ms: two moments of the same day give the same rows for all that a test can see */
const DAY = 86_400_000
const MINUTE = 60_000
/** px; from here on, pages have the same elements at any width */
const WIDE = 1_024
/** characters; a longer start would bury the test */
const LONGEST_START = 100_000

export interface StartCode {
  /** after the test, since they may be long */
  declarations: string[]
  /** in the test */
  lines: string[]
}

/** Opens the demo as a recording starts: by the address where the data are those of the seed, otherwise by importing them. */
export function startCode({ start, width }: Pick<Recording, 'start' | 'width'>, indent: number): StartCode {
  const { declarations, lines } = isSeeded(start) ? openCode(start, indent) : importCode(start)
  const isNarrow = width !== undefined && width < WIDE
  const size = isNarrow ? [`await page.setViewportSize({ width: ${grouped(width)}, height: 800 })`] : []
  return { declarations, lines: [...size, ...lines] }
}

function isSeeded({ persona, world: { seed, records }, faults, page }: RecordingStart): boolean {
  const isKnown = persona === null || personas.some(({ id }) => id === persona)
  return seed === SEED && isKnown && Object.keys(records).length === 0 && faults.length === 0 && !page.includes('‹')
}

function openCode({ persona, world: { seededAt }, clock, latency, page }: RecordingStart, indent: number): StartCode {
  // The second in which somebody began matters to nobody.
  const now = clock.mode === 'paused' ? clock.now : Math.floor(clock.now / MINUTE) * MINUTE
  const isOld = Math.floor(seededAt / DAY) !== Math.floor(clock.now / DAY)
  const opening = {
    as: persona ?? undefined,
    now: minute(isOld ? seededAt : now),
    latency: latency === 0 ? undefined : latency,
  }
  const before = `await demo.open(${quoted(page)}, `
  const open = `${before}${literal(opening, { before: indent + before.length, after: 1, indent })})`
  return { declarations: [], lines: isOld ? [open, `await demo.clock.setNow(${quoted(minute(now))})`] : [open] }
}

/** A shared moment as a file holds it (DEMO-13): the data, the customer, the page, the clock, the latency and the faults. */
function importCode(start: RecordingStart): StartCode {
  const moment = {
    format: 'larkspur-moment',
    version: 1,
    start: { ...start, clock: { mode: 'paused', now: start.clock.now } },
    at: null,
    path: null,
  }
  const size = JSON.stringify(moment).length
  if (size > LONGEST_START)
    throw new NotExported(
      `The recording starts with ${Math.round(size / 1_000)} KB of data that differ from the seed, too much for a test. Reset the demo and record it again`,
    )
  return {
    declarations: [
      '/** What the bank had at the start, as far as it was not the seed. */',
      `const START = ${literal(moment, { before: 'const START = '.length })}`,
    ],
    lines: [`await demo.open('/')`, `await demo.store.import(JSON.stringify(START))`],
  }
}

/** '2026-03-02T08:30Z', with seconds only where there are some. */
export function minute(ms: number): string {
  return isoTime(ms).replace(/(:00)?\.000Z$/, 'Z')
}
