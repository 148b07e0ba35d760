/** Runs a measurement in `scripts/measure`: `npm run measure sizes`. Without a name it lists them. It ends with each figure above its limit (QA-6). */
import { tooMuch } from './measure/support/figures.ts'

const measurements = import.meta.glob('./measure/*.ts')
const sources = import.meta.glob<string>('./measure/*.ts', { query: '?raw', import: 'default', eager: true })

const [name] = process.argv.splice(2, 1)
const measure = measurements[`./measure/${name}.ts`]

if (measure === undefined) {
  if (name !== undefined) console.error(`measure: unknown measurement '${name}'.`)
  console.log('npm run measure <name>:')
  for (const [path, source] of Object.entries(sources)) {
    const known = path.slice('./measure/'.length, -'.ts'.length)
    console.log(`  ${known.padEnd(14)} ${firstSentence(source)}`)
  }
  if (name !== undefined) process.exitCode = 1
} else {
  await measure()
  for (const figure of tooMuch) console.error(`measure failed: ${name}: ${figure}`)
  if (tooMuch.length > 0) {
    console.error(
      `Bring it down, then run: npm run build && npm run measure ${name}. The limits are in scripts/measure/${name}.ts`,
    )
    process.exitCode = 1
  }
  // What it has opened ends with the process.
  process.exit()
}

/** The first sentence of the script's opening comment. */
function firstSentence(source: string): string {
  const [, comment = ''] = /^\/\*\*([\s\S]*?)\*\//.exec(source) ?? []
  const text = comment.replace(/\s*\n \*/g, '').trim()
  return /^.*?[.:](?= |$)/.exec(text)?.[0].slice(0, -1) ?? text
}
