import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Plugin, ProxyOptions } from 'vite'
import { Refusal } from '../refusal.ts'

/**
 * Forwards the dev server's `/api` to a real backend for the mode `http` (MOCK-5), and passes its address to the page.
 *
 * @param target LARKSPUR_API, the backend's address with or without `/api`. Throws a Refusal if it is not a valid address.
 */
export function backendProxy(target: string | undefined): Plugin {
  return {
    name: 'larkspur:backend-proxy',
    apply: 'serve',
    // The backend decides about other origins. Vite's default would allow every port of localhost.
    config: () => {
      if (!target) return {}
      const site = siteOf(target)
      const define = { 'import.meta.env.LARKSPUR_API': JSON.stringify(site) }
      return { define, server: { cors: false, proxy: { '/api': proxyTo(site) } } }
    },
  }
}

function proxyTo(target: string): ProxyOptions {
  return {
    target,
    changeOrigin: true,
    configure: (proxy) => {
      proxy.on('proxyReq', (passed, { headers }) => {
        // Rewrites the origin of the dev server's own pages only; the backend checks all others.
        if (headers.origin === `http://${headers.host}`) passed.removeHeader('origin')
      })
    },
  }
}

function siteOf(target: string): string {
  const url = URL.canParse(target) && /^https?:\/\/[^@?#\s]+$/i.test(target) ? new URL(target) : null
  if (url === null)
    throw new Refusal(
      'LARKSPUR_API must be the whole http or https address of a backend, such as http://127.0.0.1:3000.',
    )
  return url.href.replace(/(\/api)?\/*$/, '')
}

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
