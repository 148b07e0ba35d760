import { defineModel } from '#machines/model/model.ts'
import type { pageLoadMachine } from './page-load.machine.ts'

export const pageLoadModel = defineModel<typeof pageLoadMachine>({
  id: 'page-load',
  starts: {
    shown: {
      input: {},
      inApp: 'It stands while the code of a page comes, in real time, which the app clock waits out.',
    },
  },
  moves: {},
})
