import type { RecordedRow } from '#src/demo/demo-contract.ts'
import { literal, quoted } from './literal.ts'
import type { Worlds } from './world-before.ts'

/** The lists of a customer, newest first, as `demo.operator.customer` has them. */
const LISTS = ['loans', 'deposits', 'transfers']
/** Columns that depend on chance, on the customer alone, or hold a secret or a file. */
const UNSAID = new Set(
  '_id userId createdAt accountNumber referenceNumber userOtp otpMessage images front back name email symbol'.split(
    ' ',
  ),
)
/** What is said of a new customer: who they are. */
const INTRODUCTION = new Set(['firstName', 'lastName', 'country'])

/** The lines that compare what has changed at the bank, customer by customer. */
export function outcomeCode({ before, after, customerOf }: Worlds, indent: number): string[] {
  const lines: string[] = []
  const named = new Set<string>()
  for (const owner of new Set(Object.keys(after).map((record) => record.split('/')[1] ?? ''))) {
    const customer = customerOf(owner)
    if (customer === null) continue
    const name = nameFor(customer, named)
    const expected = expectationsOf(owner, name)
    if (expected.length === 0) continue
    named.add(name)
    lines.push(`const ${name} = await demo.operator.customer(${quoted(customer)})`, ...expected)
  }
  return lines

  function expectationsOf(owner: string, name: string): string[] {
    const [user] = after[`users/${owner}`] ?? []
    const [old] = before(`users/${owner}`)
    const [documents] = after[`kyc/${owner}`] ?? []
    return [
      ...expectation(
        `${name}.user`,
        user && said(user, old, old === undefined ? (key) => INTRODUCTION.has(key) : undefined),
      ),
      ...expectation(`${name}.kyc`, documents && said(documents, before(`kyc/${owner}`)[0])),
      ...LISTS.flatMap((list) => {
        const rows = after[`${list}/${owner}`] ?? []
        const known = new Set(before(`${list}/${owner}`).map(({ _id }) => _id))
        // Newest first; rows are stored in the order in which they came.
        const added = rows.filter(({ _id }) => !known.has(_id)).toReversed()
        return added.flatMap((row, index) => expectation(`${name}.${list}[${index}]`, said(row)))
      }),
    ]
  }

  function expectation(what: string, fields: object | undefined): string[] {
    if (fields === undefined || Object.keys(fields).length === 0) return []
    const opening = `expect(${what}).toMatchObject(`
    return [`${opening}${literal(fields, { before: indent + opening.length, after: 1, indent })})`]
  }
}

/** The fields that differ from another row, without those that say nothing. */
function said(row: RecordedRow, from?: RecordedRow, isSaid = (_: string) => true): Record<string, unknown> {
  const fields = Object.entries(row).filter(([name, value]) => {
    const isSame = JSON.stringify(value) === JSON.stringify(from?.[name])
    return !UNSAID.has(name) && isSaid(name) && value !== null && !isSame
  })
  return Object.fromEntries(fields)
}

/** The persona's id, or the name of the mail box: 'nell' for nell@ashby.example. */
function nameFor(customer: string, taken: ReadonlySet<string>): string {
  const name = /^[a-z]+/.exec(customer.split('@')[0]?.toLowerCase() ?? '')?.[0] ?? 'customer'
  return taken.has(name) || ['page', 'demo', 'dialog', 'test', 'expect'].includes(name)
    ? `${name}${taken.size + 2}`
    : name
}
