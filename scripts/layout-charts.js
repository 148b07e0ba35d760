/** Lays out the chart of every machine and draws it for the documentation: `npm run charts`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { createServer } from 'vite'

const server = await createServer({ server: { middlewareMode: true, ws: false }, appType: 'custom', logLevel: 'warn' })
try {
  const { chartFiles, LAYOUTS, PICTURES } = await server.ssrLoadModule('/scripts/charts.ts')
  const files = await chartFiles()
  for (const folder of [LAYOUTS, PICTURES]) rmSync(folder, { recursive: true, force: true })
  for (const { path, text } of files) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  console.log(`charts: ${files.length} files in ${LAYOUTS} and ${PICTURES}`)
} finally {
  await server.close()
}
