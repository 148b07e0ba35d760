import { openApiText } from '#mocks/server/openapi/document.ts'
import { changedFiles, type Generator, writeChanged } from './generated-file.ts'

const files = () => [{ path: 'docs/openapi.json', text: openApiText() }]

/** The contract as an OpenAPI document (HTTP-1). */
export const openapi: Generator = {
  makes: 'docs/openapi.json from the contract',
  stale: () => changedFiles(files()).map(({ path }) => path),
  write: async () => writeChanged('openapi', files()),
}
