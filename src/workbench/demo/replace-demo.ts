import type { Backend } from '#mocks/bank/backend.ts'
import { clock } from '#src/platform/actors/runtime.ts'
import { backendState } from '#src/platform/backend-state.ts'
import { addNotice, clearNotices } from '#src/platform/notices.ts'
import { tabStorage } from '#src/platform/tab-storage.ts'
import { product } from '#src/workbench/product.ts'
import { freshPage } from '#src/workbench/timeline/fresh-page.ts'
import type { RecordTools } from '#src/workbench/timeline/record.ts'
import { storeMode } from './backend-modes.ts'
import { marking } from './marking.ts'

interface Parts {
  backend: Backend
  record: RecordTools
  /** opens a shared moment from the text of its file */
  openFile(text: string): Promise<void>
}

/** How the text of a shared moment begins, as `share` writes it. */
const MOMENT = '{"format":"larkspur-moment"'

/** Replaces the whole demo. */
export function createReplacing({ backend, record, openFile }: Parts) {
  return {
    reset: async (): Promise<void> => {
      await record.halt()
      // The desk stays as it is, also after a reload.
      tabStorage.keepOnly('larkspur.desk')
      storeMode(backendState().mode)
      clock.reset()
      await backend.reset()
      clearNotices()
      if (backend.notice !== null) addNotice({ role: 'status', text: backend.notice })
      product.session.send({ type: 'session.forget' })
      await product.remount()
      record.recorder.restart()
      await clock.settled()
    },
    importFile: async (text: string): Promise<void> => {
      await record.halt()
      if (text.startsWith(MOMENT)) return openFile(text)
      const { mode, now } = await backend.import(text)
      clock.set(mode)
      clock.setNow(now)
      // The session goes on where the customer exists in the file (DEMO-5).
      const { customerId } = product.session.getSnapshot().context
      if (!backend.operator.people().some(({ userId }) => userId === customerId))
        product.session.send({ type: 'session.forget' })
      await marking(() => freshPage())
      record.recorder.restart()
      await clock.settled()
    },
  }
}
