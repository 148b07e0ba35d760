/** `import.meta.env`, read in one place. Anything but VITE_BACKEND=live is the demo (SEC-3). */
export const isDemo = import.meta.env.VITE_BACKEND !== 'live'

/** The base that every path of the contract is relative to. */
export const apiBase: string = isDemo ? '/api' : (import.meta.env.VITE_API_URL ?? '')

export const contentProject: string = isDemo ? 'demo0000' : (import.meta.env.VITE_SANITY_PROJECT_ID ?? '')
