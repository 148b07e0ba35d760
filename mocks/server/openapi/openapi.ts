import { writeFileSync } from 'node:fs'
import { openApiText } from './document.ts'

writeFileSync('docs/openapi.json', openApiText())
process.stdout.write('openapi: docs/openapi.json\n')
