import type { ShippedStory } from './story.ts'

export const networkFails: ShippedStory = {
  id: 'network-fails',
  title: 'The network fails while paying',
  start: {
    persona: 'iris',
    at: 'withdrawal.confirming',
    faults: [{ call: 'POST transfer', kind: 'network', times: 1 }],
  },
  steps: [
    { ms: 1000, kind: 'caption', text: 'Iris is about to pay when the network fails for a moment.' },
    { ms: 1000, kind: 'event', flow: 'withdrawal', event: { type: 'code.submit', code: '‹code›' } },
    {
      ms: 2000,
      kind: 'caption',
      text: 'Nobody knows whether the payment arrived, so the page says exactly that, and offers to look it up.',
      about: { role: 'button', name: 'Check my history' },
    },
    { ms: 1000, kind: 'event', flow: 'withdrawal', event: { type: 'history.check' } },
    {
      ms: 1000,
      kind: 'caption',
      text: 'The history is loaded again to find out. So far, it has no such payment.',
      about: { role: 'region', name: 'History' },
    },
  ],
  end: { states: { modal: 'closed' }, rows: {} },
}
