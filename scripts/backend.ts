/** Builds the bank's server and runs it here: `npm run backend -- --port 3000 --file bank.db`. */
import { buildForNode } from './build-for-node.ts'

await buildForNode('mocks/server/main.ts', 'dist-backend')
await import(new URL('../dist-backend/main.js', import.meta.url).href)
