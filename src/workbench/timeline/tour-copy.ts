/** The texts of the bar that shows a tour's captions. */
export const tourCopy = {
  label: 'Guided tour',
  chapter: (chapter: number, chapters: number) => `Chapter ${chapter} of ${chapters}`,
  place: (caption: number, captions: number) => `${caption} of ${captions}`,
  minutesLeft: (minutes: number) => `About ${minutes} min left`,
  secondsLeft: 'Under 1 min left',
  play: 'Play',
  pause: 'Pause',
  back: 'Back',
  next: 'Next',
  end: 'End tour',
  over: (title: string) => `That was “${title}”`,
  overText: 'Everything is as the tour left it, and the clock is running. Go on from here, or start over.',
  failed: 'The tour has stopped',
  again: 'Watch again',
  reset: 'Reset',
  goOn: 'Go on by yourself',
} as const
