import { ImageUp } from 'lucide-react'
import { type DragEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { errorProps, FieldFrame, TEXT_FIELDS } from './field-frame.tsx'
import styles from './file-field.module.css'

/** What was dropped is not one file. */
type NotOneFile = 'picture-several' | 'picture-none' | 'picture-folder'

interface FileFieldProps {
  label: string
  name: string
  /** which files are accepted */
  hint: string
  /** for the browser's list; the flow decides which files are valid */
  accept: string
  /** the accepted picture; null for none */
  file: File | null
  copy: { area: string; drop: string; choose: string; replace: string; preview: string; remove: string }
  error?: string | undefined
  disabled?: boolean
  onChoose: (file: File) => void
  onRefuse: (error: NotOneFile) => void
  onRemove: () => void
}

/** Takes one picture, dropped or chosen, and shows it. */
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
  onRefuse,
  onRemove,
}: FileFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const show = useShow(file)
  const [isOver, setOver] = useState(false)
  useNoDropBeside()
  return (
    <FieldFrame id={id} label={label} error={error}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys reach the input in it */}
      <div
        className={styles.area}
        role="group"
        aria-label={copy.area}
        data-filled={file === null ? undefined : ''}
        data-disabled={disabled ? '' : undefined}
        data-dragging={isOver ? '' : undefined}
        onClick={() => input.current?.click()}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(!disabled)
        }}
        onDragLeave={({ currentTarget, relatedTarget }) =>
          setOver(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
        }
        onDrop={(event) => {
          event.preventDefault()
          // The demo opens files that are dropped on its window, and some pictures have no type.
          event.stopPropagation()
          setOver(false)
          if (disabled) return
          const dropped = droppedFile(event)
          if (!(dropped instanceof File)) return onRefuse(dropped)
          // Assistive technology reads the file's name from the input.
          if (input.current !== null) input.current.files = event.dataTransfer.files
          onChoose(dropped)
        }}
      >
        {/* Not `disabled`, which would take its focus away while the form is being sent. */}
        <input
          ref={input}
          id={id}
          type="file"
          className="visually-hidden"
          name={name}
          accept={accept}
          aria-disabled={disabled}
          onClick={(event) => {
            event.stopPropagation()
            if (disabled) event.preventDefault()
            // The same file can be chosen again.
            event.currentTarget.value = ''
          }}
          onChange={({ currentTarget: { files } }) => {
            const chosen = files?.[0]
            if (chosen !== undefined && !disabled) onChoose(chosen)
          }}
          // Browsers tell only of a file that was chosen last, and not of one that is held.
          {...errorProps(id, { error, hint, note: file?.name })}
        />
        {file === null ? (
          <ImageUp aria-hidden="true" size={28} className={styles.icon} />
        ) : (
          <img ref={show} alt={`${copy.preview} ${label}`} className={styles.picture} />
        )}
        <div className={styles.words}>
          {file === null ? (
            <p>
              <span className={styles.drop}>{copy.drop}</span> <span className={styles.choose}>{copy.choose}</span>
            </p>
          ) : (
            <>
              <p className={styles.name} id={`${id}-note`}>
                {file.name}
              </p>
              <p className="hint">
                {sizeOf(file)} · {copy.replace}
              </p>
            </>
          )}
          <p className={file === null ? 'hint' : 'visually-hidden'} id={`${id}-hint`}>
            {hint}
          </p>
        </div>
        {file === null ? null : (
          <Button
            variant="quiet"
            disabled={disabled}
            onClick={(event) => {
              event.stopPropagation()
              if (input.current !== null) input.current.value = ''
              input.current?.focus()
              onRemove()
            }}
          >
            {copy.remove}
            <span className="visually-hidden"> {label}</span>
          </Button>
        )}
      </div>
    </FieldFrame>
  )
}

/** Pictures dragged from another page are files, too; its texts and links are not. */
function droppedFile({ dataTransfer: { files, items } }: DragEvent): File | NotOneFile {
  const [file, another] = files
  if (another !== undefined) return 'picture-several'
  if (file === undefined) return 'picture-none'
  const [item] = [...items].filter(({ kind }) => kind === 'file')
  return item?.webkitGetAsEntry()?.isDirectory ? 'picture-folder' : file
}

/** The browser would open a file or a link that is dropped beside the area, in place of the page with its form. A text field takes texts. */
function useNoDropBeside() {
  useEffect(() => {
    const prevent = (event: globalThis.DragEvent) => {
      const isText = event.target instanceof Element && event.target.matches(TEXT_FIELDS)
      if (!isText || event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    document.addEventListener('dragover', prevent)
    document.addEventListener('drop', prevent)
    return () => {
      document.removeEventListener('dragover', prevent)
      document.removeEventListener('drop', prevent)
    }
  }, [])
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
