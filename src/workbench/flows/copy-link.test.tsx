// @vitest-environment happy-dom
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { CopyLink } from './copy-link.tsx'

test('DEMO-7: a newcomer has no link to a state, because no other browser knows them', () => {
  const buttonsFor = (customer: string) => {
    const place = document.createElement('div')
    const link = <CopyLink machine="withdrawal" paths={['confirming.asking']} customer={customer} onNotice={() => {}} />
    flushSync(() => createRoot(place).render(link))
    return place.querySelectorAll('button').length
  }
  expect([buttonsFor('omar'), buttonsFor('new@mail.example')]).toEqual([1, 0])
})
