import type { ShippedStory } from './story.ts'

export const slowBank: ShippedStory = {
  id: 'slow-bank',
  title: 'A slow bank',
  start: { persona: 'ada', clock: 'paused', preset: 'slow-friday' },
  steps: [
    { kind: 'caption', text: 'The bank is busy today, and every answer takes many seconds.' },
    {
      kind: 'caption',
      text: 'The page appears at once. Grey bars take the place of the figures until the answers arrive.',
      about: { role: 'region', name: 'Balances' },
    },
    { ms: 30000, kind: 'answer' },
    {
      kind: 'caption',
      text: 'The answers have arrived, and the figures have taken their places.',
      about: { role: 'region', name: 'Balances' },
    },
  ],
  end: {
    states: { customer: { user: 'ready', loans: 'ready', deposits: 'ready', kyc: 'ready', transfers: 'ready' } },
    rows: {},
  },
}
