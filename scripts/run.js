/** Runs a TypeScript script with Vite's module runner: `node scripts/run.js <name> [arguments]`. */
import { join } from 'node:path'

const { runnerImport } = await import('vite').catch(() => {
  console.error('The packages are not installed. Run: npm ci')
  process.exit(1)
})
const [name] = process.argv.splice(2, 1)
const isSet = process.env.NODE_ENV !== undefined

const running = runnerImport(join(import.meta.dirname, `${name}.ts`), {
  root: join(import.meta.dirname, '..'),
  logLevel: 'error',
  plugins: [
    {
      name: 'larkspur:no-mode',
      // Vite 8 sets NODE_ENV to `development` for its runner, and builds started by the script would keep it.
      configResolved: () => {
        if (!isSet) Reflect.deleteProperty(process.env, 'NODE_ENV')
      },
    },
  ],
})

await running.catch((error) => {
  // Node's own, of options that do not exist.
  const isRefusal = error.name === 'Refusal' || error.code?.startsWith('ERR_PARSE_ARGS')
  if (!isRefusal) throw error
  console.error(`${name}: ${error.message}`)
  process.exit(1)
})
