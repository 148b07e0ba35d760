import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { endpoints } from '#src/contract/endpoints.ts'
import { checkContract } from './checks.ts'
import { report } from './report.ts'
import { createTarget } from './transport.ts'

/** The address answers, but not the contract's calls. */
class WrongAddress extends Error {}

const USAGE = 'contract: npm run contract -- --target=https://api.bank.example/v1 [--origin=…] [--email=…]'

/** Checks a backend against the contract. Exits with 1 if it violates the contract, with 2 for wrong options. */
try {
  const { values } = parseArgs({
    options: { target: { type: 'string' }, origin: { type: 'string' }, email: { type: 'string' } },
  })
  const { target, origin = null, email } = values
  const password = process.env.CONTRACT_PASSWORD
  if (target === undefined || !/^https?:\/\//.test(target) || !URL.canParse(target))
    throw new Error('--target must be the address that the calls are relative to, such as https://api.bank.example/v1')
  if (email !== undefined && password === undefined)
    throw new Error('--email needs the password of that customer in CONTRACT_PASSWORD')
  const payer = email === undefined || password === undefined ? null : { email, password }
  const run = randomBytes(5).toString('hex')
  const backend = createTarget(target, fetch)
  const { status } = await backend.request('GET', endpoints.pingTransfers.path)
  if (status === 404)
    throw new WrongAddress(
      `${target} has no call 'transfer': give the address that the calls are relative to, such as ${target.replace(/\/+$/, '')}/api`,
    )
  const outcomes = await checkContract(backend, { run, payer, origin })
  process.stdout.write(`${report(outcomes)}\n`)
  process.exitCode = outcomes.some(({ result }) => result === 'violated') ? 1 : 0
} catch (error) {
  const { message } = error as Error
  process.stderr.write(error instanceof WrongAddress ? `contract: ${message}\n` : `contract: ${message}\n${USAGE}\n`)
  process.exitCode = 2
}
