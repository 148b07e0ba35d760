import type { DeskStories, StoryLine } from '#src/workbench/contract/desk-demo.ts'
import type { Draft } from './story-draft.ts'

interface Steps {
  steps: readonly { kind: string }[]
}

/** The line to which a step of a story belongs, by the step's place in the file; null where it belongs to none. */
export async function findLine(
  place: number,
  file: string,
  { from, to, without }: Draft,
  lines: readonly StoryLine[],
  { make }: Pick<DeskStories, 'make'>,
): Promise<StoryLine | null> {
  const told = lines.filter(({ entry }) => !without.includes(entry))
  // The same story with a caption before every line says where each begins.
  const captions = told.map(({ entry }) => ({ before: entry, text: '-', lights: false as const }))
  const marked = await make(from, to, { title: '-', captions, without: [...without] })
  const nth = stepsOf(file).slice(0, place).filter(isNoCaption).length
  let line = -1
  let seen = 0
  for (const step of stepsOf(marked)) {
    if (!isNoCaption(step)) line += 1
    else if (seen === nth) break
    else seen += 1
  }
  return told[line] ?? null
}

const stepsOf = (file: string) => (JSON.parse(file) as Steps).steps
const isNoCaption = ({ kind }: { kind: string }) => kind !== 'caption'
