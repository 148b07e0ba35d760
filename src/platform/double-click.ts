/**
 * Only the first click of a double click presses a button, a link or a summary: what it does may send the next step of a form, or bring
 * another button under the pointer (ERR-3). A control that is pressed many times in a row has `data-repeats`.
 */
export function dropSecondClicks(): void {
  const drop = (event: MouseEvent) => {
    if (event.detail < 2 || !(event.target instanceof Element)) return
    const control = event.target.closest('a, button, summary')
    if (control === null || control.hasAttribute('data-repeats')) return
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('click', drop, true)
}
