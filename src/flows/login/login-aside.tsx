import type { RefObject } from 'react'
import { demoParts } from '#src/platform/demo-parts.ts'
import { isDemo } from '#src/platform/env.ts'
import { prefetchDeferred, useDeferred } from '#src/platform/use-deferred.ts'
import { Key } from '#src/ui/drawings/keeping.tsx'
import styles from './login-aside.module.css'

interface LoginAsideProps {
  form: RefObject<HTMLFormElement | null>
  busy: boolean
}

/** The persona list in the demo (DEMO-2), a drawing in a live build. Reserves the list's space while it loads. */
export function LoginAside(props: LoginAsideProps) {
  return isDemo ? <Personas {...props} /> : <Key />
}

function Personas({ form, busy }: LoginAsideProps) {
  const PersonaList = useDeferred(loadPersonaList)
  return (
    <div className={styles.place}>
      {PersonaList === undefined ? null : (
        <PersonaList
          busy={busy}
          onChoose={(credentials) => {
            fill(form.current, credentials)
            form.current?.requestSubmit()
          }}
        />
      )}
    </div>
  )
}

function fill(form: HTMLFormElement | null, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const input = form?.elements.namedItem(name)
    if (input instanceof HTMLInputElement) input.value = value
  }
}

/** If the mock fails to start, nothing is shown. */
const loadPersonaList = () => demoParts.then((parts) => parts.loadPersonaList())

if (isDemo) prefetchDeferred(loadPersonaList)
