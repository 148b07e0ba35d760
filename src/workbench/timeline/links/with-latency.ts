import { LEAST_LATENCY } from '#src/contract/app-steps.ts'
import type { RecordingStep } from '#src/workbench/demo/demo-contract.ts'

/** The same steps for calls that take this many ms: holds and waits for answers are longer. */
export function withLatency(steps: readonly RecordingStep[], latency: number): RecordingStep[] {
  const more = latency - LEAST_LATENCY
  return steps.map((step) => {
    if (step.kind === 'answer') return { ...step, ms: step.ms + more }
    if (step.kind !== 'fault' || step.fault?.kind !== 'delay') return step
    return { ...step, fault: { ...step.fault, ms: (step.fault.ms ?? 0) + more } }
  })
}
