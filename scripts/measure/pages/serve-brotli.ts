import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

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

interface Packed {
  body: Buffer
  headers: Record<string, string>
}

/** Serves a built folder like a good host: maximum brotli, the shell for every route. */
export async function serveBrotli(folder: string): Promise<Host> {
  const files = new Map<string, Packed>()
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1')
    const path = fileOf(folder, pathname)
    const file = files.get(path) ?? pack(path)
    files.set(path, file)
    response.writeHead(200, file.headers).end(file.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server listens nowhere.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    warmUp: () => {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        const path = join(folder, name)
        if (statSync(path).isFile()) files.set(path, files.get(path) ?? pack(path))
      }
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
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
