import { useId } from 'react'
import styles from './records.module.css'
import { recordsCopy } from './records-copy.ts'

interface RecordJsonProps {
  text: string
  /** by path; '' for the text as a whole */
  errors: Readonly<Record<string, string>>
  onChange(text: string): void
}

/** A record as JSON, with the errors and their places above it. */
export function RecordJson({ text, errors, onChange }: RecordJsonProps) {
  const id = useId()
  const list = Object.entries(errors)
  return (
    <div className={styles.json}>
      <label htmlFor={id}>{recordsCopy.json}</label>
      <ul id={`${id}-errors`} className={styles.errors}>
        {list.map(([path, reason]) => (
          <li key={path}>
            {path === '' ? null : <code>{path}</code>} {reason}
          </li>
        ))}
      </ul>
      <textarea
        id={id}
        name="json"
        spellCheck={false}
        autoComplete="off"
        rows={Math.min(16, text.split('\n').length + 1)}
        value={text}
        aria-describedby={`${id}-hint ${id}-errors`}
        {...(list.length === 0 ? {} : { 'aria-invalid': true })}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <p id={`${id}-hint`} className={styles.quiet}>
        {recordsCopy.jsonHint}
      </p>
    </div>
  )
}
