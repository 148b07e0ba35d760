import { createFaultSchema, createFaults, type FaultQueue } from '#mocks/engine/faults.ts'
import type { TabMemory } from '#mocks/engine/tab-memory.ts'
import { CALL_NAMES, coversCall } from './call-names.ts'

export const faultSchema = createFaultSchema(CALL_NAMES)

export function createBankFaults(memory: TabMemory, onChange?: () => void): FaultQueue {
  return createFaults({ schema: faultSchema, memory, covers: coversCall, ...(onChange ? { onChange } : {}) })
}
