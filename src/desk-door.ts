/** The door to the demo desk: a button in the strip and a key. The desk itself comes when it is first opened (DEMO-1). */
export interface DeskDoor {
  isOpen: boolean
  /** what the strip says of the demonstration's state: '2 faults set'; '' for nothing */
  note: string
}

const KEPT_OPEN = 'larkspur.desk'
const listeners = new Set<() => void>()
let door: DeskDoor = { isOpen: false, note: '' }

function set(change: Partial<DeskDoor>): void {
  door = { ...door, ...change }
  for (const listener of listeners) listener()
}

export const deskDoor = () => door
export const noteAtDoor = (note: string) => (note === door.note ? undefined : set({ note }))

export function subscribeDoor(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Opens or shuts it, and keeps that for the tab. */
export function moveDoor(isOpen: boolean): void {
  if (isOpen === door.isOpen) return
  sessionStorage.setItem(KEPT_OPEN, String(isOpen))
  set({ isOpen })
}

export const wasDoorOpen = () => sessionStorage.getItem(KEPT_OPEN) === 'true'
