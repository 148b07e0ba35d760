import { addNotice } from '#src/platform/notices.ts'
import { goToState, type LinkTarget } from '#src/workbench/timeline/links/go-to-state.ts'
import { NotReached } from '#src/workbench/timeline/links/not-reached.ts'
import { refuseWithoutMock } from '#src/workbench/timeline/mock-only.ts'
import type { RunTools } from '#src/workbench/timeline/run.ts'

/** Goes to the state that the address names. Where that fails, the page says why, and offers to reset and to try again (DEMO-7). */
export async function arriveByAddress(
  target: LinkTarget,
  tools: RunTools,
  resetAndTryAgain: () => Promise<void>,
): Promise<void> {
  try {
    refuseWithoutMock()
    await goToState(target, tools)
  } catch (error) {
    const { message } = error as Error
    if (!(error instanceof NotReached))
      addNotice({ role: 'alert', text: `The address asks for at=${target.at}. ${message}` })
    else
      addNotice({
        role: 'alert',
        text: message,
        action: { text: 'Reset and try again', run: () => void resetAndTryAgain() },
      })
  }
}
