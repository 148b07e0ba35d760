import { MoveHorizontal, Smartphone, Tablet } from 'lucide-react'
import { useEffect } from 'react'
import { IconButton } from '#src/ui/icon-button.tsx'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'
import { useKept } from '#src/workbench/flows/viewer/use-kept.ts'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'

const copy = deskCopy.preview
const PREVIEWS = [
  ['fit', MoveHorizontal],
  ['phone', Smartphone],
  ['tablet', Tablet],
] as const

/** Shows the product beside the desk in all the space there is, or as wide as on a phone or a tablet (DEMO-11). */
export function DeskPreview({ demo: { desk } }: { demo: DeskDemo }) {
  const [kept, choose] = useKept('larkspur.desk.preview', 'fit')
  const chosen = PREVIEWS.find(([name]) => name === kept)?.[0] ?? 'fit'
  useEffect(() => {
    desk.setPreview(chosen)
    return () => {
      desk.setPreview('fit')
    }
  }, [desk, chosen])
  return (
    <fieldset className={styles.previews} aria-label={copy.label}>
      {PREVIEWS.map(([name, Icon]) => (
        <IconButton
          key={name}
          label={copy[name]}
          aria-pressed={name === chosen}
          className={styles.preview}
          onClick={() => choose(name)}
        >
          <Icon aria-hidden="true" size={18} />
          <span className={styles.word}>{copy[name]}</span>
        </IconButton>
      ))}
    </fieldset>
  )
}
