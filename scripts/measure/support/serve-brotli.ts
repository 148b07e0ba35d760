import { readFileSync, statSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { createAdaptorServer } from '@hono/node-server'
import { getCertificate } from '@vitejs/plugin-basic-ssl'
import { getMimeType } from 'hono/utils/mime'
import { builtDemo } from '../../built-demo.ts'
import { launchChromium } from '../../launch-chromium.ts'
import { ROOT } from '../../root.ts'

const COMPRESSED = ['.css', '.html', '.js', '.json', '.svg']

/** Only an isolated page reads the time to 5 µs; any other to 100 µs. */
const ISOLATED = { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' }

/**
 * Serves a built folder like a good host, until the process ends: maximum brotli, the shell for every route. A file is compressed
 * when it is first asked for. Browsers speak HTTP/2 only with a certificate: this one is signed by itself, so they have to ignore its errors.
 *
 * @returns the origin
 */
export async function serveBrotli(folder: string, { isHttp2 = false } = {}): Promise<string> {
  const packed = new Map<string, ReturnType<typeof pack>>()
  const fetch = ({ url }: Request) => {
    const path = fileOf(folder, new URL(url).pathname)
    const { body, headers } = packed.get(path) ?? pack(path)
    packed.set(path, { body, headers })
    return new Response(body, { headers })
  }
  const server = createAdaptorServer({ fetch, ...(isHttp2 ? await secureHttp2() : {}) })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `${isHttp2 ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function secureHttp2() {
  const pem = await getCertificate(join(ROOT, 'node_modules/.larkspur-https'))
  return { createServer: createSecureServer, serverOptions: { key: pem, cert: pem } }
}

function fileOf(folder: string, pathname: string): string {
  const asked = [pathname, join(pathname, 'index.html'), '404.html', 'index.html'].map((name) => join(folder, name))
  return asked.find((path) => statSync(path, { throwIfNoEntry: false })?.isFile()) ?? ''
}

function pack(path: string) {
  const text = readFileSync(path)
  const headers = {
    'content-type': getMimeType(path) ?? 'application/octet-stream',
    'cache-control': 'no-store',
    ...ISOLATED,
  }
  if (!COMPRESSED.includes(extname(path))) return { body: text, headers }
  return { body: brotliCompressSync(text), headers: { ...headers, 'content-encoding': 'br' } }
}

/** Serves the built demo and launches a browser. Both end with the process. */
export async function openDemo() {
  return { origin: await serveBrotli(builtDemo()), browser: await launchChromium() }
}
