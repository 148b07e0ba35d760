import type { Backend } from '#mocks/bank/backend.ts'
import type { Moment } from './moment.ts'
import { type FileMoment, isFromFile } from './timeline.ts'

type Snapshot = Parameters<Backend['answersIn']>[0]
type Answers = Awaited<ReturnType<Backend['answersIn']>>
type Row = Readonly<{ _id?: unknown }>

/** What a customer's rows are called, and where their answers hold them. */
const KINDS: readonly { one: string; many: string; rows: (answers: Answers) => readonly (Row | null)[] }[] = [
  { one: 'customer record', many: 'customer records', rows: ({ user }) => [user] },
  { one: 'loan', many: 'loans', rows: ({ loans }) => loans.loan },
  { one: 'deposit', many: 'deposits', rows: ({ deposits }) => deposits.deposit },
  { one: 'identity check', many: 'identity checks', rows: ({ kyc }) => [kyc] },
  { one: 'withdrawal', many: 'withdrawals', rows: ({ transfers }) => transfers.transfers },
]

/** Counts the customers' rows that differ between two moments, in words: '1 deposit' (DEMO-17). */
export async function changedRows(
  before: Moment | FileMoment,
  after: Moment | FileMoment,
  backend: Pick<Backend, 'exported' | 'answersIn'>,
): Promise<string[]> {
  // A file leaves out secrets, which are no difference.
  if (isFromFile(before) !== isFromFile(after)) return []
  const [then, now] = [snapshotOf(before), snapshotOf(after)]
  if (then.seededAt !== now.seededAt) return ['everything']
  const counts = KINDS.map(() => 0)
  for (const owner of ownersOf(then, now)) {
    const [old, young] = await Promise.all([then, now].map((snapshot) => answersIn(snapshot, owner)))
    for (const [kind, { rows }] of KINDS.entries())
      counts[kind] = (counts[kind] ?? 0) + difference(old ? rows(old) : [], young ? rows(young) : [])
  }
  return KINDS.flatMap(({ one, many }, kind) => {
    const count = counts[kind] ?? 0
    return count === 0 ? [] : `${count} ${count === 1 ? one : many}`
  })

  function snapshotOf(moment: Moment | FileMoment): Snapshot {
    return isFromFile(moment) ? moment.portable.world : backend.exported(moment.bank)
  }

  /** Null where the snapshot does not have this customer. */
  function answersIn(snapshot: Snapshot, owner: string): Promise<Answers | null> {
    return backend.answersIn(snapshot, owner).catch(() => null)
  }
}

/** The customers whose rows are not the same objects in both. */
function ownersOf({ records: then }: Snapshot, { records: now }: Snapshot): Set<string> {
  const names = [...new Set([...Object.keys(then), ...Object.keys(now)])].filter((name) => then[name] !== now[name])
  return new Set(names.map((name) => name.split('/')[1] ?? ''))
}

function difference(old: readonly (Row | null)[], young: readonly (Row | null)[]): number {
  const texts = (rows: readonly (Row | null)[]) =>
    new Map(rows.flatMap((row) => (row === null ? [] : [[row._id, JSON.stringify(row)]])))
  const [then, now] = [texts(old), texts(young)]
  return [...new Set([...then.keys(), ...now.keys()])].filter((id) => then.get(id) !== now.get(id)).length
}
