// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { clock } from '#src/platform/actors/app-clock.ts'
import { withMarks } from './mark-changes.ts'

clock.set('paused')
const page = document.createElement('main')
document.body.append(page)

beforeEach(async () => {
  await clock.advance(2_000)
  page.innerHTML = figure('Total balance', '£1,000.00') + row('d1', 'Pending')
})

/** The page becomes this. */
const become = (html: string, known?: ReadonlySet<string>) =>
  withMarks(() => {
    page.innerHTML = html
  }, known)

test('DEMO-3: a changed row is marked for two seconds of the app clock’s time and read out', async () => {
  await become(figure('Total balance', '£1,000.00') + row('d1', 'Approved'))
  expect([marked(), said()]).toEqual([['d1'], 'Deposit £500.00: Approved'])
  await clock.advance(1_999)
  expect(marked()).toEqual(['d1'])
  await clock.advance(1)
  expect([marked(), said()]).toEqual([[], ''])
})

test('DEMO-3: the mark is the number’s or the word’s, not its cell’s, and a new row’s as a whole', async () => {
  await become(figure('Total balance', '<b>£1,500.00</b>') + row('d2', 'Pending') + row('d1', 'Approved'))
  const altered = [...document.querySelectorAll<HTMLElement>('[data-altered]')]
  expect(altered.map(({ outerHTML }) => outerHTML)).toEqual([
    '<b data-altered="">£1,500.00</b>',
    '<span data-altered="">Approved</span>',
  ])
  expect([...document.querySelectorAll('[data-changed=new]')].map(keyOf)).toEqual(['d2'])
  await clock.advance(2_000)
  expect(document.querySelector('[data-altered]')).toBeNull()
})

test('DEMO-3: of a step that is released the step is marked, not the sentence beside it nor the page under the dialog; a sentence alone is', async () => {
  const dialog = (step: string, note: string, under: string) => {
    const beside = note === '' ? '' : `<p data-live="note">${note}</p>`
    page.innerHTML = `<div inert>${row('w1', under)}</div><p data-live="step">${step}</p>${beside}`
  }
  const altered = () =>
    [...document.querySelectorAll('[data-altered], [data-changed=new]')].map(({ textContent }) => textContent)
  for (const before of ['', 'Wait.']) {
    dialog('Step 2 of 9', before, 'Pending')
    await withMarks(() => dialog('Step 3 of 9', 'Enter your code.', 'Approved'))
    expect(altered()).toEqual(['Step 3 of 9'])
  }
  expect(said()).toBe('Deposit £500.00: Approved. Step 3 of 9. Enter your code.')
  await withMarks(() => dialog('Step 3 of 9', 'Enter the new code.', 'Approved'))
  expect(altered()).toEqual(['Enter the new code.'])
})

test('DEMO-3: several changes are one announcement, the record first, and a new row counts as changed', async () => {
  await become(figure('Total balance', '£1,500.00') + row('d2', 'Approved') + row('d1', 'Pending'))
  expect([marked(), said()]).toEqual([['Total balance', 'd2'], 'Deposit £500.00: Approved. Total balance: £1,500.00'])
})

test('DEMO-3: of many changes three are read out, and the rest are counted', async () => {
  await become(['b', 'c', 'd', 'e', 'f'].map((key) => `<p data-live="${key}">${key} is new</p>`).join(''))
  expect(said()).toBe('b is new. c is new. d is new. 2 more changes')
})

test('DEMO-3: a record that a long list draws only now is not new, and of many new ones none is marked', async () => {
  const old = new Set(['d1', 'd2'])
  await become(figure('Total balance', '£1,000.00') + row('d3', 'Pending') + row('d2', 'Pending'), old)
  expect(marked()).toEqual(['d3'])
  const rows = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => row(id, 'Pending'))
  await become(figure('Total balance', '£7,000.00') + rows.join(''))
  expect(marked()).toEqual(['Total balance'])
})

test('DEMO-3: the next change moves the mark, and one that is not on screen leaves it', async () => {
  await become(figure('Total balance', '£1,500.00') + row('d1', 'Pending'))
  await withMarks(() => {})
  expect(marked()).toEqual(['Total balance'])
  await clock.advance(1_000)
  await become(figure('Total balance', '£1,500.00') + row('d1', 'Failed'))
  await clock.advance(1_999)
  expect([marked(), said()]).toEqual([['d1'], 'Deposit £500.00: Failed'])
})

test('DEMO-3: a time in other words is not a change', async () => {
  await withMarks(() => {
    const time = page.querySelector('time') ?? expect.unreachable('the row has no time')
    time.textContent = 'Yesterday'
  })
  expect([marked(), said()]).toEqual([[], ''])
})

test('DEMO-3: a changed record out of view is brought into view, not one in view, and not while the customer is in a field', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  const confirm = (status: string) => become(`${figure('Total balance', status)}${row('d1', status)}<input>`)
  const inView = vi.spyOn(document, 'elementFromPoint').mockReturnValue(null)
  await confirm('Approved')
  expect(scrolled.mock.contexts).toEqual([page.querySelector('[data-live=d1]')])
  inView.mockImplementation(() => page.querySelector('[data-live=d1] span'))
  await confirm('Failed')
  inView.mockReturnValue(null)
  await withMarks(() => {
    page.querySelector('input')?.focus()
    for (const status of page.querySelectorAll('[data-live=d1] :last-child')) status.textContent = 'Pending'
  })
  expect([marked(), scrolled.mock.calls.length]).toEqual([['d1'], 1])
})

const figure = (label: string, amount: string) =>
  `<dl><div data-live="${label}"><dt>${label}</dt><dd>${amount}</dd></div></dl>`

const row = (id: string, status: string) =>
  `<div data-live="${id}"><span>Deposit</span><span>£500.00</span><time>Today</time><span>${status}</span></div>`

const keyOf = (element: Element) => element.getAttribute('data-live')

const marked = () => [...document.querySelectorAll<HTMLElement>('[data-changed]')].map(({ dataset }) => dataset.live)

const said = () => document.querySelector('[aria-live=polite]')?.textContent
