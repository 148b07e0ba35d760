import { Combobox, createListCollection, type UseComboboxReturn, useCombobox } from '@ark-ui/react/combobox'
import { ChevronDown } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react'
import styles from './combobox-field.module.css'
import field from './field.module.css'
import { errorProps, FieldFrame, labelId } from './field-frame.tsx'

export interface ComboboxItem {
  value: string
  label: string
  /** another name, shown below the label; '' for none */
  alias: string
  /** shown at the end of the option */
  notes: readonly string[]
}

/** What a text finds, by value. */
export interface ComboboxSearch {
  items: readonly ComboboxItem[]
  /** is highlighted, and taken by Enter; null for none */
  best: string | null
  /** is chosen when the field is left; null for none */
  exact: string | null
}

interface ComboboxFieldProps {
  label: string
  name: string
  /** what browsers fill it in with */
  autoComplete: string
  search: (text: string) => ComboboxSearch
  /** the chosen value; '' for none */
  value: string
  onChoose: (value: string) => void
  copy: { placeholder: string; open: string; none: string }
  error?: string | undefined
  readOnly?: boolean
}

/** A long list, searched by typing (IN-4). `search` gives the same object for the same text. */
export function ComboboxField({
  label,
  name,
  autoComplete,
  search,
  value,
  onChoose,
  copy,
  error,
  readOnly = false,
}: ComboboxFieldProps) {
  const id = useId()
  /** what is being searched for; null when nothing is typed */
  const [typed, setTyped] = useState<string | null>(null)
  const { items, best, exact } = search(typed ?? '')
  const isNone = typed !== null && items.length === 0
  const note = isNone ? copy.none : undefined
  // It goes when something is typed, as any field's: if it went when the field is left, the button that is pressed would move away.
  const shownError = typed === null ? error : undefined
  const collection = useMemo(() => createListCollection<ComboboxItem>({ items: [...items] }), [items])

  function choose(chosen: string) {
    setTyped(null)
    if (chosen !== value) onChoose(chosen)
  }

  function follow(text: string) {
    setTyped(text)
    if (text === '') choose('')
  }

  /** A browser that fills in the form never enters the field, and so never leaves it. The combobox only hears what is typed in the field. */
  function takeFilledIn(input: HTMLInputElement) {
    if (document.activeElement === input) return
    const { exact, best } = search(input.value)
    // Nothing of it is yet to be typed: a code such as 'DE' means one, too.
    const chosen = exact ?? best
    if (chosen === null || chosen === value) input.value = combobox.valueAsString
    else choose(chosen)
  }

  const combobox: UseComboboxReturn<ComboboxItem> = useCombobox<ComboboxItem>({
    ids: { input: id, label: labelId(id) },
    collection,
    value: value === '' ? [] : [value],
    onValueChange: ({ value: [chosen] }) => choose(chosen ?? ''),
    onInputValueChange: ({ inputValue, reason }) => (reason === 'input-change' ? follow(inputValue) : undefined),
    onOpenChange: ({ reason }) => (reason === 'escape-key' ? showChoice() : undefined),
    openOnClick: true,
    readOnly,
    translations: { triggerLabel: copy.open },
    positioning: { sameWidth: true, gutter: 4 },
  })

  /** Puts the chosen option back into the input, so that an unfinished search does not look like the choice. */
  function showChoice() {
    setTyped(null)
    combobox.setInputValue(combobox.valueAsString)
  }

  /** Leaving the field chooses only what its text says. */
  function leave() {
    if (typed !== null && exact !== null && exact !== value) choose(exact)
    else showChoice()
  }

  const highlight = useEffectEvent(() => {
    if (typed === null) return
    if (best === null) combobox.clearHighlightValue()
    else combobox.setHighlightValue(best)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each text is highlighted once, so that the arrow keys can move on
  useEffect(() => {
    highlight()
  }, [typed])

  return (
    <FieldFrame id={id} label={label} error={shownError} note={note}>
      <Combobox.RootProvider className={styles.root} value={combobox} lazyMount unmountOnExit>
        <Combobox.Control className={field.secret}>
          <Combobox.Input
            className={field.control}
            name={name}
            autoComplete={autoComplete}
            placeholder={copy.placeholder}
            onBlur={leave}
            onInput={({ currentTarget }) => takeFilledIn(currentTarget)}
            onKeyDownCapture={(event) => {
              // Enter takes what is highlighted. Where nothing is, it would empty the field, or send the form.
              if (event.key === 'Enter' && typed !== null && combobox.open && combobox.highlightedValue === null) {
                event.preventDefault()
                event.stopPropagation()
              }
            }}
            {...errorProps(id, { error: shownError, note })}
            {...(isNone ? { 'aria-expanded': false } : {})}
          />
          <Combobox.Trigger className={field.toggle}>
            <ChevronDown aria-hidden="true" size={20} />
          </Combobox.Trigger>
        </Combobox.Control>
        <Combobox.Positioner className={styles.positioner}>
          <Combobox.Content className={styles.list} {...(isNone ? { hidden: true } : {})}>
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
