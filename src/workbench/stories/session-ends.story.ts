import type { ShippedStory } from './story.ts'

export const sessionEnds: ShippedStory = {
  id: 'session-ends',
  title: 'The session ends',
  start: {
    persona: 'iris',
    at: 'withdrawal.confirming',
    faults: [{ call: 'POST transfer', kind: 'status', status: 401, times: 1 }],
  },
  steps: [
    {
      ms: 1000,
      kind: 'caption',
      text: 'Iris has left the page open for too long, and the session has expired.',
      about: { role: 'dialog', name: 'Confirm your withdrawal' },
    },
    { ms: 1000, kind: 'event', flow: 'withdrawal', event: { type: 'code.submit', code: '‹code›' } },
    {
      ms: 2000,
      kind: 'caption',
      text: 'The payment is not made, and Iris is asked to log in again.',
      about: { role: 'status', name: 'Your session has expired. Please log in again.' },
    },
    { kind: 'caption', text: 'No money has moved. After the next login, the withdrawal can be continued.' },
  ],
  end: { states: { session: 'signedOut', login: 'editing' }, rows: {} },
}
