import type { Origin } from '#machines/model/origin.ts'
import { own } from '#src/contract/own.ts'
import { models } from '#src/workbench/flows/models.ts'

/** Who sends an event of a flow; undefined when there is no such event. */
export function originOf(flow: string, type: string): Origin | undefined {
  return own(models.get(flow)?.events ?? {}, type)?.origin
}
