import { defineModel } from '#machines/model/model.ts'
import { choice } from '#machines/model/payload-fields.ts'
import { onPage } from '#machines/model/steps.ts'
import type { navigationMachine } from './navigation.machine.ts'

const BY_HAND = 'It is for the visitor to press a key, or to click elsewhere.'

export const navigationModel = defineModel<typeof navigationMachine>({
  id: 'navigation',
  starts: { shown: { input: {}, inApp: onPage('/') } },
  payloads: {
    'group.toggle': { group: choice('loans', 'business', 'service', 'personal') },
  },
  moves: {
    'press the menu': { type: 'menu.toggle' },
    'press loans': { type: 'group.toggle', group: 'loans' },
    'press business': { type: 'group.toggle', group: 'business' },
    'press service': { type: 'group.toggle', group: 'service' },
    'press personal': { type: 'group.toggle', group: 'personal' },
    'close the group': { type: 'group.close' },
    'follow a link': { type: 'link.chosen' },
  },
  outcomes: {
    clickOutside: { clicked: { done: undefined, inApp: BY_HAND } },
    escapePress: { pressed: { done: undefined, inApp: BY_HAND } },
  },
  calls: { clickOutside: { waitsForPerson: true }, escapePress: { waitsForPerson: true } },
})
