/** What a person did in the page, by role and accessible name, so that a test can do the same. Replays ignore it. */
export interface Gesture {
  how: 'click' | 'fill' | 'choose' | 'check' | 'uncheck' | 'press' | 'files'
  /** absent for a key that concerns the whole page */
  on?: Target
  /** the text, the label of the chosen option, or the key; never of a field that holds a secret */
  value?: string
  /** of a field that holds a secret: its `name`, by which the event's payload has its placeholder */
  field?: string
}

/** An element as Playwright and assistive technology find it. */
export interface Target {
  role: string
  name: string
  /** set where names of other elements of the role contain this one */
  exact?: true
  /** the open dialog, or the landmark that tells it from others of the same name */
  in?: { role: string; name?: string }
  /** its place, from 0, among those that nothing else tells apart */
  nth?: number
}

/** Gestures one after the other, without those that the next one includes: typing replaces what was typed before. */
export function joinGestures(...lists: readonly (readonly Gesture[])[]): Gesture[] {
  const joined: Gesture[] = []
  for (const gesture of lists.flat()) {
    const last = joined.at(-1)
    const isIncluded =
      gesture.how === 'fill' && last !== undefined && PREPARES.has(last.how) && isSameTarget(last, gesture)
    if (isIncluded) joined.pop()
    joined.push(gesture)
  }
  return joined
}

/** A click into a field, and the text before the last keystroke. */
const PREPARES = new Set<Gesture['how']>(['click', 'fill'])

function isSameTarget({ on: one }: Gesture, { on: other }: Gesture): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
