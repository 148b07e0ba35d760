import * as v from 'valibot'
import { isJson } from '#mocks/engine/json.ts'
import { isDuration } from '#mocks/engine/moment.ts'
import type { TabMemory } from '#mocks/engine/tab-memory.ts'
import { CALL_NAMES } from './call-names.ts'

const KINDS = ['delay', 'status', 'network', 'duplicate'] as const

export const faultSchema = v.object({
  call: v.picklist(
    CALL_NAMES,
    ({ input }) => `There is no call ${show(input)}. The calls are: ${CALL_NAMES.join(', ')}`,
  ),
  kind: v.picklist(KINDS, ({ input }) => `There is no fault ${show(input)}. The faults are: ${KINDS.join(', ')}`),
  ms: v.exactOptional(
    v.pipe(
      v.number(),
      v.check((ms) => isDuration(ms), 'ms must be a number of 0 or more, and at most a year'),
    ),
  ),
  status: v.exactOptional(
    v.pipe(
      v.number(),
      v.check(
        (status) => Number.isInteger(status) && status >= 200 && status <= 599,
        'status must be a whole number from 200 to 599',
      ),
    ),
  ),
  body: v.exactOptional(v.pipe(v.unknown(), v.check(isJson, 'body must be JSON, and not nested deeply'))),
  times: v.exactOptional(
    v.pipe(
      v.number(),
      v.check((times) => Number.isInteger(times) && times > 0, 'times must be a whole number above 0'),
    ),
  ),
})

/** What goes wrong with a call (DEMO-4). `ms` is virtual time; without `times` it goes wrong until cleared. */
export interface Fault {
  call: string
  kind: (typeof KINDS)[number]
  ms?: number
  status?: number
  body?: unknown
  times?: number
}

export interface Faults {
  /** Throws an Error that says what would have been right. */
  set(fault: Fault): void
  clear(): void
  list(): Fault[]
}

export interface TakenFaults {
  /** ms of virtual time on top of the latency */
  delay: number
  /** what takes the place of the answer */
  instead: Fault | null
}

export function createFaults(
  memory: TabMemory,
  tell: () => void = () => {},
): Faults & { take(call: string): TakenFaults; replace(faults: readonly Fault[]): void } {
  const kept = v.safeParse(v.array(faultSchema), memory.read('faults'))
  let faults: Fault[] = kept.success ? kept.output : []
  const setAll = (next: Fault[]) => {
    faults = next
    memory.write('faults', next)
    tell()
  }
  return {
    set: (fault) => {
      const parsed = v.safeParse(faultSchema, fault)
      if (!parsed.success) throw new Error(parsed.issues[0].message)
      if (fault.kind === 'delay' && fault.ms === undefined) throw new Error('A delay needs its length: ms')
      const others = faults.filter((other) => other.call !== fault.call || other.kind !== fault.kind)
      setAll([parsed.output, ...others])
    },
    clear: () => setAll([]),
    replace: (next) => setAll([...next]),
    list: () => structuredClone(faults),
    take: (call) => {
      const taken = faults.filter(
        (fault) => fault.call === call || (fault.call === 'GET content' && call.startsWith('GET content/')),
      )
      const instead = taken.find((fault) => fault.kind !== 'delay') ?? null
      const delays = taken.filter((fault) => fault.kind === 'delay')
      const used = new Set(instead ? [instead, ...delays] : delays)
      if (used.size > 0) setAll(faults.flatMap((fault) => (used.has(fault) ? countedDown(fault) : fault)))
      return { delay: delays.reduce((sum, { ms = 0 }) => sum + ms, 0), instead }
    },
  }
}

function countedDown(fault: Fault): Fault[] {
  if (fault.times === undefined) return [fault]
  return fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : []
}

function show(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value)
}
