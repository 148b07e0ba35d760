import { tabStorage } from './tab-storage.ts'

/** The door to the demo desk: a button in the strip and a key. The desk itself comes when it is first opened (DEMO-1). */
export interface DeskDoor {
  isOpen: boolean
  /** what the strip says of the demonstration's state: '2 faults set'; '' for nothing */
  note: string
  /** the tab that was asked for last; '' for none */
  tab: string
}

const KEPT_OPEN = 'larkspur.desk'
const listeners = new Set<() => void>()
const SHUT: DeskDoor = { isOpen: false, note: '', tab: '' }
let door = SHUT

function set(change: Partial<DeskDoor>): void {
  door = { ...door, ...change }
  for (const listener of listeners) listener()
}

export const deskDoor = () => door
/** as it is in a prerendered page */
export const shutDoor = () => SHUT
export const noteAtDoor = (note: string) => (note === door.note ? undefined : set({ note }))

export function subscribeDoor(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Opens it, on a tab of the desk where one is named, or shuts it, and keeps that for the tab of the browser. */
export function moveDoor(isOpen: boolean, tab = ''): void {
  if (isOpen === door.isOpen && tab === '') return
  tabStorage.setItem(KEPT_OPEN, String(isOpen))
  set({ isOpen, tab })
}

export const wasDoorOpen = () => tabStorage.getItem(KEPT_OPEN) === 'true'
