import type { Plugin } from 'vite'

/** The chunks whose functions run while a page starts. */
const RUNS_AT_START = new Set(['vendor', 'index', 'start'])
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Tells Chromium to compile these scripts as a whole while they arrive, in another thread (PERF-2). Otherwise it compiles each function when it is first
 * called, and the page waits. The comment counts only at the top of a file, where Vite would put its own code.
 */
export function compileHints(): Plugin {
  return {
    name: 'larkspur:compile-hints',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && RUNS_AT_START.has(file.name)) file.code = HINT + file.code
      },
    },
  }
}
