import type { Persona } from '#mocks/bank/personas.ts'
import type { RecordingStep, Step } from '#src/workbench/contract/demo-contract.ts'
import { customerAt } from '#src/workbench/timeline/commands.ts'
import { leavesIn } from '#src/workbench/timeline/map-secrets.ts'

/** flows whose events name a customer by e-mail address; elsewhere an address is a payee's */
const ACCOUNT_FLOWS: readonly string[] = ['login', 'password-request', 'sign-up']

/** The steps for another persona: they sign in as that one, and the bank acts for that one. */
export function stepsAs(steps: readonly RecordingStep[], persona: string | null): RecordingStep[] {
  const meant = signedInPersona(steps)
  if (persona === null || meant === null) return [...steps]
  return steps.map((step) => {
    if (step.kind === 'sign-in') return { ...step, persona }
    if (step.kind !== 'operator') return step
    const at = customerAt(step.action)
    return { ...step, args: step.args.map((arg, index) => (index === at && arg === meant ? persona : arg)) }
  })
}

/** Who the steps sign in; null when they sign nobody in. */
export function signedInPersona(steps: readonly RecordingStep[]): string | null {
  return steps.findLast((step) => step.kind === 'sign-in')?.persona ?? null
}

/** Who the steps log in first, by persona's id or by e-mail address; null for nobody. */
export function firstLoggedIn(steps: readonly Step[]): string | null {
  const who = steps.flatMap((step) => {
    if (step.kind === 'sign-in') return [step.persona]
    const isLogin = step.kind === 'event' && step.flow === 'login' && step.event.type === 'credentials.submit'
    return isLogin ? emailsIn(step.event) : []
  })
  return who[0] ?? null
}

/** The e-mail addresses of the customers whose data the steps use: personas, and newcomers that the steps register. */
export function customersOf(steps: readonly RecordingStep[], personas: readonly Persona[]): string[] {
  const named = steps.flatMap((step): unknown[] => {
    if (step.kind === 'sign-in') return [step.persona]
    if (step.kind === 'operator') return [step.args[customerAt(step.action)]]
    return step.kind === 'event' && ACCOUNT_FLOWS.includes(step.flow) ? emailsIn(step.event) : []
  })
  const seeded = personas.filter(({ id, email }) => named.includes(id) || named.includes(email))
  const newcomers = steps.flatMap((step) =>
    step.kind === 'event' && step.flow === 'sign-up' ? emailsIn(step.event) : [],
  )
  return [...new Set([...seeded.map(({ email }) => email), ...newcomers])]
}

function emailsIn(value: object): string[] {
  return leavesIn(value).flatMap(([name, leaf]) => (name === 'email' && typeof leaf === 'string' ? [leaf] : []))
}
