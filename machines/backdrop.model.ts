import { defineModel } from '#src/kit/model/model.ts'
import type { backdropMachine } from './backdrop.machine.ts'
import { type BankApp, onPage } from './in-app.ts'

export const backdropModel = defineModel<typeof backdropMachine, BankApp>({
  id: 'backdrop',
  starts: { shown: { input: {}, inApp: onPage('/create-account') } },
  events: {},
  moves: {},
})
