import { expect, test } from 'vitest'
import { personas } from '#mocks/bank/personas.ts'
import { NotReached } from './go-to-state.ts'

const failure = { at: 'withdrawal.transferred', value: undefined, persona: null, meant: 'iris', reason: null }

test.each([
  [
    { value: { editing: 'fresh' }, persona: 'karl' },
    'The state “transferred” of the flow withdrawal could not be reached as Karl Brandt. It is in “editing, fresh”. The link is meant for Iris Moreau.',
  ],
  [{}, 'The state “transferred” of the flow withdrawal could not be reached. The flow is not open.'],
  [
    {
      at: 'withdrawal.confirming.notLoaded',
      value: { confirming: 'careNeeded' },
      reason: 'Step 3 failed (x): y',
    },
    'The state “confirming, not loaded” of the flow withdrawal could not be reached. It is in “confirming, care needed”. Step 3 failed (x): y.',
  ],
  [
    { at: 'kyc.uploaded', value: { editing: { front: 'idle', back: {} } } },
    'The state “uploaded” of the flow kyc could not be reached. It is in “editing, front, idle; back”.',
  ],
])('DEMO-7: a state that was not reached is told in words: %j', (part, words) => {
  expect(new NotReached({ ...failure, ...part }, personas).message).toBe(words)
})
