import { Combobox, useListCollection } from '@ark-ui/react/combobox'
import { useFilter } from '@ark-ui/react/locale'
import { Check, ChevronDown } from 'lucide-react'
import { useId } from 'react'
import styles from './combobox-field.module.css'
import field from './field.module.css'
import { FieldFrame, faultProps } from './field-frame.tsx'

export interface ComboboxItem {
  value: string
  label: string
  /** stands at the end of the line */
  note: string
  /** other words that find it */
  alias: string
}

interface ComboboxFieldProps {
  label: string
  name: string
  items: readonly ComboboxItem[]
  /** the value chosen, '' for none */
  value: string
  onChoose: (value: string) => void
  copy: { placeholder: string; open: string; none: string }
  fault?: string | undefined
}

/** A long list that is searched by typing. What is typed in full is chosen without a further step. */
export function ComboboxField({ label, name, items, value, onChoose, copy, fault }: ComboboxFieldProps) {
  const id = useId()
  const { contains, startsWith } = useFilter({ sensitivity: 'base' })
  const { collection, filter } = useListCollection<ComboboxItem>({
    initialItems: items,
    filter: (text, query, item) =>
      contains(text, query) || startsWith(item.note, query) || contains(item.alias, query),
  })

  function search(text: string) {
    filter(text)
    const typed = items.find((item) => item.label.toLowerCase() === text.trim().toLowerCase())
    if (typed !== undefined && typed.value !== value) onChoose(typed.value)
    else if (text === '' && value !== '') onChoose('')
  }

  return (
    <FieldFrame id={id} label={label} fault={fault}>
      <Combobox.Root
        className={styles.root}
        ids={{ input: id }}
        collection={collection}
        value={value === '' ? [] : [value]}
        onValueChange={({ value: [chosen] }) => onChoose(chosen ?? '')}
        onInputValueChange={({ inputValue, reason }) => (reason === 'input-change' ? search(inputValue) : undefined)}
        onOpenChange={({ open }) => (open ? filter('') : undefined)}
        openOnClick
        inputBehavior="autohighlight"
        translations={{ triggerLabel: copy.open }}
        positioning={{ sameWidth: true, gutter: 4 }}
        lazyMount
        unmountOnExit
      >
        <Combobox.Control className={field.secret}>
          <Combobox.Input
            className={field.control}
            name={name}
            placeholder={copy.placeholder}
            {...faultProps(id, { fault })}
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
                <Combobox.ItemText>{item.label}</Combobox.ItemText>
                <span className={styles.note}>{item.note}</span>
                <Combobox.ItemIndicator>
                  <Check aria-hidden="true" size={16} />
                </Combobox.ItemIndicator>
              </Combobox.Item>
            ))}
          </Combobox.Content>
        </Combobox.Positioner>
      </Combobox.Root>
    </FieldFrame>
  )
}
