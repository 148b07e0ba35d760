/** Lays out the chart of every machine and draws it for the documentation: `npm run charts`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { createServer } from 'vite'

const server = await createServer({ server: { middlewareMode: true, ws: false }, appType: 'custom', logLevel: 'warn' })
try {
  const { chartFiles } = await server.ssrLoadModule('/scripts/charts.ts')
  for (const { path, text } of await chartFiles()) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    console.log(`charts: ${path}`)
  }
} finally {
  await server.close()
}
