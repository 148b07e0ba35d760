/** Serves the demo's bank over HTTP: `npm run backend -- --port 3000 --origin http://127.0.0.1:4173`. */
import { parseArgs } from 'node:util'
import { startBankServer } from '#mocks/server.ts'
import { Refusal } from './refusal.ts'

const { values } = parseArgs({ options: { port: { type: 'string', default: '3000' }, origin: { type: 'string' } } })
const { port, origin: page } = values

if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
  throw new Refusal(`--port takes a number up to 65535, such as 3000, not '${port}'.`)
if (page !== undefined && !(/^https?:\/\/[^/]+\/?$/.test(page) && URL.canParse(page)))
  throw new Refusal(`--origin takes the address of the page, such as http://127.0.0.1:4173, not '${page}'.`)
try {
  const allowed = page === undefined ? undefined : new URL(page).origin
  const { origin } = await startBankServer({ port: Number(port), origin: allowed })
  console.log(`backend: ${origin}/api, data in memory`)
  // The module runner closes when this file has run, and the bank loads some of its modules on demand.
  await new Promise(() => {})
} catch (error) {
  throw new Refusal(`${(error as Error).message}. Choose another port with --port.`)
}
