/** Writes the contract down as an OpenAPI document: `npm run openapi`. */
import { pathToFileURL } from 'node:url'
import { buildForNode } from '../build-for-node.ts'

await buildForNode('mocks/server/openapi/openapi.ts', 'dist-backend')
await import(pathToFileURL('dist-backend/openapi.js').href)
