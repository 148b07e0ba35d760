/**
 * Builds the live build of the end-to-end tests and checks that it contains nothing of the demo (SEC-1, SEC-3): `npm run check live`,
 * after `npm run build`. The searched strings must occur in that build; otherwise the search proves nothing.
 */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { LIVE_BUILD, liveVariables, originOf, ports } from '../e2e/ports.ts'
import { builtDemo } from './built-demo.ts'
import { type Build, findTraces, staleTraces } from './live-traces.ts'
import { ROOT } from './root.ts'

const settings = liveVariables(originOf(ports.liveBank))
const WORKBENCH = join(ROOT, 'src/workbench/')
const TEXTS = /\.(js|css|html|json|svg|txt|webmanifest|xml|map)$/

const demo = await readFolder(builtDemo())
for (const name of Object.keys(process.env)) if (name.startsWith('VITE_')) delete process.env[name]
Object.assign(process.env, settings)
const complaints = await checkLive()
for (const complaint of complaints) console.error(`check live: ${complaint}`)
process.exitCode = complaints.length > 0 ? 1 : 0

async function checkLive(): Promise<string[]> {
  const live = await buildLive()
  const texts = [...live.files.values()]
  console.log(
    `check live: ${live.files.size} files of ${live.modules.length} modules, ${kilobytes(live.files)} of script; the demo has ${kilobytes(demo)}`,
  )
  return [
    ...findTraces(live, process.env),
    ...staleTraces(demo).map((what) => `the demo does not have this either: ${what}. Update scripts/live-traces.ts`),
    ...Object.values(settings)
      .filter((value) => !texts.some((text) => text.includes(value)))
      .map((value) => `the live build does not contain ${value}`),
  ]
}

async function buildLive(): Promise<Build> {
  const modules = new Set<string>()
  const recorder: Plugin = {
    name: 'larkspur:bundled-modules',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler: (_, bundle: Rolldown.OutputBundle) => {
        for (const part of Object.values(bundle)) {
          const bundled = part.type === 'chunk' ? part.modules : {}
          for (const [id, { code }] of Object.entries(bundled)) if (hasCode(code)) modules.add(id)
        }
      },
    },
  }
  // As if the folder were deleted: the live build reads no file of it.
  const withoutWorkbench: Plugin = {
    name: 'larkspur:without-workbench',
    enforce: 'pre',
    load: (id) => {
      if (id.startsWith(WORKBENCH))
        throw new Error(`The live build reads ${id}. Only main.tsx may import src/workbench`)
    },
  }
  await build({
    logLevel: 'error',
    plugins: [withoutWorkbench, recorder],
    build: { outDir: LIVE_BUILD, emptyOutDir: true },
  })
  return { modules: [...modules], files: await readFolder(join(ROOT, LIVE_BUILD)) }
}

/** A module reduced to comments and interop helpers does not count as part of the build. */
function hasCode(code: string | null): boolean {
  return (
    (code ?? '').replace(/^\/\/.*$|^var import_\w+ = (\/\*.*\*\/ )?(require_\w+\(\)|__toESM\(.*\));$/gm, '').trim() !==
    ''
  )
}

/** The texts of a build, those of `public/` included; of other files only the names. */
async function readFolder(folder: string): Promise<Map<string, string>> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const texts = paths.map(
    async (path): Promise<[string, string]> => [
      path.slice(folder.length + 1).replaceAll('\\', '/'),
      TEXTS.test(path) ? await readFile(path, 'utf8') : '',
    ],
  )
  return new Map(await Promise.all(texts))
}

function kilobytes(files: Build['files']): string {
  const scripts = [...files].filter(([path]) => path.endsWith('.js'))
  return `${Math.round(scripts.reduce((sum, [, text]) => sum + Buffer.byteLength(text), 0) / 1024)} KB`
}
