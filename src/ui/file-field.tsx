import { FileUpload as Ark } from '@ark-ui/react/file-upload'
import { ImageUp } from 'lucide-react'
import { type ReactNode, useCallback, useId, useRef } from 'react'
import { Button } from './button.tsx'
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
  copy: { area: string; drop: string; choose: string; replace: string; preview: string; remove: string }
  error?: string | undefined
  disabled?: boolean
  onChoose: (file: File) => void
  onRemove: () => void
  /** another way to get a file, beside the picker */
  children?: ReactNode
}

/**
 * Takes one picture, dropped or chosen, and shows it. The flow decides which files are valid, so Ark accepts them all, and `accept` only
 * filters the browser's list. Ark hides its input from assistive technology; here it is the form's field, and visible to it.
 */
export function FileField({
  label,
  name,
  hint,
  accept,
  file,
  copy,
  error,
  disabled = false,
  onChoose,
  onRemove,
  children,
}: FileFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const show = useShow(file)
  return (
    <FieldFrame id={id} label={label} error={error}>
      <Ark.Root
        ids={{ hiddenInput: id }}
        acceptedFiles={file === null ? [] : [file]}
        disabled={disabled}
        translations={{ dropzone: copy.area }}
        onFileAccept={({ files: [chosen] }) => (chosen === undefined ? undefined : onChoose(chosen))}
        // Ark rejects several files at once, and the same file again. The first one is taken anyway.
        onFileReject={({ files: [refused] }) => (refused === undefined ? undefined : onChoose(refused.file))}
      >
        <Ark.Dropzone className={styles.area} role="group" tabIndex={-1} data-filled={file === null ? undefined : ''}>
          <Ark.HiddenInput
            ref={input}
            className="visually-hidden"
            name={name}
            accept={accept.join(',')}
            tabIndex={0}
            aria-hidden={false}
            {...errorProps(id, { error, hint })}
          />
          {file === null ? (
            <ImageUp aria-hidden="true" size={28} className={styles.icon} />
          ) : (
            <img ref={show} alt={`${copy.preview} ${label}`} className={styles.picture} />
          )}
          <div className={styles.words}>
            {file === null ? (
              <p>
                {copy.drop} <span className={styles.choose}>{copy.choose}</span>
              </p>
            ) : (
              <>
                <p className={styles.name}>{file.name}</p>
                <p className={styles.hint}>
                  {sizeOf(file)} · {copy.replace}
                </p>
              </>
            )}
            <p className={file === null ? styles.hint : 'visually-hidden'} id={`${id}-hint`}>
              {hint}
            </p>
          </div>
          {file === null ? null : (
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
          )}
        </Ark.Dropzone>
      </Ark.Root>
      {children}
    </FieldFrame>
  )
}

/** '812 B', '64 KB' or '4.8 MB'. */
function sizeOf({ size }: File): string {
  if (size < 1_024) return `${size} B`
  const kilobytes = Math.round(size / 1_024)
  return kilobytes < 1_024 ? `${kilobytes} KB` : `${(size / 1_024 / 1_024).toFixed(1)} MB`
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
