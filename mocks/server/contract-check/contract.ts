import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { endpoints } from '#src/contract/endpoints.ts'
import { checkContract } from './checks.ts'
import { report } from './report.ts'
import { createTarget } from './transport.ts'

/** The address answers, and has none of the contract's calls. */
class NoSuchCalls extends Error {}

const USAGE = 'contract: npm run contract -- --target=https://api.bank.example/v1 [--origin=…] [--email=…]'

/** Checks the backend that is named against the contract; ends with 1 for a drift, with 2 when it was asked wrongly. */
try {
  const { values } = parseArgs({
    options: { target: { type: 'string' }, origin: { type: 'string' }, email: { type: 'string' } },
  })
  const { target, origin = null, email } = values
  const password = process.env.CONTRACT_PASSWORD
  if (target === undefined || !/^https?:\/\//.test(target) || !URL.canParse(target))
    throw new Error('--target takes the address that the calls are relative to, such as https://api.bank.example/v1')
  if (email !== undefined && password === undefined)
    throw new Error('--email needs the password of that customer in CONTRACT_PASSWORD')
  const payer = email === undefined || password === undefined ? null : { email, password }
  const run = randomBytes(5).toString('hex')
  const backend = createTarget(target, fetch)
  const { status } = await backend.request('GET', endpoints.pingTransfers.path)
  if (status === 404)
    throw new NoSuchCalls(
      `${target} has no call 'transfer': name what the calls are below, such as ${target.replace(/\/+$/, '')}/api`,
    )
  const outcomes = await checkContract(backend, { run, payer, origin })
  process.stdout.write(`${report(outcomes)}\n`)
  process.exitCode = outcomes.some(({ result }) => result === 'drift') ? 1 : 0
} catch (error) {
  const { message } = error as Error
  process.stderr.write(error instanceof NoSuchCalls ? `contract: ${message}\n` : `contract: ${message}\n${USAGE}\n`)
  process.exitCode = 2
}
