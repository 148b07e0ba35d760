import type { Backend } from '#mocks/bank/backend.ts'
import { clock } from '#src/platform/actors/runtime.ts'
import { product } from '#src/workbench/product.ts'
import { freshPage } from '#src/workbench/timeline/fresh-page.ts'
import { loadReplaying, type RecordTools } from '#src/workbench/timeline/record.ts'
import type { Timeline } from '#src/workbench/timeline/timeline.ts'
import { marking } from './marking.ts'
import { resetAll } from './reset-all.ts'

interface Parts {
  backend: Backend
  record: RecordTools
  timeline: Timeline
}

/** How the text of a file with moments begins. */
const MOMENTS = '{"format":"larkspur","'

/** Replaces the whole demo. */
export function createReplacing({ backend, record, timeline }: Parts) {
  return {
    reset: async (): Promise<void> => {
      await record.halt()
      await resetAll(backend)
    },
    importFile: async (text: string): Promise<void> => {
      await record.halt()
      if (text.startsWith(MOMENTS)) return (await loadReplaying()).openTimeline(text, timeline, backend)
      const { mode, now } = await backend.import(text)
      clock.set(mode)
      clock.setNow(now)
      // The session goes on where the customer exists in the file (DEMO-5).
      const { customerId } = product.session.getSnapshot().context
      if (!backend.operator.people().some(({ userId }) => userId === customerId))
        product.session.send({ type: 'session.forget' })
      await marking(() => freshPage())
      await clock.settled()
    },
  }
}
