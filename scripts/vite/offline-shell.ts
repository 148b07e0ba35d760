import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { loadEnv, type Plugin, type UserConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { brand, demoNotice as demoStrip } from '#src/content/brand.ts'

/** Never loaded: two parts of the content service's client that the product does not use. */
const NEVER_LOADED = ['assets/stegaEncodeSourceMap-*', 'assets/browser-*']

/**
 * Adds the service worker, its file list and the web app manifest to the built demo (DEMO-9). The live build, the one-file
 * build and the dev server have none.
 */
export function offlineShell(): Plugin[] {
  let folder = ''
  const plugins = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/workbench/offline',
    filename: 'worker.ts',
    injectRegister: false,
    includeManifestIcons: false,
    injectManifest: {
      // The fallback page for every route; the other pages are prerendered for one URL each.
      globPatterns: ['404.html', 'favicon.svg', 'assets/*'],
      globIgnores: NEVER_LOADED,
      rollupFormat: 'iife',
      dontCacheBustURLsMatching: /^assets\//,
      manifestTransforms: [
        (entries) => ({
          manifest: entries.map((entry) => ({ ...entry, integrity: integrityOf(join(folder, entry.url)) })),
        }),
      ],
    },
    integration: {
      configureOptions: ({ root, build }) => {
        folder = resolve(root, build.outDir)
      },
    },
    manifest: {
      name: brand.name,
      short_name: brand.shortName,
      description: demoStrip.text,
      lang: 'en',
      display: 'standalone',
      theme_color: '#fbf8f1',
      background_color: '#fbf8f1',
      icons: [
        { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
  })
  return plugins.filter(({ apply }) => apply !== 'serve').map((plugin) => ({ ...plugin, apply: isForDemo }))
}

function isForDemo({ root = process.cwd(), envDir }: UserConfig, { command, mode }: { command: string; mode: string }) {
  return command === 'build' && mode !== 'single' && loadEnv(mode, envDir || root, 'VITE_').VITE_BACKEND !== 'live'
}

function integrityOf(path: string): string {
  return `sha256-${createHash('sha256').update(readFileSync(path)).digest('base64')}`
}
