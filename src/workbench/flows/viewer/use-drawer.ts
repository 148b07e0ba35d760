import { useKept } from '#src/ui/use-kept.ts'

export const DRAWERS = ['tree', 'context', 'log'] as const
export type DrawerName = (typeof DRAWERS)[number]

export interface DrawerState {
  name: DrawerName
  isOpen: boolean
  toggle: () => void
  /** in px */
  size: number
  smallest: number
  largest: number
  resize: (size: number) => void
}

const SIZES = {
  tree: { first: 216, smallest: 144, largest: 480 },
  context: { first: 288, smallest: 208, largest: 640 },
  log: { first: 180, smallest: 108, largest: 600 },
} as const

/** Whether a drawer is open, and how large, kept for this window. */
export function useDrawer(name: DrawerName): DrawerState {
  const { first, smallest, largest } = SIZES[name]
  const [open, keepOpen] = useKept(`larkspur.desk.flows.${name}.open`, 'yes')
  const [kept, keepSize] = useKept(`larkspur.desk.flows.${name}.size`, String(first))
  const isOpen = open === 'yes'
  return {
    name,
    isOpen,
    toggle: () => keepOpen(isOpen ? 'no' : 'yes'),
    size: Math.min(largest, Math.max(smallest, Number(kept) || first)),
    smallest,
    largest,
    resize: (size) => keepSize(String(Math.round(size))),
  }
}
