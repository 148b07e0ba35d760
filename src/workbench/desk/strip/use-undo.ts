import { useState } from 'react'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'
import { stripCopy as copy } from './strip-copy.ts'

interface Undone {
  /** what was undone */
  text: string
  /** the newest entry before */
  before: number
  /** the newest entry after it: with any other, there is nothing to redo */
  newest: number
}

/** Undo and redo (DEMO-5), each with what it would do now; null where there is nothing. Both resolve with what to say. */
export function useUndo(demo: DeskDemo) {
  const { timeline } = demo
  const newestId = () => timeline.entries().at(-1)?.id ?? 0
  const [undone, setUndone] = useState<readonly Undone[]>([])
  const redoable = undone.at(-1)?.newest === newestId() ? undone.at(-1) : undefined
  return {
    undoable: demo.undoable(),
    redoable: redoable ?? null,
    undo: async () => {
      const { text = '' } = demo.undoable() ?? {}
      const before = newestId()
      if (!(await demo.undo())) return copy.nothing
      setUndone([...(redoable === undefined ? [] : undone), { text, before, newest: newestId() }])
      return copy.undone(text)
    },
    redo: async () => {
      if (redoable === undefined) return copy.nothingUndone
      await timeline.goTo(redoable.before)
      const newest = newestId()
      // The moment before the one that was undone is the newest again.
      setUndone(undone.slice(0, -1).map((one) => (one.newest === redoable.before ? { ...one, newest } : one)))
      return copy.redone(redoable.text)
    },
  }
}
