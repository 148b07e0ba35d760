import type { DemoInspector } from '#src/demo/demo-contract.ts'
import { fullAddress } from '#src/platform/page-address.ts'
import { openInspector, STATELY_URL } from './inspect.ts'

const listeners = new Set<() => void>()
let status: ReturnType<DemoInspector['status']> = 'off'
let end = () => {}

function show(next: typeof status): void {
  status = next
  for (const listener of listeners) listener()
}

/** The inspection of this page. It goes on when the desk is closed, until somebody stops it (FLOW-2). */
export const inspection: DemoInspector = {
  status: () => status,
  subscribe: (listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  open: (where) => {
    if (where === 'stately.ai' && !navigator.onLine) return show('offline')
    end()
    end = () => {}
    end = openInspector(where === 'here' ? fullAddress('/__inspector') : STATELY_URL, show)
  },
  stop: () => {
    end()
    show('off')
  },
}
