/** The texts of the bar that shows a scenario's captions while it plays. */
export const playCopy = {
  label: 'Guided tour',
  play: 'Play',
  pause: 'Pause',
  next: 'Next',
  end: 'End tour',
  over: (title: string) => `That was “${title}”`,
  overText: 'Everything is as the tour left it, and the clock is running. Go on from here, or start over.',
  failed: 'The tour has stopped',
  again: 'Watch again',
  reset: 'Reset',
  goOn: 'Go on by yourself',
} as const
