import type { Recording, TestOptions } from '#src/demo/demo-contract.ts'
import { isoTime } from '#src/kit/clock/clock.ts'
import { isCaption } from '#src/kit/recorder/step.ts'
import { literal, quoted } from './literal.ts'
import { outcomeCode } from './outcome-code.ts'
import { SecretCode } from './secret-code.ts'
import { startCode } from './start-code.ts'
import { stepCode } from './step-code.ts'
import { VirtualTime } from './virtual-time.ts'
import { worldsOf } from './world-before.ts'

const INDENT = 2
/** lines; a longer paragraph ends where the clock has been advanced */
const PARAGRAPH = 4

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Files that stand for what was uploaded, whose content no recording has. */
const FILES = {
  PICTURE: fileCode('picture', ['Buffer.from(', `  '${PNG}',`, `  'base64',`, ')']),
  EMPTY: fileCode('empty', ['Buffer.alloc(0)']),
  LARGE: fileCode('large', ['Buffer.alloc(5 * 1_024 * 1_024 + 1)']),
  TEXT: fileCode('text', [`Buffer.from('not a picture')`]),
}

/** In the test, for what was not done by hand, or where an older recording does not say how. */
const SEND = [
  'const send = async (flow: string, event: { type: string; [field: string]: unknown }, which = 1) => {',
  '  const running = (await demo.flows.list()).filter(({ id }) => id === flow)',
  `  await demo.flows.send(running[which - 1]?.session ?? '', event)`,
  '}',
]

/**
 * A Playwright test that does what was recorded, and ends in the same states (DEMO-15). Rejects with `NotExported` and the reason
 * when a test cannot.
 */
export async function writeTest(
  recording: Recording,
  { title, from = 'larkspur/testing' }: TestOptions = {},
): Promise<string> {
  const { start, steps, end } = recording
  const worlds = await worldsOf(recording)
  const secrets = new SecretCode(recording)
  const time = new VirtualTime(
    start.clock.mode,
    steps.every(({ gestures }) => gestures === undefined),
  )
  const opening = startCode(recording, INDENT)
  const body = new Body(opening.lines)
  const parts = { secrets, worlds, variable: variables(), indent: INDENT }
  for (const [index, step] of steps.entries()) {
    time.pass(step)
    if (isCaption(step)) {
      if (step.chapter !== undefined) {
        if (time.isDue) body.advance(time.linesBefore())
        body.begin(step.chapter)
      }
      continue
    }
    const lines = stepCode(step, index, parts)
    secrets.follow(step)
    if (lines.length === 0) continue
    body.advance(time.linesBefore(step))
    body.add(lines)
  }
  time.pass(end)
  body.advance(time.linesBefore())
  body.end(endCode(recording, outcomeCode(worlds, INDENT)))
  const text = body.text(INDENT)
  const name = title ?? `Recording of ${isoTime(start.clock.now).slice(0, 10)}`
  const fixtures = ['page', 'demo'].filter((fixture) => new RegExp(`\\b${fixture}\\.`).test(text))
  const declarations = [...secrets.declarations(), ...filesIn(text)]
  return [
    `import { expect, test } from ${quoted(from)}`,
    ...(declarations.length === 0 ? [] : ['', ...declarations]),
    '',
    `test(${quoted(name)}, async ({ ${fixtures.join(', ')} }) => {`,
    text,
    '})',
    ...(opening.declarations.length === 0 ? [] : ['', ...opening.declarations]),
    '',
  ].join('\n')
}

function endCode({ end: { proof } }: Recording, outcome: readonly string[]): string[] {
  if (proof === null) return ['// Work was in progress when the recording was stopped, so its end is not known.']
  const opening = 'expect(await demo.states()).toMatchObject('
  const states = literal(proof.states, { before: INDENT + opening.length, after: 1, indent: INDENT })
  return [...outcome, `${opening}${states})`]
}

/** The declarations of the files in use. */
function filesIn(text: string): string[] {
  const used = Object.entries(FILES).filter(([name]) => text.includes(`setInputFiles(${name})`))
  return used.map(([name, code]) => `const ${name} = ${code}`)
}

function fileCode(name: string, buffer: readonly string[]): string {
  return ['{', `  name: '${name}.png',`, `  mimeType: 'image/png',`, `  buffer: ${buffer.join('\n  ')},`, '}'].join(
    '\n',
  )
}

/** Names variables so that none is declared twice. */
function variables(): (name: string) => string {
  const counts = new Map<string, number>()
  return (name) => {
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count === 1 ? name : `${name}${count}`
  }
}

/** The lines of a test in paragraphs. */
class Body {
  readonly #opening: readonly string[]
  readonly #paragraphs: string[][] = [[]]
  #isClosed = false

  /** @param opening the lines that every other line needs */
  constructor(opening: readonly string[]) {
    this.#opening = opening
  }

  /** Begins a chapter. */
  begin(heading: string): void {
    this.#paragraphs.push([`// ${heading}`])
    this.#isClosed = false
  }

  add(lines: readonly string[]): void {
    if (this.#isClosed) this.#paragraphs.push([])
    this.#isClosed = false
    this.#last.push(...lines)
  }

  advance(lines: readonly string[]): void {
    this.add(lines)
    this.#isClosed = lines.length > 0 && this.#last.length >= PARAGRAPH
  }

  end(lines: readonly string[]): void {
    this.#paragraphs.push([...lines])
  }

  text(indent: number): string {
    const [first = [], ...rest] = this.#paragraphs
    const uses = (code: string) => this.#paragraphs.flat().some((line) => line.startsWith(code))
    const helpers = [
      ...(uses('await dialog.') ? [`const dialog = page.getByRole('dialog')`] : []),
      ...(uses('await send(') ? SEND : []),
    ]
    const all = [[...this.#opening, ...helpers, ...first], ...rest].filter((lines) => lines.length > 0)
    const spaces = ' '.repeat(indent)
    return all.map((lines) => lines.map((line) => spaces + line).join('\n')).join('\n\n')
  }

  get #last(): string[] {
    return this.#paragraphs.at(-1) as string[]
  }
}
