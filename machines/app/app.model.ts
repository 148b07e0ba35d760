import { defineModel } from '#machines/model/model.ts'
import { choice, text } from '#machines/model/payload-fields.ts'
import { onPage, sent } from '#machines/model/steps.ts'
import { PLACEHOLDERS } from '#src/contract/placeholders.ts'
import type { appMachine } from './app.machine.ts'

const NEVER = 'No actor of the app breaks.'
const failed = { error: new Error('broken'), inApp: NEVER }
const lasting = { failed }
const goTo = (to: string) => [{ kind: 'page', to }] as const

export const appModel = defineModel<typeof appMachine>({
  id: 'app',
  starts: { 'the page is open': { input: {}, inApp: onPage('/') } },
  payloads: {
    'page.enter': {
      page: choice('login', 'sign-up', 'password-request', 'password-reset', 'contact', 'bank', 'other'),
      route: text('/_public/login'),
    },
  },
  moves: {
    'to the sign-in': { type: 'page.enter', page: 'login', route: '/login' },
    'to the sign-up': { type: 'page.enter', page: 'sign-up', route: '/create-account' },
    'to the password request': { type: 'page.enter', page: 'password-request', route: '/forget-password' },
    'to the password reset': { type: 'page.enter', page: 'password-reset', route: '/reset-password/$id' },
    'to the contact page': { type: 'page.enter', page: 'contact', route: '/contact' },
    'to the bank': { type: 'page.enter', page: 'bank', route: '/loan' },
    'to the front page': { type: 'page.enter', page: 'other', route: '/' },
    'leave the page': { type: 'page.leave' },
    'a page loads': { type: 'overlay.show' },
    'it is there': { type: 'overlay.hide' },
  },
  inApp: {
    'to the sign-in': goTo('/login'),
    'to the sign-up': goTo('/create-account'),
    'to the password request': goTo('/forget-password'),
    'to the password reset': [
      ...goTo('/forget-password'),
      sent('password-request', { type: 'email.submit', email: 'ada@larkspur.example' }),
      ...goTo(`/reset-password/${PLACEHOLDERS.link}`),
    ],
    'to the contact page': goTo('/contact'),
    'to the bank': [{ kind: 'sign-in', persona: 'ada' }, ...goTo('/loan')],
    'to the front page': goTo('/'),
    'leave the page': 'A page is left when the demo restarts it.',
    'a page loads': 'Pages load in real time, which the app clock waits out.',
    'it is there': 'Pages load in real time, which the app clock waits out.',
  },
  outcomes: {
    session: lasting,
    toasts: lasting,
    login: { 'signed in': { done: undefined }, failed },
    'sign-up': { registered: { done: { email: 'wren@larkspur.example' } }, failed },
    backdrop: lasting,
    'password-request': lasting,
    'password-reset': { changed: { done: undefined }, failed },
    contact: lasting,
    newsletter: lasting,
    map: lasting,
    navigation: lasting,
    'page-load': lasting,
  },
})
