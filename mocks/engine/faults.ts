import * as v from 'valibot'
import type { Fault, FaultKey } from '#src/contract/app-steps.ts'
import { isDuration } from '#src/platform/clock/timestamp.ts'
import { ALL_CALLS, ALL_CONTENT, CALL_NAMES } from './call-names.ts'
import { isJson } from './json.ts'
import type { TabMemory } from './tab-memory.ts'

/** Without an address, MSW's interceptors follow them for ever. */
const REDIRECTS: readonly unknown[] = [301, 302, 303, 307, 308]
const KINDS = ['delay', 'status', 'network', 'duplicate'] as const

/** Says which values are allowed. `fields` names the wrong ones. */
export class FaultError extends Error {
  override name = 'FaultError'
  readonly fields: readonly string[]

  constructor(message: string, fields: readonly string[]) {
    super(message)
    this.fields = fields
  }
}

const fields = {
  call: v.picklist(
    CALL_NAMES,
    ({ input }) => `There is no call ${show(input)}. The calls are: ${CALL_NAMES.join(', ')}`,
  ),
  kind: v.picklist(KINDS, ({ input }) => `There is no fault ${show(input)}. The faults are: ${KINDS.join(', ')}`),
  ms: v.exactOptional(v.custom<number>(isDuration, 'ms must be a number between 0 and one year')),
  status: v.exactOptional(
    v.custom<number>(
      (status) => isWhole(status, 200, 599) && !REDIRECTS.includes(status),
      'status must be a whole number from 200 to 599, and no redirect, which would need an address',
    ),
  ),
  body: v.exactOptional(v.pipe(v.unknown(), v.check(isJson, 'body must be JSON, and not deeply nested'))),
  times: v.exactOptional(v.custom<number>((times) => isWhole(times, 1), 'times must be a whole number above 0')),
  after: v.exactOptional(v.literal(true, 'after must be true, or left out')),
  preset: v.exactOptional(v.string()),
}

export const faultSchema: v.GenericSchema<unknown, Fault> = v.pipe(
  v.object(fields, 'A fault is an object with call and kind'),
  v.forward(
    v.partialCheck(
      [['kind'], ['after']],
      ({ kind, after }) => after === undefined || kind === 'network',
      'after goes with the kind network only: the call is carried out, and its answer is lost',
    ),
    ['after'],
  ),
)

export interface TakenFaults {
  /** ms of virtual time on top of the latency */
  delay: number
  /** the fault that replaces the answer */
  instead: Fault | null
}

export type Faults = ReturnType<typeof createFaults>

/** Keeps faults in the tab's memory. */
export function createFaults(memory: TabMemory, onChange: () => void = () => {}) {
  const stored = v.safeParse(v.array(faultSchema), memory.read('faults'))
  let faults: Fault[] = stored.success ? stored.output : []
  const setAll = (next: Fault[]) => {
    faults = next
    memory.write('faults', next)
    onChange()
  }
  const without = ({ call, kind }: FaultKey) => faults.filter((other) => other.call !== call || other.kind !== kind)
  return {
    /** Replaces the fault of the same kind for the call. Throws a `FaultError`. */
    set: (fault: Fault) => {
      const parsed = v.safeParse(faultSchema, fault)
      if (!parsed.success) throw faultError(parsed.issues)
      const unknown = Object.keys(fault).find((name) => !Object.hasOwn(fields, name))
      if (unknown !== undefined)
        throw new FaultError(`A fault has no ${show(unknown)}. It has: ${Object.keys(fields).join(', ')}`, [unknown])
      if (fault.kind === 'delay' && fault.ms === undefined) throw new FaultError('A delay needs its length: ms', ['ms'])
      setAll([parsed.output, ...without(fault)])
    },
    /** Does nothing when there is no such fault. */
    remove: (fault: FaultKey) => setAll(without(fault)),
    clear: () => setAll([]),
    replace: (next: readonly Fault[]) => setAll([...next]),
    list: () => structuredClone(faults),
    /** the same array until a fault is set, removed or used */
    current: (): readonly Fault[] => faults,
    /** The faults of a call that is being sent. Those with `times` count down. */
    take: (call: string): TakenFaults => {
      const matching = faults.filter((fault) => covers(fault.call, call))
      const instead = matching.find((fault) => fault.kind !== 'delay') ?? null
      const delays = matching.filter((fault) => fault.kind === 'delay')
      const used = new Set(instead ? [instead, ...delays] : delays)
      if (used.size > 0) setAll(faults.flatMap((fault) => (used.has(fault) ? countDown(fault) : fault)))
      return { delay: delays.reduce((sum, { ms = 0 }) => sum + ms, 0), instead }
    },
  }
}

/** Whether a fault for `name` applies to the call. */
function covers(name: string, call: string): boolean {
  return name === ALL_CALLS || name === call || (name === ALL_CONTENT && call.startsWith(`${ALL_CONTENT}/`))
}

function faultError(issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): FaultError {
  return new FaultError(
    issues[0].message,
    issues.map((issue) => v.getDotPath(issue) ?? ''),
  )
}

function isWhole(value: unknown, least: number, most = Number.MAX_SAFE_INTEGER): boolean {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most
}

function countDown(fault: Fault): Fault[] {
  if (fault.times === undefined) return [fault]
  return fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : []
}

/** A value in a message: a text in quotes. */
export function show(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value)
}
