export const notFoundCopy = {
  description: 'There is no page at this address.',
  text: 'There is no page at this address. It may have moved, or the address may have a typo.',
  home: 'Go to the home page',
} as const
