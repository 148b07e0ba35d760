import { capitalized, inWords } from '#src/ui/in-words.ts'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'
import { flowWords } from '#src/workbench/timeline/flow-words.ts'
import { secondsWords } from '#src/workbench/trace/format-timestamp.ts'

export type Timer = ReturnType<DeskDemo['clock']['awaited']>[number]

/** What a flow does when one of its delays ends, where its name does not say it well enough. */
const ENDS: Readonly<Record<string, string>> = {
  closeDelay: 'closes',
  redirectDelay: 'goes on to the next page',
  reloadDelay: 'loads the page again',
  postDelay: 'is sent',
  spinnerDelay: 'shows a spinner',
  slowDelay: 'says that it takes long',
  verySlowDelay: 'says that it takes very long',
  kycHandover: 'goes on to the identity check',
  loanReload: 'loads the page again',
}

/** 'The bank answers in 0.4 s' */
export function timerWords(timer: Timer): string {
  return `${whatOf(timer)} in ${secondsOf(timer.in)}`
}

function whatOf({ owner, name }: Timer): string {
  if (owner === 'backend') return 'The bank answers'
  if (owner === 'http') return name === 'retry' ? 'The bank is asked again' : 'The call is given up'
  if (owner === 'toast') return 'The toast closes'
  return `${capitalized(flowWords(owner))} ${ENDS[name] ?? `ends its ${inWords(name.replaceAll('-', ' '))}`}`
}

function secondsOf(ms: number): string {
  return ms < 10_000 ? secondsWords(ms) : `${Math.ceil(ms / 1_000)} s`
}
