import type { Operator } from '#mocks/bank/operator.ts'
import { own } from '#src/contract/own.ts'
import { addNotice } from '#src/platform/notices.ts'
import { asSentence } from '#src/ui/in-words.ts'
import { customerOf, firstNameOf, moneyOf } from './entry-text.ts'
import { aRow, fieldWords, rowsWords, rowWords } from './row-words.ts'

/** What the bank can do (DEMO-3, DEMO-16). A command is one entry here and its button on the desk; `demo-operator.ts` does what all share. */
export const commands = {
  setUser: command({
    takes: ['customer', 'fields'],
    run: ({ setUser }) => setUser,
    sentence: ([persona, fields], operator) => {
      const who = nameIn(operator, persona)
      const { investStatus, ...others } = fields
      if (investStatus !== undefined && Object.keys(others).length === 0)
        return `The bank turned investing ${String(investStatus) === 'true' ? 'on' : 'off'} for ${who}`
      return `The bank changed ${who}’s ${Object.keys(fields).map(fieldWords).join(', ')}`
    },
    press: ([, fields]) =>
      'investStatus' in fields
        ? 'turn investing on, on the Bank tab'
        : `change ${Object.keys(fields).map(fieldWords).join(', ')}, on the Bank tab`,
  }),
  /** transferStep + 1; rejects where the next step is the customer's */
  releaseStep: command({
    takes: ['customer'],
    run: ({ releaseStep }) => releaseStep,
    sentence: ([persona], operator) =>
      `The bank released step ${Number(customerOf(persona, operator)?.transferStep) - 1}`,
    press: 'press “Release” beside the step',
  }),
  setDeposit: command({
    takes: ['text', 'value'],
    run: ({ setDeposit }) => setDeposit,
    sentence: ([id, status], operator) =>
      decided(operator, 'deposits', id, { true: 'confirmed', failed: 'refused', Pending: null }[status]),
    press: ([, status]) => (status === 'true' ? 'press “Confirm” beside the deposit' : 'decide on the deposit'),
  }),
  setLoan: command({
    takes: ['text', 'value'],
    run: ({ setLoan }) => setLoan,
    sentence: ([id, status], operator) => decided(operator, 'loans', id, { true: 'approved', Pending: null }[status]),
    press: 'press “Approve” beside the loan',
  }),
  /** true approves a withdrawal, false sets it pending */
  setTransfer: command({
    takes: ['text', 'value'],
    run: ({ setTransfer }) => setTransfer,
    sentence: ([id, isApproved], operator) => decided(operator, 'transfers', id, isApproved ? 'approved' : null),
    press: 'press “Approve” beside the withdrawal',
  }),
  /** null removes the record */
  setKyc: command({
    takes: ['customer', 'value'],
    run: ({ setKyc }) => setKyc,
    sentence: ([persona, status], operator) => {
      const who = nameIn(operator, persona)
      if (status === null) return `The bank removed ${who}’s identity documents`
      return status ? `The bank verified ${who}’s identity` : `The bank reopened ${who}’s identity check`
    },
    press: 'decide on the identity check, on the Bank tab',
  }),
  declineLoan: command({
    takes: ['text', 'text'],
    run: (operator) => (id: string, reason: string) => decline(operator, 'loans', id, reason),
    sentence: ([id, reason], operator) => declined(operator, 'loans', id, reason),
    press: 'press “Decline” beside the loan',
  }),
  declineTransfer: command({
    takes: ['text', 'text'],
    run: (operator) => (id: string, reason: string) => decline(operator, 'transfers', id, reason),
    sentence: ([id, reason], operator) => declined(operator, 'transfers', id, reason),
    press: 'press “Decline” beside the withdrawal',
  }),
  declineKyc: command({
    takes: ['customer', 'text'],
    run: (operator) => (persona: string, reason: string) =>
      decline(operator, 'kyc', operator.overview(persona).kyc?._id ?? 'check', reason),
    sentence: ([persona, reason], operator) =>
      `The bank declined ${nameIn(operator, persona)}’s identity check: ${reason}`,
    press: 'press “Decline” beside the identity check',
  }),
  issueCode: command({
    takes: ['customer'],
    run: ({ issueCode }) => issueCode,
    sentence: ([persona], operator) => `The bank issued a new code for ${nameIn(operator, persona)}`,
    press: 'issue a new code',
  }),
  setRecord: command({
    takes: ['text', 'text', 'fields'],
    run: ({ setRecord }) => setRecord,
    sentence: ([kind]) => `The bank changed ${aRow(kind)}`,
    press: 'edit a record, on the Bank tab',
  }),
  removeRecord: command({
    takes: ['text', 'text'],
    run: ({ removeRecord }) => removeRecord,
    sentence: ([kind]) => `The bank removed ${aRow(kind)}`,
    press: 'remove a record, on the Bank tab',
  }),
  make: command({
    takes: ['text', 'customer', 'value'],
    run: ({ make }) => make,
    sentence: ([kind, persona, count], operator) =>
      `The bank generated ${count.toLocaleString('en')} ${rowsWords(kind, count)} for ${nameIn(operator, persona)}`,
    press: 'generate records, on the Bank tab',
  }),
  removeGenerated: command({
    takes: ['text', 'customer'],
    run: ({ removeGenerated }) => removeGenerated,
    sentence: ([kind, persona], operator) =>
      `The bank removed the generated ${rowsWords(kind)} of ${nameIn(operator, persona)}`,
    press: 'remove the generated records, on the Bank tab',
  }),
}

export type CommandName = keyof typeof commands

/** The commands as functions. A customer is given by persona id, e-mail address or user id. */
export type Commands = { [Name in CommandName]: ReturnType<(typeof commands)[Name]['run']> }

/** Any command of the table. */
export interface Command {
  takes: readonly Argument[]
  run(operator: Operator): (...args: never[]) => Promise<unknown>
  sentence(args: never, operator: Operator): Sentence
  press: string | ((args: never) => string)
}

/** What has been done, in the words of the business; null where there is no such record any more. */
type Sentence = string | null | Promise<string | null>

type Argument = keyof typeof fits

const fits = {
  /** in files: by a persona's id or by e-mail address */
  customer: isText,
  text: isText,
  fields: (value: unknown) => typeof value === 'object' && value !== null,
  /** checked by the bank alone */
  value: () => true,
}

/** The place of the customer among a command's arguments; -1 where there is none. */
export function customerAt(name: string): number {
  return takenBy(name)?.indexOf('customer') ?? -1
}

/** The reason why these are not a command and its arguments; null if they are. */
export function whyNoCommand(name: string, args: readonly unknown[]): string | null {
  const takes = takenBy(name)
  if (takes === undefined)
    return `The bank has no command '${name}'. Its commands are: ${Object.keys(commands).join(', ')}`
  return takes.every((argument, index) => fits[argument](args[index])) ? null : `${name} takes: ${takes.join(', ')}`
}

/** What a presenter does on the desk for this command; null where there is none. */
export function pressFor(name: string, args: readonly unknown[]): string | null {
  const press = own<Command>(commands, name)?.press ?? null
  return typeof press === 'function' ? press(args as never) : press
}

function takenBy(name: string): readonly Argument[] | undefined {
  return own<Command>(commands, name)?.takes
}

function isText(value: unknown): boolean {
  return typeof value === 'string'
}

/** The arguments are those of what `run` returns. Secrets are passed as fields, whose names the contract redacts. */
function command<Args extends readonly unknown[], Done>(entry: {
  takes: NoInfer<{ [Index in keyof Args]: Argument }>
  run(operator: Operator): (...args: Args) => Promise<Done>
  sentence(args: NoInfer<Args>, operator: Operator): Sentence
  /** what a presenter does on the desk for it, as a story's card says */
  press: string | ((args: NoInfer<Args>) => string)
}) {
  return entry
}

/** No status says that the bank has declined: the record goes, and the customer is told why, on their page, too. */
async function decline(
  operator: Operator,
  kind: 'loans' | 'transfers' | 'kyc',
  id: string,
  reason: string,
): Promise<void> {
  const why = reason.trim()
  if (/^\.?$/.test(why)) throw new Error('Say why the bank declines it')
  const subject = kind === 'kyc' ? null : await operator.subject(kind, id)
  const row = rowWords(kind)
  const what = subject === null ? row : `${row} of ${moneyOf(subject.amount, subject.customer)}`
  const letter = `We have declined your ${what}. The reason: “${asSentence(why)}”`
  const customerId = await operator.decline(kind, id, letter)
  addNotice({ role: 'status', text: letter, customerId })
}

function nameIn(operator: Operator, persona: string): string {
  return firstNameOf(customerOf(persona, operator), 'the customer')
}

async function declined(operator: Operator, kind: 'loans' | 'transfers', id: string, reason: string): Promise<string> {
  const said = await decided(operator, kind, id, 'declined')
  return `${said ?? `The bank declined ${aRow(kind)}`}: ${reason}`
}

/** @param verb null: set to pending */
async function decided(
  operator: Operator,
  kind: 'deposits' | 'loans' | 'transfers',
  id: string,
  verb: string | null,
): Promise<string | null> {
  const subject = await operator.subject(kind, id)
  if (subject === null) return null
  const what = `${aRow(kind)} of ${moneyOf(subject.amount, subject.customer)}`
  return verb === null ? `The bank set ${what} to pending` : `The bank ${verb} ${what}`
}
