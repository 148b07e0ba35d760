import { defineModel } from '#machines/model/model.ts'
import { onPage, type Step } from '#machines/model/steps.ts'
import type { appMachine } from './app.machine.ts'

export const appModel = defineModel<typeof appMachine, Step>({
  id: 'app',
  starts: { 'the page is open': { input: {}, inApp: onPage('/') } },
  events: {},
  moves: {},
  calls: { session: { rests: true }, toasts: { rests: true } },
  outcomes: {
    session: { failed: { error: new Error('broken'), inApp: 'The session of the app does not break.' } },
    toasts: {},
  },
})
