import { clock } from '#src/platform/actors/app-clock.ts'
import { fullAddress } from '#src/platform/page-address.ts'
import type { ShareError } from '#src/workbench/contract/demo-contract.ts'
import type { PageBackend } from '#src/workbench/trace/product.ts'
import { compress } from './compress.ts'
import { refuseWithoutMock } from './mock-only.ts'
import { capture } from './moment.ts'
import { readMoment, writeMoment } from './timeline-file.ts'

/** characters; longer addresses are cut by mail programs and chats */
const LONGEST = 8_000

/** The link would be too long. `file` is what it would hold, which `timeline.open` opens. */
class TooLong extends Error implements ShareError {
  override name = 'ShareError'
  readonly file: string

  constructor(file: string, what: string, length: number) {
    super(
      `A link to this ${what} would have ${length.toLocaleString('en')} characters, and ${LONGEST.toLocaleString('en')} is the most. Share it as a file instead.`,
    )
    this.file = file
  }
}

/** The address of a page with a file in its fragment, which browsers never send to a server. Rejects with `TooLong`. */
export async function linkWith(file: string, what: 'moment' | 'story', page = '/'): Promise<string> {
  const link = `${fullAddress(page)}#${what}=${await clock.track(compress(file))}`
  if (link.length > LONGEST) throw new TooLong(file, what, link.length)
  return link
}

/** A link to this moment (DEMO-13). */
export async function shareMoment(backend: PageBackend): Promise<string> {
  refuseWithoutMock()
  await clock.settled()
  const file = writeMoment(capture(backend), backend)
  return linkWith(file, 'moment', readMoment(file).page.route)
}
