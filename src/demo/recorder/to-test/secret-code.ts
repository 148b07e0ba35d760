import { PERSONA_PASSWORD, personas } from '#mocks/bank/personas.ts'
import { PLACEHOLDERS } from '#src/contract/placeholders.ts'
import type { Recording, RecordingStep } from '#src/demo/demo-contract.ts'
import { Code, quoted } from './literal.ts'
import { NotExported } from './not-exported.ts'

/** What a test types in the place of secrets, which no recording contains (SEC-4). */
const CONSTANTS = {
  PASSWORD: PERSONA_PASSWORD,
  NEW_PASSWORD: 'Larkspur-2026',
  OTHER_PASSWORD: 'Other-2026',
  WRONG_PASSWORD: 'Wrong-2026',
  CODE: '482913',
  NEW_CODE: '204815',
  WRONG_CODE: '111111',
} as const

type Constant = keyof typeof CONSTANTS

/** The code of secrets, and the constants that it needs. Follows the recording step by step. */
export class SecretCode {
  readonly #steps: readonly RecordingStep[]
  readonly #used = new Set<Constant>()
  /** e-mail addresses of those whose password is a new one */
  readonly #renewed = new Set<string>()
  /** who is signed in: a persona's id or an e-mail address */
  #customer: string | null
  #email = ''
  readonly #hasOwnCodes: boolean

  constructor({ start, steps }: Recording) {
    this.#steps = steps
    this.#customer = start.persona
    this.#hasOwnCodes = JSON.stringify([start.world.records, steps.filter(({ kind }) => kind === 'operator')]).includes(
      'userOtp',
    )
  }

  /** Takes note of who signs in, and of new passwords. */
  follow(step: RecordingStep): void {
    if (step.kind === 'sign-in') this.#customer = step.persona
    if (step.kind !== 'event') return
    const { email, password } = textsIn(step.event)
    if (email !== undefined) this.#email = email
    if (password === PLACEHOLDERS.newPassword) this.#renewed.add(this.#email)
    if (password === PLACEHOLDERS.password)
      this.#customer = personas.find((persona) => persona.email === this.#email)?.id ?? this.#email
  }

  /** What is typed into a field with this name: what the next event to send it says of it. */
  ofField(field: string, index: number): string {
    const sent = this.#steps.slice(index).flatMap((step) => (step.kind === 'event' ? [textsIn(step.event)] : []))
    const beside = sent.find((texts) => isPlaceholder(texts[field]) || texts[field]?.trim() === '')
    const placeholder = beside?.[field] ?? (field === 'code' ? PLACEHOLDERS.wrongCode : PLACEHOLDERS.wrongPassword)
    return this.#of(placeholder, beside?.email ?? this.#email)
  }

  /** A value with its placeholders as code. Throws `NotExported` for those that only the running demo can fill in. */
  ofValue(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((part) => this.ofValue(part))
    if (typeof value === 'string' && isPlaceholder(value)) return new Code(this.#of(value, this.#email))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, this.ofValue(part)]))
  }

  /** The declarations of the constants in use. */
  declarations(): string[] {
    const used = Object.entries(CONSTANTS).filter(([name]) => this.#used.has(name as Constant))
    return used.map(([name, value]) => `const ${name} = ${quoted(value)}`)
  }

  #of(placeholder: string, email: string): string {
    switch (placeholder) {
      case PLACEHOLDERS.password:
        return this.#use(this.#renewed.has(email) ? 'NEW_PASSWORD' : 'PASSWORD')
      case PLACEHOLDERS.newPassword:
        return this.#use('NEW_PASSWORD')
      case PLACEHOLDERS.otherPassword:
        return this.#use('OTHER_PASSWORD')
      case PLACEHOLDERS.wrongPassword:
        return this.#use('WRONG_PASSWORD')
      case PLACEHOLDERS.code:
        return this.#codeOf(this.#customer ?? '')
      case PLACEHOLDERS.newCode:
        return this.#use('NEW_CODE')
      case PLACEHOLDERS.wrongCode:
        return this.#use('WRONG_CODE')
    }
    if (isPlaceholder(placeholder)) throw new NotExported(`A test has no value for ${placeholder}`)
    return quoted(placeholder)
  }

  /** Most personas have the same code until the bank sets another; any other code is read when it is typed. */
  #codeOf(customer: string): string {
    const isKnown = personas.some(({ id, standing }) => id === customer && standing.userOtp === CONSTANTS.CODE)
    if (isKnown && !this.#hasOwnCodes) return this.#use('CODE')
    return `String((await demo.operator.customer(${quoted(customer)})).user.userOtp)`
  }

  #use(name: Constant): string {
    this.#used.add(name)
    return name
  }
}

function isPlaceholder(text: string | undefined): boolean {
  return text !== undefined && /^‹.+›$/.test(text)
}

/** The texts in an event's payload by the names of their fields, at any depth. */
function textsIn(value: object): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [name, part] of Object.entries(value)) {
    if (typeof part === 'string') texts[name] = part
    else if (typeof part === 'object' && part !== null) Object.assign(texts, textsIn(part))
  }
  return texts
}
