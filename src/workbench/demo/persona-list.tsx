import type { ComponentType } from 'react'
import { initials } from '#machines/customer/customer-names.ts'
import type { Persona } from '#mocks/bank/personas.ts'
import { personasCopy } from '#src/content/login.ts'
import { backendState, INITIAL_BACKEND } from '#src/platform/backend-state.ts'
import type { PersonaListProps } from '#src/platform/demo-parts.ts'
import { useStore } from '#src/platform/use-store.ts'
import styles from './persona-list.module.css'

export function createPersonaList(personas: readonly Persona[]): ComponentType<PersonaListProps> {
  return (props) => <PersonaList personas={personas} {...props} />
}

/** Every customer of the demo, with one-click sign-in (DEMO-2). */
function PersonaList({ personas, busy, onChoose }: PersonaListProps & { personas: readonly Persona[] }) {
  const { server } = useStore(backendState, INITIAL_BACKEND)
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
        {personas.map(({ id, name, email, password, situation, profile }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.row}
              aria-disabled={busy}
              onClick={() => (busy ? undefined : onChoose({ email, password }))}
            >
              <span className={styles.initials} aria-hidden="true">
                {initials(profile)}
              </span>
              <span className={styles.name}>{name}</span> <span className={styles.email}>{email}</span>{' '}
              <span className={styles.situation}>{situation}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
