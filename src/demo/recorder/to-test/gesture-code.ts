import type { Gesture, Target } from '#src/kit/recorder/gesture.ts'
import { quoted } from './literal.ts'

/** A gesture as a line of a Playwright test. `value` is the code of what is filled in or chosen. */
export function gestureCode({ how, on }: Gesture, value: string): string {
  if (on === undefined) return `await page.keyboard.press(${value})`
  const element = locatorCode(on)
  switch (how) {
    case 'click':
    case 'check':
    case 'uncheck':
      return `await ${element}.${how}()`
    case 'fill':
    case 'press':
      return `await ${element}.${how}(${value})`
    case 'choose':
      return `await ${element}.selectOption(${value})`
    case 'files':
      return `await ${element}.setInputFiles(${value})`
  }
}

function locatorCode({ role, name, exact, in: place, nth }: Target): string {
  const scope =
    place === undefined ? 'page' : place.role === 'dialog' ? 'dialog' : `page.${byRole(place.role, place.name)}`
  const found =
    role === 'summary' ? `locator('summary').filter({ hasText: ${quoted(name)} })` : byRole(role, name, exact === true)
  return `${scope}.${found}${nth === undefined ? '' : nth === 0 ? '.first()' : `.nth(${nth})`}`
}

function byRole(role: string, name = '', exact = false): string {
  if (name === '') return `getByRole(${quoted(role)})`
  return `getByRole(${quoted(role)}, { name: ${quoted(name)}${exact ? ', exact: true' : ''} })`
}
