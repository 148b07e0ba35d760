// @vitest-environment happy-dom
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { CopyLink, type Notice } from './copy-link.tsx'
import { flowsCopy } from './viewer/flows-copy.ts'

const copied: string[] = []
const notices: Notice[] = []
const MOMENT = 'https://demo.example/loan#moment=abc'

class ItemStub {
  data: object
  constructor(data: object) {
    this.data = data
  }
}

beforeEach(() => {
  copied.length = 0
  notices.length = 0
  vi.stubGlobal('ClipboardItem', ItemStub)
  vi.stubGlobal('navigator', {
    clipboard: {
      writeText: async (text: string) => void copied.push(text),
      write: async ([item]: { data: Record<string, Promise<Blob>> }[]) =>
        void copied.push((await (await item?.data['text/plain'])?.text()) ?? ''),
    },
  })
})

test('DEMO-7: a persona’s link names them and the state', async () => {
  await press('omar', async () => MOMENT)
  expect(new URL(copied[0] ?? '').search).toBe('?as=omar&clock=paused&at=withdrawal.confirming.asking')
})

test('DEMO-7: a newcomer’s link is one to the moment, because no other browser knows them', async () => {
  const button = await press('new@mail.example', async () => MOMENT)
  expect([button, copied, notices]).toEqual([
    flowsCopy.tools.moment,
    [MOMENT],
    [{ tone: 'done', text: flowsCopy.tools.momentCopied }],
  ])
})

test('DEMO-7: where a newcomer’s moment cannot be copied, the reason is said', async () => {
  await press('new@mail.example', () => Promise.reject(new Error('It is too long.')))
  expect([copied, notices.map(({ text }) => text)]).toEqual([[], ['It is too long.']])
})

async function press(customer: string, share: () => Promise<string>): Promise<string | null> {
  const place = document.createElement('div')
  flushSync(() =>
    createRoot(place).render(
      <CopyLink
        machine="withdrawal"
        paths={['confirming.asking']}
        customer={customer}
        share={share}
        onNotice={(notice) => void notices.push(notice)}
      />,
    ),
  )
  const button = place.querySelector('button')
  const told = notices.length
  button?.click()
  await vi.waitFor(() => expect(notices.length).toBeGreaterThan(told))
  return button?.textContent ?? null
}
