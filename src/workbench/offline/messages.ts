/** What pages ask the worker to do. */
export type WorkerCommand =
  /** activate now, even if pages of an older build are open: somebody wants the new version */
  | 'take-over'
  /** fetch the files that the shell does not need at first */
  | 'keep-the-rest'
  /** delete the files that nobody uses */
  | 'tidy'

/** What a worker asks every page and the other workers. They answer on the port that comes with the message. */
export const WHICH_BUILD = 'what-do-you-use'
