/**
 * Builds the live build and the bank's server for the end-to-end tests over HTTP, then serves the live build:
 * `node scripts/run.js serve-live <port> <port of the bank>`. The tests start the bank's server.
 */
import { build, preview } from 'vite'
import { buildForNode } from './build-for-node.ts'

const [port, bankPort] = process.argv.slice(2)
const outDir = 'node_modules/.larkspur-live'
const bank = `http://127.0.0.1:${bankPort}`

Object.assign(process.env, {
  VITE_BACKEND: 'live',
  VITE_API_URL: `${bank}/api/`,
  VITE_SANITY_PROJECT_ID: 'demo0000',
  VITE_SANITY_API_HOST: bank,
})
await buildForNode('mocks/server/main.ts', 'dist-backend')
await build({ logLevel: 'error', build: { outDir, emptyOutDir: true } })
await preview({ logLevel: 'error', build: { outDir }, preview: { port: Number(port), strictPort: true } })
