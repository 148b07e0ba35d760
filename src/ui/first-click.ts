import type { MouseEvent } from 'react'

/**
 * Runs the action for the first click only: what it does may move another button under the pointer, which the second click of a
 * double click would press.
 */
export const firstClick =
  (action: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) action()
  }

/** The same for what an element does by itself, such as a form's button or a `summary`. */
export function onlyOnce(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault()
}
