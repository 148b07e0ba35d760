// @vitest-environment happy-dom
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { CodeField } from './code-field.tsx'

function mount(error?: string) {
  const host = document.createElement('div')
  document.body.replaceChildren(host)
  flushSync(() => createRoot(host).render(<CodeField label="Code" name="code" limit={12} error={error} />))
  const input = host.querySelector('input') ?? expect.unreachable('there is no field')
  const enter = (value: string, data: string | null) => {
    input.value = value
    flushSync(() => input.dispatchEvent(new InputEvent('input', { data, bubbles: true })))
  }
  const type = (text: string) => {
    for (const digit of text) enter(input.value + digit, digit)
  }
  return { input, enter, type }
}

test.each(['1', '482913', '12345678', '123456789012'])('WD-4: the code %s can be typed', (code) => {
  const { input, type } = mount()
  type(code)
  expect(input.value).toBe(code)
})

test('WD-4: a pasted code loses its spaces and all characters that a code cannot have', () => {
  const { input, enter } = mount()
  enter('482 913', null)
  expect(input.value).toBe('482913')
  enter('1234-5678-9012-3456', null)
  expect(input.value).toBe('123456789012')
})

test('WD-4: a digit typed after a wrong code starts a new code', () => {
  const { input, enter, type } = mount('That code is not correct.')
  enter('482913', null)
  type('1')
  expect(input.value).toBe('1')
})
