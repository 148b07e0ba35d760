import styles from './desk.module.css'

interface SearchFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
}

/** A field that filters the list below it. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <input
      type="search"
      className={styles.search}
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

/** Whether a text has all of these words, in whatever order and case. */
export function matches(text: string, words: string): boolean {
  const found = text.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => found.includes(word))
}
