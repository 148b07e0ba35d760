export const notFoundCopy = {
  description: 'There is no page at this address.',
  text: 'There is no page at this address. It may have moved, or a letter may have gone astray on the way.',
  home: 'Go to the home page',
} as const
