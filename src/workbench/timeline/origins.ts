import type { Origin } from '#machines/model/origin.ts'
import { isEvent, type Step } from '#machines/model/step.ts'
import { own } from '#src/contract/own.ts'
import { models } from '#src/workbench/trace/models.ts'

/** Who sends an event of a flow; undefined when there is no such event. */
export function originOf(flow: string, type: string): Origin | undefined {
  return own(models.get(machineOf(flow))?.events ?? {}, type)?.origin
}

/** Whether a step is a keystroke in a field. */
export function isTyping(step: Step): boolean {
  return isEvent(step) && originOf(step.flow, step.event.type) === 'typing'
}

/** Two flows have another name than their machine. */
function machineOf(flow: string): string {
  return flow === 'contact' || flow === 'newsletter' ? 'message' : flow
}
