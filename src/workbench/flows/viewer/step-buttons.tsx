import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Button } from '#src/ui/button.tsx'
import styles from './flows.module.css'
import { flowsCopy } from './flows-copy.ts'

const copy = flowsCopy.log

interface StepButtonsProps {
  /** a past moment is shown, so there is a next one, or the present */
  isPast: boolean
  onStep: (by: -1 | 1) => void
}

/** Steps back and forth through the log's shown entries: by press, or with the left and right arrow keys. */
export function StepButtons({ isPast, onStep }: StepButtonsProps) {
  function go(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    onStep(event.key === 'ArrowLeft' ? -1 : 1)
  }
  return (
    <div role="group" aria-label={copy.steps} className={styles.steps} onKeyDown={go}>
      <Button variant="secondary" title={copy.previous} onClick={() => onStep(-1)}>
        <ChevronLeft aria-hidden size={18} /> <span>{copy.previous}</span>
      </Button>
      <Button
        variant="secondary"
        title={copy.next}
        aria-disabled={!isPast}
        onClick={() => (isPast ? onStep(1) : undefined)}
      >
        <span>{copy.next}</span> <ChevronRight aria-hidden size={18} />
      </Button>
    </div>
  )
}
