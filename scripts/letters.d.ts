export const LETTERS: string
