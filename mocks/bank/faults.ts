import { createFaultSchema, createFaults, type Fault, type FaultQueue, type Faults } from '#mocks/engine/faults.ts'
import type { TabMemory } from '#mocks/engine/tab-memory.ts'
import { CALL_NAMES, coversCall } from './call-names.ts'
import { describeCall, describeFault } from './describe-fault.ts'
import { type FaultPreset, faultPresets } from './fault-presets.ts'

/** The faults of the bank's calls, and their words (DEMO-4). */
export interface BankFaults extends Faults {
  /** every call that a fault can be set for, and what it does */
  readonly calls: readonly { call: string; text: string }[]
  readonly presets: readonly FaultPreset[]
  /** 'Withdraw (POST transfer) answers 500, once more' */
  describe(fault: Fault): string
}

export const faultSchema = createFaultSchema(CALL_NAMES)

export function createBankFaults(memory: TabMemory, onChange?: () => void): BankFaults & FaultQueue {
  return {
    ...createFaults({ schema: faultSchema, memory, covers: coversCall, ...(onChange ? { onChange } : {}) }),
    calls: CALL_NAMES.map((call) => ({ call, text: describeCall(call) })),
    presets: faultPresets,
    describe: describeFault,
  }
}
