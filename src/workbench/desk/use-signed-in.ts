import type { DeskDemo, Person } from '#src/workbench/demo/desk-demo.ts'
import { useDemo } from './use-demo.ts'

export interface SignedIn extends Person {
  /** a persona's id, or the e-mail address of anybody else */
  persona: string
}

/** Who is signed in; null for nobody, and for a customer whom the demo does not know. */
export function useSignedIn(demo: DeskDemo): SignedIn | null {
  const id = useDemo(demo, demo.customerId)
  const person = useDemo(demo, demo.people).find(({ userId }) => userId === id)
  if (person === undefined) return null
  return { ...person, persona: demo.personas().find(({ email }) => email === person.email)?.id ?? person.email }
}
