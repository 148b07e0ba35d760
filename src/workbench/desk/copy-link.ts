import { copyText } from '#src/ui/copy-text.ts'
import { download } from '#src/ui/download.ts'
import type { ShareError } from '#src/workbench/contract/demo-contract.ts'
import { deskCopy } from './desk-copy.ts'

/** Copies a link that is being made. One that the page may not copy is saved as a text; what is too long for one, as a file. Resolves with what came of it. */
export async function copyLink(
  link: Promise<string>,
  words: { copied: string; saved: string },
  save: (file: string) => void,
): Promise<string> {
  try {
    if (await copyText(link)) return isLocal() ? deskCopy.copiedHere : words.copied
    download('larkspur-link.txt', await link, 'text/plain')
    return deskCopy.linkSaved
  } catch (error) {
    const { file } = error as Partial<ShareError>
    if (file === undefined) throw error
    save(file)
    return words.saved
  }
}

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/** Whether no other computer can open the demo's address. */
function isLocal(): boolean {
  return location.protocol === 'file:' || LOCAL_HOSTS.includes(location.hostname)
}
