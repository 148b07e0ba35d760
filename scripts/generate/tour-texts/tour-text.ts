import type { CaptionStep } from '#machines/model/step.ts'
import type { AboutRole } from '#src/workbench/timeline/about-roles.ts'

/** What is said in a tour: chapters of six to nine captions. The walk says each caption by its key, in this order. */
export type TourText = readonly Chapter[]

interface Chapter {
  heading: string
  captions: Readonly<Record<string, CaptionText>>
}

interface CaptionText {
  text: string
  /** lit while the caption is read */
  about?: { role: AboutRole; name: string }
}

/** The captions by their keys, as steps of a recording. */
export function captionsOf(text: TourText): [string, CaptionStep][] {
  return text.flatMap(({ heading, captions }) =>
    Object.entries(captions).map(([key, caption], index): [string, CaptionStep] => [
      key,
      { kind: 'caption', ...(index === 0 ? { chapter: heading } : {}), ...caption },
    ]),
  )
}
