// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { dropSecondClicks } from './double-click.ts'

test('ERR-3: the second click of a double click presses no button, link or summary, but one that is pressed many times in a row', () => {
  document.body.innerHTML = `
    <button id="button"><span>Send</span></button>
    <a id="link" href="#there">There</a>
    <details><summary id="summary">More</summary></details>
    <button id="zoom" data-repeats>+</button>
    <p id="text">Words</p>`
  dropSecondClicks()
  const pressed: string[] = []
  document.body.addEventListener('click', (event) => pressed.push(`${(event.target as Element).id} ${event.detail}`))
  const isPrevented = (selector: string, detail: number) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail })
    document.querySelector(selector)?.dispatchEvent(event)
    return event.defaultPrevented
  }
  const clicked = ['#button', '#button > span', '#link', '#summary', '#zoom', '#text'].map((selector) => [
    selector,
    // A key presses a button with no click of the pointer.
    ...[0, 1, 2, 3].map((detail) => isPrevented(selector, detail)),
  ])
  expect(clicked).toEqual([
    ['#button', false, false, true, true],
    ['#button > span', false, false, true, true],
    ['#link', false, false, true, true],
    ['#summary', false, false, true, true],
    ['#zoom', false, false, false, false],
    ['#text', false, false, false, false],
  ])
  const each = (id: string, ...details: number[]) => details.map((detail) => `${id} ${detail}`)
  expect(pressed).toEqual([
    ...each('button', 0, 1),
    ...each('', 0, 1),
    ...each('link', 0, 1),
    ...each('summary', 0, 1),
    ...each('zoom', 0, 1, 2, 3),
    ...each('text', 0, 1, 2, 3),
  ])
})

test('ERR-3: Enter that is held down presses once, and writes lines in a text of many', () => {
  document.body.innerHTML = `
    <button id="button">Send</button><input id="input"><a id="link" href="#there">There</a>
    <button id="zoom" data-repeats>+</button><textarea id="text"></textarea>`
  dropSecondClicks()
  const isPrevented = (id: string, key: string, repeat: boolean) => {
    const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, key, repeat })
    document.getElementById(id)?.dispatchEvent(event)
    return event.defaultPrevented
  }
  const held = ['button', 'input', 'link', 'zoom', 'text'].map((id) => [
    id,
    isPrevented(id, 'Enter', false),
    isPrevented(id, 'Enter', true),
    isPrevented(id, 'Backspace', true),
  ])
  expect(held).toEqual([
    ['button', false, true, false],
    ['input', false, true, false],
    ['link', false, true, false],
    ['zoom', false, false, false],
    ['text', false, false, false],
  ])
})
