import type { DrivenPage } from '../driven-page.ts'
import type { Hands, Key } from './engine.ts'
import { choose, type Found, find, PLACES, type Place, type Role } from './find.ts'
import { until } from './until.ts'

/** A page as a person uses it: by roles, names and texts. Everything waits up to 15 s for what it needs. */
export interface BrowserPage extends DrivenPage {
  /** Presses a control, named in full or by a pattern. Without a role, a button. */
  press(name: string | RegExp, place?: Place, role?: Role): Promise<void>
  /** Replaces what is in a field; of a list, chooses the option with this text or index. */
  fill(label: string, value: string, place?: Place): Promise<void>
  key(key: Key): Promise<void>
  /** Picks a file of the disk for the place's only file field. */
  pick(path: string, place: Place): Promise<void>
  /** Waits until the text is in view there. */
  sees(text: string | RegExp, place?: Place): Promise<void>
  /** Waits until the text, or with none the whole place, is gone. */
  misses(text: string | RegExp | null, place?: Place): Promise<void>
  /** Waits until there is text in the place, and returns it. */
  reads(place: Place): Promise<string>
  /** Waits until the path, or in one file the hash, is this. */
  isAt(path: string): Promise<void>
  complaints(): Promise<string[]>
  close(): Promise<void>
}

export function pageOf(hands: Hands): BrowserPage {
  const locate = (name: string | RegExp, place: Place, role: Role) => {
    const isPattern = name instanceof RegExp
    const query = { role, name: isPattern ? name.source : name, isPattern, place }
    return until(`the ${role} ${name}`, async () => {
      const found: Found = await hands.evaluate(find, { query, place: PLACES[place] })
      if ('why' in found) throw new Error(found.why)
      return found
    })
  }
  /** What moved just before the mouse reached it is clicked again. */
  const click = async (name: string | RegExp, place: Place, role: Role): Promise<boolean> => {
    const { x, y, isTyped } = await locate(name, place, role)
    if (role === 'field' && !isTyped) return false
    await hands.click(x, y)
    const isMissed = await hands.evaluate(() => window.larkspurMissed?.() ?? false, undefined)
    return isMissed ? click(name, place, role) : true
  }
  const textIn = (place: Place) => hands.evaluate(visibleText, PLACES[place])
  const wait = (what: string, place: Place, isRight: (text: string | null) => boolean) =>
    until(`${what} in the ${place}`, async () => {
      const text = await textIn(place)
      if (isRight(text)) return true
      throw new Error(text ?? 'there is none')
    })

  return {
    evaluate: hands.evaluate,
    goto: hands.goto,
    reload: hands.reload,
    complaints: hands.complaints,
    close: hands.close,
    key: hands.press,
    press: async (name, place = 'page', role = 'button') => {
      await click(name, place, role)
    },
    fill: async (label, value, place = 'page') => {
      if (!(await click(label, place, 'field'))) return hands.evaluate(choose, value)
      await hands.evaluate(selectAll, undefined)
      await hands.type(value)
    },
    pick: (path, place) => hands.pick(`:is(${PLACES[place]}) input[type=file]`, path),
    sees: async (text, place = 'page') => {
      await wait(`${text}`, place, (shown) => shown !== null && has(shown, text))
    },
    misses: async (text, place = 'page') => {
      await wait(`no ${text}`, place, (shown) => shown === null || (text !== null && !has(shown, text)))
    },
    reads: (place) => until(`text in the ${place}`, () => textIn(place)),
    isAt: async (path) => {
      await until(path, async () => {
        const { hash, pathname, protocol } = await hands.evaluate(where, undefined)
        const at = protocol === 'file:' ? hash.slice(1) : pathname
        if (at === path) return true
        throw new Error(`it is ${at}`)
      })
    },
  }
}

function has(shown: string, text: string | RegExp): boolean {
  return typeof text === 'string' ? shown.includes(text) : text.test(shown)
}

/** Runs in the page. */
function visibleText(selector: string): string | null {
  const shown = [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility())
  return shown.at(-1)?.innerText.replace(/\s+/g, ' ') ?? null
}

/** Runs in the page. */
function selectAll(): void {
  const field = document.activeElement
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select()
}

/** Runs in the page. */
function where() {
  const { hash, pathname, protocol } = location
  return { hash, pathname, protocol }
}
