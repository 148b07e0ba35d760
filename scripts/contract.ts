/** Checks any backend against the contract: `npm run contract -- --target=https://api.bank.example/v1`. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildForNode } from './build-for-node.ts'
import { ROOT } from './root.ts'

await buildForNode('mocks/server/contract-check/contract.ts', 'dist-backend')
await import(/* @vite-ignore */ pathToFileURL(join(ROOT, 'dist-backend/contract.js')).href)
