import { Popover } from '@ark-ui/react/popover'
import { useEffect, useRef } from 'react'
import type { Model } from '#machines/model/model.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import type { Entries } from '#src/workbench/contract/source.ts'
import styles from './flows.module.css'
import { flowsCopy } from './flows-copy.ts'
import { type FormField, formOf, optionsOf, samplesOf } from './payload-form.ts'

const copy = flowsCopy.send

interface SendFormProps {
  model: Model | undefined
  eventType: string
  /** where the event was pressed */
  place: DOMRect
  onSend: (entries: Entries) => void
  onCancel: () => void
}

/** Asks for an event's payload, beside the event, before it is sent. Nobody types secrets: the page that receives it fills them in. */
export function SendForm({ model, eventType, place, onSend, onCancel }: SendFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const fields = formOf(model, eventType)
  const entries = samplesOf(model, eventType)[0]?.entries ?? {}
  // Ark moves the focus only when it opens later (@zag-js/popover 1.43), and a popover that has no place yet must not be scrolled to.
  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>('input:not([type="hidden"]), select, button')
    first?.focus({ preventScroll: true })
  }, [])
  return (
    <Popover.Root
      open
      // It stays where it opened, although its event may scroll out of sight.
      positioning={{ strategy: 'fixed', getAnchorRect: () => place }}
      // The product takes the focus, too, while its flow goes on.
      onFocusOutside={(event) => event.preventDefault()}
      onOpenChange={({ open }) => (open ? undefined : onCancel())}
    >
      <Popover.Positioner ref={raise} popover="manual" className={styles.sendPlace}>
        <Popover.Content className={styles.send}>
          <Popover.Title asChild>
            <h4 className={styles.sendTitle}>{copy.title(eventType)}</h4>
          </Popover.Title>
          <Popover.Description className={styles.note}>{copy.hint}</Popover.Description>
          <form
            ref={form}
            aria-label={copy.title(eventType)}
            onSubmit={(event) => {
              event.preventDefault()
              const data = new FormData(event.currentTarget)
              onSend(Object.fromEntries(fields.map(({ path }) => [path, String(data.get(path) ?? '')])))
            }}
          >
            {fields.map((field) => (
              <FieldOf key={field.path} field={field} first={entries[field.path] ?? ''} />
            ))}
            <div className={styles.group}>
              <Button type="submit">{copy.send}</Button>
              <Button variant="secondary" onClick={onCancel}>
                {copy.cancel}
              </Button>
            </div>
          </form>
        </Popover.Content>
      </Popover.Positioner>
    </Popover.Root>
  )
}

/** Above everything, so that neither a pane that scrolls nor the timeline cuts it off. */
function raise(element: HTMLElement | null): void {
  element?.showPopover()
}

function FieldOf({ field: { path, field }, first }: { field: FormField; first: string }) {
  const options = optionsOf(field)
  const label = (name: string) =>
    (field.kind === 'placeholder' ? field.options.find((one) => one.name === name)?.label : undefined) ?? name
  if (field.kind === 'placeholder' && options.length === 1) {
    const [only = ''] = options
    return (
      <p className={styles.note}>
        <input type="hidden" name={path} value={only} />
        {path}: {label(only)}
      </p>
    )
  }
  return field.kind === 'text' || field.kind === 'number' ? (
    <Field
      label={path}
      name={path}
      type={field.kind}
      step="any"
      defaultValue={first}
      autoComplete="off"
      maxLength={200}
    />
  ) : (
    <SelectField
      label={path}
      name={path}
      options={options.map((name) => ({ value: name, text: label(name) }))}
      defaultValue={first}
    />
  )
}
