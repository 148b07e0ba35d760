/** A story that signs Ada in. */
export const ADA = JSON.stringify({
  format: 'larkspur',
  version: 2,
  title: 'Ada',
  start: { persona: null, page: '/login' },
  steps: [
    { kind: 'sign-in', persona: 'ada', ms: 1_000 },
    { kind: 'caption', text: 'Ada is in.', ms: 3_000 },
  ],
})
