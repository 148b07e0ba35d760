import styles from './desk.module.css'

interface JsonFileFieldProps {
  label: string
  onTake: (file: File) => void
}

/** Takes a JSON file; the same one can be taken again. */
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
