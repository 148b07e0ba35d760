import { useEffect, useState } from 'react'
import type { DeskDemo, TimelineTools } from '#src/workbench/demo/desk-demo.ts'

/** What reads the timeline's entries; null until its code has been loaded. */
export function useTimelineTools({ timeline }: DeskDemo): TimelineTools | null {
  const [tools, setTools] = useState<TimelineTools | null>(null)
  useEffect(() => {
    // Without the network it may not load; the desk then says less.
    timeline.tools().then(setTools, () => undefined)
  }, [timeline])
  return tools
}
