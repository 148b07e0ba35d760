import * as v from 'valibot'
import { addNotice, type Notice, notices } from '#src/platform/notices.ts'
import { openChannel } from '#src/platform/open-channel.ts'
import { storedJson, tabStorage } from '#src/platform/tab-storage.ts'

const KEY = 'larkspur.letters'

const lettersSchema = v.array(v.strictObject({ role: v.literal('status'), text: v.string(), customerId: v.string() }))

/**
 * Keeps what the bank has written to its customers until it is dismissed, also while the page is loaded again, and shows it in their other windows, too
 * (DEMO-3).
 */
export function keepLetters(): void {
  const channel = openChannel(KEY)
  let known = lettersIn(storedJson(KEY, tabStorage))
  for (const letter of known) addNotice(letter)
  notices.subscribe((shown) => {
    const letters = lettersIn(shown.filter(({ customerId }) => customerId !== undefined))
    const added = letters.filter(({ text }) => known.every((letter) => letter.text !== text))
    if (added.length === 0 && letters.length === known.length) return
    known = letters
    tabStorage.setItem(KEY, JSON.stringify(letters))
    // A window that has it already says nothing.
    if (added.length > 0) channel?.postMessage(added)
  })
  channel?.addEventListener('message', ({ data }) => {
    for (const letter of lettersIn(data)) addNotice(letter)
  })
}

/** Nothing of what cannot be read: another version of the demo may have written it. */
function lettersIn(data: unknown): readonly Notice[] {
  const letters = v.safeParse(lettersSchema, data)
  return letters.success ? letters.output : []
}
