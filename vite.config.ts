import { join } from 'node:path'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { backendProxy, mswWorker } from './scripts/vite/backend-proxy.ts'
import { buildTarget } from './scripts/vite/browsers.ts'
import { backendOfBuild } from './scripts/vite/build-target.ts'
import { assetName, chunkGroups, chunkName, compileHints } from './scripts/vite/chunks.ts'
import { policy } from './scripts/vite/csp-plugin.ts'
import { offlineShell } from './scripts/vite/offline-shell.ts'
import { oneFile } from './scripts/vite/one-file.ts'
import { prerender } from './scripts/vite/prerender-plugin.ts'

const isTest = process.env.VITEST !== undefined
const opensBrowser = process.stdout.isTTY === true && process.env.CI === undefined

/** The scripts of every page. */
const isEntry = (file: string) => /^assets\/(index|vendor|react-dom|rolldown-runtime)-/.test(file)
const isWorkbench = (file: string) => /^assets\/workbench-/.test(file)

export default defineConfig({
  plugins: [
    backendOfBuild(),
    backendProxy(process.env.LARKSPUR_API),
    mswWorker(),
    isTest
      ? null
      : tanstackRouter({
          target: 'react',
          autoCodeSplitting: true,
          routesDirectory: 'src/routes',
          generatedRouteTree: 'src/routeTree.gen.ts',
          quoteStyle: 'single',
          semicolons: false,
        }),
    react(),
    compileHints(),
    oneFile(),
    prerender(),
    policy(),
    offlineShell(),
  ],
  // @sanity/client then sends by fetch, as all else: the mock has one way in (PERF-2).
  define: { XMLHttpRequest: 'undefined' },
  resolve: {
    alias: [
      {
        find: /^(.*\/(cookieStore|getRequestCookies|getCallFrame|statuses)\.mjs|set-cookie-parser|@open-draft\/logger)$/,
        replacement: join(import.meta.dirname, 'mocks/engine/msw-parts.ts'),
      },
    ],
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    open: opensBrowser,
  },
  preview: { host: '127.0.0.1', port: 4173 },
  build: {
    target: buildTarget,
    // No polyfill: every browser that the build is for has modulepreload. The entry's files are loaded already, and Firefox reports
    // a second request for them as an error. The names of all that the desk and the stories import would be in the first page's script (PERF-2).
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostId }) =>
        files.filter((file) => !isEntry(file) && !(isWorkbench(hostId) && file.endsWith('.js'))),
    },
    rolldownOptions: {
      output: {
        chunkFileNames: chunkName,
        assetFileNames: assetName,
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
})
