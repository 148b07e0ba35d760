/** Makes one program of an entry in TypeScript, relative to the root. */
export function buildForNode(entry: string, outDir: string): Promise<void>
