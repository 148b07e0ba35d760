// @vitest-environment happy-dom
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { FileField } from './file-field.tsx'

/** Renders the field with a file, and again with another. */
function mount() {
  const host = document.createElement('div')
  document.body.replaceChildren(host)
  const copy = { area: 'Area', drop: '', choose: '', replace: '', preview: '', remove: '' }
  const onChoose = vi.fn()
  const field = {
    label: 'Proof',
    name: 'proof',
    hint: '',
    accept: '',
    copy,
    onChoose,
    onRefuse: vi.fn(),
    onRemove: vi.fn(),
  }
  const root = createRoot(host)
  onTestFinished(() => root.unmount())
  const render = (file: File | null) => flushSync(() => root.render(<FileField {...field} file={file} />))
  render(null)
  return { host, onChoose, render }
}

test('IN-5: a picture without a type that is dropped on its field is not opened by the window, too', () => {
  const onWindow = vi.fn()
  window.addEventListener('drop', onWindow)
  onTestFinished(() => window.removeEventListener('drop', onWindow))
  const { host, onChoose } = mount()
  const file = new File([], 'receipt.heic')
  const dataTransfer = { files: [file], items: [{ kind: 'file', type: '', webkitGetAsEntry: () => null }] }
  const input = host.querySelector('input') ?? expect.unreachable()
  Object.defineProperty(input, 'files', { writable: true })
  host
    .querySelector('[role=group]')
    ?.dispatchEvent(Object.assign(new Event('drop', { bubbles: true }), { dataTransfer }))
  expect(onChoose).toHaveBeenCalledWith(file)
  expect(onWindow).not.toHaveBeenCalled()
})

test('DEP-3, QA-2: the field is described by the file that it holds, which its input need not have', () => {
  const { host, render } = mount()
  render(new File(['x'], 'receipt.png'))
  const input = host.querySelector('input') ?? expect.unreachable()
  const described = input.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain('receipt.png')
})

test('IN-5: nothing that is dropped beside the field opens in place of the page, and a text field takes texts', () => {
  const { host } = mount()
  const text = document.createElement('input')
  host.append(text)
  const isPrevented = (target: Element, ...types: string[]) => {
    const drop = new Event('drop', { bubbles: true, cancelable: true })
    target.dispatchEvent(Object.assign(drop, { dataTransfer: { types } }))
    return drop.defaultPrevented
  }
  expect([isPrevented(document.body, 'Files'), isPrevented(document.body, 'text/uri-list')]).toEqual([true, true])
  expect([isPrevented(text, 'Files'), isPrevented(text, 'text/plain')]).toEqual([true, false])
})

test('DEP-3, KYC-1, QA-3: the object URL of a picture is given back when the picture changes or goes, but not while it is still loading', () => {
  const urls = ['blob:first', 'blob:second', 'blob:third']
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => urls.shift() ?? '')
  const giveBack = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  const { host, render } = mount()
  const show = (name: string, isLoaded: boolean) => {
    render(new File([], name))
    const image = host.querySelector('img') ?? expect.unreachable()
    Object.defineProperty(image, 'complete', { configurable: true, value: isLoaded })
    return image
  }
  expect(show('first.png', true).src).toBe('blob:first')
  show('second.png', true)
  expect(giveBack.mock.calls).toEqual([['blob:first']])
  const late = show('third.png', false)
  expect(giveBack.mock.calls.slice(1)).toEqual([['blob:second']])
  render(null)
  expect(host.querySelector('img')).toBe(null)
  expect(giveBack.mock.calls.slice(2)).toEqual([])
  late.dispatchEvent(new Event('load'))
  expect(giveBack.mock.calls.slice(2)).toEqual([['blob:third']])
})
