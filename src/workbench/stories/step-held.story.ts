import type { ShippedStory } from './story.ts'

export const stepHeld: ShippedStory = {
  id: 'step-held',
  title: 'The bank holds the next step',
  start: { persona: 'omar', at: 'withdrawal.confirming.careNeeded' },
  steps: [
    {
      ms: 1000,
      kind: 'caption',
      text: 'Every second step of a withdrawal is released by customer care.',
      about: { role: 'dialog', name: 'Waiting for the bank' },
    },
    {
      kind: 'caption',
      text: 'The next step is the bank’s, so Omar’s dialog asks for nothing but to contact customer care.',
      about: { role: 'dialog', name: 'Waiting for the bank' },
    },
    { ms: 1000, kind: 'operator', action: 'releaseStep', args: ['omar'] },
    {
      kind: 'caption',
      text: 'As soon as the bank releases the step, the field for the code appears on Omar’s screen.',
      about: { role: 'textbox', name: 'Code' },
    },
    { ms: 1000, kind: 'event', flow: 'withdrawal', event: { type: 'code.submit', code: '‹code›' } },
    { ms: 2000, kind: 'caption', text: 'The code counts at once. The step after it is the bank’s again.' },
  ],
  end: { states: { modal: 'closed' }, rows: { 'users/omar': [{ transferStep: 4 }] } },
}
