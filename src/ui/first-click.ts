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
