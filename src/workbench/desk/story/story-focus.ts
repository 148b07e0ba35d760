/** of the element around the title's field */
export const TITLE_ID = 'desk-story-title'

/** Moves the focus to the form, once it is there: the menu that opened it first gives the focus back to its own button. */
export function focusForm(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`#${TITLE_ID} input`)?.focus())
}

/** Moves the focus to the button that plays the story, once the desk is there again. */
export function focusPlay(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-story-play]')?.focus())
}

/** Moves the focus back to what opens the form. */
export function closeForm(): void {
  document.querySelector<HTMLElement>('[data-story-button]')?.focus()
}

/** Moves the focus to the kept story among the scenarios. */
export function focusKept(id: string): void {
  requestAnimationFrame(() => {
    const card = document.getElementById(cardId(id))
    card?.scrollIntoView({ block: 'nearest' })
    card?.querySelector('button')?.focus()
  })
}

export const cardId = (id: string) => `desk-scenario-${id}`
