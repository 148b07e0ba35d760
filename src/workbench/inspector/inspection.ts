import { createAtom } from '@tanstack/store'
import type { DemoInspector } from '#src/workbench/contract/desk-demo.ts'
import { keepInspecting } from '#src/workbench/demo/kept-inspection.ts'
import type { Product } from '#src/workbench/trace/product.ts'
import { openInspector } from './inspect.ts'

const status = createAtom<ReturnType<DemoInspector['status']>>('off')
status.subscribe((now) => keepInspecting(now === 'on' || now === 'opening'))
/** The inspection of this page. It goes on when the desk is closed, and after a reload, until somebody stops it or closes its window (FLOW-2). */
export function createInspection(product: Product): DemoInspector {
  let end = () => {}
  return {
    status: status.get,
    subscribe: (listener) => status.subscribe(listener).unsubscribe,
    open: () => {
      end()
      end = () => {}
      end = openInspector(status.set, () => product.system.live)
    },
    stop: () => {
      end()
      status.set('off')
    },
  }
}
