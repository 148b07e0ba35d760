import { isCaption, type OwnStep } from '#machines/model/step.ts'

/** The place of a caption: its chapter, and its number there. Captions before the first heading have no chapter. */
export interface CaptionPlace {
  heading: string | null
  /** from 1 */
  chapter: number
  chapters: number
  /** in its chapter, from 1 */
  caption: number
  captions: number
}

/** The place of the caption at this index. */
export function placeOf(steps: readonly OwnStep[], at: number): CaptionPlace {
  const chapters = chaptersOf(steps)
  const chapter = chapters.findLastIndex(({ first }) => first <= at)
  const captions = chapters[chapter]?.captions ?? []
  return {
    heading: chapters[chapter]?.heading ?? null,
    chapter: chapter + 1,
    chapters: chapters.length,
    caption: captions.indexOf(at) + 1,
    captions: captions.length,
  }
}

/** The index of the caption before the one at this index; null at the first. */
export function captionBefore(steps: readonly OwnStep[], at: number): number | null {
  const index = steps.slice(0, at).findLastIndex(isCaption)
  return index < 0 ? null : index
}

interface Chapter {
  heading: string | null
  /** the index of its first caption */
  first: number
  /** the indices of its captions */
  captions: number[]
}

function chaptersOf(steps: readonly OwnStep[]): Chapter[] {
  const chapters: Chapter[] = []
  for (const [index, step] of steps.entries()) {
    if (!isCaption(step)) continue
    const { chapter: heading } = step
    if (heading !== undefined || chapters.length === 0)
      chapters.push({ heading: heading ?? null, first: index, captions: [] })
    chapters.at(-1)?.captions.push(index)
  }
  return chapters
}
