import { type ComponentType, lazy, type RefObject, Suspense } from 'react'
import { Key } from '#src/drawings/keeping.tsx'
import { isDemo } from '#src/env.ts'
import { clock } from '#src/runtime.ts'
import styles from './login-aside.module.css'

const PersonaList = isDemo ? lazy(() => clock.track(loadPersonaList())) : null

interface LoginAsideProps {
  form: RefObject<HTMLFormElement | null>
  busy: boolean
}

/** Whom one can sign in as, in the demonstration (DEMO-2); a drawing in the bank. Its place is kept meanwhile. */
export function LoginAside({ form, busy }: LoginAsideProps) {
  return PersonaList === null ? (
    <Key />
  ) : (
    <div className={styles.place}>
      <Suspense fallback={null}>
        <PersonaList
          busy={busy}
          onChoose={(credentials) => {
            fill(form.current, credentials)
            form.current?.requestSubmit()
          }}
        />
      </Suspense>
    </div>
  )
}

function fill(form: HTMLFormElement | null, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const input = form?.elements.namedItem(name)
    if (input instanceof HTMLInputElement) input.value = value
  }
}

interface PersonaListProps {
  busy: boolean
  onChoose: (credentials: { email: string; password: string }) => void
}

/** The form is there for everyone, with the list or without. */
async function loadPersonaList(): Promise<{ default: ComponentType<PersonaListProps> }> {
  try {
    return { default: (await import('#src/dev/persona-list.tsx')).PersonaList }
  } catch {
    return { default: () => null }
  }
}
