/** For MSW's URL patterns: the handlers here match by the contract's calls (`call-names.ts`). */
export function matchRequestUrl(): { matches: boolean; params: Record<string, string> } {
  return { matches: false, params: {} }
}

export function isPath(value: unknown): boolean {
  return typeof value === 'string' || value instanceof RegExp
}
