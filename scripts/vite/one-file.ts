import { readFileSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { viteSingleFile } from 'vite-plugin-singlefile'

const ICON = /href="[^"]*favicon\.svg"/
const PRELOAD = /[ \t]*<link\s+rel="preload"[^>]*>\n?/g

/**
 * `vite build --mode single`: the whole demo as one HTML file, with scripts, styles, fonts and icon (DEMO-9). Its policy allows
 * script and styles by hash, so the plugin that adds it comes later in the list.
 */
export function oneFile(): Plugin[] {
  const apply: Plugin['apply'] = (_, { command, mode }) => command === 'build' && mode === 'single'
  let root = ''
  return [
    { ...(viteSingleFile() as Plugin), apply },
    {
      name: 'larkspur:one-file',
      apply,
      config: ({ build }) => ({ publicDir: false, build: { outDir: build?.outDir ?? 'dist-single' } }),
      configResolved: (config) => {
        root = config.root
      },
      transformIndexHtml: {
        order: 'pre',
        // vite-plugin-singlefile 2.3.4 inlines scripts and styles only. Vite 8 never inlines what is in `public`, or preloaded.
        handler: (html) => {
          const icon = readFileSync(join(root, 'public/favicon.svg'), 'base64')
          return html.replace(PRELOAD, '').replace(ICON, `href="data:image/svg+xml;base64,${icon}"`)
        },
      },
      // The file to hand out has a name of its own; a host needs `index.html`.
      writeBundle: ({ dir = '' }) => copyFile(join(dir, 'index.html'), join(dir, 'larkspur-demo.html')),
    },
  ]
}
