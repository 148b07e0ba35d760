// @vitest-environment happy-dom
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { CopyLink, type Notice } from './copy-link.tsx'
import { flowsCopy } from './viewer/flows-copy.ts'

const copied: string[] = []
const notices: Notice[] = []

beforeEach(() => {
  copied.length = 0
  notices.length = 0
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } })
})

test('DEMO-7: a persona’s link names them and the state', async () => {
  show('omar').querySelector('button')?.click()
  await vi.waitFor(() => expect(notices).toEqual([{ tone: 'done', text: flowsCopy.tools.linkCopied }]))
  expect(new URL(copied[0] ?? '').search).toBe('?as=omar&clock=paused&at=withdrawal.confirming.asking')
})

test('DEMO-7: a newcomer has no link to a state, because no other browser knows them', () => {
  expect(show('new@mail.example').querySelector('button')).toBe(null)
})

/** What is shown of a withdrawal that asks for the code. */
function show(customer: string): HTMLElement {
  const place = document.createElement('div')
  flushSync(() =>
    createRoot(place).render(
      <CopyLink
        machine="withdrawal"
        paths={['confirming.asking']}
        customer={customer}
        onNotice={(notice) => void notices.push(notice)}
      />,
    ),
  )
  return place
}
