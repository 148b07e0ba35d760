import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'vite'
import { ROOT } from './root.ts'

/** The entry points of the package, by their name in it. */
const ENTRIES = { testing: 'playwright', 'testing/driver': 'driver', 'testing/reporter': 'reporter' } as const
/** Types inferred from schemas; in the package, they are written out. */
const INFERRED = 'src/contract/entities'
const WORK = join(ROOT, 'node_modules/.larkspur-testing')

/** Builds the package `larkspur` with the driver for tests, ready for `npm pack`. It needs nothing but Playwright. */
export async function buildTesting(outDir: string): Promise<void> {
  const entry = Object.fromEntries(Object.values(ENTRIES).map((name) => [name, `src/testing/${name}.ts`]))
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      target: 'node20',
      minify: false,
      outDir,
      emptyOutDir: true,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external: [/^node:/, '@playwright/test'], output: { chunkFileNames: '[name].js' } },
    },
  })
  await writeTypes(join(ROOT, outDir, 'types'))
  await writeFile(join(ROOT, outDir, 'package.json'), `${JSON.stringify(await manifest(), null, 2)}\n`)
  await cp(join(ROOT, 'LICENSE'), join(ROOT, outDir, 'LICENSE'))
}

/** The product's own dependencies are bundled or not needed, so they are not the package's. */
async function manifest(): Promise<object> {
  const { name, version, private: isPrivate, description, license, type, engines, devDependencies } = await ownPackage()
  const paths = Object.entries(ENTRIES).map(([path, file]) => [
    `./${path}`,
    { types: `./types/src/testing/${file}.d.ts`, default: `./${file}.js` },
  ])
  return {
    ...{ name, version, private: isPrivate, description, license, type, engines },
    exports: Object.fromEntries(paths),
    peerDependencies: { '@playwright/test': `^${devDependencies['@playwright/test']}` },
    // `larkspur/testing/driver` needs no Playwright.
    peerDependenciesMeta: { '@playwright/test': { optional: true } },
  }
}

async function ownPackage() {
  return JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as Record<string, unknown> & {
    devDependencies: Record<string, string>
  }
}

/** Declarations of the entry points and of all that they import, with relative paths. */
async function writeTypes(outDir: string): Promise<void> {
  await rm(WORK, { recursive: true, force: true })
  await mkdir(WORK, { recursive: true })
  const names = /import type \{([^}]*)\} from '#src\/contract\/entities\.ts'/.exec(
    await readFile(join(ROOT, 'src/demo/demo-contract.ts'), 'utf8'),
  )?.[1]
  if (names === undefined) throw new Error(`src/demo/demo-contract.ts imports nothing from ${INFERRED}.ts`)
  await writeFile(join(WORK, 'inferred.ts'), inferredTypes(names.split(',').map((name) => name.trim())))
  const settings = {
    extends: join(ROOT, 'tsconfig.json'),
    compilerOptions: {
      ...{ noEmit: false, declaration: true, emitDeclarationOnly: true },
      ...{ rootDir: ROOT, outDir: join(WORK, 'types') },
    },
    include: [],
    files: [join(WORK, 'inferred.ts'), ...Object.values(ENTRIES).map((name) => join(ROOT, `src/testing/${name}.ts`))],
  }
  await writeFile(join(WORK, 'tsconfig.json'), JSON.stringify(settings))
  const tsc = promisify(execFile)(join(ROOT, 'node_modules/.bin/tsc'), ['-p', join(WORK, 'tsconfig.json')], {
    cwd: ROOT,
  })
  await tsc.catch(({ stdout }: { stdout: string }) => {
    throw new Error(stdout)
  })
  const written = await readFile(join(WORK, 'types', relative(ROOT, WORK), 'inferred.d.ts'), 'utf8')
  await writeFile(
    join(WORK, 'types', `${INFERRED}.d.ts`),
    written.replaceAll('export declare const ', 'export type ').replaceAll(/^(export type \w+):/gm, '$1 ='),
  )
  for (const name of Object.values(ENTRIES)) await copyTypes(`src/testing/${name}`, outDir, new Set())
}

/** The compiler writes out a type that it infers, and keeps the name of one that it reads. */
function inferredTypes(names: readonly string[]): string {
  return [
    'declare function plain<T>(): { [Name in keyof T]: Exclude<T[Name], never> }',
    ...names.map((name) => `export const ${name} = plain<import('#${INFERRED}.ts').${name}>()`),
  ].join('\n')
}

/** Copies a declaration file, by its path without an ending, and those that it imports. */
async function copyTypes(path: string, outDir: string, done: Set<string>): Promise<void> {
  if (done.has(path)) return
  done.add(path)
  const imported: string[] = []
  const text = await readFile(join(WORK, 'types', `${path}.d.ts`), 'utf8')
  const rewritten = text.replaceAll(
    /(from |import\()(['"])([#.][^'"]+)\2/g,
    (_, before: string, quote: string, target: string) => {
      const absolute = (target.startsWith('#') ? target.slice(1) : join(dirname(path), target)).replace(/\.tsx?$/, '')
      imported.push(absolute)
      const next = relative(dirname(path), absolute)
      return `${before}${quote}${next.startsWith('.') ? next : `./${next}`}.js${quote}`
    },
  )
  // The name of the package that Playwright's is made of, which a strict installation does not offer.
  const named = rewritten.replaceAll('"playwright/test"', '"@playwright/test"')
  await mkdir(dirname(join(outDir, path)), { recursive: true })
  await writeFile(join(outDir, `${path}.d.ts`), named)
  for (const next of imported) await copyTypes(next, outDir, done)
}
