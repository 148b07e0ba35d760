import { clock } from '#src/platform/actors/app-clock.ts'
import { fullAddress } from '#src/platform/page-address.ts'
import type { ShareError } from '#src/workbench/contract/demo-contract.ts'
import type { PageBackend } from '#src/workbench/trace/product.ts'
import { compress } from './compress.ts'
import { refuseWithoutMock } from './mock-only.ts'
import { capture } from './moment.ts'
import { readMoment, writeMoment } from './timeline-file.ts'

/** characters; longer addresses are cut by mail programs and chats */
export const LONGEST_LINK = 8_000

/** The moment does not fit into a link. `file` is its text, which `timeline.open` opens. */
export class TooLong extends Error implements ShareError {
  readonly file: string

  constructor(file: string, length: number, what: 'moment' | 'story' = 'moment') {
    super(
      `A link to this ${what} would have ${length.toLocaleString('en')} characters, and ${LONGEST_LINK.toLocaleString('en')} is the most. Share it as a file instead.`,
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
  if (link.length > LONGEST_LINK) throw new TooLong(file, link.length)
  return link
}
