/** Builds the bank's server and runs it here: `npm run backend -- --port 3000 --file bank.log`. */
import { pathToFileURL } from 'node:url'
import { buildForNode } from './build-backend.js'

await buildForNode('backend/main.ts', 'dist-backend')
await import(pathToFileURL('dist-backend/main.js').href)
