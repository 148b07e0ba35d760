import { expect, test } from 'vitest'
import { cents } from '#machines/rules/balances.ts'
import { checkRow } from '#mocks/engine/table.ts'
import { parseTime } from '#src/platform/clock/clock.ts'
import { sumOf, withdrawalTotals } from './amounts.ts'
import { contentDocuments } from './content-documents.ts'
import type { Database } from './database.ts'
import { LONG_HISTORY_TOTALS } from './long-history.ts'
import { personas } from './personas.ts'
import { allDocuments, newestFirst, rowsOf } from './queries.ts'
import { COLLECTIONS, rowSchemas } from './row-schemas.ts'
import { seedDatabase } from './seed.ts'
import { openTestBank, TEST_TIME } from './test-bank.ts'

const bytes = (database: Database) => JSON.stringify(COLLECTIONS.map((name) => database.table(name).all()))

test('MOCK-3: the same seed and time give the same bytes', async () => {
  expect(bytes(await seedDatabase('a', TEST_TIME))).toBe(bytes(await seedDatabase('a', TEST_TIME)))
  expect(bytes(await seedDatabase('a', TEST_TIME))).not.toBe(bytes(await seedDatabase('b', TEST_TIME)))
  expect(bytes(await seedDatabase('a', TEST_TIME))).not.toBe(bytes(await seedDatabase('a', TEST_TIME + 1)))
  const next = async (seed: string) => (await seedDatabase(seed, TEST_TIME)).draw('loan').hex(8)
  expect(await next('a')).toBe(await next('a'))
  expect(await next('a')).not.toBe(await next('b'))
})

test('MOCK-3: personas are as old as their birthdays say, whenever their data are drawn', async () => {
  const ageOfIris = async (day: string) =>
    (await seedDatabase('a', parseTime(`${day}T00:00:00Z`) ?? 0)).users.findFirst((query) =>
      query.where({ firstName: 'Iris' }),
    )?.age
  const ages = [await ageOfIris('2026-11-04'), await ageOfIris('2026-11-05'), await ageOfIris('2027-01-01')]
  expect(ages).toEqual(['32', '33', '33'])
})

/** The database with Max's long history, and Max's user id. */
async function withHistory(seed: string): Promise<{ database: Database; max: string }> {
  const database = await seedDatabase(seed, TEST_TIME)
  const max = database.users.findFirst((query) => query.where({ firstName: 'Max' }))?._id ?? ''
  await database.loadDeferred(max)
  return { database, max }
}

test('MOCK-3, PERF-4: ten thousand transfers over ten years are created on first use, and are always the same', async () => {
  const { database, max } = await withHistory('a')
  const rows = newestFirst(database.transfers, max)
  expect(rows).toHaveLength(10_000)
  expect([rows[0]?.createdAt.slice(0, 10), rows.at(-1)?.createdAt.slice(0, 4)]).toEqual(['2026-03-01', '2016'])
  expect(rows.filter((row) => !row.status)).toHaveLength(3)
  expect(rows.every((row) => Number(row.amount) > 0)).toBe(true)
  expect(withdrawalTotals(rows)).toEqual(LONG_HISTORY_TOTALS)
  await database.loadDeferred(max)
  expect(bytes(database)).toBe(bytes((await withHistory('a')).database))
  expect((await seedDatabase('a', TEST_TIME)).transfers.count()).toBeLessThan(1_000)
})

test.each(['larkspur', 'ü'])('DATA-3: every balance except Nora’s is at least 500, with the seed %j', async (seed) => {
  const { users, loans, deposits, transfers } = (await withHistory(seed)).database
  const balances = users.all().map(({ _id, firstName, profit, bonus }) => {
    const withdrawn = withdrawalTotals(rowsOf(transfers, _id))
    const approved = rowsOf(loans, _id).filter(({ status }) => status === 'true')
    const confirmed = rowsOf(deposits, _id).filter(({ status }) => status === 'true')
    const available = cents(profit) - withdrawn.all
    const loan = sumOf(approved) - withdrawn.loan
    const investment = sumOf(confirmed) + cents(bonus) - withdrawn.invest
    return [firstName, [available, loan, investment].every((balance) => balance >= 50_000)]
  })
  expect(balances).toEqual(personas.map(({ id, profile }) => [profile.firstName, id !== 'nora']))
})

test('DEMO-2: the personas are in the situations that the requirements describe', async () => {
  const { backend } = await openTestBank()
  const facts = personas.map(async ({ id }) => {
    const { user, loans, deposits, kyc, transfers } = await backend.operator.customer(id)
    return [
      id,
      `${user.firstName} ${user.lastName}`,
      user.country?.symbol,
      user.newUser,
      user.transferStep,
      user.investStatus,
      kyc?.status,
      loans[0]?.status,
      new Set(deposits.map(({ status }) => status)).size,
      transfers.length,
    ]
  })
  expect(await Promise.all(facts)).toEqual([
    ['nora', 'Nora Quill', '€', true, 1, 'false', undefined, undefined, 0, 0],
    ['ada', 'Ada Fenwick', '£', false, 1, 'true', true, 'true', 3, 14],
    ['karl', 'Karl Brandt', '€', false, 1, 'true', false, 'true', 3, 14],
    ['vera', 'Vera Lindqvist', 'kr', false, 1, 'false', undefined, 'true', 3, 14],
    ['lena', 'Lena Okafor', '₦', false, 1, 'true', true, 'Pending', 3, 14],
    ['omar', 'Omar Haddad', '$', false, 2, 'true', true, 'true', 3, 14],
    ['iris', 'Iris Moreau', '$', false, 9, 'true', true, 'true', 3, 14],
    ['yuki', 'Yuki Tanaka', '¥', true, 1, 'true', true, 'true', 3, 14],
    ['max', 'Max Castellan', '$', false, 1, 'true', true, 'true', 3, 10_000],
  ])
  expect((await backend.operator.customer('ada')).user.userOtp).toBe('482913')
  const paths = (await backend.operator.customer('ada')).transfers.map((row) => `${row.withdrawalPath} ${row.status}`)
  expect(new Set(paths)).toEqual(new Set(['loan true', 'loan false', 'invest true', 'invest false']))
})

test('DATA-3: all of Yuki’s amounts are text', async () => {
  const { backend, enter } = await openTestBank()
  const { user, loans, deposits, transfers } = await backend.operator.answersFor((await enter('yuki')).id)
  const amounts = [user.profit, user.bonus, loans.totalAmount, transfers.totalAmountTransferred]
  const rows = [...loans.loan, ...deposits.deposit, ...transfers.transfers].map((row) => row.amount)
  expect(new Set([...amounts, ...rows].map((amount) => typeof amount))).toEqual(new Set(['string']))
})

test('DEMO-10: e-mail addresses, phone numbers and account numbers cannot be real', async () => {
  for (const user of (await seedDatabase('larkspur', TEST_TIME)).users.all()) {
    expect(user.email).toMatch(/@larkspur\.example$/)
    expect(user.phone).toMatch(/555 01\d\d$/)
    expect(user.accountNumber).toMatch(/^[1-9]\d{9}$/)
    expect(luhn(user.accountNumber ?? '')).not.toBe(0)
  }
  for (const { accountNumber } of (await seedDatabase('larkspur', TEST_TIME)).transfers.all()) {
    if (accountNumber) expect(luhn(accountNumber)).not.toBe(0)
  }
})

test('DEMO-10: wallet addresses and bank accounts fail their own checksums', () => {
  const addresses = Object.fromEntries(contentDocuments.map((document) => [document.walletName, document.address]))
  expect(addresses.Bitcoin).not.toMatch(/^bc1[02-9ac-hj-np-z]{39}$/)
  expect(addresses.Ethereum).not.toMatch(/^0x[\da-fA-F]{40}$/)
  expect(addresses['USDT (TRC20)']).not.toMatch(/^T[1-9A-HJ-NP-Za-km-z]{33}$/)
  for (const { accountNumber } of contentDocuments) if (accountNumber) expect(ibanRemainder(accountNumber)).not.toBe(1)
})

test('MOCK-2: the database contains no password', async () => {
  expect(bytes(await seedDatabase('larkspur', TEST_TIME))).not.toContain('Demo-1234')
})

function luhn(digits: string): number {
  const doubled = [...digits].reverse().map((digit, index) => Number(digit) * (index % 2 === 1 ? 2 : 1))
  return doubled.reduce((total, value) => total + (value > 9 ? value - 9 : value), 0) % 10
}

function ibanRemainder(iban: string): number {
  const plain = iban.replaceAll(' ', '')
  const digits = [...plain.slice(4), ...plain.slice(0, 4)].map((letter) => Number.parseInt(letter, 36)).join('')
  return Number(BigInt(digits) % 97n)
}

test('MOCK-1: every row of the seed fits its schema', async () => {
  const { database } = await withHistory('larkspur')
  await allDocuments(database)
  const rows = COLLECTIONS.flatMap((name) =>
    database
      .table(name)
      .all()
      .map((row) => [name, row] as const),
  )
  for (const [name, row] of rows) checkRow(rowSchemas[name], row)
  expect(new Set(rows.map(([name]) => name))).toEqual(
    new Set(['users', 'credentials', 'loans', 'deposits', 'kyc', 'transfers', 'addresses', 'bankdetails', 'proof']),
  )
})
