import type { About } from '#machines/model/step.ts'

/** The roles of what a caption can be about, each with the elements that may have it. */
const SELECTORS = {
  button: 'button, [role=button]',
  combobox: 'select, [role=combobox]',
  dialog: '[role=dialog]',
  heading: 'h1, h2, h3, h4',
  img: 'img, [role=img]',
  link: 'a[href]',
  list: 'ul, ol',
  paragraph: 'p',
  region: 'section, [role=region]',
  status: '[role=status]',
  textbox: 'input:not([type=file], [type=checkbox], [type=radio]), textarea',
} as const

const CONTROLS = ['textbox', 'combobox', 'button', 'link'] as const

const NAMED_PARTS = '[role=dialog], :is(section, [role=region]):is([aria-label], [aria-labelledby])'

type AboutRole = keyof typeof SELECTORS

export const ABOUT_ROLES = Object.keys(SELECTORS) as AboutRole[]

/** The visible element of this role and name, in the open dialog first; null when there is none. */
export function findAbout({ role, name }: About): HTMLElement | null {
  const selector = SELECTORS[role as AboutRole]
  const isIt = (element: HTMLElement) => isShown(laidOut(element)) && nameOf(element) === name
  const dialogs = [...document.querySelectorAll('[role=dialog]')].filter(isShown)
  const places = [...dialogs.map(({ parentElement }) => parentElement), document.body]
  for (const place of places) {
    const found = [...(place?.querySelectorAll<HTMLElement>(selector) ?? [])].find(isIt)
    if (found !== undefined) return laidOut(found)
  }
  return null
}

/** The element; or the largest in it, where it is none in the layout (`display: contents`), as the balances in a wide window. */
function laidOut(element: HTMLElement): HTMLElement {
  if (getComputedStyle(element).display !== 'contents') return element
  const areaOf = ({ offsetWidth, offsetHeight }: HTMLElement) => offsetWidth * offsetHeight
  const [largest = element] = ([...element.children] as HTMLElement[]).toSorted((a, b) => areaOf(b) - areaOf(a))
  return largest
}

/** What a person pressed or filled in with an event of the page; nothing where it has no name. */
export function aboutOf(event: Event | undefined): { about?: About } {
  if (event === undefined) return {}
  const target = event instanceof SubmitEvent ? event.submitter : event.target
  if (!(target instanceof Element)) return {}
  for (const role of CONTROLS) {
    const control = target.closest<HTMLElement>(SELECTORS[role])
    const name = control === null ? '' : nameOf(control)
    if (name !== '') return { about: { role, name } }
  }
  return {}
}

/** The part of the page, or the dialog, in which the bank has just changed something; nothing where that part has no name. */
export function aboutOfChange(): { about?: About } {
  const [marked] = recordsFirst([...document.querySelectorAll('[data-changed]')].filter(isShown))
  const part = marked?.closest<HTMLElement>(NAMED_PARTS) ?? null
  if (part === null) return {}
  return { about: { role: part.matches(SELECTORS.dialog) ? 'dialog' : 'region', name: nameOf(part) } }
}

/** Of what has changed: the figures follow from the records. */
export function recordsFirst<Marked extends Element>(changed: readonly Marked[]): Marked[] {
  const isFigure = (element: Marked) => element.querySelector('dt') !== null
  return [...changed.filter((element) => !isFigure(element)), ...changed.filter(isFigure)]
}

/** Removes the marks of the change before, which a clock that stands would leave. */
export function unmarkChanges(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-changed], [data-altered]')) {
    delete element.dataset.changed
    delete element.dataset.altered
  }
}

/** Whether a person can see it, as far as the page knows: it may be out of sight. */
export function isShown(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert]') === null
}

/** The accessible name, for the roles above. */
function nameOf(element: HTMLElement): string {
  const labelledBy = element.getAttribute('aria-labelledby')?.split(' ') ?? []
  const labels = [...((element as Partial<HTMLInputElement>).labels ?? [])]
  const texts =
    labelledBy.length > 0
      ? labelledBy.map((id) => document.getElementById(id)?.textContent)
      : [
          element.getAttribute('aria-label') ??
            element.getAttribute('alt') ??
            labels[0]?.textContent ??
            element.textContent,
        ]
  return texts.join(' ').replace(/\s+/g, ' ').trim()
}
