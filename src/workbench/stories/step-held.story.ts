import type { ShippedStory } from './story.ts'

export const stepHeld: ShippedStory = {
  id: 'step-held',
  title: 'The bank holds the next step',
  start: { persona: 'omar', at: 'withdrawal.confirming.careNeeded' },
  steps: [
    { ms: 1000, kind: 'caption', text: 'Every second step of a withdrawal is released by customer care.' },
    { kind: 'caption', text: 'Omar has typed the code, and is asked to contact customer care.' },
    { ms: 1000, kind: 'operator', action: 'releaseStep', args: ['omar'] },
    { kind: 'caption', text: 'As soon as the bank releases the step, the message on Omar’s screen changes.' },
    { ms: 1000, kind: 'event', flow: 'withdrawal', event: { type: 'code.submit', code: '‹code›' } },
    { ms: 2000, kind: 'caption', text: 'The code of the next step works at once.' },
  ],
  end: { states: { modal: 'closed' }, rows: { 'users/omar': [{ transferStep: 4 }] } },
}
