import { addNotice } from './notices.ts'
import { buildAtHost } from './release.ts'
import { reloadPage } from './reload.ts'

/**
 * Where the host has another build, says that only a new page has this part (IN-12). Resolves with whether that is so.
 *
 * @param part as a sentence begins with it: 'The demo desk'
 * @param reload the label of the button
 */
export async function sayNewVersion(part: string, reload: string): Promise<boolean> {
  const build = await buildAtHost()
  if (!build?.isOther) return false
  const text = `${part} can be loaded only once the page is reloaded, because there is a new version.`
  addNotice({ role: 'alert', text, action: { text: reload, run: reloadPage } })
  return true
}
