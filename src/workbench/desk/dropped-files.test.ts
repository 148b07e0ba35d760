// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { onDroppedFile } from './dropped-files.ts'

const take = vi.fn()
beforeEach(() => {
  take.mockClear()
  return onDroppedFile(take)
})

/** An event of dragging one file, or a text, as a browser sends it. */
function drag(name: 'dragover' | 'drop', type: string, kind = 'file') {
  const file = new File([], 'file', { type })
  const dataTransfer = { items: [{ kind, type }], files: kind === 'file' ? [file] : [], dropEffect: 'copy' }
  const event = Object.assign(new Event(name, { bubbles: true, cancelable: true }), { dataTransfer })
  document.body.dispatchEvent(event)
  return event
}

test('DEMO-17: a picture dropped beside its field neither replaces the page nor opens as a timeline', () => {
  const over = drag('dragover', 'image/png')
  expect([over.defaultPrevented, over.dataTransfer.dropEffect]).toEqual([true, 'none'])
  expect(drag('drop', 'image/png').defaultPrevented).toBe(true)
  expect(take).not.toHaveBeenCalled()
})

test('DEMO-17: what a field or the browser takes itself is left to it', () => {
  const field = (event: Event) => event.preventDefault()
  document.body.addEventListener('dragover', field)
  expect(drag('dragover', 'image/png').dataTransfer.dropEffect).toBe('copy')
  document.body.removeEventListener('dragover', field)
  expect(drag('drop', 'text/plain', 'string').defaultPrevented).toBe(false)
})

test.each(['application/json', 'text/json', 'application/zip', 'text/plain', ''])(
  'DEMO-17, IN-13: a dropped file of the type "%s" is opened',
  (type) => {
    expect(drag('dragover', type).dataTransfer.dropEffect).toBe('copy')
    drag('drop', type)
    expect(take).toHaveBeenCalledOnce()
  },
)

test('DEMO-17: of several dropped files, those that the demo may have saved are opened', () => {
  const types = ['image/png', 'application/json', 'text/plain']
  const files = types.map((type) => new File([], type, { type }))
  const items = types.map((type) => ({ kind: 'file', type }))
  const drop = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), { dataTransfer: { items, files } })
  document.body.dispatchEvent(drop)
  expect(take.mock.calls.map(([{ name }]) => name)).toEqual(['application/json', 'text/plain'])
})
