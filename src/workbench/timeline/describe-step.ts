import { isoTime } from '#src/platform/clock/clock.ts'
import { inWords } from '#src/ui/in-words.ts'
import type { Step } from '#src/workbench/demo/demo-contract.ts'

/** Describes a step: 'withdrawal: choose method (paypal)'. */
export function describeStep(step: Step): string {
  switch (step.kind) {
    case 'event':
      return `${step.flow}: ${describeEvent(step.event)}`
    case 'page':
      return `${step.by === undefined ? 'Go' : step.by < 0 ? 'Back' : 'Forward'} to ${step.to}`
    case 'press':
      return step.what === 'escape' ? 'Press Escape' : 'Press outside the menu'
    case 'sign-in':
      return `Sign in as ${step.persona}`
    case 'operator':
      return `The bank: ${inWords(step.action)} (${valuesOf(step.args).join(', ')})`
    case 'fault':
      return step.fault === null ? 'Clear all faults' : `Set a fault: ${step.fault.call}, ${step.fault.kind}`
    case 'fault-removed':
      return `Remove a fault: ${step.fault.call}, ${step.fault.kind}`
    case 'browser':
      return step.behaviour === null ? 'The browser behaves normally again' : `The browser ${step.behaviour}`
    case 'latency':
      return `Set the latency to ${step.latency} ms`
    case 'clock':
      return `Set the time to ${isoTime(step.now).slice(0, 16).replace('T', ' ')} UTC`
    case 'window':
      return step.change === 'blur' ? 'Leave the window' : 'Return to the window'
    case 'wait':
      return 'Wait'
    case 'answer':
      return 'Wait for the answer'
    case 'caption':
      return `“${step.text}”`
  }
}

/** 'code.submit' becomes 'submit code'. */
function describeEvent({ type, ...fields }: { type: string; [field: string]: unknown }): string {
  const [noun = '', verb = ''] = type.split('.')
  const values = valuesOf(fields)
  return `${verb} ${noun}${values.length === 0 ? '' : ` (${values.join(', ')})`}`
}

function valuesOf(value: unknown): string[] {
  if (value === null || value === undefined) return []
  if (typeof value !== 'object') return [String(value)]
  if ('specimen' in value) return [String(value.specimen)]
  return Object.values(value).flatMap(valuesOf)
}
