/** The button beside a text that can be copied. */
export const copyableCopy = {
  copy: (what: string) => `Copy: ${what}`,
  copied: 'Copied',
  failed: 'Not copied. Please select it.',
} as const
