declare global {
  interface Window {
    /** whether the control that was found last is still there and has not been clicked; on a new page there is none */
    larkspurMissed?: () => boolean
  }
}

export type Role = 'button' | 'link' | 'tab' | 'option' | 'field' | 'heading'
/** A part of the page; 'tour' is the bar of a guided tour. */
export type Place = 'page' | 'main' | 'dialog' | 'desk' | 'toasts' | 'tour'

export interface Query {
  role: Role
  /** the whole name, or with `isPattern` a regular expression */
  name: string
  isPattern: boolean
  place: Place
}

/** The middle of the control, in CSS pixels of the window, or why it cannot be pressed yet. */
export type Found = { x: number; y: number; isTyped: boolean } | { why: string }

/** What is in a place, in words. */
export const PLACES: Readonly<Record<Place, string>> = {
  page: 'body',
  main: 'main',
  dialog: 'dialog[open], [role=dialog]',
  desk: '[aria-label="Demo desk"]',
  toasts: '[aria-label="Notifications"]',
  tour: '[aria-label="Guided tour"]',
}

/** Runs in the page: finds a control by role and name, brings it into view and waits until it stands still and nothing covers it. */
export async function find({ query, place }: { query: Query; place: string }): Promise<Found> {
  const ROLES: Record<Role, string> = {
    button: 'button, [role=button], summary',
    link: 'a[href]',
    tab: '[role=tab]',
    option: '[role=option]',
    field: 'input, select, textarea',
    heading: 'h1, h2, h3, h4',
  }
  const inWords = (text = '') => text.replace(/\s+/g, ' ').trim()
  const textOf = (id: string) => document.getElementById(id)?.textContent ?? ''
  const nameOf = (element: HTMLElement): string => {
    const by = element.getAttribute('aria-labelledby')
    if (by !== null) return inWords(by.split(' ').map(textOf).join(' '))
    const { ariaLabel } = element
    if (ariaLabel !== null) return inWords(ariaLabel)
    if ('labels' in element && element.labels instanceof NodeList && element.labels.length > 0)
      return inWords([...element.labels].map((label) => label.textContent).join(' '))
    return inWords(element.innerText)
  }
  const isWanted = (name: string) => (query.isPattern ? new RegExp(query.name).test(name) : name === query.name)
  const shown = (selector: string, inside: ParentNode = document) =>
    [...inside.querySelectorAll<HTMLElement>(selector)].filter((one) =>
      one.checkVisibility({ visibilityProperty: true }),
    )
  const frame = () => new Promise(requestAnimationFrame)

  const inside = shown(place).at(-1)
  if (inside === undefined) return { why: `there is no ${place}` }
  const all = shown(ROLES[query.role], inside)
  const element = all.find((one) => isWanted(nameOf(one)))
  if (element === undefined)
    return { why: `it is not among ${all.map(nameOf).join(' | ')} in '${inWords(inside.innerText).slice(0, 300)}'` }
  if (element.matches(':disabled, [aria-disabled=true]')) return { why: 'it is disabled' }
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  await frame()
  const before = element.getBoundingClientRect()
  await frame()
  const { left, top, width, height } = element.getBoundingClientRect()
  if (before.left !== left || before.top !== top) return { why: 'it moves' }
  const [x, y] = [left + width / 2, top + height / 2]
  const hit = document.elementFromPoint(x, y)
  const isFree = hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element) === true)
  if (!isFree) return { why: `it is covered by ${hit?.outerHTML.slice(0, 200)}` }
  window.larkspurMissed = () => element.isConnected
  element.addEventListener('click', () => delete window.larkspurMissed, { capture: true, once: true })
  const isTyped = element.matches('textarea, input:not([type=date])')
  // What is chosen is not clicked at: a browser's own lists and calendars are outside the page.
  if (query.role === 'field' && !isTyped) element.focus()
  return { x, y, isTyped }
}

/** Runs in the page: sets the focused control as a person's choice does. For a `select`, the value is an option's text or index. */
export function choose(value: string): void {
  const control = document.activeElement
  if (control instanceof HTMLSelectElement)
    control.selectedIndex = [...control.options].findIndex(({ text }, index) => [text, String(index)].includes(value))
  else if (control instanceof HTMLInputElement)
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, value)
  for (const type of ['input', 'change']) control?.dispatchEvent(new Event(type, { bubbles: true }))
}
