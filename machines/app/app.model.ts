import { defineModel } from '#machines/model/model.ts'
import { named } from '#machines/model/payload-fields.ts'
import { onPage, type Step } from '#machines/model/steps.ts'
import type { appMachine } from './app.machine.ts'

export const appModel = defineModel<typeof appMachine, Step>({
  id: 'app',
  starts: { 'the page is open': { input: {}, inApp: onPage('/') } },
  events: { 'page.enter': { origin: 'app', payload: { isInside: named({ inside: true, outside: false }) } } },
  moves: { 'enter the bank': { type: 'page.enter', isInside: true } },
  calls: { session: { rests: true }, toasts: { rests: true } },
  outcomes: {
    session: { failed: { error: new Error('broken'), inApp: 'The session of the app does not break.' } },
    toasts: { failed: { error: new Error('broken'), inApp: 'The toasts of the app do not break.' } },
  },
})
