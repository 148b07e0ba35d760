/** Runs work when all before it is done. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/** One after another, in the order of the calls. What is part of such work must not wait for its turn. */
export function createTurns(): InTurn {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const done = last.then(work)
    last = done.catch(() => undefined)
    return done
  }
}
