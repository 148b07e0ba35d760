import { failure } from '#src/content/failure.ts'
import { clock } from '#src/platform/actors/app-clock.ts'
import { closeDesk, deskState, openDesk, toggleDesk, wasDeskOpen } from '#src/platform/desk-state.ts'
import { sayNewVersion } from '#src/platform/new-version.ts'
import { addNotice, dismissNotice, type Notice } from '#src/platform/notices.ts'
import type { DeskDemo } from './contract/desk-demo.ts'
import { onDroppedFile } from './desk/dropped-files.ts'

const KEY = 'F2'

/** Loads the desk when it is opened: by the button of the demo notice, by F2, by the address, or because it was open before. */
export function installDesk(demo: DeskDemo, isAsked: boolean): void {
  let isComing = false
  const loadDesk = async () => {
    if (isComing || !deskState.get().isOpen) return
    isComing = true
    try {
      const { mountDesk } = await clock.track(import('./desk/desk.tsx'))
      mountDesk(demo)
    } catch {
      isComing = false
      closeDesk()
      void sayMissing('The demo desk')
    }
  }
  deskState.subscribe(() => void loadDesk())
  window.addEventListener('keydown', (event) => {
    if (event.key !== KEY || event.repeat) return
    event.preventDefault()
    toggleDesk()
  })
  const { timeline } = demo
  let hasBar = false
  demo.subscribe(async () => {
    if (hasBar || !timeline.isLooking()) return
    hasBar = true
    try {
      const { mountLookBackBar } = await clock.track(import('./desk/strip/look-back-bar.tsx'))
      mountLookBackBar(demo)
    } catch {
      // Nothing would say that this is the past, and nothing would lead out of it.
      hasBar = false
      await timeline.look(null)
      void sayMissing('The look back')
    }
  })
  onDroppedFile((file) => void takeFile(file, demo))
  if (isAsked || wasDeskOpen()) openDesk()
  void loadDesk()
}

/** Says what helps: another try, or, after a new release, a new page (IN-12). */
async function sayMissing(what: string): Promise<void> {
  if (!(await sayNewVersion(what, failure.reload)))
    addNotice({ role: 'alert', text: `${what} could not be loaded. Please check your connection and try again.` })
}

/** A file that is dropped on the page is opened as a timeline (DEMO-17), or added as a story (DEMO-19). */
async function takeFile(file: File, demo: DeskDemo): Promise<void> {
  try {
    const { openFile } = await clock.track(import('./desk/open-file.ts'))
    const text = await openFile(file, demo)
    if (text === '') return
    // The way back, and a story that was added, are on the desk.
    const run = () => {
      dismissNotice(notice)
      openDesk('present')
    }
    const action = { text: 'Open the demo desk', run }
    const notice: Notice = { role: 'status', text, ...(deskState.get().isOpen ? {} : { action }) }
    addNotice(notice)
  } catch (error) {
    addNotice({ role: 'alert', text: `The file cannot be opened: ${(error as Error).message}. Nothing was changed.` })
  }
}
