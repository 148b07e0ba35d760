import { toast } from 'react-hot-toast/headless'
import { messages } from '#src/content/messages.ts'
import type { MessageKey } from '#src/contract/message-keys.ts'

/** Shows a toast. If the same one is still on screen, its time restarts instead (ERR-2, TOAST-1). */
export function announce(key: MessageKey, { theme }: { theme?: 'dark' } = {}): void {
  toast(messages[key], { id: key, duration: Number.POSITIVE_INFINITY, className: theme ?? '' })
}
