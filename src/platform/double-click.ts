/**
 * Only the first click of a double click presses a button, a link or a summary, and Enter that is held down presses once: what it does may send the next
 * step of a form, or bring another button under the pointer (ERR-3). A control that is pressed many times in a row has `data-repeats`.
 */
export function dropSecondClicks(): void {
  document.addEventListener('click', (event) => (event.detail < 2 ? undefined : drop(event, PRESSED)), true)
  document.addEventListener(
    'keydown',
    (event) => (event.repeat && event.key === 'Enter' ? drop(event, `${PRESSED}, input`) : undefined),
    true,
  )
}

const PRESSED = 'a, button, summary'

function drop(event: Event, controls: string): void {
  const control = event.target instanceof Element ? event.target.closest(controls) : null
  if (control === null || control.hasAttribute('data-repeats')) return
  event.preventDefault()
  event.stopPropagation()
}
