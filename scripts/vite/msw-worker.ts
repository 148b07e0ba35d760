import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const NAME = 'mockServiceWorker.js'

/** Serves MSW's worker script from the package, on the dev server only. Builds do not contain it (MOCK-5). */
export function mswWorker(): Plugin {
  return {
    name: 'larkspur:msw-worker',
    apply: 'serve',
    configureServer: ({ config: { base }, middlewares }) => {
      middlewares.use(async (request, response, next) => {
        if (request.url?.split('?')[0] !== `${base}${NAME}`) return next()
        const script = await readFile(fileURLToPath(import.meta.resolve(`msw/${NAME}`)))
        response.setHeader('content-type', 'text/javascript').end(script)
      })
    },
  }
}
