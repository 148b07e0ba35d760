import { computeAccessibleName, getRole } from 'dom-accessibility-api'
import type { Target } from './gesture.ts'

/** The elements that may have a role; the others are found by their `role` attribute. */
const CANDIDATES: Readonly<Record<string, string>> = {
  button: 'button, input, [role=button]',
  checkbox: 'input, [role=checkbox]',
  combobox: 'input, select, [role=combobox]',
  link: 'a[href], [role=link]',
  radio: 'input, [role=radio]',
  searchbox: 'input, [role=searchbox]',
  slider: 'input, [role=slider]',
  spinbutton: 'input, [role=spinbutton]',
  summary: 'summary',
  textbox: 'input, textarea, [role=textbox]',
}

const DIALOG = '[role=dialog], [role=alertdialog], dialog'
const LANDMARKS: Readonly<Record<string, string>> = {
  banner: 'header, [role=banner]',
  complementary: 'aside, [role=complementary]',
  contentinfo: 'footer, [role=contentinfo]',
  form: 'form, [role=form]',
  main: 'main, [role=main]',
  navigation: 'nav, [role=navigation]',
  region: 'section, [role=region]',
}
const LANDMARK = Object.values(LANDMARKS).join(', ')
/** Landmarks that count only with a name. */
const NAMED = new Set(['form', 'region'])
/** HTML and ARIA do not give these a role, and Playwright does. */
const OWN_ROLES: Readonly<Record<string, string>> = {
  file: 'button',
  password: 'textbox',
  date: 'textbox',
  time: 'textbox',
}

/** How to find an element by role and accessible name, as the page is now. `ignored` selects what is not part of the page. */
export function locate(element: Element, ignored: string): Target {
  const target = { role: roleOf(element) ?? '', name: nameOf(element) }
  const dialog = element.closest(DIALOG)
  const places = dialog === null ? [document.documentElement, ...landmarksOf(element)] : [dialog]
  const counts = places.map((place) => ({ place, ...peersIn(place, target, ignored) }))
  const { place, same, similar } = counts.find((count) => count.same.length === 1) ?? (counts[0] as (typeof counts)[0])
  return {
    ...target,
    ...(similar > same.length ? { exact: true } : {}),
    ...(place === document.documentElement ? {} : { in: placeOf(place) }),
    ...(same.length > 1 ? { nth: same.indexOf(element) } : {}),
  }
}

export function roleOf(element: Element): string | null {
  if (element.tagName === 'SUMMARY') return 'summary'
  const { type } = element as Partial<HTMLInputElement>
  const isInput = element.tagName === 'INPUT' && !element.hasAttribute('role')
  return (isInput ? OWN_ROLES[type ?? ''] : undefined) ?? getRole(element)
}

function nameOf(element: Element): string {
  const name = computeAccessibleName(element) || (element.tagName === 'SUMMARY' ? (element.textContent ?? '') : '')
  return name.replace(/\s+/g, ' ').trim()
}

/** The elements of the same role and name, and how many there are whose name contains it. */
function peersIn(place: Element, { role, name }: Target, ignored: string): { same: Element[]; similar: number } {
  const found = [...place.querySelectorAll(CANDIDATES[role] ?? `[role=${role}]`)]
    .filter((other) => roleOf(other) === role && isPerceivable(other, ignored))
    .map((other) => ({ other, label: nameOf(other) }))
    .filter(({ label }) => label.toLowerCase().includes(name.toLowerCase()))
  return { same: found.filter(({ label }) => label === name).map(({ other }) => other), similar: found.length }
}

/** The landmarks around an element that a role and a name find, the innermost first. */
function landmarksOf(element: Element): Element[] {
  const landmark = element.closest(LANDMARK)
  if (landmark === null) return []
  const outer = landmark.parentElement === null ? [] : landmarksOf(landmark.parentElement)
  return isOnlyOne(landmark) ? [landmark, ...outer] : outer
}

function isOnlyOne(landmark: Element): boolean {
  const { role, name } = placeOf(landmark)
  const selector = LANDMARKS[role]
  if (selector === undefined || (name === undefined && NAMED.has(role))) return false
  const alike = [...document.querySelectorAll(selector)].filter(
    (other) => getRole(other) === role && (name === undefined || nameOf(other).includes(name)),
  )
  return alike.length === 1
}

function placeOf(element: Element): { role: string; name?: string } {
  const role = getRole(element) ?? ''
  // There is one dialog at a time.
  const name = role === 'dialog' || role === 'main' ? '' : computeAccessibleName(element)
  return name === '' ? { role } : { role, name }
}

function isPerceivable(element: Element, ignored: string): boolean {
  return (
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest(`[aria-hidden=true], [inert], ${ignored}`) === null
  )
}
