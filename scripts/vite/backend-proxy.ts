import type { Plugin, ProxyOptions } from 'vite'

/**
 * Forwards the dev server's `/api` to a real backend for the mode `http` (MOCK-5), and passes its address to the page.
 *
 * @param target LARKSPUR_API, the backend's address with or without `/api`. Throws an Error if it is not a valid address.
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
    throw new Error('LARKSPUR_API must be the whole http or https address of a backend, such as http://127.0.0.1:3000.')
  return url.href.replace(/(\/api)?\/*$/, '')
}
