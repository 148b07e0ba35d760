import { defineModel } from '#machines/model/model.ts'
import { onPage } from '#machines/model/steps.ts'
import type { mapMachine } from './map.machine.ts'

const NO_OTHER_HOST = 'The demo calls no other host: it always shows the drawn map.'

export const mapModel = defineModel<typeof mapMachine>({
  id: 'map',
  starts: { shown: { input: {}, inApp: onPage('/contact') } },
  moves: { 'frame loaded': { type: 'frame.load' }, 'frame failed': { type: 'frame.fail' } },
  calls: { askForMap: { inRealTime: NO_OTHER_HOST } },
  outcomes: {
    askForMap: {
      offered: { done: true, inApp: NO_OTHER_HOST },
      'not offered': { done: false },
      unreachable: { error: new Error('offline'), inApp: NO_OTHER_HOST },
    },
  },
})
