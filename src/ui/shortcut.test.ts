import { expect, test } from 'vitest'
import { plainKey, shortcutOf } from './shortcut.ts'

interface Modifiers {
  ctrlKey?: boolean
  metaKey?: boolean
  altKey?: boolean
  shiftKey?: boolean
  altGraph?: boolean
}

const NONE = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

test.each<[string, string, string, Modifiers, string]>([
  ['US', 'z', 'KeyZ', { ctrlKey: true }, 'Ctrl+z'],
  ['US with Caps Lock', 'Z', 'KeyZ', { ctrlKey: true }, 'Ctrl+z'],
  ['US with Shift', 'Z', 'KeyZ', { ctrlKey: true, shiftKey: true }, 'Ctrl+Shift+z'],
  ['Mac', 'z', 'KeyZ', { metaKey: true }, 'Ctrl+z'],
  ['German', 'z', 'KeyY', { ctrlKey: true }, 'Ctrl+z'],
  ['Russian', 'я', 'KeyZ', { ctrlKey: true }, 'Ctrl+z'],
  ['Hebrew', 'ז', 'KeyZ', { ctrlKey: true }, 'Ctrl+z'],
  ['Russian', 'х', 'BracketLeft', {}, '['],
  ['German on Windows, by AltGr', '[', 'Digit8', { ctrlKey: true, altKey: true, altGraph: true }, '['],
  ['German on Linux, by AltGr', ']', 'Digit9', { altGraph: true }, ']'],
  ['German on a Mac, by Option', '[', 'Digit5', { altKey: true }, '['],
  ['Polish on Windows, AltGr types ż', 'ż', 'KeyZ', { ctrlKey: true, altKey: true, altGraph: true }, 'Ctrl+Alt+z'],
  ['US, Alt opens a menu', 'l', 'KeyL', { altKey: true }, 'Alt+l'],
  ['French without Shift', 'à', 'Digit0', {}, '0'],
  ['US with Shift', '+', 'Equal', { shiftKey: true }, '+'],
  ['a dead key', 'Dead', 'Equal', {}, 'Dead'],
  ['any with Shift', 'ArrowLeft', 'ArrowLeft', { shiftKey: true }, 'Shift+ArrowLeft'],
  ['an input method', 'Process', 'KeyZ', { ctrlKey: true }, 'Ctrl+Process'],
])(
  'IN-15: on a keyboard of the layout %s, %s at %s with %o is %s',
  (_, key, code, { altGraph = false, ...held }, name) => {
    const getModifierState = (modifier: string) => modifier === 'AltGraph' && altGraph
    expect(shortcutOf({ ...NONE, ...held, key, code, getModifierState })).toBe(name)
  },
)

test('IN-15: with Alt, Ctrl or Cmd a key belongs to the browser; with Shift or without it is the page’s', () => {
  const press = { ...NONE, key: 'ArrowLeft', code: 'ArrowLeft', getModifierState: () => false }
  const held = [{}, { shiftKey: true }, { altKey: true }, { metaKey: true }, { ctrlKey: true, shiftKey: true }]
  const plain = held.map((keys) => plainKey({ ...press, ...keys }))
  expect(plain).toEqual(['ArrowLeft', 'ArrowLeft', 'Alt+ArrowLeft', 'Ctrl+ArrowLeft', 'Ctrl+Shift+ArrowLeft'])
})

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'IN-15: a key that an input method has is no shortcut: %j',
  (composing) => {
    expect(shortcutOf({ ...NONE, ...composing, key: 'Escape', code: 'Escape', getModifierState: () => false })).toBe('')
  },
)
