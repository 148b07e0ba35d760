import { useEffect } from 'react'
import type { Demo } from '#src/workbench/demo/demo-contract.ts'
import { momentsCopy as copy } from './moments-copy.ts'
import { useDemo } from './use-demo.ts'
import { useNotice } from './use-notice.ts'

interface Undo {
  /** what was done last; null when it cannot be taken back any more */
  offer: ReturnType<Demo['undoable']>
  /** the offer in words, or how undoing it went */
  text: string
  undo(): Promise<void>
}

/** What was done last, for as long as it can be taken back (DEMO-5). */
export function useUndo(demo: Demo): Undo {
  const offer = useDemo(demo, () => demo.undoable())
  const [said, say] = useNotice()

  // A new offer makes it old, too.
  useEffect(() => {
    if (offer !== null) say('')
  }, [offer, say])

  async function undo() {
    say('')
    try {
      say((await demo.undo()) ? copy.undone : '')
    } catch (error) {
      say(`${copy.checkpoints.failed} ${(error as Error).message}`)
    }
  }

  return { offer, text: offer === null ? said : `${offer.text}.`, undo }
}
