import { toast } from 'react-hot-toast/headless'
import { messages } from '#src/content/messages.ts'
import type { MessageKey } from '#src/contract/message-keys.ts'

/** Shows a toast. One that still stands is not shown twice: it starts anew (ERR-2, TOAST-1). */
export function announce(key: MessageKey, { theme }: { theme?: 'dark' } = {}): void {
  toast(messages[key], { id: key, duration: Number.POSITIVE_INFINITY, className: theme ?? '' })
}
