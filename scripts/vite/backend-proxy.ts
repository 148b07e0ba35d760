import type { Plugin, ProxyOptions, UserConfig } from 'vite'

/**
 * Sends the dev server's `/api` to a real backend, for the mode `http` (MOCK-5), and tells the page its address.
 *
 * @param target the backend's address, with or without the `/api` at its end: LARKSPUR_API. Throws an Error in words for what is none.
 */
export function backendProxy(target: string | undefined): Plugin {
  return {
    name: 'larkspur:backend-proxy',
    apply: 'serve',
    // Whether a page of another origin may call is the backend's to say, and Vite would say yes to every port of this machine.
    config: () => (target ? configOf(siteOf(target)) : {}),
  }
}

function configOf(site: string): UserConfig {
  return {
    define: { 'import.meta.env.LARKSPUR_API': JSON.stringify(site) },
    server: { cors: false, proxy: { '/api': proxyTo(site) } },
  }
}

function proxyTo(target: string): ProxyOptions {
  return {
    target,
    changeOrigin: true,
    configure: (proxy) => {
      proxy.on('proxyReq', (passed, { headers }) => {
        // The dev server's own pages call their own origin. The origin of any other page stays for the backend to judge.
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
