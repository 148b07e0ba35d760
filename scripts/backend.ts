/** Builds and runs the bank's server: `npm run backend -- --port 3000 --file bank.db`. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildForNode } from './build-for-node.ts'
import { ROOT } from './root.ts'

await buildForNode('mocks/server/main.ts', 'dist-backend')
await import(/* @vite-ignore */ pathToFileURL(join(ROOT, 'dist-backend/main.js')).href)
