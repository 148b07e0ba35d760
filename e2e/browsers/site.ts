import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { capture } from './capture.ts'

/** The folders of the built demo and of the demo as one file. */
export interface Builds {
  dist: string
  single: string
}

/** A copy of the builds whose pages collect complaints, for a browser that cannot be given a script to run before the page's own. */
export function capturing({ dist, single }: Builds): Builds & { remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'larkspur-capturing-'))
  const copies = { dist: join(folder, 'dist'), single: join(folder, 'single') }
  cpSync(dist, copies.dist, { recursive: true })
  cpSync(single, copies.single, { recursive: true })
  const code = `(${capture})()`
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue
    const path = join(folder, file)
    const page = readFileSync(path, 'utf8')
      .replace('script-src ', `script-src '${hashOf(code)}' `)
      .replace(/(<meta http-equiv="Content-Security-Policy"[^>]*>)/, `$1<script>${code}</script>`)
    writeFileSync(path, page)
  }
  allowChanges(copies.dist)
  return { ...copies, remove: () => rmSync(folder, { recursive: true }) }
}

/** The worker keeps only files whose content it knows. */
function allowChanges(dist: string): void {
  const worker = join(dist, 'worker.js')
  const text = readFileSync(worker, 'utf8').replace(/\[\{[^[\]]*"url":[^[\]]*\}\]/, (list) => {
    const files: { url: string; integrity: string }[] = JSON.parse(list)
    return JSON.stringify(files.map((file) => ({ ...file, integrity: hashOf(readFileSync(join(dist, file.url))) })))
  })
  writeFileSync(worker, text)
}

function hashOf(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}
