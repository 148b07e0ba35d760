import { planOf } from '#exploration/plan.ts'
import { mapMachine } from '#machines/map.machine.ts'

export const map = planOf(mapMachine, {
  starts: { shown: {} },
  events: { 'frame loaded': { type: 'frame.load' }, 'frame failed': { type: 'frame.fail' } },
  watchers: {},
  outcomes: {
    askForMap: {
      offered: { done: true },
      'not offered': { done: false },
      unreachable: { error: new Error('offline') },
    },
  },
})
