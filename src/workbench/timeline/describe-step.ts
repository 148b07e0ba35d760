import type { RecordingStep, Step } from '#src/workbench/contract/demo-contract.ts'
import { valueWords } from '#src/workbench/trace/value-words.ts'

/** A step, as the log has it: 'withdrawal: code.submit { code: ‹code› }', 'page { to: "/loan" }'. */
export function describeStep(step: Step): string {
  const { kind, ms, fired, ...fields } = step as RecordingStep
  if (step.kind !== 'event') return named(kind, fields)
  const { type, ...payload } = step.event
  return `${step.flow}: ${named(type, payload)}`
}

function named(name: string, fields: object): string {
  return Object.keys(fields).length === 0 ? name : `${name} ${valueWords(fields)}`
}
