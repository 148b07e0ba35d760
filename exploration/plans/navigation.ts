import { planOf } from '#exploration/plan.ts'
import { navigationMachine } from '#machines/navigation.machine.ts'

export const navigation = planOf(navigationMachine, {
  starts: { shown: {} },
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
  outcomes: { clickOutside: { clicked: { done: undefined } }, escapePress: { pressed: { done: undefined } } },
})
