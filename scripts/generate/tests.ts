import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { testOf } from '#src/demo/recorder/to-test/test-of.ts'
import { tours } from '#src/demo/recorder/tours.ts'
import { ROOT } from '../root.ts'
import { changedFiles, type GeneratedFile, type Generator, strayFiles, writeChanged } from './generated-file.ts'

const TOURS = 'src/demo/recorder/tours'
/** Sessions recorded by hand at the desk. */
const RECORDINGS = 'e2e/recordings'
const FOLDER = 'e2e'
const PREFIX = 'recorded-'

/**
 * The Playwright tests of the tours and of the recordings made by hand (DEMO-15). With a file's name, the test of that recording:
 * `npm run generate tests -- session.json session.spec.ts`. `--title` and `--from` set its title and the module that it imports.
 */
export const tests: Generator = {
  makes: `the Playwright tests in ${FOLDER}/${PREFIX}*, from tours and recordings; or of one recording: session.json session.spec.ts`,
  stale: async () => {
    const files = await testFiles()
    const stray = strayFiles(FOLDER, files).filter((path) => basename(path).startsWith(PREFIX))
    return [...changedFiles(files).map(({ path }) => path), ...stray]
  },
  write: async (args) => {
    const options = { title: { type: 'string' }, from: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [recording, test] = positionals
    if (recording === undefined) return writeChanged('tests', await testFiles())
    try {
      const text = await testOf(readFileSync(recording, 'utf8'), values)
      if (test === undefined) process.stdout.write(text)
      else writeFileSync(test, text)
    } catch (error) {
      console.error(`generate: no test can be made of ${recording}: ${(error as Error).message}.`)
      process.exitCode = 1
    }
  },
}

async function testFiles(): Promise<GeneratedFile[]> {
  const sources = [...filesIn(TOURS), ...filesIn(RECORDINGS)]
  return Promise.all(
    sources.map(async (source) => {
      const id = basename(source, '.json')
      const tour = tours.find((one) => one.id === id)
      const what = tour === undefined ? id.replaceAll('-', ' ') : `the tour “${tour.title}”`
      const text = await testOf(readFileSync(join(ROOT, source), 'utf8'), {
        title: `DEMO-15: ${what}`,
        from: './test.ts',
      })
      return { path: `${FOLDER}/${PREFIX}${id}.spec.ts`, text }
    }),
  )
}

function filesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`)
}
