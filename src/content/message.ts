export const messageCopy = {
  failed: 'That did not go through. Your message is still here. Please try again.',
} as const
