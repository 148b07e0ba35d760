import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { navigationGroups } from '#src/content/navigation.ts'
import type { FlowOf } from '#src/flows/use-flow.ts'
import { GROUP_MARK } from './navigation.bind.ts'
import styles from './site-header.module.css'

interface LinkGroupProps {
  navigation: FlowOf<'navigation'>
  group: (typeof navigationGroups)[number]
}

/** A dropdown in the header: a button that discloses a list of links. Arrow keys, Home, End and Esc work. */
export function LinkGroup({ navigation, group: { id, name, pages } }: LinkGroupProps) {
  const { send } = navigation
  const isOpen = useSelector(navigation, (state) => state.matches({ groups: { open: id } }))
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)

  const toggle = () => send({ type: 'group.toggle', group: id })

  const handleKey = (event: KeyboardEvent) => {
    const links = Array.from<HTMLElement>(list.current?.querySelectorAll('a') ?? [])
    const at = links.indexOf(document.activeElement as HTMLElement)
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation()
      send({ type: 'group.close' })
      button.current?.focus()
      return
    }
    const next = nextIndex(event.key, at, links.length, isOpen)
    if (next === null) return
    event.preventDefault()
    if (!isOpen) flushSync(toggle)
    links[next]?.focus()
  }

  return (
    <li className={styles.group} onKeyDown={handleKey} {...{ [GROUP_MARK]: id }}>
      <button
        ref={button}
        type="button"
        className={styles.link}
        aria-expanded={isOpen}
        aria-controls={`links-${id}`}
        onClick={toggle}
      >
        {name}
        <ChevronDown aria-hidden="true" className={styles.arrow} size={16} />
      </button>
      <ul ref={list} id={`links-${id}`} hidden={!isOpen}>
        {pages.map((page) => (
          <li key={page.slug}>
            <Link
              className={styles.link}
              to="/$page"
              params={{ page: page.slug }}
              onClick={() => send({ type: 'link.chosen' })}
            >
              {page.name}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  )
}

/** The index of the link that a key moves to. `at` is -1 on the button. If the group is closed, only arrow keys open it. */
function nextIndex(key: string, at: number, count: number, isOpen: boolean): number | null {
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return at <= 0 ? count - 1 : at - 1
  if (key === 'Home' && isOpen) return 0
  if (key === 'End' && isOpen) return count - 1
  return null
}
