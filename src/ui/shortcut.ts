/** What stands on the keys of a US keyboard that carry another script's letters elsewhere. */
const SIGNS: Record<string, string> = { BracketLeft: '[', BracketRight: ']', Minus: '-', Equal: '=' }

type Press = Partial<Pick<KeyboardEvent, 'key' | 'isComposing' | 'keyCode'>> &
  Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'getModifierState'>

/**
 * A key press as the name of a shortcut: 'z', 'Shift+z', 'Ctrl+z' (Cmd counts as Ctrl), '[', 'Escape'. Goes by the character that the key
 * types, with Caps Lock and by AltGr or Option too; by the key's place where the layout has another script's letter there (IN-15).
 */
export function shortcutOf(press: Press): string {
  const { key, code, isComposing, keyCode } = press
  // An input method has it, such as Escape for what is being composed. Safari says so by 229 only.
  if (isComposing === true || keyCode === 229) return ''
  // Chromium reports what its autofill fills in as a key press without a key.
  if (key === undefined) return ''
  const isTyped = /^[!-~]$/.test(key)
  const name = key.length > 1 ? key : isTyped ? key.toLowerCase() : signAt(code)
  // On Windows, AltGr is reported as Ctrl and Alt.
  const types = isTyped && (press.getModifierState('AltGraph') || (press.altKey && !/[a-z\d]/i.test(key)))
  const modifiers = [
    (press.ctrlKey || press.metaKey) && !types ? 'Ctrl' : '',
    press.altKey && !types ? 'Alt' : '',
    press.shiftKey && /^[a-z]$|../.test(name) ? 'Shift' : '',
  ]
  return [...modifiers.filter((modifier) => modifier !== ''), name].join('+')
}

/** The key, with Shift or without. With Alt, Ctrl or Cmd it belongs to the browser: their names stand before it (IN-15). */
export function plainKey(press: Press): string {
  return shortcutOf(press).replace(/^Shift\+/, '')
}

function signAt(code: string): string {
  const [, letter = ''] = /^(?:Key|Digit)(.)$/.exec(code) ?? []
  return letter === '' ? (SIGNS[code] ?? '') : letter.toLowerCase()
}
