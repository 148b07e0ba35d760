import { onPage } from './in-app.ts'
import { planOf } from '#src/kit/model/plan.ts'
import { navigationMachine } from './navigation.machine.ts'

const BY_HAND = 'It is for the visitor to press a key, or to click elsewhere.'

export const navigation = planOf(navigationMachine, {
  starts: { shown: { input: {}, inApp: onPage('/') } },
  events: {
    'press the menu': { type: 'menu.toggle' },
    'press loans': { type: 'group.toggle', group: 'loans' },
    'press business': { type: 'group.toggle', group: 'business' },
    'press service': { type: 'group.toggle', group: 'service' },
    'press personal': { type: 'group.toggle', group: 'personal' },
    'close the group': { type: 'group.close' },
    'follow a link': { type: 'link.chosen' },
  },
  watchers: {},
  outcomes: {
    clickOutside: { clicked: { done: undefined, inApp: BY_HAND } },
    escapePress: { pressed: { done: undefined, inApp: BY_HAND } },
  },
  calls: { clickOutside: { rests: true }, escapePress: { rests: true } },
})
