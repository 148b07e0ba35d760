import { useId } from 'react'
import controls from '#src/kit/viewer/controls.module.css'
import { Button } from '#src/ui/button.tsx'
import { galleryCopy } from './gallery-copy.ts'
import styles from './gallery-page.module.css'

interface ChoicesProps<Name extends string> {
  words: Readonly<Record<Name | 'label', string>>
  options: readonly Name[]
  chosen: Name | 'both'
  onChoose: (name: Name | 'both') => void
}

/** Buttons for one of two options, or both. */
export function Choices<Name extends string>({ words, options, chosen, onChoose }: ChoicesProps<Name>) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className={styles.choices}>
      <span id={id}>{words.label}</span>
      <div className={controls.group}>
        {[...options, 'both' as const].map((name) => (
          <Button key={name} variant="secondary" aria-pressed={name === chosen} onClick={() => onChoose(name)}>
            {name === 'both' ? galleryCopy.both : words[name]}
          </Button>
        ))}
      </div>
    </div>
  )
}
