import { useState } from 'react'
import type { DeskTools } from '#src/dev/desk-start.ts'
import { hasLink, pageOf } from '#src/dev/recipes.ts'
import { session } from '#src/flows/session/session.ts'
import { livingStates } from '#src/runtime.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'
import { useLive } from './use-live.ts'

const copy = deskCopy.flows

/** Which flows are alive, and in which state; a state that a link leads to has one (DEMO-7). */
export function FlowsTab({ tools: { backend } }: { tools: DeskTools }) {
  const states = useLive(livingStates)
  const [said, say] = useState('')

  async function copyLink(at: string) {
    const link = new URL(pageOf(at), location.origin)
    const { customerId } = session.getSnapshot().context
    const { email } = backend.operator.people().find(({ userId }) => userId === customerId) ?? {}
    if (email !== undefined)
      link.searchParams.set('as', backend.personas.find((one) => one.email === email)?.id ?? email)
    link.searchParams.set('clock', 'paused')
    link.searchParams.set('at', at)
    try {
      await navigator.clipboard.writeText(link.href)
      say(copy.copied)
    } catch {
      say(`${copy.notCopied} ${link.href}`)
    }
  }

  return (
    <>
      <p>{copy.lead}</p>
      <ul className={styles.rows}>
        {Object.entries(states).map(([id, value]) => (
          <li key={id} className={styles.row}>
            <strong>{id}</strong>
            <code>{typeof value === 'string' ? value : JSON.stringify(value)}</code>
            {leavesOf(value, id)
              .filter(hasLink)
              .map((at, _, { length }) => (
                <Button key={at} variant="quiet" onClick={() => void copyLink(at)}>
                  {copy.link}
                  <span className={length > 1 ? undefined : 'visually-hidden'}> {at}</span>
                </Button>
              ))}
          </li>
        ))}
      </ul>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </>
  )
}

/** The innermost states of a state value, of each side of a parallel one: 'kyc.editing.front.idle'. */
function leavesOf(value: unknown, at: string): string[] {
  if (typeof value === 'string') return [`${at}.${value}`]
  return Object.entries(value as object).flatMap(([name, part]) => leavesOf(part, `${at}.${name}`))
}
