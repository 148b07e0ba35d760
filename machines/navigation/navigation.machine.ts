import { emit, setup } from 'xstate'
import { actorNotProvided } from '#machines/not-provided.ts'

/**
 * Navigation: the mobile menu and the dropdown groups of the public header. At most one group is open (PUB-3).
 *
 *   menu    closed <-> open
 *   groups  closed -> open (loans | business | service | personal) -> closed
 */
export type NavigationGroup = 'loans' | 'business' | 'service' | 'personal'

export type NavigationEvent =
  | { type: 'menu.toggle' }
  | { type: 'group.toggle'; group: NavigationGroup }
  | { type: 'group.close' }
  /** any link of the header was followed */
  | { type: 'link.chosen' }

export const navigationMachine = setup({
  types: { events: {} as NavigationEvent, emitted: {} as { type: 'burger.focus' } },
  actors: {
    clickOutside: actorNotProvided<void, void>('clickOutside'),
    escapePress: actorNotProvided<void, void>('escapePress'),
  },
  actions: { focusBurger: emit({ type: 'burger.focus' }) },
  guards: {
    asksForLoans: asksFor('loans'),
    asksForBusiness: asksFor('business'),
    asksForService: asksFor('service'),
    asksForPersonal: asksFor('personal'),
  },
}).createMachine({
  id: 'navigation',
  type: 'parallel',
  states: {
    menu: {
      initial: 'closed',
      states: {
        closed: { on: { 'menu.toggle': 'open' } },
        open: {
          invoke: { src: 'escapePress', onDone: { target: 'closed', actions: 'focusBurger' } },
          on: { 'menu.toggle': 'closed', 'link.chosen': 'closed' },
        },
      },
    },
    groups: {
      initial: 'closed',
      on: {
        'group.toggle': [
          { guard: 'asksForLoans', target: '.open.loans' },
          { guard: 'asksForBusiness', target: '.open.business' },
          { guard: 'asksForService', target: '.open.service' },
          { guard: 'asksForPersonal', target: '.open.personal' },
        ],
      },
      states: {
        closed: { id: 'groupsClosed' },
        open: {
          initial: 'loans',
          invoke: { src: 'clickOutside', onDone: 'closed' },
          on: { 'group.close': 'closed', 'link.chosen': 'closed', 'menu.toggle': 'closed' },
          states: {
            loans: { on: { 'group.toggle': { guard: 'asksForLoans', target: '#groupsClosed' } } },
            business: { on: { 'group.toggle': { guard: 'asksForBusiness', target: '#groupsClosed' } } },
            service: { on: { 'group.toggle': { guard: 'asksForService', target: '#groupsClosed' } } },
            personal: { on: { 'group.toggle': { guard: 'asksForPersonal', target: '#groupsClosed' } } },
          },
        },
      },
    },
  },
})

function asksFor(group: NavigationGroup) {
  return ({ event }: { event: NavigationEvent }) => event.type === 'group.toggle' && event.group === group
}
