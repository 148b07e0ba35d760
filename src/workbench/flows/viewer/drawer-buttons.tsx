import { PanelBottom, PanelLeft, PanelRight } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { IconButton } from '#src/ui/icon-button.tsx'
import { shortcutOf } from '#src/ui/shortcut.ts'
import styles from './drawers.module.css'
import { flowsCopy } from './flows-copy.ts'
import type { DrawerState } from './use-drawer.ts'

const copy = flowsCopy.drawers
const ICONS = { tree: PanelLeft, context: PanelRight, log: PanelBottom }
const KEYS = { tree: '[', context: ']', log: 'L' }

/** Opens and closes the drawers, by a press or by a key that nothing else uses. */
export function DrawerButtons({ drawers }: { drawers: readonly DrawerState[] }) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isField(event.target)) return
    drawers.find(({ name }) => KEYS[name].toLowerCase() === shortcutOf(event))?.toggle()
  })
  useEffect(() => {
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    <div role="group" aria-label={copy.label} className={styles.buttons}>
      {drawers.map(({ name, isOpen, toggle }) => {
        const Icon = ICONS[name]
        return (
          <IconButton
            key={name}
            label={copy.names[name]}
            title={copy.tooltip(copy.names[name], KEYS[name])}
            aria-keyshortcuts={KEYS[name]}
            aria-pressed={isOpen}
            onClick={toggle}
          >
            <Icon aria-hidden size={18} />
          </IconButton>
        )
      })}
    </div>
  )
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, select')
}
