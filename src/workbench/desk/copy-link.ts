import { copyText } from '#src/ui/copy-text.ts'
import type { ShareError } from '#src/workbench/contract/demo-contract.ts'
import { deskCopy } from './desk-copy.ts'

/** Copies a link that is being made. Resolves with what came of it, and with a link that the page may not copy; one that is too long is saved as a file. */
export async function copyLink(
  link: Promise<string>,
  words: { copied: string; saved: string },
  save: (file: string) => void,
): Promise<{ text: string; link?: string }> {
  try {
    if (await copyText(link)) return { text: isLocal() ? deskCopy.copiedHere : words.copied }
    return { text: deskCopy.copyRefused, link: await link }
  } catch (error) {
    const { file } = error as Partial<ShareError>
    if (file === undefined) throw error
    save(file)
    return { text: words.saved }
  }
}

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/** Whether no other computer can open the demo's address. */
function isLocal(): boolean {
  return location.protocol === 'file:' || LOCAL_HOSTS.includes(location.hostname)
}
