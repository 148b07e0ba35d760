import * as v from 'valibot'
import { addNotice, type Notice, notices } from '#src/platform/notices.ts'
import { storedJson, tabStorage } from '#src/platform/tab-storage.ts'

const KEY = 'larkspur.letters'

const lettersSchema = v.array(v.strictObject({ role: v.literal('status'), text: v.string(), customerId: v.string() }))

const isLetter = ({ customerId }: Notice) => customerId !== undefined

/** Keeps what the bank has written to its customers until it is dismissed, also while the page is loaded again (DEMO-3). */
export function keepLetters(): void {
  const kept = v.safeParse(lettersSchema, storedJson(KEY, tabStorage))
  for (const letter of kept.success ? kept.output : []) addNotice(letter)
  notices.subscribe((shown) => {
    const letters = JSON.stringify(shown.filter(isLetter))
    if (letters !== (tabStorage.getItem(KEY) ?? '[]')) tabStorage.setItem(KEY, letters)
  })
}
