/** The oldest versions that have every feature the product uses (QA-5). README and docs/testing.md name them too. */
export const OLDEST = { chrome: '122', edge: '122', firefox: '128', safari: '17.4' }

/** The same as Vite's `build.target`. */
export const buildTarget: string[] = Object.entries(OLDEST).map(([name, version]) => name + version)
