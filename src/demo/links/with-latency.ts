import { LEAST_LATENCY } from '#src/contract/app-steps.ts'
import type { RecordingStep } from '#src/demo/demo-contract.ts'

/** The same steps where calls take this many ms: calls are held longer, and the answer to them is waited for longer. */
export function withLatency(steps: readonly RecordingStep[], latency: number): RecordingStep[] {
  const more = latency - LEAST_LATENCY
  return steps.map((step) => {
    if (step.kind === 'answer') return { ...step, ms: step.ms + more }
    if (step.kind !== 'fault' || step.fault?.kind !== 'delay') return step
    return { ...step, fault: { ...step.fault, ms: (step.fault.ms ?? 0) + more } }
  })
}
