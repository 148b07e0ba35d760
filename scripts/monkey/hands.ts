/** The monkey's input: uses pointer and keyboard on controls that are visible, enabled and not covered. */

import type { Page } from '@playwright/test'
import type { DemoDriver } from '../../e2e/support/driver.ts'
import type { DrivenPage } from './driven-page.ts'

type Kind = 'press' | 'type' | 'choose'

/** Selects a control by kind, by the start of its name, and by whether it is on the desk. */
interface Wanted {
  kinds: readonly Kind[]
  name?: string
  desk: 'any' | 'only' | 'without'
  /** from 0 to 1: which of the matching controls to try first; the others follow if it is covered */
  places: readonly number[]
}

/** A visible control and the point to click. */
export interface Found {
  x: number
  y: number
  kind: Kind
  /** of an input */
  type: string | undefined
  /** description for the log */
  what: string
  name: string
  options: string[]
}

interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

const ALL = 'Control+A'
/** How long to wait for a control, in ms of wall time. */
const PATIENCE = 500

export class Hands {
  #page: Page
  #demo: DemoDriver
  #note: (what: string) => void

  /** @param note receives a description of each action */
  constructor(page: Page, demo: DemoDriver, note: (what: string) => void) {
    this.#page = page
    this.#demo = demo
    this.#note = note
  }

  /** Runs `touch` on such a control; false if there is none. */
  async touch(wanted: Wanted, touch: (found: Found) => Promise<unknown>): Promise<boolean> {
    const found = await this.#page.evaluate(find, wanted)
    if (found === null) return false
    await touch(found)
    return true
  }

  /** Waits for a control with this name or prefix; false when it does not appear. */
  async press(name: string, how = 'click'): Promise<boolean> {
    return this.#await({ kinds: ['press'], name }, (found) => this.click(found, how))
  }

  async fill(name: string, value: string): Promise<boolean> {
    return this.#await({ kinds: ['type', 'choose'], name }, (found) => this.enter(found, value))
  }

  /** @param how 'click', 'double' as one double click, 'twice' as two quick clicks */
  async click({ x, y, what }: Found, how = 'click'): Promise<void> {
    this.#note(`${how} ${what}`)
    if (how === 'double') await this.#page.mouse.dblclick(x, y)
    else await this.#page.mouse.click(x, y)
    if (how === 'twice') await this.#page.mouse.click(x, y)
  }

  async enter({ x, y, what, kind, type, options }: Found, value: string): Promise<void> {
    this.#note(`${kind} ${JSON.stringify(value.slice(0, 60))} into ${what}`)
    if (kind === 'choose') {
      await this.#page.evaluate(choose, { x, y, index: Math.max(0, options.indexOf(value)) })
      return
    }
    await this.#page.mouse.click(x, y)
    // Dates are typed part by part; other fields get their text at once, as from the clipboard.
    if (type === 'date') return this.#page.keyboard.type(value)
    await this.#page.keyboard.press(ALL)
    await (value === '' ? this.#page.keyboard.press('Delete') : this.#page.keyboard.insertText(value))
  }

  async file(label: string, file: ChosenFile): Promise<boolean> {
    const [field] = await this.#page.locator('input[type=file]').and(this.#page.getByLabel(label)).all()
    if (field === undefined || (await field.isDisabled())) return false
    this.#note(`file ${file.name} into ${label}`)
    await field.setInputFiles(file)
    return true
  }

  async key(key: string): Promise<void> {
    this.#note(`key ${key}`)
    await this.#page.keyboard.press(key)
  }

  async #await(
    wanted: Pick<Wanted, 'kinds'> & { name: string },
    touch: (found: Found) => Promise<unknown>,
  ): Promise<boolean> {
    for (const until = performance.now() + PATIENCE; performance.now() < until; ) {
      if (await this.touch({ desk: 'without', places: [0], ...wanted }, touch)) return true
      await this.#demo.clock.settled()
    }
    this.#note(`(no ${wanted.name})`)
    return false
  }
}

/** Whether the error means that the page reloaded during a call. */
export function isReloadError(error: unknown): boolean {
  return /Execution context was destroyed|navigation|not attached|ERR_ABORTED|Cannot read properties of undefined|Reflect.get called on non-object|not a function/.test(
    String(error),
  )
}

/** Retries when the page reloads during the call. */
export async function arrive({ page, demo }: DrivenPage): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) {
    try {
      await page.waitForLoadState()
      return await demo.ready()
    } catch (error) {
      if (!isReloadError(error)) throw error
    }
  }
}

/** Runs in the page: finds a matching control and scrolls it into view; null if there is none. */
function find({ kinds, name, desk, places }: Wanted): Found | null {
  const KINDS = {
    press: 'a[href], button, summary, [role=option], [role=tab], input:is([type=checkbox], [type=radio])',
    type: 'textarea, input:not([type=checkbox], [type=radio], [type=file], [type=range])',
    choose: 'select',
  }
  const text = (element: Element | undefined) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ?? (text((element as Partial<HTMLInputElement>).labels?.[0]) || text(element))
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('[inert]') &&
    !element.matches(':disabled')
  const isOnDesk = (element: Element) => element.closest('aside[aria-label="Demo desk"]') !== null
  // Links to other hosts and programs, controls that would end this run's recording, and controls that send made-up events.
  const isLeft = (element: Element) =>
    (element instanceof HTMLAnchorElement &&
      (element.target === '_blank' || !element.href.startsWith(location.origin))) ||
    (isOnDesk(element) &&
      (/^(Reset|Record|One-time code|Profit|Set (One-time code|Profit)|Set to pending|Start)/.test(nameOf(element)) ||
        element.closest('[data-standing], form[aria-label^="Send "], [role=tabpanel][id*=record]') !== null)) ||
    nameOf(element) === 'Guided tours'
  const isWanted = (element: Element) =>
    isShown(element) &&
    !isLeft(element) &&
    (desk === 'any' || isOnDesk(element) === (desk === 'only')) &&
    (name === undefined || nameOf(element).startsWith(name))
  const kindOf = (element: Element) => kinds.find((kind) => element.matches(KINDS[kind]))
  const selector = kinds.map((kind) => KINDS[kind]).join()
  const all = [...document.querySelectorAll(selector)].filter(isWanted)
  const exact = all.filter((element) => nameOf(element) === name)
  const list = exact.length > 0 ? exact : all
  for (const place of list.length === 0 ? [] : places) {
    const element = list[Math.min(list.length - 1, Math.floor(place * list.length))]
    const kind = element && kindOf(element)
    if (element === undefined || kind === undefined) continue
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    if (!element.contains(document.elementFromPoint(x, y))) continue
    aimAt(element)
    return {
      x,
      y,
      kind,
      type: (element as Partial<HTMLInputElement>).type,
      what: `${element.getAttribute('role') ?? element.localName} '${nameOf(element).slice(0, 60)}'`,
      name: nameOf(element),
      options: [...((element as Partial<HTMLSelectElement>).options ?? [])].map((option) => text(option)),
    }
  }
  return null

  /** Something that appears in between may receive the click, and a click outside a dialog takes its focus away. */
  function aimAt(element: Element): void {
    window.monkey ??= { aim: null, hasSlipped: false }
    const { monkey } = window
    if (monkey.aim === null) {
      const judge = ({ target }: PointerEvent) => {
        monkey.hasSlipped = monkey.aim?.contains(target as Node) !== true
      }
      document.addEventListener('pointerdown', judge, { capture: true })
    }
    monkey.aim = element
  }
}

/** Runs in the page: scripts cannot reach the native list of a select. */
function choose({ x, y, index }: { x: number; y: number; index: number }): void {
  const select = document.elementFromPoint(x, y)?.closest('select')
  if (!select) return
  select.focus()
  select.selectedIndex = index
  select.dispatchEvent(new Event('input', { bubbles: true }))
  select.dispatchEvent(new Event('change', { bubbles: true }))
}
