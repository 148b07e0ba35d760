/** The texts of the bar that shows a scenario's captions while it plays. */
export const playCopy = {
  label: 'Guided tour',
  play: 'Play',
  pause: 'Pause',
  next: 'Next',
  end: 'End tour',
  over: (title: string) => `That was “${title}”`,
  overText: 'Everything is as the tour left it.',
  resets: 'Resetting puts all customers, data and the clock back, and removes your own stories.',
  failed: 'The tour has stopped',
  again: 'Watch again',
  ended: 'The tour has ended.',
  reloaded: 'The page was loaded again, so the tour has ended.',
  reset: 'Reset the demo',
  goOn: 'Go on by yourself',
} as const
