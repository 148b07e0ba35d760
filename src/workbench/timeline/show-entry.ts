import { Redacted } from '#src/contract/redacted.ts'

/** shown in a field in place of a secret */
const HIDDEN = '••••••'

/**
 * Shows an event's payload in the page's fields where it was typed, since some forms read their fields only when they are
 * sent. Returns whether there were any.
 */
export function showEntry(event: object): boolean {
  const shown = textsIn(event).map(([name, value]) => {
    const field = `input:not([type=file])[name="${CSS.escape(name)}"]`
    const inDialog = document.querySelectorAll<HTMLInputElement>(`[role=dialog] ${field}`)
    const fields = inDialog.length > 0 ? inDialog : document.querySelectorAll<HTMLInputElement>(`main ${field}`)
    for (const one of fields) fill(one, value)
    return fields.length > 0
  })
  return shown.includes(true)
}

/** Typing into a field that shows this replaces all of it. */
function fill(field: HTMLInputElement, value: string): void {
  field.value = value
  if (value !== HIDDEN) return
  const begin = () => {
    if (field.value === HIDDEN) field.value = ''
  }
  field.addEventListener('beforeinput', begin, { once: true })
}

function textsIn(value: object): [string, string][] {
  return Object.entries(value).flatMap(([name, part]): [string, string][] => {
    if (typeof part === 'string') return [[name, part]]
    if (part instanceof Redacted) return [[name, HIDDEN]]
    return typeof part === 'object' && part !== null && !(part instanceof Blob) ? textsIn(part) : []
  })
}
