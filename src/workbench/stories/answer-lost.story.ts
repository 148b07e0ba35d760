import type { ShippedStory } from './story.ts'

export const answerLost: ShippedStory = {
  id: 'answer-lost',
  title: 'The bank’s answer is lost',
  start: {
    persona: 'iris',
    at: 'withdrawal.confirming',
    faults: [{ call: 'POST transfer', kind: 'network', after: true, times: 1 }],
  },
  steps: [
    {
      ms: 1000,
      kind: 'caption',
      text: 'Iris is about to pay when the connection breaks, just after the bank has received the withdrawal.',
    },
    { ms: 1000, kind: 'event', flow: 'withdrawal', event: { type: 'code.submit', code: '‹code›' } },
    {
      ms: 2000,
      kind: 'caption',
      text: 'The bank has the withdrawal, but its answer never arrives: the page says that it does not know, and offers to look it up.',
      about: { role: 'button', name: 'Check my history' },
    },
    { ms: 1000, kind: 'event', flow: 'withdrawal', event: { type: 'history.check' } },
    {
      ms: 1000,
      kind: 'caption',
      text: 'The history has been loaded again, and tells: the withdrawal was made, and its code is used up.',
      about: { role: 'region', name: 'History' },
    },
  ],
  end: {
    states: { modal: 'closed' },
    rows: { 'users/iris': [{ userOtp: '0' }], 'transfers/iris': [{ amount: 100, status: false }] },
  },
}
