import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { test } from '@playwright/test'
import { getMimeType } from 'hono/utils/mime'

/** A static host that can switch builds, answer with an error, and stop. */
export interface Host {
  origin: string
  /** serves another build from now on */
  serve(folder: string): void
  /** answers matching paths with this status until called with null */
  fail(pattern: RegExp | null, status?: number): void
  stop(): Promise<void>
}

/** @param below the base path of the files, for a host with several sites */
export async function startHost(first: string, below = ''): Promise<Host> {
  let folder = first
  let fault: { pattern: RegExp; status: number } | null = null
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1')
    const file = pathname.startsWith(`${below}/`) ? fileOf(folder, pathname.slice(below.length)) : null
    if (fault?.pattern.test(pathname)) response.writeHead(fault.status).end('not now')
    else if (file === null) response.writeHead(404).end('no such file')
    else {
      response.writeHead(200, { 'content-type': getMimeType(file) ?? 'application/octet-stream' })
      response.end(readFileSync(file))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    serve: (next) => {
      folder = next
    },
    fail: (pattern, status = 500) => {
      fault = pattern === null ? null : { pattern, status }
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** The path's own page, a file, or the fallback page. */
function fileOf(folder: string, pathname: string): string | null {
  const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true
  const asked = [join(folder, pathname), join(folder, pathname, 'index.html')].find(isFile)
  if (asked !== undefined || extname(pathname) !== '') return asked ?? null
  return [join(folder, '404.html'), join(folder, 'index.html')].find(isFile) ?? null
}

/** The name of a page's build, as set by `otherBuild`; null for the original. */
export const BUILD = 'larkspur-build'

/**
 * Makes a copy that looks like another build: scripts are renamed everywhere, and the pages contain the name of their build.
 * Returns the folder.
 */
export function otherBuild(folder: string, mark: string): string {
  const copy = test.info().outputPath(`build-${mark}`)
  cpSync(folder, copy, { recursive: true })
  const scripts = readdirSync(join(copy, 'assets')).filter((name) => name.endsWith('.js'))
  const renamed = new Map(scripts.map((name) => [name, name.replace(/(?=\.js$)/, `-${mark}`)]))
  const texts = readdirSync(copy, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(js|html)$/.test(path))
  for (const path of texts) {
    let text = readFileSync(join(copy, path), 'utf8').replace(/[\w@.-]+\.js/g, (name) => renamed.get(name) ?? name)
    if (path.endsWith('.html')) text = text.replace('</head>', `<meta name="${BUILD}" content="${mark}"></head>`)
    writeFileSync(join(copy, path), text)
  }
  for (const [name, next] of renamed) renameSync(join(copy, 'assets', name), join(copy, 'assets', next))
  const worker = join(copy, 'worker.js')
  const list = /\[\{[^[\]]*"url":[^[\]]*\}\]/
  const text = readFileSync(worker, 'utf8').replace(list, (found) => {
    const files = (JSON.parse(found) as { url: string; revision: string | null; integrity: string }[]).map((file) => ({
      ...file,
      revision: file.revision === null ? null : `${mark}${file.revision}`,
      integrity: `sha256-${createHash('sha256')
        .update(readFileSync(join(copy, file.url)))
        .digest('base64')}`,
    }))
    return JSON.stringify(files)
  })
  writeFileSync(worker, text)
  return copy
}
