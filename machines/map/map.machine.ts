import { setup } from 'xstate'
import { actorNotProvided } from '#machines/not-provided.ts'
import { MAP_LIMIT } from '#machines/rules/rules.ts'

/**
 * Map: shows the embedded map of the islands if it loads in time, otherwise a drawing (PUB-7).
 *
 *   seeking (asking -> loading) -> embedded
 *   seeking -> drawn
 */
export type MapEvent = { type: 'frame.load' } | { type: 'frame.fail' }

export const mapMachine = setup({
  types: { events: {} as MapEvent },
  actors: { askForMap: actorNotProvided<boolean, void>('askForMap') },
  guards: { isOffered: (_, { offered }: { offered: boolean }) => offered },
  delays: { mapLimit: MAP_LIMIT },
}).createMachine({
  id: 'map',
  initial: 'seeking',
  states: {
    seeking: {
      after: { mapLimit: 'drawn' },
      initial: 'asking',
      states: {
        asking: {
          invoke: {
            src: 'askForMap',
            onDone: [
              { guard: { type: 'isOffered', params: ({ event }) => ({ offered: event.output }) }, target: 'loading' },
              { target: '#map.drawn' },
            ],
            onError: '#map.drawn',
          },
        },
        loading: { on: { 'frame.load': '#map.embedded', 'frame.fail': '#map.drawn' } },
      },
    },
    embedded: {},
    drawn: {},
  },
})
