import type { Backend } from '#mocks/bank/backend.ts'
import type { BankSnapshot, RecordKind } from '#src/contract/records.ts'
import type { Moment } from './moment.ts'
import { rowsWords, rowWords } from './row-words.ts'
import { type FileMoment, isFromFile } from './timeline.ts'

type Answers = Awaited<ReturnType<Backend['answersIn']>>
type Row = Readonly<Record<string, unknown>>

/** A customer's row in two snapshots of the bank; null where it is in one of them only. */
interface RowChange {
  kind: RecordKind
  /** the customer's e-mail address */
  owner: string
  before: Row | null
  after: Row | null
}

/** Where the answers to a customer hold their rows. */
const ROWS_IN: Readonly<Partial<Record<RecordKind, (answers: Answers) => readonly (Row | null)[] | undefined>>> = {
  users: ({ user }) => [user],
  loans: ({ loans }) => loans.loan,
  deposits: ({ deposits }) => deposits.deposit,
  kyc: ({ kyc }) => [kyc],
  transfers: ({ transfers }) => transfers.transfers,
}

/** The customers' rows that differ between two snapshots: those of the later one in its order, then what was removed. */
export async function changesBetween(
  then: BankSnapshot,
  now: BankSnapshot,
  backend: Pick<Backend, 'answersIn'>,
): Promise<RowChange[]> {
  const changes: RowChange[] = []
  for (const userId of ownersOf(then, now)) {
    // Null where the snapshot does not have this customer.
    const [old, young] = await Promise.all([then, now].map((one) => backend.answersIn(one, userId).catch(() => null)))
    const owner = (young ?? old)?.user.email ?? userId
    for (const [kind, rowsIn] of Object.entries(ROWS_IN)) {
      const [before, after] = [old, young].map((answers) => byId(answers == null ? [] : rowsIn(answers)))
      for (const id of new Set([...(after?.keys() ?? []), ...(before?.keys() ?? [])])) {
        const change = { before: before?.get(id) ?? null, after: after?.get(id) ?? null }
        if (JSON.stringify(change.before) !== JSON.stringify(change.after))
          changes.push({ kind: kind as RecordKind, owner, ...change })
      }
    }
  }
  return changes
}

/** Counts the customers' rows that differ between two moments, in words: '1 deposit' (DEMO-17). */
export async function changedRows(
  before: Moment | FileMoment,
  after: Moment | FileMoment,
  backend: Pick<Backend, 'exported' | 'answersIn'>,
): Promise<string[]> {
  // A file leaves out secrets, which are no difference.
  if (isFromFile(before) !== isFromFile(after)) return []
  const [then, now] = [before, after].map((moment) =>
    isFromFile(moment) ? moment.portable.world : backend.exported(moment.bank),
  ) as [BankSnapshot, BankSnapshot]
  if (then.seededAt !== now.seededAt) return ['everything']
  const kinds = (await changesBetween(then, now, backend)).map(({ kind }) => kind)
  return Object.keys(ROWS_IN).flatMap((kind) => {
    const count = kinds.filter((other) => other === kind).length
    return count === 0 ? [] : `${count} ${count === 1 ? rowWords(kind) : rowsWords(kind)}`
  })
}

/** The customers whose rows are not the same objects in both. */
function ownersOf({ records: then }: BankSnapshot, { records: now }: BankSnapshot): Set<string> {
  const names = [...new Set([...Object.keys(then), ...Object.keys(now)])].filter((name) => then[name] !== now[name])
  return new Set(names.map((name) => name.split('/')[1] ?? ''))
}

function byId(rows: readonly (Row | null)[] = []): Map<unknown, Row> {
  return new Map(rows.flatMap((row) => (row === null ? [] : [[row._id, row]])))
}
