// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { aboutOfChange, findAbout, unmarkChanges } from './find-about.ts'

beforeEach(() => {
  Element.prototype.checkVisibility = function () {
    return this.closest('[hidden]') === null
  }
})

test.each([
  ['button', 'Next Step', '<button id="it">Next  <b>Step</b></button>'],
  ['button', 'Close', '<button aria-label="Close" id="it">×</button>'],
  ['img', 'A receipt', '<img alt="A receipt" id="it">'],
  ['textbox', 'Code', '<label for="it">Code</label><input id="it">'],
  ['region', 'Balances', '<section aria-labelledby="h" id="it"><h2 id="h">Balances</h2></section>'],
  ['region', 'Balances', '<section aria-label="Balances" style="display: contents"><div id="it"></div></section>'],
  ['paragraph', 'Step 4 of 9', '<p>Step 3 of 9</p><p id="it">Step 4 of 9</p>'],
  ['button', 'Go', '<button hidden>Go</button><button id="it">Go</button>'],
  ['button', 'Go', '<div inert><button>Go</button></div><button id="it">Go</button>'],
  ['button', 'Go', '<button>Go</button><div><div role="dialog"><button id="it">Go</button></div></div>'],
  ['dialog', 'Bank', '<div><div role="dialog" aria-label="Bank" id="it"></div></div>'],
])('DEMO-8: what a caption is about is found by role and name: %s %s in %s', (role, name, html) => {
  document.body.innerHTML = html
  expect(findAbout({ role, name })?.id).toBe('it')
})

test('DEMO-8: what is missing is not found', () => {
  document.body.innerHTML = '<button>Next Step</button><a href="/">Next</a>'
  expect(findAbout({ role: 'button', name: 'Next' })).toBeNull()
})

const figures = '<section aria-label="Balances"><div data-changed=""><dt>Total</dt></div></section>'
const history = '<section aria-label="Deposit history"><p data-changed=""></p></section>'
const dialog = '<div role="dialog" aria-label="Bank"><section><p data-changed="new"></p></section></div>'

test.each([
  ['the part of a record', history, { about: { role: 'region', name: 'Deposit history' } }],
  ['the dialog', dialog, { about: { role: 'dialog', name: 'Bank' } }],
  [
    'the record, before the figures that follow from it',
    figures + history,
    { about: { role: 'region', name: 'Deposit history' } },
  ],
  ['nothing behind a dialog', `<div inert>${history}</div>${figures}`, { about: { role: 'region', name: 'Balances' } }],
  ['nothing in a part without a name', '<section><p data-changed=""></p></section>', {}],
  ['nothing that is not on the page', '<section aria-label="History"></section>', {}],
])('DEMO-19: a caption before what the bank does lights %s', (_, html, about) => {
  document.body.innerHTML = html
  expect(aboutOfChange()).toEqual(about)
})

test('DEMO-19: what the command before has changed is not taken for what this one changes', () => {
  document.body.innerHTML = '<section aria-label="History"><p data-changed=""><b data-altered=""></b></p></section>'
  unmarkChanges()
  expect([aboutOfChange(), document.querySelector('[data-altered]')]).toEqual([{}, null])
})
