import { defineModel } from '#machines/model/model.ts'
import { onPage } from '#machines/model/steps.ts'
import type { backdropMachine } from './backdrop.machine.ts'

export const backdropModel = defineModel<typeof backdropMachine>({
  id: 'backdrop',
  starts: { shown: { input: {}, inApp: onPage('/create-account') } },
  moves: {},
})
