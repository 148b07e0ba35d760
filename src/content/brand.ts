import { isDemo } from '#src/platform/env.ts'

/** Who the product says that it is. A fictional bank: reserved mail domain, reserved phone numbers (DEMO-10). */
export const brand = {
  name: isDemo ? 'Larkspur Demo Bank' : 'Larkspur Bank',
  shortName: 'Larkspur',
  kind: isDemo ? 'Demo Bank' : 'Bank',
  support: { email: 'care@larkspur.example', phone: '+1 340 555 0142' },
} as const

/** What the demonstration says of itself on every screen; apart, so that a live build has none of it. */
export const demoStrip = {
  label: 'About this site',
  text: 'A fictional demonstration with no real money.',
  /** while a real backend answers, the money may be real: the strip says whose data they are instead (MOCK-5) */
  textOf: (host: string) => `A demonstration. The data are those of ${host}.`,
  desk: 'Demo desk',
  tours: 'Guided tours',
  toursShort: 'Tours',
  backend: 'Backend',
  modes: { mock: 'Mock', worker: 'Worker', http: 'HTTP' },
} as const
