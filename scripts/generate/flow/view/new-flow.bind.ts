import { sendNewFlow } from '../api/new-flow.ts'
import { newFlowMachine } from '../machine/new-flow.machine.ts'

/** On the bank's calls. */
export const newFlow = newFlowMachine.provide({ actors: { sendNewFlow } })
