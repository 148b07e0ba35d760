/**
 * Builds the live build into a temporary folder and checks that it contains nothing of the demo (SEC-1, SEC-3):
 * `npm run check:live`. It also builds the demo, in memory, to check that the searched strings really occur in the demo.
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { type Build, findTraces, plantTraces, STRINGS, scriptSize, staleStrings } from './live-traces.ts'

const LIVE = {
  VITE_BACKEND: 'live',
  VITE_API_URL: 'https://api.bank.example/v1',
  VITE_SANITY_PROJECT_ID: 'abc12345',
  VITE_SANITY_API_HOST: 'https://content.bank.example',
}
const TEXTS = /\.(js|css|html|json|svg|txt|webmanifest|xml|map)$/

const folder = await mkdtemp(join(tmpdir(), 'larkspur-live-'))
try {
  const live = await builtAs(LIVE, folder)
  const demo = await builtAs({}, null)
  const complaints = [
    ...findTraces(live, process.env),
    ...staleStrings(demo).map(
      (what) => `${what}: the demo does not contain this string either. Update STRINGS in scripts/live-traces.ts`,
    ),
    ...Object.values(LIVE)
      .slice(1)
      .filter((value) => ![...live.files.values()].some((text) => text.includes(value)))
      .map((value) => `the live build does not contain ${value}`),
  ]
  const { planted, missed } = plantTraces(live)
  for (const what of missed) complaints.push(`planted but not found: ${what}. Fix findTraces in scripts/live-traces.ts`)
  console.log(
    `check:live: ${live.files.size} files of ${live.modules.length} modules, ${kilobytes(live)} of script; the demo has ${kilobytes(demo)} of ${demo.modules.length}`,
  )
  console.log(
    `check:live: ${Object.keys(STRINGS).length} demo strings searched for in the live build; ${planted} traces planted, ${planted - missed.length} found`,
  )
  for (const complaint of complaints) console.error(`check:live: ${complaint}`)
  process.exitCode = complaints.length > 0 ? 1 : 0
} finally {
  await rm(folder, { recursive: true })
}

/** @param outDir null writes nothing */
async function builtAs(env: Record<string, string>, outDir: string | null): Promise<Build> {
  for (const name of Object.keys(process.env)) if (name.startsWith('VITE_')) delete process.env[name]
  Object.assign(process.env, env)
  const modules = new Set<string>()
  const files = new Map<string, string>()
  const recorder: Plugin = {
    name: 'larkspur:bundled-modules',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler: (_, bundle: Rolldown.OutputBundle) => {
        for (const part of Object.values(bundle)) {
          const bundled = part.type === 'chunk' ? part.modules : {}
          for (const [id, { code }] of Object.entries(bundled)) if (hasCode(code)) modules.add(id)
          if (TEXTS.test(part.fileName))
            files.set(part.fileName, part.type === 'chunk' ? part.code : String(part.source))
        }
      },
    },
  }
  await build({
    logLevel: 'warn',
    plugins: [recorder],
    build: outDir === null ? { write: false } : { outDir, emptyOutDir: true },
  })
  return { modules: [...modules], files: outDir === null ? files : await readFolder(outDir) }
}

/** A module reduced to comments and interop helpers does not count as part of the build. */
function hasCode(code: string | null): boolean {
  return (
    (code ?? '').replace(/^\/\/.*$|^var import_\w+ = (\/\*.*\*\/ )?(require_\w+\(\)|__toESM\(.*\));$/gm, '').trim() !==
    ''
  )
}

/** Reads the written files, which include those of `public/`. */
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

function kilobytes({ files }: Build): string {
  return `${Math.round(scriptSize(files) / 1024)} KB`
}
