/**
 * Builds the live build of the end-to-end tests and checks that it contains nothing of the demo (SEC-1, SEC-3): `npm run check live`,
 * after `npm run build`. The demo must have the words that are searched; otherwise the search proves nothing.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, normalizePath, type Plugin } from 'vite'
import { LIVE_BUILD, liveVariables, originOf, ports } from '../e2e/ports.ts'
import { builtDemo } from './built-demo.ts'
import { findTraces, WORDS } from './live-traces.ts'
import { ROOT } from './root.ts'

const TEXTS = /\.(js|css|html|json|svg|txt|webmanifest|xml|map)$/
const DEMO = ['src/workbench/', 'mocks/'].map((folder) => normalizePath(join(ROOT, folder)))

/** As if the folders of the demo were deleted, and with them what only they import. */
const withoutDemo: Plugin = {
  name: 'larkspur:without-demo',
  enforce: 'pre',
  load: (id) => {
    if (DEMO.some((folder) => id.startsWith(folder)))
      throw new Error(`The live build reads ${id}. Only main.tsx may import src/workbench`)
  },
}

const demo = readFolder(builtDemo())
const settings = liveVariables(originOf(ports.liveBank))
for (const name of Object.keys(process.env)) if (name.startsWith('VITE_')) delete process.env[name]
Object.assign(process.env, settings)
await build({ logLevel: 'error', plugins: [withoutDemo], build: { outDir: LIVE_BUILD, emptyOutDir: true } })
const live = readFolder(join(ROOT, LIVE_BUILD))

const isIn = (files: ReadonlyMap<string, string>, word: string) =>
  [...files.values()].some((text) => text.includes(word))
const complaints = [
  ...findTraces(live, process.env),
  ...WORDS.filter((word) => !isIn(demo, word)).map((word) => `the demo does not have '${word}': update live-traces.ts`),
  ...Object.values(settings)
    .filter((value) => !isIn(live, value))
    .map((value) => `the live build does not contain ${value}`),
]
for (const complaint of complaints) console.error(`check live: ${complaint}`)
console.log(`check live: ${live.size} files with text, ${complaints.length} complaints`)
process.exitCode = complaints.length > 0 ? 1 : 0

/** The texts of a build by path, those of `public/` included. */
function readFolder(folder: string): Map<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => TEXTS.test(path))
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]))
}
