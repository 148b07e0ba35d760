import { type ComponentProps, useEffect, useImperativeHandle, useRef } from 'react'

/**
 * A form of a page that is on the screen before its script. The browser never sends it, so that no password comes into an
 * address, and what was typed early is told to the script as if it were typed now.
 */
export function ScriptedForm({ ref, ...rest }: ComponentProps<'form'>) {
  const form = useRef<HTMLFormElement>(null)
  useImperativeHandle(ref, () => form.current as HTMLFormElement, [])
  useEffect(() => {
    for (const field of form.current?.elements ?? []) {
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) tellAnew(field)
    }
  }, [])
  return <form ref={form} method="dialog" noValidate {...rest} />
}

/** React takes a value that was there before it for its own: it only hears of one that it did not see coming. */
function tellAnew(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value, defaultValue } = field
  if (value === defaultValue) return
  field.value = defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
