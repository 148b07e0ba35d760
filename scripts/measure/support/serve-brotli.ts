import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { createSecureServer } from 'node:http2'
import type { Server } from 'node:net'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { getCertificate } from '@vitejs/plugin-basic-ssl'
import { ROOT } from '../../root.ts'

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}
const COMPRESSED = ['.css', '.html', '.js', '.json', '.svg']

interface Host {
  origin: string
  /** compresses every file in advance */
  warmUp(): void
  close(): void
}

/** What requests of HTTP/1.1 and HTTP/2 have in common. */
interface Asked {
  url?: string | undefined
}

interface Answering {
  writeHead(status: number, headers: Record<string, string>): unknown
  end(body: Buffer): unknown
}

interface Packed {
  body: Buffer
  headers: Record<string, string>
}

/** Serves a built folder like a good host: maximum brotli, the shell for every route. */
export async function serveBrotli(folder: string): Promise<Host> {
  const { answer, warmUp } = openFolder(folder)
  const server = createServer(answer)
  await listen(server)
  return {
    origin: `http://127.0.0.1:${portOf(server)}`,
    warmUp,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The same over HTTP/2, which browsers speak only with a certificate: one signed by itself, so they have to ignore its errors. */
export async function serveHttp2(folder: string): Promise<Host> {
  const { answer, warmUp } = openFolder(folder)
  const pem = await getCertificate(join(ROOT, 'node_modules/.larkspur-https'))
  const server = createSecureServer({ key: pem, cert: pem }, answer)
  await listen(server)
  return { origin: `https://127.0.0.1:${portOf(server)}`, warmUp, close: () => server.close() }
}

function openFolder(folder: string) {
  const files = new Map<string, Packed>()
  const read = (path: string): Packed => {
    const file = files.get(path) ?? pack(path)
    files.set(path, file)
    return file
  }
  const answer = (request: Asked, response: Answering): void => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1')
    const { headers, body } = read(fileOf(folder, pathname))
    response.writeHead(200, headers)
    response.end(body)
  }
  const warmUp = () => {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const path = join(folder, name)
      if (statSync(path).isFile()) read(path)
    }
  }
  return { answer, warmUp }
}

const listen = (server: Server) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server listens nowhere.')
  return address.port
}

function fileOf(folder: string, pathname: string): string {
  const asked = [join(folder, pathname), join(folder, pathname, 'index.html')]
  const shells = [join(folder, '404.html'), join(folder, 'index.html')]
  return [...asked, ...shells].find((path) => existsSync(path) && statSync(path).isFile()) ?? ''
}

function pack(path: string): Packed {
  const type = extname(path)
  const text = readFileSync(path)
  const headers = { 'content-type': TYPES[type] ?? 'application/octet-stream', 'cache-control': 'no-store' }
  if (!COMPRESSED.includes(type)) return { body: text, headers }
  return { body: brotliCompressSync(text), headers: { ...headers, 'content-encoding': 'br' } }
}
