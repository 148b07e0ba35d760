import { useEffect, useState } from 'react'
import type { DeskDemo, StoryLine } from '#src/workbench/contract/desk-demo.ts'
import { useDemo } from '#src/workbench/desk/use-demo.ts'

interface Lines {
  /** null until they have been read */
  lines: readonly StoryLine[] | null
  /** why there can be no story; '' where there can */
  reason: string
}

/** What happened after one entry up to another, in lines, read again when a moment in it gets a name. */
export function useLines(demo: DeskDemo, from: number, to: number): Lines {
  const [read, setRead] = useState<Lines>({ lines: null, reason: '' })
  const names = useDemo(demo, ({ timeline }) =>
    timeline
      .entries()
      .filter(({ id }) => id >= from && id <= to)
      .map(({ name = '' }) => name)
      .join('\n'),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names are part of the lines
  useEffect(() => {
    let isGone = false
    const done = (next: Lines) => (isGone ? undefined : setRead(next))
    const reading = from < to ? demo.stories.lines(from, to) : Promise.resolve([])
    reading.then(
      (lines) => done({ lines, reason: '' }),
      (error: Error) => done({ lines: [], reason: error.message }),
    )
    return () => {
      isGone = true
    }
  }, [demo, from, to, names])
  return read
}
