import { useCallback, useId, useRef } from 'react'
import { Button } from './button.tsx'
import field from './field.module.css'
import { errorProps, FieldFrame } from './field-frame.tsx'
import styles from './file-field.module.css'

interface FileFieldProps {
  label: string
  name: string
  /** which files are accepted */
  hint: string
  accept: readonly string[]
  /** the accepted picture; null for none */
  file: File | null
  copy: { preview: string; remove: string }
  error?: string | undefined
  disabled?: boolean
  onChoose: (file: File) => void
  onRemove: () => void
}

/** Picks one picture and shows it. The input is cleared after each choice, so that the same file can be chosen again. */
export function FileField({
  label,
  name,
  hint,
  accept,
  file,
  copy,
  error,
  disabled,
  onChoose,
  onRemove,
}: FileFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const show = useShow(file)
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input
        ref={input}
        id={id}
        name={name}
        type="file"
        accept={accept.join(',')}
        className={`${field.control} ${styles.input}`}
        disabled={disabled}
        onChange={({ currentTarget }) => {
          const chosen = currentTarget.files?.[0]
          currentTarget.value = ''
          if (chosen) onChoose(chosen)
        }}
        {...errorProps(id, { error, hint })}
      />
      {file === null ? null : (
        <figure className={styles.preview}>
          <img ref={show} alt={`${copy.preview} ${label}`} className={styles.picture} />
          <figcaption className={styles.name}>{file.name}</figcaption>
          <Button
            variant="quiet"
            disabled={disabled}
            onClick={() => {
              input.current?.focus()
              onRemove()
            }}
          >
            {copy.remove}
            <span className="visually-hidden"> {label}</span>
          </Button>
        </figure>
      )}
    </FieldFrame>
  )
}

/**
 * Shows the file in an image. Its object URL is revoked when the picture changes or goes, but not while it is still loading: the
 * browser would log an error.
 */
function useShow(file: File | null) {
  return useCallback(
    (image: HTMLImageElement) => {
      if (file === null) return
      const url = URL.createObjectURL(file)
      const giveBack = () => URL.revokeObjectURL(url)
      image.src = url
      return () => {
        if (image.complete) giveBack()
        else for (const end of ['load', 'error']) image.addEventListener(end, giveBack, { once: true })
      }
    },
    [file],
  )
}
