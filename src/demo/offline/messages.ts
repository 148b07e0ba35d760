/** What pages ask of a worker. */
export type Order =
  /** to start serving, though pages of an older build are open: somebody wants the new version */
  | 'take-over'
  /** to fetch what the shell does not need at once */
  | 'keep-the-rest'
  /** to drop the files that nobody uses */
  | 'tidy'

/** What a worker asks of every page, and of the other workers; answered on the port that comes with it. */
export const QUESTION = 'what-do-you-use'
