import { type ComponentProps, useEffect, useImperativeHandle, useRef } from 'react'
import { replayEarlyInput } from './early-input.ts'

/**
 * A form on a prerendered page, usable before its script has loaded. `method="dialog"` keeps the browser from submitting it, so that
 * no password ends up in a URL; what is typed and pressed before hydration is replayed (IN-8).
 */
export function ScriptedForm({ ref, ...rest }: ComponentProps<'form'>) {
  const form = useRef<HTMLFormElement>(null)
  useImperativeHandle(ref, () => form.current as HTMLFormElement, [])
  useEffect(() => {
    replayEarlyInput(form.current)
  }, [])
  return <form ref={form} method="dialog" noValidate {...rest} />
}
