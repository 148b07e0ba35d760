/** Checks any backend against the contract: `npm run contract -- --target=https://api.bank.example/v1`. */
import { pathToFileURL } from 'node:url'
import { buildForNode } from './build-for-node.ts'

await buildForNode('mocks/server/contract-check/contract.ts', 'dist-backend')
await import(pathToFileURL('dist-backend/contract.js').href)
