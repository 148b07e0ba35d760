import { useEffect } from 'react'
import { toast } from 'react-hot-toast/headless'
import { messages } from '#src/content/messages.ts'
import type { MessageKey } from '#src/contract/message-keys.ts'

/** Shows a toast. If the same one is still on screen, its time restarts instead (ERR-2, TOAST-1). */
export function announce(key: MessageKey, { theme }: { theme?: 'dark' } = {}): void {
  toast(messages[key], { id: key, duration: Number.POSITIVE_INFINITY, className: theme ?? '' })
}

/** Removes the toasts of errors as soon as what they are about has been mended or has succeeded (TOAST-1). */
export function useRetract(isMended: boolean, ...keys: readonly MessageKey[]): void {
  const ids = keys.join(' ')
  useEffect(() => {
    if (isMended) for (const id of ids.split(' ')) toast.remove(id)
  }, [isMended, ids])
}

/** Whether no field of a form has an error. */
export function isWithoutErrors(errors: object): boolean {
  return Object.values(errors).every((error) => error === undefined)
}
