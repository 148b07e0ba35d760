import { Redacted } from '#src/contract/redacted.ts'

/** shown in a field in place of a secret */
const HIDDEN = '••••••'

/**
 * Writes an event's payload into the page's fields, since some forms read their fields only when they are sent. Returns
 * whether there were any.
 */
export function fillFields(event: object): boolean {
  const isFilled = textsIn(event).map(([name, value]) => {
    const field = `input:not([type=file])[name="${CSS.escape(name)}"]`
    const inDialog = document.querySelectorAll<HTMLInputElement>(`[role=dialog] ${field}`)
    const fields = inDialog.length > 0 ? inDialog : document.querySelectorAll<HTMLInputElement>(`main ${field}`)
    for (const one of fields) fill(one, value)
    return fields.length > 0
  })
  return isFilled.includes(true)
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
