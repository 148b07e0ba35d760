import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { flowsCopy } from './flows-copy.ts'
import styles from './log.module.css'
import { type EntryKind, KINDS, type LogFilter, type LogView } from './log-model.ts'

const copy = flowsCopy.log

interface LogFilterFieldsProps {
  view: LogView
  onChange: (change: Partial<LogFilter>) => void
}

export function LogFilterFields({ view: { filter }, onChange }: LogFilterFieldsProps) {
  const toggle = (kind: EntryKind) => {
    const kinds = new Set(filter.kinds)
    if (!kinds.delete(kind)) kinds.add(kind)
    onChange({ kinds })
  }
  return (
    <div className={styles.filter}>
      <div role="group" aria-label={copy.shown} className={styles.kinds}>
        {KINDS.map((kind) => (
          <Button
            key={kind}
            variant="secondary"
            data-kind={kind}
            aria-pressed={filter.kinds.has(kind)}
            onClick={() => toggle(kind)}
          >
            <span className={styles.mark} aria-hidden />
            {copy.kinds[kind]}
          </Button>
        ))}
      </div>
      <Field
        label={copy.search}
        name="search"
        placeholder={copy.search}
        type="search"
        autoComplete="off"
        value={filter.search}
        onChange={({ currentTarget }) => onChange({ search: currentTarget.value })}
      />
    </div>
  )
}
