import { isCaption } from '#machines/model/step.ts'
import { capitalized, listed } from '#src/ui/in-words.ts'
import type { ScenarioSummary, Step, WaitingItem } from '#src/workbench/contract/demo-contract.ts'
import { VISITOR } from '#src/workbench/contract/desk-demo.ts'
import { instructionOf } from '#src/workbench/timeline/line-words.ts'
import type { Story } from './story.ts'

/** A line of the card: what is done between two captions. */
export interface Line {
  chapter: string | null
  /** what to do, as a sentence without its full stop */
  text: string
  /** how many steps of the story are done after it */
  end: number
}

/** What the list says of a story (DEMO-12). */
export function summaryOf(id: string, { title = '', start, moments, steps }: Story): ScenarioSummary {
  const { said, lines } = tellingOf(steps)
  const [line] = lines
  const decides = decidedIn(steps)
  return {
    id,
    title,
    persona: start?.persona ?? moments?.[0].persona ?? VISITOR,
    says: said.map(({ text }) => text),
    next: line === undefined ? '' : `${line.text}.`,
    ...(decides === null ? {} : { decides }),
  }
}

const DECISIONS: Readonly<Record<string, WaitingItem['kind']>> = {
  setDeposit: 'deposit',
  setLoan: 'loan',
  setTransfer: 'transfer',
}

/** What the bank decides on before the customer has done anything: it waited before the story began. */
function decidedIn(steps: readonly Step[]): WaitingItem['kind'] | null {
  const first = steps.find(({ kind }) => kind === 'event' || kind === 'operator')
  return first?.kind === 'operator' ? (DECISIONS[first.action] ?? null) : null
}

interface Said {
  /** the heading of its chapter */
  chapter: string | null
  text: string
  /** how many steps of the story are done before it */
  after: number
}

/** What a presenter says, and does in between. */
export function tellingOf(told: readonly Step[]): { said: Said[]; lines: Line[] } {
  const said: Said[] = []
  const lines: Line[] = []
  let chapter: string | null = null
  let words: string[] = []
  let count = 0
  const end = () => {
    const text = capitalized(listed(words))
    const last = lines.at(-1)
    if (last?.text === text && last.chapter === chapter) last.end = count
    else if (words.length > 0) lines.push({ chapter, text, end: count })
    words = []
  }
  for (const step of told) {
    const done = instructionOf(step)
    if (isCaption(step)) {
      end()
      chapter = step.chapter ?? chapter
      said.push({ chapter, text: step.text, after: count })
    } else if (done !== null) {
      // Nine fields, or three steps of a form, are one thing to do.
      if (words.at(-1) !== done) words.push(done)
      count += 1
    }
  }
  end()
  return { said, lines }
}
