/** Lets what an event carries stand in the fields of the page too: some are read only when their form is sent. */
export function showEntry(event: object): void {
  for (const [name, value] of textsIn(event)) {
    const fields = document.querySelectorAll<HTMLInputElement>(`[role=dialog] input[name="${CSS.escape(name)}"]`)
    const shown =
      fields.length > 0 ? fields : document.querySelectorAll<HTMLInputElement>(`main input[name="${CSS.escape(name)}"]`)
    for (const field of shown) if (field.type !== 'file' && field.value === '') field.value = value
  }
}

function textsIn(value: object): [string, string][] {
  return Object.entries(value).flatMap(([name, part]): [string, string][] => {
    if (typeof part === 'string') return [[name, part]]
    return typeof part === 'object' && part !== null && !(part instanceof Blob) ? textsIn(part) : []
  })
}
