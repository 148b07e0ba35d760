import { expect, test } from 'vitest'
import { createKnownSecrets } from './known-secrets.ts'

test('DEMO-8: a secret that was met is found wherever else it stands, as a whole word', () => {
  const known = createKnownSecrets()
  for (const secret of ['482913', 'S3cret (pass)', 'passport.png', null, '']) known.add(secret)
  expect(
    known.scrub(
      {
        type: '482913',
        event: { value: 'my code is 482913.', list: ['S3cret (pass)', 'passport.png'], number: 482_913 },
        id: 'a482913b',
        code: '‹code›',
        none: null,
      },
      ['type'],
    ),
  ).toEqual({
    type: '482913',
    event: { value: 'my code is ‹secret›.', list: ['‹secret›', '‹secret›'], number: '‹secret›' },
    id: 'a482913b',
    code: '‹code›',
    none: null,
  })
})

test('DEMO-8: a password that is a word like any other is not looked for: it would be found everywhere', () => {
  const known = createKnownSecrets()
  for (const secret of ['loan', 'Sweden', '12', '‹password›']) known.add(secret)
  const value = { to: '/loan', country: 'Sweden', age: 12, password: '‹password›' }
  expect(known.scrub(value)).toEqual(value)
})
