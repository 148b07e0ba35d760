// @vitest-environment happy-dom
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { CodeField } from './code-field.tsx'

/** As the product's reader does for these texts. */
const read = (text: string) => /(?<![0-9])[0-9]{6}(?![0-9])/.exec(text)?.[0] ?? text.replaceAll(/[\s-]/g, '')

function mount({ isWrong = false } = {}) {
  const host = document.createElement('div')
  document.body.replaceChildren(host)
  const root = createRoot(host)
  const show = (error: string | undefined): void =>
    flushSync(() =>
      root.render(<CodeField label="Code" name="code" read={read} error={error} onChange={() => show(undefined)} />),
    )
  show(undefined)
  const input = host.querySelector('input') ?? expect.unreachable('there is no field')
  // As a browser does it: React notices what is assigned to `value` itself, and then reports no change.
  const hold = (value: string) => Reflect.set(HTMLInputElement.prototype, 'value', value, input)
  const fire = (event: Event) => flushSync(() => input.dispatchEvent(event))
  /** Replaces the selection, as a browser does for keys and paste. */
  const enter = (text: string, inputType = 'insertText') => {
    const { selectionStart, selectionEnd, value } = input
    fire(new InputEvent('beforeinput', { inputType, data: text, bubbles: true }))
    const before = value.slice(0, selectionStart ?? 0)
    hold(before + text + value.slice(selectionEnd ?? 0))
    input.setSelectionRange(before.length + text.length, before.length + text.length)
    fire(new InputEvent('input', { inputType, data: text, bubbles: true }))
  }
  const type = (text: string) => {
    for (const digit of text) enter(digit)
  }
  const paste = (text: string) => enter(text, 'insertFromPaste')
  const suggest = (text: string) => {
    hold(text)
    fire(new InputEvent('input', { inputType: 'insertReplacementText', bubbles: true }))
  }
  if (isWrong) {
    type('111111')
    show('That code is not correct.')
  }
  return { input, hold, type, paste, suggest, fire }
}

test.each(['1', '482913', '12345678', '123456789012'])('WD-4: the code %s can be typed', (code) => {
  const { input, type } = mount()
  type(code)
  expect(input.value).toBe(code)
})

test('IN-2: a pasted or suggested code is cleaned, and replaces what was typed before it', () => {
  const { input, type, paste, suggest } = mount()
  paste('G-482913')
  expect(input.value).toBe('482913')
  input.setSelectionRange(2, 2)
  paste('Your code is 555666.')
  expect(input.value).toBe('555666')
  suggest('G-482913')
  expect(input.value).toBe('482913')
  suggest('')
  type('48')
  paste('2913')
  expect(input.value, 'only a part of the code').toBe('482913')
})

const ways: [string, (field: ReturnType<typeof mount>) => void][] = [
  ['typed', ({ type }) => type('482913')],
  ['pasted', ({ paste }) => paste('482913')],
  ['suggested', ({ suggest }) => suggest('482913')],
  [
    'pasted into the third place',
    ({ input, paste }) => {
      input.setSelectionRange(2, 2)
      paste('482 913')
    },
  ],
]

test.each(ways)('IN-2: the next code replaces a wrong one: %s', (_, enter) => {
  const field = mount({ isWrong: true })
  enter(field)
  expect(field.input.value).toBe('482913')
})

test('IN-2: a wrong code can be corrected by hand', () => {
  const { input, hold, fire } = mount({ isWrong: true })
  fire(new InputEvent('beforeinput', { inputType: 'deleteContentBackward', bubbles: true }))
  hold('11111')
  fire(new InputEvent('input', { inputType: 'deleteContentBackward', bubbles: true }))
  expect(input.value).toBe('11111')
})

test('IN-2: a code that an input method composes is cleaned once it is complete', () => {
  const { input, hold, fire } = mount({ isWrong: true })
  fire(new CompositionEvent('compositionstart', { bubbles: true }))
  hold('1111114 8')
  fire(new InputEvent('input', { inputType: 'insertCompositionText', isComposing: true, bubbles: true }))
  expect(input.value).toBe('1111114 8')
  fire(new CompositionEvent('compositionend', { bubbles: true }))
  expect(input.value).toBe('48')
})
