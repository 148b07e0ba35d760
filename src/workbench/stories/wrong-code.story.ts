import type { ShippedStory } from './story.ts'

export const wrongCode: ShippedStory = {
  id: 'wrong-code',
  title: 'A wrong code',
  start: { persona: 'iris', at: 'withdrawal.confirming' },
  steps: [
    { ms: 1000, kind: 'caption', text: 'Iris enters a wrong code.', about: { role: 'textbox', name: 'Code' } },
    { ms: 1000, kind: 'event', flow: 'withdrawal', event: { type: 'code.submit', code: '‹wrong code›' } },
    { kind: 'caption', text: 'The code is compared in the browser, and nothing is sent to the bank.' },
    { kind: 'caption', text: 'The form says what is wrong and keeps everything else.' },
  ],
  end: { states: { withdrawal: { confirming: 'wrong' } }, rows: {} },
}
