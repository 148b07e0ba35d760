import { clock } from '#src/kit/actors/runtime.ts'
import { deskDoor, moveDoor, noteAtDoor, subscribeDoor, wasDoorOpen } from '#src/platform/desk-state.ts'
import { addNotice } from '#src/platform/notices.ts'
import type { DeskTools } from './desk-tools.ts'

const KEY = 'F2'

/** Brings the desk when its door is opened: by the strip's button, by F2, by the address, or because it stood open. */
export function keepDesk(tools: DeskTools, isAsked: boolean): void {
  let isComing = false
  const bring = async () => {
    if (isComing || !deskDoor().isOpen) return
    isComing = true
    try {
      const { mountDesk } = await clock.track(import('#src/desk/mount-desk.tsx'))
      mountDesk(tools)
    } catch {
      isComing = false
      moveDoor(false)
      addNotice({
        role: 'alert',
        text: 'The demo desk could not be loaded. Please check your connection and try again.',
      })
    }
  }
  subscribeDoor(() => void bring())
  window.addEventListener('keydown', (event) => {
    if (event.key !== KEY || event.repeat) return
    event.preventDefault()
    moveDoor(!deskDoor().isOpen)
  })
  const { backend, record } = tools
  const tellState = () => noteAtDoor(stateInWords(record.recorder.count() !== null, backend.faults.list().length))
  backend.onActivity(tellState)
  record.recorder.subscribe(tellState)
  tellState()
  if (isAsked || wasDoorOpen()) moveDoor(true)
  void bring()
}

function stateInWords(isRecording: boolean, faults: number): string {
  const words = isRecording ? ['recording'] : []
  if (faults > 0) words.push(faults === 1 ? '1 fault set' : `${faults} faults set`)
  return words.join(', ')
}
