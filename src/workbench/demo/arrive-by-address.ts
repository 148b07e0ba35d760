import { clock } from '#src/platform/actors/runtime.ts'
import { addNotice } from '#src/platform/notices.ts'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'
import { goToState } from '#src/workbench/timeline/links/go-to-state.ts'
import { NotReached } from '#src/workbench/timeline/links/not-reached.ts'
import { refuseWithoutMock } from '#src/workbench/timeline/mock-only.ts'
import type { RunTools } from '#src/workbench/timeline/run.ts'
import type { DemoParameters } from './parameters.ts'

interface ArrivalTools extends RunTools {
  demo: Pick<DeskDemo, 'operator' | 'signIn' | 'faults' | 'reset'>
}

type Link = Pick<DemoParameters, 'as' | 'clock' | 'now' | 'latency'> & { at: string }

/** Goes to the state that the address names. Where that fails, the page says why, and offers to reset and to try again (DEMO-7). */
export async function arriveByAddress(link: Link, tools: ArrivalTools): Promise<void> {
  const { at, as } = link
  try {
    refuseWithoutMock()
    await goToState({ at, persona: as }, tools)
  } catch (error) {
    const { message } = error as Error
    const retry = { text: 'Reset and try again', run: () => void tryAgain(link, tools) }
    addNotice({
      role: 'alert',
      text: error instanceof NotReached ? message : `The address asks for at=${at}. ${message}`,
      ...(error instanceof NotReached ? { action: retry } : {}),
    })
  }
}

async function tryAgain(link: Link, tools: ArrivalTools): Promise<void> {
  await tools.demo.reset()
  if (link.clock !== null) clock.set(link.clock)
  if (link.now !== null) clock.setNow(link.now)
  if (link.latency !== null) tools.backend.latency = link.latency
  await arriveByAddress(link, tools)
}
