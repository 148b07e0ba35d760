import { clock } from '#src/platform/actors/app-clock.ts'
import { isoTime } from '#src/platform/clock/clock.ts'
import { formatDateTime } from '#src/platform/dates.ts'
import { addNotice, addRefusal, dismissNotice, type Notice } from '#src/platform/notices.ts'
import { unpackLink } from '#src/workbench/timeline/compress.ts'
import { refuseWithoutMock } from '#src/workbench/timeline/mock-only.ts'
import { ownStories } from '#src/workbench/timeline/own-stories.ts'
import type { PageTools } from '#src/workbench/timeline/run-step.ts'
import { readTimeline, refusalOf } from '#src/workbench/timeline/timeline-file.ts'
import type { PageBackend } from '#src/workbench/trace/product.ts'
import type { Shared } from './parameters.ts'

/** Opens what the address shares. What is broken or foreign gets a notice and changes nothing, and this resolves with false (DEMO-13). */
export function openByAddress({ what, packed }: Shared, { backend, demo, timeline }: PageTools): Promise<boolean> {
  return openOrSay(`The shared ${what} cannot be opened.`, async () => {
    const file = await unpackLink(packed)
    if (what === 'story') {
      await addAndStart(file, demo)
      return
    }
    const { entries, last } = readTimeline(file, backend)
    await timeline.open(entries, last)
    addNotice({ role: 'status', text: sharedWords(backend) })
  })
}

/** Whose moment it is, and when. */
function sharedWords({ operator, product }: PageBackend): string {
  const { customerId } = product.system
  const name = operator.people().find(({ userId }) => userId === customerId)?.name
  const whose = name === undefined ? 'with nobody logged in' : `of ${name}`
  const code = name === undefined ? '' : ' The code for withdrawals is on the demo desk, beside the name.'
  return `This is a shared moment ${whose}, on ${formatDateTime(isoTime(clock.now())).replaceAll(' ', '\u00a0')}. What you do here changes nothing for whoever shared it.${code}`
}

/** Adds the story in a file of this site, and starts it (DEMO-19). */
export function openStoryAt(path: string, { backend, demo }: Omit<PageTools, 'timeline'>): Promise<boolean> {
  return openOrSay(`The address asks for story=${path}.`, async () => {
    const address = new URL(path, new URL(import.meta.env.BASE_URL, location.href))
    if (address.origin !== location.origin) throw new Error('a story must be a file of this site')
    const answer = await clock.track(backend.networkFetch(address)).catch(() => {
      throw new Error('the file could not be loaded: please check your connection')
    })
    // Many hosts answer a wrong path with a page of theirs.
    if (answer.headers.get('content-type')?.includes('text/html'))
      throw new Error('there is no such file: the server answers with a page')
    if (!answer.ok) throw new Error(`there is no such file: the server answers ${answer.status}`)
    await addAndStart(await clock.track(answer.text()), demo)
  })
}

/** Whoever opens a link has no desk on the page: a notice says what they see, and plays it. */
async function addAndStart(file: string, demo: PageTools['demo']): Promise<void> {
  const own = ownStories.get() ?? []
  const id = await demo.stories.add(file)
  const isKnown = own.some((one) => one.id === id)
  await demo.startScenario(id)
  const title = demo.scenarios().find((one) => one.id === id)?.title ?? id
  const notice: Notice = {
    role: 'status',
    text: `The story “${title}” ${isKnown ? 'is already among your stories' : 'was added'}. This page is where it begins.`,
    action: {
      text: 'Play',
      run: () => {
        dismissNotice(notice)
        // Its bar says why it stops.
        demo.playScenario(id).catch(() => undefined)
      },
    },
  }
  addNotice(notice)
}

async function openOrSay(failure: string, work: () => Promise<void>): Promise<boolean> {
  try {
    refuseWithoutMock()
    await work()
    return true
  } catch (error) {
    const reason = refusalOf(error).replace(/^./, (letter) => letter.toUpperCase())
    addRefusal(`${failure} ${reason.replace(/\.$/, '')}. Nothing was changed.`)
    return false
  }
}
