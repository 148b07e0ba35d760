// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type GestureWatch, watchGestures } from './watch-gestures.ts'

let watch: GestureWatch
beforeEach(() => {
  watch = watchGestures('[data-tools]')
})
afterEach(() => watch.stop())

/** Shows a page and returns how to find its elements. */
function show(html: string): <E extends HTMLElement>(selector: string) => E {
  document.body.innerHTML = html
  return (selector) => document.querySelector(selector) as never
}

function type(field: HTMLInputElement, ...texts: string[]): void {
  for (const text of texts) {
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

const key = (element: Element, name: string) =>
  element.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }))
const button = (name: string) => ({ role: 'button', name })
const field = (name: string) => ({ role: 'textbox', name })

test('DEMO-15: a gesture names the element by role and accessible name, and typing counts once', () => {
  const find = show('<label>Title <input id="title"></label> <button><b>Save</b> song</button>')
  find('#title').click()
  type(find('#title'), 'B', 'Bl', 'Blue')
  find('b').click()
  expect(watch.take()).toEqual([
    { how: 'fill', on: field('Title'), value: 'Blue' },
    { how: 'click', on: button('Save song') },
  ])
})

test('DEMO-15: what follows from a gesture has none of its own; what a tool does has no list', () => {
  const find = show('<button>Play</button><div data-tools><button id="tool">Next</button></div>')
  expect(watch.take()).toBeUndefined()
  find('button').click()
  expect(watch.take()).toHaveLength(1)
  expect(watch.take()).toEqual([])
  find('#tool').click()
  expect(watch.take()).toBeUndefined()
  find('button').click()
  expect(watch.interrupt()).toHaveLength(1)
  expect(watch.take()).toBeUndefined()
})

test('SEC-4: the value of a password or a code is never read, not even while the password is shown', () => {
  const find = show(
    '<input aria-label="Password" name="password" type="password"><input aria-label="Code" name="code" autocomplete="one-time-code">',
  )
  type(find('[name=password]'), 'hunter2')
  find('[name=password]').setAttribute('type', 'text')
  find('[name=password]').setAttribute('autocomplete', 'current-password')
  type(find('[name=password]'), 'hunter22')
  type(find('[name=code]'), '482913')
  expect(watch.take()).toEqual([
    { how: 'fill', on: field('Password'), field: 'password' },
    { how: 'fill', on: field('Code'), field: 'code' },
  ])
})

test('DEMO-15: an element is told from others of its name by the dialog, a landmark, or its place', () => {
  const find = show(`
    <nav aria-label="Songs"><a href="/play" id="nav">Play</a></nav>
    <main><a href="/play" id="main">Play</a><a href="/all">Play all</a></main>
    <ul><li><button id="first">Remove</button></li><li><button id="second">Remove</button></li></ul>
    <div role="dialog"><button id="inside">Remove</button></div>`)
  for (const id of ['#nav', '#main', '#second', '#inside']) find(id).click()
  expect(watch.take()?.map(({ on }) => on)).toEqual([
    { role: 'link', name: 'Play', in: { role: 'navigation', name: 'Songs' } },
    { role: 'link', name: 'Play', exact: true, in: { role: 'main' } },
    { ...button('Remove'), nth: 1 },
    { ...button('Remove'), in: { role: 'dialog' } },
  ])
})

test('DEMO-15: Enter counts as the click that it causes; Escape and the keys of a list count by themselves', () => {
  const find = show(
    '<form><input id="title" aria-label="Title"><button>Save</button></form><input id="artist" role="combobox" aria-label="Artist">',
  )
  key(find('#title'), 'Enter')
  find('button').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }))
  expect(watch.take()).toEqual([{ how: 'click', on: button('Save') }])
  type(find('#artist'), 'jon')
  for (const name of ['ArrowDown', 'Enter']) key(find('#artist'), name)
  const artist = { role: 'combobox', name: 'Artist' }
  expect(watch.take()).toEqual([
    { how: 'fill', on: artist, value: 'jon' },
    { how: 'press', on: artist, value: 'ArrowDown' },
    { how: 'press', on: artist, value: 'Enter' },
  ])
  key(document.body, 'Escape')
  expect(watch.take()).toEqual([{ how: 'press', value: 'Escape' }])
})

test('DEMO-15: choices, checks and files are gestures, each once', () => {
  const find = show(`
    <select aria-label="Speed"><option>Slow</option><option>Fast</option></select>
    <label><input type="checkbox"> Loop</label> 
    <input type="file" aria-label="Cover"><input type="file" aria-label="Booklet">`)
  find<HTMLSelectElement>('select').value = 'Fast'
  find('select').dispatchEvent(new Event('change', { bubbles: true }))
  find('[type=checkbox]').click()
  const files = [new File(['x'], 'cover.png')]
  for (const input of document.querySelectorAll('[type=file]')) {
    Object.defineProperty(input, 'files', { value: files })
    // Widgets report what they have taken as a change of their own.
    for (let count = 0; count < 2; count++) input.dispatchEvent(new Event('change', { bubbles: true }))
  }
  expect(watch.take()).toEqual([
    { how: 'choose', on: { role: 'combobox', name: 'Speed' }, value: 'Fast' },
    { how: 'check', on: { role: 'checkbox', name: 'Loop' } },
    { how: 'files', on: button('Cover') },
    { how: 'files', on: button('Booklet') },
  ])
})
