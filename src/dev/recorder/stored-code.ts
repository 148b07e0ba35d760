import { SPENT_CODE } from '#machines/rules.ts'
import { tabStorage } from '#src/tab-storage.ts'

/** The code that the page compares a typed one with; null where none is right (WD-4, WD-8). */
export function storedCode(): string | null {
  const user = JSON.parse(tabStorage.getItem('user') ?? 'null') as { userOtp?: unknown } | null
  const code = String(user?.userOtp ?? '').trim()
  return code === '' || code === String(SPENT_CODE) ? null : code
}
