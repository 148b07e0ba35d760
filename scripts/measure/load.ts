/**
 * Load-tests the bank's server and checks that no accepted write is lost. Options: `-- [--seconds 60] [--connections 50] [--kills 20]`.
 * Every accepted post must be in the lists at the end, and again after a restart on the same file. `--kills` kills the
 * server with SIGKILL that many times while it writes; after each restart all accepted posts must be there.
 */
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildForNode } from '../build-for-node.ts'
import { BankClient, type Customer, endBank, type StartedBank, startBank } from './clients/bank-client.ts'

interface Poster extends Customer {
  /** ids of accepted posts */
  accepted: string[]
}

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    connections: { type: 'string', default: '50' },
    kills: { type: 'string', default: '0' },
  },
})
const SECONDS = Number(values.seconds)
const CONNECTIONS = Number(values.connections)
const KILLS = Number(values.kills)
const folder = await mkdtemp(join(tmpdir(), 'larkspur-load-'))
const file = join(folder, 'bank.db')
const client = new BankClient(CONNECTIONS)
const errors: string[] = []

await buildForNode('mocks/server/main.ts', 'dist-backend')
let bank = await start()
try {
  const customers: Poster[] = []
  for (let index = 0; index < CONNECTIONS; index++) {
    customers.push({ ...(await client.register(`load${index}`)), accepted: [] })
  }
  if (KILLS > 0) await killOften(customers)
  else await loadFor(customers)
} finally {
  await endBank(bank.child)
  client.close()
  await rm(folder, { recursive: true })
}
for (const error of errors.slice(0, 10)) console.error(`load: ${error}`)
if (errors.length > 0) process.exitCode = 1

async function loadFor(customers: readonly Poster[]): Promise<void> {
  client.times = []
  const began = performance.now()
  const until = began + SECONDS * 1_000
  await Promise.all(customers.map((customer) => keepPosting(customer, () => performance.now() < until)))
  const seconds = (performance.now() - began) / 1_000
  const times = client.times.toSorted((a, b) => a - b)
  const within = (part: number) => (times[Math.max(0, Math.ceil(times.length * part) - 1)] ?? 0).toFixed(1)
  const then = await count(customers)
  await endBank(bank.child)
  const { size } = await stat(file)
  bank = await start()
  const restarted = await count(customers)
  const posted = customers.reduce((sum, { accepted }) => sum + accepted.length, 0)
  console.log(
    `load: ${CONNECTIONS} connections for ${seconds.toFixed(1)} s: ${times.length} calls, ${Math.round(times.length / seconds)} a second`,
  )
  console.log(
    `load: half within ${within(0.5)} ms, 99 of 100 within ${within(0.99)} ms, the slowest ${within(1)} ms; ${errors.length} errors`,
  )
  console.log(
    `load: ${posted} posts accepted, ${then.kept} kept among ${then.rows} rows, ${restarted.kept} among ${restarted.rows} after a restart; the file has ${Math.round(size / 1024)} KB`,
  )
  const counts = [then.kept, then.rows, restarted.kept, restarted.rows]
  if (posted === 0 || counts.some((kept) => kept !== posted)) errors.push('the rows are not what was accepted')
}

async function killOften(customers: readonly Poster[]): Promise<void> {
  for (let kill = 1; kill <= KILLS; kill++) {
    let alive = true
    const posting = customers.map((customer) => keepPosting(customer, () => alive).catch(() => undefined))
    await new Promise((resume) => setTimeout(resume, 200 + Math.random() * 300))
    const killed = endBank(bank.child, 'SIGKILL')
    alive = false
    await Promise.all([killed, ...posting])
    // Calls interrupted by the kill are not errors of the bank.
    errors.length = 0
    bank = await start()
    const posted = customers.reduce((sum, { accepted }) => sum + accepted.length, 0)
    const { kept } = await count(customers)
    console.log(`load: kill ${kill}: ${posted} posts acknowledged so far, ${kept} kept`)
    if (kept !== posted) throw new Error(`${posted - kept} acknowledged posts were lost`)
  }
}

async function start(): Promise<StartedBank> {
  const started = await startBank(file)
  client.address = started.address
  return started
}

/** Posts mostly loans, sometimes a deposit with a picture, and reads the list. */
async function keepPosting(customer: Poster, isGoingOn: () => boolean): Promise<void> {
  for (let turn = 1; isGoingOn(); turn++) {
    try {
      if (turn % 10 === 0) await client.idsOf(customer)
      else if (turn % 5 === 0) customer.accepted.push((await client.postDeposit(customer))._id)
      else customer.accepted.push((await client.postLoan(customer))._id)
    } catch (error) {
      errors.push(error instanceof Error ? error.message : String(error))
      if (error instanceof Error && 'code' in error) return
    }
  }
}

/** How many accepted posts are in the lists, and how many rows the lists have in total. */
async function count(customers: readonly Poster[]): Promise<{ kept: number; rows: number }> {
  let [kept, rows] = [0, 0]
  for (const customer of customers) {
    const ids = new Set(await client.idsOf(customer))
    kept += customer.accepted.filter((id) => ids.has(id)).length
    rows += ids.size
  }
  return { kept, rows }
}
