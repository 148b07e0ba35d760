import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

export const ONE_FILE = 'larkspur-demo.html'
const ICON = /href="[^"]*favicon\.svg"/
const ENTRY = /[ \t]*<script type="module"[^>]* src="[^"]*"><\/script>\n?/
const STYLESHEET = /[ \t]*<link rel="stylesheet"[^>]*>\n?/g
const PRELOAD = /[ \t]*<link\s+rel="(?:module)?preload"[^>]*>\n?/g
const POLICY = /[ \t]*<meta http-equiv="Content-Security-Policy"[^>]*>\n?/g
const STYLE = /<style>(.*?)<\/style>/gs
const CHARSET = /<meta charset="utf-8" ?\/?>/

/**
 * `vite build --mode single`: the whole demo as one HTML file, with scripts, styles, fonts and icon (DEMO-9). Opened from
 * disk, it makes no requests, and its policy allows none: script and styles are allowed by hash.
 */
export function oneFile(): Plugin {
  let root = ''
  return {
    name: 'larkspur:one-file',
    apply: (_, { command, mode }) => command === 'build' && mode === 'single',
    enforce: 'post',
    config: ({ build }) => ({
      base: './',
      publicDir: false,
      build: {
        outDir: build?.outDir ?? 'dist-single',
        assetsInlineLimit: () => true,
        rolldownOptions: { output: { codeSplitting: false } },
      },
    }),
    configResolved: (config) => {
      root = config.root
    },
    // A preloaded asset stays a file, even if other modules use it.
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => {
        const icon = readFileSync(join(root, 'public/favicon.svg'), 'base64')
        return html.replace(PRELOAD, '').replace(ICON, `href="data:image/svg+xml;base64,${icon}"`)
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html']
        const files = Object.values(bundle)
        const chunks = files.filter((file) => file.type === 'chunk')
        const styles = files.filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
        if (page?.type !== 'asset' || chunks.length !== 1) this.error('One file is made of one page and one script.')
        const html = inOne(String(page.source), {
          script: chunks[0]?.code ?? '',
          style: styles.map(textOf).join('\n'),
        })
        for (const name of Object.keys(bundle)) delete bundle[name]
        // Hosts serve this file at their root.
        for (const fileName of [ONE_FILE, 'index.html']) this.emitFile({ type: 'asset', fileName, source: html })
        const megabytes = Buffer.byteLength(html) / 1024 / 1024
        this.info(`${ONE_FILE} is ${megabytes.toFixed(2)} MB`)
      },
    },
  }
}

interface Parts {
  script: string
  style: string
}

export function inOne(html: string, { script, style }: Parts): string {
  const code = safeInHtml(script)
  const page = html
    .replace(POLICY, '')
    .replace(STYLESHEET, '')
    .replace(ENTRY, () => `    <style>${style.trim()}</style>\n    <script type="module">${code}</script>\n`)
  // The page may already contain inline styles.
  const styles = [...page.matchAll(STYLE)].map(([, css = '']) => hashOf(css))
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(code)}`,
    `style-src ${styles.join(' ')}`,
    "style-src-attr 'none'",
    'img-src data: blob:',
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`
  return page.replace(CHARSET, (charset) => `${charset}\n    ${meta}`)
}

/** Escapes text that would end the inline script or hide its end. Strings and regular expressions keep their meaning. */
function safeInHtml(script: string): string {
  return script.trim().replace(/<(?=\/script|script|!--)/gi, '\\x3C')
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function textOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk): string {
  return file.type === 'asset' ? String(file.source) : file.code
}
