// @vitest-environment happy-dom
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { FileField } from './file-field.tsx'

test('IN-5: a picture without a type that is dropped on its field is not opened by the window, too', () => {
  const [onChoose, onWindow] = [vi.fn(), vi.fn()]
  window.addEventListener('drop', onWindow)
  onTestFinished(() => window.removeEventListener('drop', onWindow))
  const host = document.createElement('div')
  document.body.replaceChildren(host)
  const copy = { area: 'Area', drop: '', choose: '', replace: '', preview: '', remove: '' }
  const field = {
    label: 'Proof',
    name: 'proof',
    hint: '',
    accept: '',
    file: null,
    copy,
    onRefuse: vi.fn(),
    onRemove: vi.fn(),
  }
  const root = createRoot(host)
  onTestFinished(() => root.unmount())
  flushSync(() => root.render(<FileField {...field} onChoose={onChoose} />))
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
