import styles from './desk.module.css'

interface JsonFileFieldProps {
  label: string
  onTake: (file: File) => void
}

/** Picks a JSON file. The same file can be picked again. */
export function JsonFileField({ label, onTake }: JsonFileFieldProps) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <input
        type="file"
        accept="application/json,.json"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file) onTake(file)
        }}
      />
    </label>
  )
}
