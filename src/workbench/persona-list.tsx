import type { ComponentType } from 'react'
import { initials } from '#machines/customer/customer-names.ts'
import type { Persona } from '#mocks/bank/personas.ts'
import { personasCopy } from '#src/content/login.ts'
import { backendState, INITIAL_BACKEND } from '#src/platform/backend-state.ts'
import type { PersonaListProps } from '#src/platform/demo-parts.ts'
import { useStore } from '#src/platform/use-store.ts'
import type { DeskDemo } from './contract/desk-demo.ts'
import { useDemo } from './desk/use-demo.ts'
import styles from './persona-list.module.css'

interface DemoProps {
  personas: readonly Persona[]
  demo: DeskDemo
}

export function createPersonaList(personas: readonly Persona[], demo: DeskDemo): ComponentType<PersonaListProps> {
  return (props) => <PersonaList personas={personas} demo={demo} {...props} />
}

/** Every customer of the demo, with one-click sign-in, whatever they have changed about themselves (DEMO-2). */
function PersonaList({ personas, demo, busy, onChoose }: PersonaListProps & DemoProps) {
  const { server } = useStore(backendState, INITIAL_BACKEND)
  const people = useDemo(demo, (now) => now.personas())
  return (
    <section aria-labelledby="personas">
      <h2 id="personas" className={styles.title}>
        {personasCopy.title}
      </h2>
      <p className={styles.lead}>
        {personasCopy.lead} <strong className={styles.password}>{personas[0]?.password}</strong>
        {server === null ? null : `. ${personasCopy.atServer(server)}`}
      </p>
      <ul className={styles.rows}>
        {people.map(({ id, name, email, password, situation }, index) => {
          const { profile } = personas[index] ?? {}
          const about = password === '' ? `${personasCopy.otherPassword}; ${situation}` : situation
          // Nobody knows a password that the persona has chosen.
          const choose = () => (password === '' ? void demo.signIn(id) : onChoose({ email, password }))
          return (
            <li key={id}>
              <button
                type="button"
                className={styles.row}
                aria-disabled={busy}
                onClick={() => (busy ? undefined : choose())}
              >
                <span className={styles.initials} aria-hidden="true">
                  {profile === undefined ? null : initials(profile)}
                </span>
                <span className={styles.name}>{name}</span> <span className={styles.email}>{email}</span>{' '}
                <span className={styles.situation}>{about}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
