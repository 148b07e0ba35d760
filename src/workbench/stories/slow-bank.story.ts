import type { ShippedStory } from './story.ts'

export const slowBank: ShippedStory = {
  id: 'slow-bank',
  title: 'A slow bank',
  start: { persona: 'ada', clock: 'paused', preset: 'slow-friday' },
  steps: [
    { kind: 'caption', text: 'The bank is busy today, and every answer takes many seconds.' },
    { kind: 'caption', text: 'The page appears at once, with grey bars in place of the figures.' },
    { ms: 30000, kind: 'answer' },
    { kind: 'caption', text: 'When the answers arrive, the figures take their places.' },
  ],
  end: {
    states: { customer: { user: 'ready', loans: 'ready', deposits: 'ready', kyc: 'ready', transfers: 'ready' } },
    rows: {},
  },
}
