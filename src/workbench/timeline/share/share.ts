import { clock } from '#src/platform/actors/runtime.ts'
import { fullAddress } from '#src/platform/page-address.ts'
import { tabStorage } from '#src/platform/tab-storage.ts'
import type { RecordingStart, ShareError } from '#src/workbench/demo/demo-contract.ts'
import { refuseWithoutMock } from '#src/workbench/demo/mock-only.ts'
import { SCENARIO_KEY } from '#src/workbench/timeline/scenario-key.ts'
import { openPath, openState } from './open-state.ts'
import { pack } from './pack.ts'
import { writeMoment } from './shared-moment.ts'

/** characters; longer addresses are cut by mail programs and chats */
const LONGEST = 8_000

/** The moment does not fit into a link. `file` is its text, which `store.import` opens. */
export class TooLong extends Error implements ShareError {
  readonly file: string

  constructor(file: string, length: number) {
    super(
      `A link to this moment would have ${length.toLocaleString('en')} characters, and ${LONGEST.toLocaleString('en')} is the most. Share it as a file instead.`,
    )
    this.file = file
  }
}

/** A link to this moment (DEMO-13). What it says is in the fragment, which browsers never send to a server. */
export async function shareMoment(start: () => RecordingStart): Promise<string> {
  refuseWithoutMock()
  const begun = start()
  const scenario = tabStorage.getItem(SCENARIO_KEY)
  const moment = { start: { ...begun, page: shownPage(begun.page) }, at: openState(), path: openPath(), scenario }
  const file = writeMoment(moment)
  const link = `${fullAddress(moment.start.page)}#moment=${await clock.track(pack(file))}`
  if (link.length > LONGEST) throw new TooLong(file, link.length)
  return link
}

/** A page whose address has a secret opens where the way to it begins. */
function shownPage(page: string): string {
  return page.includes('‹') ? '/forget-password' : page
}
