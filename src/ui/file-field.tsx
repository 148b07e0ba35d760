import { useEffect, useId, useRef, useState } from 'react'
import { Button } from './button.tsx'
import field from './field.module.css'
import { FieldFrame, faultProps } from './field-frame.tsx'
import styles from './file-field.module.css'

interface FileFieldProps {
  label: string
  name: string
  /** what may be chosen, in words */
  hint: string
  accept: readonly string[]
  /** the picture chosen and taken; null for none */
  file: File | null
  copy: { preview: string; remove: string }
  fault?: string | undefined
  disabled?: boolean
  onChoose: (file: File) => void
  onRemove: () => void
}

/** Takes one picture and shows it. The input itself is emptied at once, so that the same file can be chosen again. */
export function FileField({
  label,
  name,
  hint,
  accept,
  file,
  copy,
  fault,
  disabled,
  onChoose,
  onRemove,
}: FileFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const preview = usePreview(file)
  return (
    <FieldFrame id={id} label={label} hint={hint} fault={fault}>
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
        {...faultProps(id, { fault, hint })}
      />
      {file === null || preview === null ? null : (
        <figure className={styles.preview}>
          <img src={preview} alt={`${copy.preview} ${label}`} className={styles.picture} />
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

/** An object URL of the file, given back as soon as another takes its place or nobody looks any more. */
function usePreview(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (file === null) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => {
      setUrl(null)
      URL.revokeObjectURL(made)
    }
  }, [file])
  return url
}
