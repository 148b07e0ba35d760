import * as v from 'valibot'
import { isJson } from './json.ts'
import { isDuration } from './moment.ts'
import type { TabMemory } from './tab-memory.ts'

const KINDS = ['delay', 'status', 'network', 'duplicate'] as const

/** What goes wrong with a call (DEMO-4). `ms` is virtual time. Without `times` it goes wrong until the fault is cleared. */
export interface Fault {
  call: string
  kind: (typeof KINDS)[number]
  ms?: number
  status?: number
  body?: unknown
  times?: number
}

/** @param calls the names of the calls that a fault can be set for */
export function createFaultSchema(calls: readonly string[]): v.GenericSchema<unknown, Fault> {
  return v.object({
    call: v.picklist(calls, ({ input }) => `There is no call ${show(input)}. The calls are: ${calls.join(', ')}`),
    kind: v.picklist(KINDS, ({ input }) => `There is no fault ${show(input)}. The faults are: ${KINDS.join(', ')}`),
    ms: v.exactOptional(
      v.pipe(
        v.number(),
        v.check((ms) => isDuration(ms), 'ms must be a number between 0 and one year'),
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
    body: v.exactOptional(v.pipe(v.unknown(), v.check(isJson, 'body must be JSON, and not deeply nested'))),
    times: v.exactOptional(
      v.pipe(
        v.number(),
        v.check((times) => Number.isInteger(times) && times > 0, 'times must be a whole number above 0'),
      ),
    ),
  })
}

export interface Faults {
  /** Throws an Error that says which values are allowed. */
  set(fault: Fault): void
  clear(): void
  list(): Fault[]
}

export interface TakenFaults {
  /** ms of virtual time on top of the latency */
  delay: number
  /** the fault that replaces the answer */
  instead: Fault | null
}

/** The faults, as the interceptor uses them. */
export interface FaultQueue extends Faults {
  /** The faults of a call that is being sent. Those with `times` count down. */
  take(call: string): TakenFaults
  replace(faults: readonly Fault[]): void
}

export interface FaultOptions {
  schema: v.GenericSchema<unknown, Fault>
  memory: TabMemory
  /** whether a fault for `name` applies to the call; by default only if the names are equal */
  covers?: (name: string, call: string) => boolean
  onChange?: () => void
}

/** Keeps faults in the tab's memory. */
export function createFaults({
  schema,
  memory,
  covers = (name, call) => name === call,
  onChange = () => {},
}: FaultOptions): FaultQueue {
  const stored = v.safeParse(v.array(schema), memory.read('faults'))
  let faults: Fault[] = stored.success ? stored.output : []
  const setAll = (next: Fault[]) => {
    faults = next
    memory.write('faults', next)
    onChange()
  }
  return {
    set: (fault) => {
      const parsed = v.safeParse(schema, fault)
      if (!parsed.success) throw new Error(parsed.issues[0].message)
      if (fault.kind === 'delay' && fault.ms === undefined) throw new Error('A delay needs its length: ms')
      const others = faults.filter((other) => other.call !== fault.call || other.kind !== fault.kind)
      setAll([parsed.output, ...others])
    },
    clear: () => setAll([]),
    replace: (next) => setAll([...next]),
    list: () => structuredClone(faults),
    take: (call) => {
      const matching = faults.filter((fault) => covers(fault.call, call))
      const instead = matching.find((fault) => fault.kind !== 'delay') ?? null
      const delays = matching.filter((fault) => fault.kind === 'delay')
      const used = new Set(instead ? [instead, ...delays] : delays)
      if (used.size > 0) setAll(faults.flatMap((fault) => (used.has(fault) ? countDown(fault) : fault)))
      return { delay: delays.reduce((sum, { ms = 0 }) => sum + ms, 0), instead }
    },
  }
}

function countDown(fault: Fault): Fault[] {
  if (fault.times === undefined) return [fault]
  return fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : []
}

function show(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value)
}
