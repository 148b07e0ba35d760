import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'
import { stripCopy as copy } from './strip-copy.ts'

/** Undo and redo (DEMO-5), each with what it would do now; null where there is nothing. Both resolve with what to say. */
export function undoRedo(demo: DeskDemo) {
  return {
    undoable: demo.undoable(),
    redoable: demo.redoable(),
    undo: async () => {
      const { text = '' } = demo.undoable() ?? {}
      return (await demo.undo()) ? copy.undone(text) : copy.nothing
    },
    redo: async () => {
      const redoable = demo.redoable()
      if (redoable === null) return copy.nothingUndone
      await demo.timeline.goTo(redoable.id)
      return copy.redone(redoable.text)
    },
  }
}
