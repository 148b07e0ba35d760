/**
 * Builds the live build and checks that it contains nothing of the demo (SEC-1, SEC-3): `npm run check:live [folder]`. Without a
 * folder the build is temporary. Its settings are those of the environment if that sets VITE_BACKEND=live, or else samples. The
 * searched strings must occur in the demo's build in dist/; otherwise the search proves nothing.
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { builtDemo } from './built-demo.ts'
import { type Build, findTraces, plantTraces, STRINGS, scriptSize, staleStrings } from './live-traces.ts'

const SAMPLES = {
  VITE_BACKEND: 'live',
  VITE_API_URL: 'https://api.bank.example/v1',
  VITE_SANITY_PROJECT_ID: 'abc12345',
  VITE_SANITY_API_HOST: 'https://content.bank.example',
}
const TEXTS = /\.(js|css|html|json|svg|txt|webmanifest|xml|map)$/

const demo = await readFolder(builtDemo('check:live'))
const given = process.argv[2]
const folder = given === undefined ? await mkdtemp(join(tmpdir(), 'larkspur-live-')) : resolve(given)
if (process.env.VITE_BACKEND !== 'live') setSamples()
try {
  const live = await buildLive(folder)
  const complaints = [
    ...findTraces(live, process.env),
    ...staleStrings(demo).map(
      (what) => `${what}: the demo does not contain this string either. Update STRINGS in scripts/live-traces.ts`,
    ),
    ...Object.keys(SAMPLES)
      .slice(1)
      .filter((name) => ![...live.files.values()].some((text) => text.includes(process.env[name] ?? '')))
      .map((name) => `the live build does not contain the value of ${name}`),
  ]
  const { planted, missed } = plantTraces(live)
  for (const what of missed) complaints.push(`planted but not found: ${what}. Fix findTraces in scripts/live-traces.ts`)
  console.log(
    `check:live: ${live.files.size} files of ${live.modules.length} modules, ${kilobytes(live.files)} of script; the demo has ${kilobytes(demo)}`,
  )
  console.log(
    `check:live: ${Object.keys(STRINGS).length} demo strings searched for in the live build; ${planted} traces planted, ${planted - missed.length} found`,
  )
  for (const complaint of complaints) console.error(`check:live: ${complaint}`)
  process.exitCode = complaints.length > 0 ? 1 : 0
} finally {
  if (given === undefined) await rm(folder, { recursive: true })
}

function setSamples(): void {
  for (const name of Object.keys(process.env)) if (name.startsWith('VITE_')) delete process.env[name]
  Object.assign(process.env, SAMPLES)
}

async function buildLive(outDir: string): Promise<Build> {
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
  await build({ logLevel: 'warn', plugins: [recorder], build: { outDir, emptyOutDir: true } })
  return { modules: [...modules], files: await readFolder(outDir) }
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
  return `${Math.round(scriptSize(files) / 1024)} KB`
}
