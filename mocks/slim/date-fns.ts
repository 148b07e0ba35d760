/** For the one function that @mswjs/data takes of it, to compare dates in queries. */
export function compareAsc(left: Date, right: Date): number {
  return left.getTime() - right.getTime()
}
