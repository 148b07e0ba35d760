import { createAtom } from '@tanstack/store'
import type { DemoInspector } from '#src/workbench/demo/desk-demo.ts'
import { openInspector } from './inspect.ts'

const status = createAtom<ReturnType<DemoInspector['status']>>('off')
let end = () => {}

/** The inspection of this page. It goes on when the desk is closed, until somebody stops it (FLOW-2). */
export const inspection: DemoInspector = {
  status: status.get,
  subscribe: (listener) => status.subscribe(listener).unsubscribe,
  open: () => {
    end()
    end = () => {}
    end = openInspector(status.set)
  },
  stop: () => {
    end()
    status.set('off')
  },
}
