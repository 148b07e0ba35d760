import { isDemo } from '#src/platform/env.ts'

/** A fictional bank, with a reserved mail domain and phone number (DEMO-10). */
export const brand = {
  name: isDemo ? 'Larkspur Demo Bank' : 'Larkspur Bank',
  shortName: 'Larkspur',
  kind: isDemo ? 'Demo Bank' : 'Bank',
  support: { email: 'care@larkspur.example', phone: '+1 340 555 0142' },
} as const

/** The demo notice, on every screen of the demo. In an object of its own, so that a live build leaves it out. */
export const demoNotice = {
  label: 'About this site',
  text: 'A fictional demonstration with no real money.',
  textShort: 'Fictional. No real money.',
  /** with a real backend the money may be real, so the notice says whose data it shows instead (MOCK-5) */
  textOf: (host: string) => `A demonstration. The data comes from ${host}.`,
  desk: 'Demo desk',
  tours: 'Guided tours',
  toursShort: 'Tours',
  backend: 'Backend',
  modes: { worker: 'Worker', http: 'HTTP' },
} as const
