import { PanelBottom, PanelLeft, PanelRight } from 'lucide-react'
import { IconButton } from '#src/ui/icon-button.tsx'
import styles from './drawers.module.css'
import { flowsCopy } from './flows-copy.ts'
import type { DrawerState } from './use-drawer.ts'

const copy = flowsCopy.drawers
const ICONS = { tree: PanelLeft, context: PanelRight, log: PanelBottom }

/** Opens and closes the drawers. */
export function DrawerButtons({ drawers }: { drawers: readonly DrawerState[] }) {
  return (
    <div role="group" aria-label={copy.label} className={styles.buttons}>
      {drawers.map(({ name, isOpen, toggle }) => {
        const Icon = ICONS[name]
        return (
          <IconButton key={name} label={copy.names[name]} aria-pressed={isOpen} onClick={toggle}>
            <Icon aria-hidden size={18} />
          </IconButton>
        )
      })}
    </div>
  )
}
