import { Combobox, type UseComboboxReturn, useCombobox, useListCollection } from '@ark-ui/react/combobox'
import { useFilter } from '@ark-ui/react/locale'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import styles from './combobox-field.module.css'
import field from './field.module.css'
import { errorProps, FieldFrame } from './field-frame.tsx'

export interface ComboboxItem {
  value: string
  label: string
  /** another name, shown below the label; '' for none */
  alias: string
  /** shown at the end of the option; typing one of them finds it too */
  notes: readonly string[]
}

interface ComboboxFieldProps {
  label: string
  name: string
  items: readonly ComboboxItem[]
  /** the chosen value; '' for none */
  value: string
  onChoose: (value: string) => void
  copy: { placeholder: string; open: string; none: string }
  error?: string | undefined
  readOnly?: boolean
}

/** A long list, searched by typing. Typing an option in full chooses it. */
export function ComboboxField({
  label,
  name,
  items,
  value,
  onChoose,
  copy,
  error,
  readOnly = false,
}: ComboboxFieldProps) {
  const id = useId()
  const { contains, startsWith } = useFilter({ sensitivity: 'base' })
  const { collection, set } = useListCollection<ComboboxItem>({ initialItems: items })

  /** Options that begin with the text come first, because Enter chooses the first one. */
  function show(text: string) {
    const begins = items.filter((item) => startsWith(item.label, text))
    const others = items.filter((item) => !begins.includes(item) && isFound(item, text))
    set([...begins, ...others])
  }

  function isFound({ label, alias, notes }: ComboboxItem, text: string) {
    return contains(label, text) || contains(alias, text) || notes.some((note) => startsWith(note, text))
  }

  function search(text: string) {
    show(text)
    const typed = items.find((item) => item.label.toLowerCase() === text.trim().toLowerCase())
    if (typed !== undefined && typed.value !== value) onChoose(typed.value)
    else if (text === '' && value !== '') onChoose('')
  }

  const combobox: UseComboboxReturn<ComboboxItem> = useCombobox<ComboboxItem>({
    ids: { input: id },
    collection,
    value: value === '' ? [] : [value],
    onValueChange: ({ value: [chosen] }) => onChoose(chosen ?? ''),
    onInputValueChange: ({ inputValue, reason }) => (reason === 'input-change' ? search(inputValue) : undefined),
    onOpenChange: ({ open, reason }) => {
      if (open && reason !== 'input-change') show('')
      if (reason === 'escape-key') showChoice()
    },
    openOnClick: true,
    readOnly,
    inputBehavior: 'autohighlight',
    translations: { triggerLabel: copy.open },
    positioning: { sameWidth: true, gutter: 4 },
  })

  /** Puts the chosen option back into the input, so that an unfinished search does not look like the choice. */
  function showChoice() {
    combobox.setInputValue(combobox.valueAsString)
  }

  return (
    <FieldFrame id={id} label={label} error={error}>
      <Combobox.RootProvider className={styles.root} value={combobox} lazyMount unmountOnExit>
        <Combobox.Control className={field.secret}>
          <Combobox.Input
            className={field.control}
            name={name}
            placeholder={copy.placeholder}
            onBlur={showChoice}
            {...errorProps(id, { error })}
          />
          <Combobox.Trigger className={field.toggle}>
            <ChevronDown aria-hidden="true" size={20} />
          </Combobox.Trigger>
        </Combobox.Control>
        <Combobox.Positioner className={styles.positioner}>
          <Combobox.Content className={styles.list}>
            <Combobox.Empty className={styles.none}>{copy.none}</Combobox.Empty>
            {collection.items.map((item) => (
              <Combobox.Item key={item.value} item={item} className={styles.item}>
                <span>
                  {item.label}
                  {item.alias === '' ? null : <span className={styles.alias}> {item.alias}</span>}
                </span>
                <span className={styles.notes}>{item.notes.join(' ')}</span>
              </Combobox.Item>
            ))}
          </Combobox.Content>
        </Combobox.Positioner>
      </Combobox.RootProvider>
    </FieldFrame>
  )
}
