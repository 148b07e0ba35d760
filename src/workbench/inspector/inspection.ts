import type { DemoInspector } from '#src/workbench/demo/demo-contract.ts'
import { openInspector } from './inspect.ts'

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
  open: () => {
    end()
    end = () => {}
    end = openInspector(show)
  },
  stop: () => {
    end()
    show('off')
  },
}
