import { type ComponentProps, useEffect, useImperativeHandle, useRef } from 'react'

/**
 * A form on a prerendered page, usable before its script has loaded. `method="dialog"` keeps the browser from submitting it, so that
 * no password ends up in a URL; input typed before hydration is replayed as input events.
 */
export function ScriptedForm({ ref, ...rest }: ComponentProps<'form'>) {
  const form = useRef<HTMLFormElement>(null)
  useImperativeHandle(ref, () => form.current as HTMLFormElement, [])
  useEffect(() => {
    for (const field of form.current?.elements ?? []) {
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) replayInput(field)
    }
  }, [])
  return <form ref={form} method="dialog" noValidate {...rest} />
}

/** React (19) ignores an input event if the value equals the last one it tracked, so the native setter changes it behind React's back. */
function replayInput(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value, defaultValue } = field
  if (value === defaultValue) return
  field.value = defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
