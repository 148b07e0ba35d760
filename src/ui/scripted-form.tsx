import { type ComponentProps, useEffect, useImperativeHandle, useRef } from 'react'
import { replayEarlyInput } from './early-input.ts'
import { TEXT_FIELDS } from './field-frame.tsx'

interface ScriptedFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  onSubmit: (form: HTMLFormElement) => void
}

/**
 * A form that its flow checks and sends. On a prerendered page it is usable before its script has loaded: `method="dialog"` keeps the browser
 * from submitting it, so that no password ends up in a URL; what is typed and pressed before hydration is replayed (IN-8).
 */
export function ScriptedForm({ ref, onSubmit, ...rest }: ScriptedFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useImperativeHandle(ref, () => form.current as HTMLFormElement, [])
  useEffect(() => {
    replayEarlyInput(form.current)
  }, [])
  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        tellSilentInput(event.currentTarget)
        onSubmit(event.currentTarget)
      }}
      {...rest}
    />
  )
}

/** Some password managers fill fields in without an event (IN-8). React ignores those of a value that it knows. */
function tellSilentInput(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll(TEXT_FIELDS)) field.dispatchEvent(new Event('input', { bubbles: true }))
}
