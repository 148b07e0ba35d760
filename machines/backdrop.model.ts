import { defineModel } from '#src/kit/model/model.ts'
import type { backdropMachine } from './backdrop.machine.ts'
import { onPage, type Step } from './in-app.ts'

export const backdropModel = defineModel<typeof backdropMachine, Step>({
  id: 'backdrop',
  starts: { shown: { input: {}, inApp: onPage('/create-account') } },
  events: {},
  moves: {},
})
