import type { Backend } from '#mocks/bank/backend.ts'
import { clock } from '#src/platform/actors/app-clock.ts'
import { closeDesk, deskState, openDesk, setDeskNote, toggleDesk, wasDeskOpen } from '#src/platform/desk-state.ts'
import { fileText } from '#src/platform/file-text.ts'
import { addNotice } from '#src/platform/notices.ts'
import type { DeskDemo } from './contract/desk-demo.ts'
import { loadFlowTools } from './flows/load-flow-tools.ts'

const KEY = 'F2'

interface DeskTools {
  backend: Backend
  demo: DeskDemo
}

/** Loads the desk when it is opened: by the button of the demo notice, by F2, by the address, or because it was open before. */
export function installDesk(tools: DeskTools, isAsked: boolean): void {
  let isComing = false
  const loadDesk = async () => {
    if (isComing || !deskState.get().isOpen) return
    isComing = true
    try {
      const { mountDesk } = await clock.track(import('./desk/desk.tsx'))
      mountDesk({ demo: tools.demo, loadFlows: loadFlowTools })
    } catch {
      isComing = false
      closeDesk()
      addNotice({
        role: 'alert',
        text: 'The demo desk could not be loaded. Please check your connection and try again.',
      })
    }
  }
  deskState.subscribe(() => void loadDesk())
  window.addEventListener('keydown', (event) => {
    if (event.key !== KEY || event.repeat) return
    event.preventDefault()
    toggleDesk()
  })
  const { backend, demo } = tools
  const { timeline } = demo
  let hasBar = false
  demo.subscribe(async () => {
    if (hasBar || timeline.position() === timeline.entries().at(-1)?.id) return
    hasBar = true
    const { mountLookBackBar } = await clock.track(import('./desk/strip/look-back-bar.tsx'))
    mountLookBackBar(demo)
  })
  openDroppedFiles(demo)
  const showState = () => {
    // With the mock, the audience is not told what is about to fail (MOCK-5).
    const faults = demo.backend.mode === 'mock' ? 0 : backend.faults.list().length
    setDeskNote(describeState(demo.record.count() !== null, faults))
  }
  demo.subscribe(showState)
  showState()
  if (isAsked || wasDeskOpen()) openDesk()
  void loadDesk()
}

/**
 * A file that is dropped on the page is opened as a timeline (DEMO-17) or added as a story (DEMO-19). The product's own fields take pictures. A timeline may come as a text
 * (IN-13), and some systems know no type for it.
 */
function openDroppedFiles({ timeline, scenarios }: DeskDemo): void {
  const isMeant = ({ dataTransfer }: DragEvent) =>
    [...(dataTransfer?.items ?? [])].some(
      ({ kind, type }) => kind === 'file' && ['application/json', 'text/plain', ''].includes(type),
    )
  window.addEventListener('dragover', (event) => {
    if (isMeant(event)) event.preventDefault()
  })
  window.addEventListener('drop', async (event) => {
    if (!isMeant(event)) return
    event.preventDefault()
    const [file] = event.dataTransfer?.files ?? []
    try {
      const before = scenarios()
      await timeline.open(file === undefined ? '' : await fileText(file))
      const added = scenarios().find(({ id }) => before.every((other) => other.id !== id))
      if (added !== undefined)
        addNotice({ role: 'status', text: `The story “${added.title}” was added. The demo desk has it, under Yours.` })
    } catch (error) {
      addNotice({ role: 'alert', text: `The file cannot be opened: ${(error as Error).message}. Nothing was changed.` })
    }
  })
}

function describeState(isRecording: boolean, faults: number): string {
  const words = isRecording ? ['recording'] : []
  if (faults > 0) words.push(faults === 1 ? '1 fault set' : `${faults} faults set`)
  return words.join(', ')
}
