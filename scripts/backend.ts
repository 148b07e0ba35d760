/** Serves the demo's bank over HTTP: `npm run backend -- --port 3000 --origin http://127.0.0.1:4173`. */
import { parseArgs } from 'node:util'
import { startBankServer } from '#mocks/server.ts'

const { values } = parseArgs({ options: { port: { type: 'string', default: '3000' }, origin: { type: 'string' } } })

if (values.origin !== undefined && !/^https?:/.test(values.origin)) {
  console.error(
    `backend: --origin takes the address of the page, such as http://127.0.0.1:4173, not '${values.origin}'.`,
  )
  process.exit(1)
}

try {
  const allowed = values.origin === undefined ? undefined : new URL(values.origin).origin
  const { origin } = await startBankServer({ port: Number(values.port), origin: allowed })
  console.log(`backend: ${origin}/api, data in memory`)
  // The module runner closes when this file has run, and the bank loads some of its modules on demand.
  await new Promise(() => {})
} catch (error) {
  console.error(`backend: ${(error as Error).message}. Choose another port with --port.`)
  process.exit(1)
}
