import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const NAME = 'mockServiceWorker.js'

/** The header of a call that only the worker may answer, as `src/workbench/demo/call-target.ts` sets it. */
const MODE = 'larkspur-backend'

/**
 * Serves MSW's worker script from the package, on the dev server only. Builds do not contain it. Refuses a call of the mode `worker` that
 * has passed the worker, before it is passed on to a real backend (MOCK-5).
 */
export function mswWorker(): Plugin {
  return {
    name: 'larkspur:msw-worker',
    apply: 'serve',
    configureServer: ({ config: { base }, middlewares }) => {
      middlewares.use((request, response, next) => {
        if (request.headers[MODE] !== 'worker') return next()
        response.writeHead(421).end('Only MSW’s service worker answers this call, and it did not.')
      })
      middlewares.use(async (request, response, next) => {
        if (request.url?.split('?')[0] !== `${base}${NAME}`) return next()
        const script = await readFile(fileURLToPath(import.meta.resolve(`msw/${NAME}`)))
        response.setHeader('content-type', 'text/javascript').end(script)
      })
    },
  }
}
