import { clock } from '#src/platform/actors/app-clock.ts'
import { addNotice } from '#src/platform/notices.ts'
import { fullAddress } from '#src/platform/page-address.ts'
import type { ShareError } from '#src/workbench/contract/demo-contract.ts'
import type { PageBackend } from '#src/workbench/trace/product.ts'
import { compress } from './compress.ts'
import { refuseWithoutMock } from './mock-only.ts'
import { capture } from './moment.ts'
import type { Timeline } from './timeline.ts'
import { openTimeline, readMoment, refusalOf, writeMoment } from './timeline-file.ts'
import { unpackLink } from './unpack-link.ts'

/** characters; longer addresses are cut by mail programs and chats */
const LONGEST = 8_000

/** The moment does not fit into a link. `file` is its text, which `timeline.open` opens. */
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
export async function shareMoment(backend: PageBackend): Promise<string> {
  refuseWithoutMock()
  await clock.settled()
  const file = writeMoment(capture(backend), backend)
  const link = `${fullAddress(readMoment(file).page.route)}#moment=${await clock.track(compress(file))}`
  if (link.length > LONGEST) throw new TooLong(file, link.length)
  return link
}

/** Opens the moment that the address holds. A broken or foreign one gets a notice and changes nothing, and this resolves with false (DEMO-13). */
export async function openByAddress(packed: string, timeline: Timeline, backend: PageBackend): Promise<boolean> {
  try {
    refuseWithoutMock()
    await openTimeline(await unpackLink(packed), timeline, backend)
    return true
  } catch (error) {
    const reason = refusalOf(error).replace(/^./, (letter) => letter.toUpperCase())
    addNotice({ role: 'alert', text: `The shared moment cannot be opened. ${reason}. Nothing was changed.` })
    return false
  }
}
