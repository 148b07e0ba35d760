import './mark-changes.css'
import { clock } from '#src/platform/actors/app-clock.ts'
import { nextTask } from '#src/platform/clock/clock.ts'
import { bringIntoView } from './bring-into-view.ts'
import { recordsFirst, unmarkChanges } from './find-about.ts'

/** ms of the app clock's time */
const SHOWN_FOR = 2_000
/** The most changes that are read out one by one. */
const MOST_READ = 3
/** If more records than this are new, the whole list was replaced, and none is marked as new. */
const MOST_NEW = 5
const TIMER = { owner: 'demo', name: 'changed' }

/** the page's; the marks of a change go before those of the next */
let liveRegion: HTMLElement | undefined
let timer: number | undefined

/**
 * Applies a change, then marks what it changed on screen, reads it out politely, and brings it into view (DEMO-3). What can change has
 * a `data-live` attribute with a key: elements are compared by it, because React may replace them.
 *
 * @param known keys of records that were there, though a long list did not draw them: they are not new when it does
 */
export async function withMarks(change: () => void, known: ReadonlySet<string> = new Set()): Promise<void> {
  // Readers only read out what a region that was there before is given.
  liveRegion ??= createLiveRegion()
  const before = new Map(liveElements().map((element) => [keyOf(element), partsOf(element).map(textOf)]))
  change()
  // React has rendered the change by then.
  await nextTask()
  const alteredParts = (element: HTMLElement) => {
    const texts = before.get(keyOf(element))
    return texts === undefined ? [] : partsOf(element).filter((part, index) => textOf(part) !== texts[index])
  }
  const isNew = (element: HTMLElement) => !before.has(keyOf(element)) && !known.has(keyOf(element))
  const now = liveElements()
  const hasFewNew = now.filter(isNew).length <= MOST_NEW
  const altered = new Map(now.map((element) => [element, alteredParts(element)]))
  const changed = now.filter((element) => altered.get(element)?.length !== 0 || (hasFewNew && isNew(element)))
  if (changed.length === 0) return
  unmark()
  for (const element of changed) {
    const isBeside = changed.length > 1 && isSentence(element)
    element.dataset.changed = isNew(element) && !isBeside ? 'new' : ''
  }
  for (const part of leading(changed.flatMap((element) => altered.get(element) ?? [])))
    innermost(part).dataset.altered = ''
  liveRegion.textContent = announcementOf(changed)
  timer = clock.setTimeout(unmark, SHOWN_FOR, TIMER)
  showFirst(recordsFirst(changed))
}

function unmark(): void {
  clock.clearTimeout(timer)
  if (liveRegion !== undefined) liveRegion.textContent = ''
  unmarkChanges()
}

function liveElements(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-live]')].filter((element) => element.checkVisibility())
}

function keyOf({ dataset }: HTMLElement): string {
  return dataset.live ?? ''
}

/** What an element says, in parts, without the time and notes. */
function partsOf(element: HTMLElement): ChildNode[] {
  return [...element.childNodes].filter((part) => !(part instanceof Element && part.matches('time, [data-note]')))
}

/**
 * What one looks at: not the page under a dialog, and no sentence beside the number or the word that it is about. What remains unmarked is read
 * out with the rest.
 */
function leading(parts: ChildNode[]): ChildNode[] {
  const onTop = parts.filter((part) => innermost(part).closest('[inert]') === null)
  const words = onTop.filter((part) => !isSentence(part))
  return words.length > 0 ? words : onTop
}

function isSentence(part: ChildNode): boolean {
  return textOf(part).endsWith('.')
}

function textOf(part: ChildNode): string {
  return part.textContent?.trim() ?? ''
}

/** The element that hugs a part's text: the number, and not its cell. */
function innermost(part: ChildNode): HTMLElement {
  let inner = part instanceof HTMLElement ? part : (part.parentElement ?? document.body)
  while (inner.childNodes.length === 1 && inner.firstElementChild instanceof HTMLElement)
    inner = inner.firstElementChild
  return inner
}

/** 'Deposit £500.00: Approved': the texts of the element's parts, a colon before the last one. */
function wordsOf(element: HTMLElement): string {
  const texts = partsOf(element)
    .map(textOf)
    .filter((text) => text !== '')
  const last = texts.pop() ?? ''
  return texts.length === 0 ? last : `${texts.join(' ')}: ${last}`
}

/** The same record may be on screen twice. */
function announcementOf(changed: readonly HTMLElement[]): string {
  const words = [...new Set(recordsFirst(changed).map(wordsOf))]
  const others = words.length - MOST_READ
  const more = others > 0 ? [others === 1 ? '1 more change' : `${others} more changes`] : []
  return [...words.slice(0, MOST_READ), ...more].join('. ')
}

/** Not in the app's root, which is inert while a dialog is open. */
function createLiveRegion(): HTMLElement {
  const region = document.createElement('div')
  region.className = 'visually-hidden'
  region.setAttribute('aria-live', 'polite')
  document.body.append(region)
  return region
}

/** Fields in the product; typing on the desk is no reason to leave the customer's page where it is. */
const FIELD = ':is(input, textarea, select, [contenteditable="true"])'

/**
 * Scrolls to the first of these elements (DEMO-3). Not while a dialog covers the page, and never while the customer is in a field.
 */
function showFirst([element]: readonly HTMLElement[]): void {
  if (element !== undefined && element.closest('[inert]') === null && !isTyping()) bringIntoView(element)
}

function isTyping(): boolean {
  const field = document.activeElement
  return field?.matches(FIELD) === true && field.closest('[data-beside]') === null
}
