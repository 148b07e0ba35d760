import { defineModel } from '#src/kit/model/model.ts'
import { type BankApp, onPage } from './in-app.ts'
import type { mapMachine } from './map.machine.ts'

const NO_OTHER_HOST = 'The demonstration asks no other host: its map is the drawn one, at once.'

export const mapModel = defineModel<typeof mapMachine, BankApp>({
  id: 'map',
  starts: { shown: { input: {}, inApp: onPage('/contact') } },
  events: {
    'frame.load': { origin: 'app' },
    'frame.fail': { origin: 'app' },
  },
  moves: { 'frame loaded': { type: 'frame.load' }, 'frame failed': { type: 'frame.fail' } },
  calls: { askForMap: { atOnce: NO_OTHER_HOST } },
  outcomes: {
    askForMap: {
      offered: { done: true, inApp: NO_OTHER_HOST },
      'not offered': { done: false },
      unreachable: { error: new Error('offline'), inApp: NO_OTHER_HOST },
    },
  },
})
