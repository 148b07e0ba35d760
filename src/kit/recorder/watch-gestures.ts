import { type Gesture, joinGestures } from './gesture.ts'
import { locate, roleOf } from './locate.ts'

export interface GestureWatch {
  /**
   * What the person has done since it was last asked. Empty: what happens now follows from what was returned last.
   * Undefined: nobody did this by hand.
   */
  take(): Gesture[] | undefined
  /** What the person has done and nobody has taken; what happens next is not done by hand. */
  interrupt(): Gesture[]
  stop(): void
}

/** What is clicked, rather than filled in. */
const CLICKABLE = new Set(
  'button checkbox combobox link menuitem menuitemcheckbox menuitemradio option radio summary switch tab treeitem'.split(
    ' ',
  ),
)
/** Widgets in which the arrow keys and Enter choose something. */
const COMPOSITE = new Set('combobox listbox menu menubar option menuitem slider tab tablist tree treeitem'.split(' '))
const COMPOSITE_KEYS = new Set(['ArrowDown', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'End', 'Enter', 'Home'])
/** Keys that may do something by themselves, other than typing. */
const COMMAND_KEYS = new Set(['Delete', 'Enter', 'Escape', ...COMPOSITE_KEYS])
const SECRETS = ['one-time-code', 'current-password', 'new-password']

/** Follows what a person does in the page, except in the elements that `ignored` selects. Values of secret fields are never read. */
export function watchGestures(ignored: string): GestureWatch {
  let pending: Gesture[] = []
  /** a press that is a gesture only if something happens on it */
  let pressed: { element: Element | null; gesture(): Gesture } | null = null
  let clicked: Element | null = null
  let isByHand = false
  /** the file that was chosen last: a widget may report its choice again, as a change of its own */
  let last: { field: HTMLInputElement; file: File | undefined } | null = null
  const ending = new AbortController()

  listen('pointerdown', (target) => {
    const element = clickableAt(target)
    clicked = null
    pressed = element === null ? null : { element, gesture: () => click(element) }
  })
  listen('click', (target, { detail }) => {
    pressed = null
    const element = clickableAt(target)
    if (element === null || element === clicked) return
    // The browser clicks the button on which, or the form in which, Enter was pressed.
    if (detail === 0 && pending.at(-1)?.how === 'press') pending.pop()
    add(click(element))
  })
  listen('input', (target) => {
    if (isTextField(target)) add(fill(target))
  })
  listen('change', (target) => {
    if (target instanceof HTMLSelectElement)
      add({ how: 'choose', on: locate(target, ignored), value: target.selectedOptions[0]?.text ?? '' })
    else if (isFileField(target) && isOther(target)) add({ how: 'files', on: locate(target, ignored) })
  })
  listen('drop', (target) => {
    const field = target.closest('[data-part=dropzone], label, fieldset, form')?.querySelector('input[type=file]')
    if (field != null) add({ how: 'files', on: locate(field, ignored) })
  })
  listen('keydown', (target, { key }) => {
    if (key === undefined || !COMMAND_KEYS.has(key) || target instanceof HTMLSelectElement) return
    if (COMPOSITE_KEYS.has(key) && COMPOSITE.has(roleOf(target) ?? '')) add(press(key, target))
    else pressed = { element: null, gesture: () => press(key, key === 'Escape' ? null : target) }
  })
  listen('keyup', () => {
    pressed = null
  })

  return {
    take: () => {
      const taken = joinGestures(pending.splice(0), pressed === null ? [] : [pressed.gesture()])
      clicked = pressed?.element ?? clicked
      pressed = null
      isByHand ||= taken.length > 0
      return isByHand ? taken : undefined
    },
    interrupt: () => {
      isByHand = false
      return pending.splice(0)
    },
    stop: () => ending.abort(),
  }

  function isOther(field: HTMLInputElement): boolean {
    const chosen = field.files?.[0]
    const isSame = field === last?.field && chosen?.name === last.file?.name && chosen?.size === last.file?.size
    last = { field, file: chosen }
    return chosen !== undefined && !isSame
  }

  function add(gesture: Gesture): void {
    if (gesture.how !== 'files') last = null
    pending = joinGestures(pending, [gesture])
  }

  function listen(type: string, react: (target: Element, event: { detail?: number; key?: string }) => void): void {
    const onEvent = (event: Event) => {
      const { target } = event
      if (!(target instanceof Element)) return
      if (target.closest(ignored) === null) react(target, event as Event & { detail?: number; key?: string })
      else isByHand = false
    }
    window.addEventListener(type, onEvent, { capture: true, signal: ending.signal })
  }

  function click(element: Element): Gesture {
    const { checked, type } = element as Partial<HTMLInputElement>
    const isChecked = element.tagName === 'INPUT' && (type === 'checkbox' || type === 'radio')
    return { how: isChecked ? (checked ? 'check' : 'uncheck') : 'click', on: locate(element, ignored) }
  }

  function fill(field: HTMLInputElement | HTMLTextAreaElement): Gesture {
    const on = locate(field, ignored)
    return isSecret(field) ? { how: 'fill', on, field: field.name } : { how: 'fill', on, value: field.value }
  }

  function press(value: string, target: Element | null): Gesture {
    return target === null || target === document.body
      ? { how: 'press', value }
      : { how: 'press', on: locate(target, ignored), value }
  }
}

/** The element that a click on this one is meant for. Fields are filled in, and a native list opens outside the page. */
function clickableAt(target: Element): Element | null {
  for (let element: Element | null = target; element !== null; element = element.parentElement) {
    if (isFileField(element) || element instanceof HTMLSelectElement) return null
    if (CLICKABLE.has(roleOf(element) ?? '')) return element
  }
  return null
}

function isTextField(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return (
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && !['button', 'checkbox', 'file', 'radio', 'submit'].includes(element.type))
  )
}

function isFileField(element: Element): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.type === 'file'
}

/** A password stays one while it is shown. */
function isSecret({ type, autocomplete }: HTMLInputElement | HTMLTextAreaElement): boolean {
  return type === 'password' || SECRETS.some((secret) => autocomplete.includes(secret))
}
