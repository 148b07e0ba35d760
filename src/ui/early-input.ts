type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What a person did on a page before it could react. */
interface Early {
  page: Element
  placeOf: (element: Element) => string
  /** by their places */
  inputs: Map<string, Input>
  /** the places of all inputs and buttons */
  places: Map<Element, string>
  focused: Element | null
  pressed: Element | null
}

/** The script in `index.html`, which keeps the button that was pressed last. */
interface Recorder {
  button?: Element
}

/** what waits for its form; a page has one first page */
let early: Early | null = null

/**
 * Keeps what a person typed and chose on a prerendered page, until the form that it belongs to can react and `replayEarlyInput` tells it
 * (IN-8). React (19) keeps the elements and what was typed into them, but no flow has heard of it. Where an extension or a translator
 * changed the page first, React renders it again, and the elements are new and empty: they are known by their place among those
 * of their kind.
 *
 * @param isSame whether React renders the same page: a button is otherwise known by its text, too
 */
export function keepEarlyInput(page: Element, isSame: boolean): void {
  const placeOf = kindOf(isSame)
  const places = placesIn(page, placeOf)
  const inputs = new Map<string, Input>()
  for (const [element, place] of places) if (isInput(element)) inputs.set(place, element)
  early = { page, placeOf, inputs, places, focused: document.activeElement, pressed: null }
}

/** To be called when React hears of presses itself. */
export function endEarlyPresses(): void {
  const { button = null } = (window.onclick ?? {}) as Recorder
  window.onclick = null
  if (early !== null) early.pressed = button
}

export function forgetEarlyInput(): void {
  early = null
}

/** Tells a form what was typed, chosen and pressed in it before it could react; without one, what was pressed outside of forms. */
export function replayEarlyInput(form: HTMLFormElement | null): void {
  if (early === null) return
  const { page, placeOf, inputs, places, focused, pressed } = early
  for (const [element, place] of placesIn(page, placeOf)) {
    if ((element as Input | HTMLButtonElement).form !== form) continue
    const before = inputs.get(place)
    if (before !== undefined && isInput(element)) {
      inputs.delete(place)
      replayInput(element, before)
    }
    // What is still there is known by itself: a button may look different once the page has its data.
    const is = (other: Element | null) =>
      other !== null && (other.isConnected ? other === element : places.get(other) === place)
    if (is(focused) && document.activeElement === document.body) (element as HTMLElement).focus()
    if (is(pressed)) press(element as HTMLElement)
  }
}

/** After the effects of this commit: a flow may say at once where the focus goes. */
function press(button: HTMLElement): void {
  if (early !== null) early.pressed = null
  queueMicrotask(() => button.click())
}

/** Gives an input what was entered into it, or into its predecessor, as if it were entered now. */
function replayInput(input: Input, before: Input): void {
  if (input instanceof HTMLSelectElement) {
    const { selectedIndex, options } = before as HTMLSelectElement
    if (
      selectedIndex ===
      Math.max(
        0,
        [...options].findIndex(({ defaultSelected }) => defaultSelected),
      )
    )
      return
    input.selectedIndex = selectedIndex
    input.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  const { value, defaultValue } = before as HTMLInputElement
  if (value === defaultValue) return
  // React (19) ignores an input event if the value equals the last one it tracked, so the native setter changes it behind React's back.
  input.value = defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

function isInput(element: Element): element is Input {
  return element.tagName !== 'BUTTON'
}

/** What an element is known by: what a translator changes does not count, where it can be done without. */
function kindOf(isSame: boolean): (element: Element) => string {
  return (element) => {
    const { tagName, className } = element
    const text = isSame ? '' : element.textContent
    return `${tagName} ${element.getAttribute('name') ?? (text || className)}`
  }
}

/** Every input and button of a page by its place: the how-manieth of its kind it is. */
function placesIn(page: Element, kind: (element: Element) => string): Map<Element, string> {
  const counts = new Map<string, number>()
  const places = new Map<Element, string>()
  for (const element of page.querySelectorAll('input, textarea, select, button')) {
    const count = (counts.get(kind(element)) ?? 0) + 1
    counts.set(kind(element), count)
    places.set(element, `${kind(element)} ${count}`)
  }
  return places
}
