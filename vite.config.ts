import { relative } from 'node:path'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { mockAliases } from './mocks/slim/aliases.ts'

/** Where the dev server sends `/api` when the backend in the page is off (`?backend=off`). */
const api = process.env.LARKSPUR_API
const isTest = process.env.VITEST !== undefined
const opensBrowser = process.stdout.isTTY === true && process.env.CI === undefined

/** What every page runs on and what changes only with a new version: one chunk, cached apart from the product. */
const VENDOR = inPackages(
  ...['react', 'react-dom', 'scheduler', 'use-sync-external-store', 'xstate', '@xstate/react'],
  ...['history', 'react-router', 'react-store', 'router-core', 'store'].map((name) => `@tanstack/${name}`),
)

export default defineConfig({
  plugins: [
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
  ],
  resolve: { alias: isTest ? [] : mockAliases },
  server: {
    host: '127.0.0.1',
    port: 5173,
    open: opensBrowser,
    proxy: api === undefined ? {} : { '/api': { target: api, changeOrigin: true } },
  },
  preview: { host: '127.0.0.1', port: 4173 },
  build: {
    // Browsers that lack it are older than those that the build is for.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames: chunkName,
        codeSplitting: {
          groups: [
            { name: 'vendor', test: VENDOR },
            { name: 'groq', test: inPackages('groq-js') },
          ],
        },
      },
    },
  },
  test: {
    environment: 'node',
    include: ['machines', 'src', 'mocks', 'scripts'].map((folder) => `${folder}/**/*.test.{ts,tsx}`),
    restoreMocks: true,
  },
})

/** Matches every module of these packages. */
function inPackages(...names: string[]): RegExp {
  return new RegExp(`node_modules[\\\\/](?:${names.join('|').replaceAll('/', '[\\\\/]')})[\\\\/]`)
}

/** The backend in the page is told apart by its chunk's name: budgets and the live build's check look for it. */
function chunkName({ moduleIds }: { moduleIds: string[] }): string {
  const isMock = moduleIds.some((id) => /^mocks[\\/](?!slim)/.test(relative(import.meta.dirname, id)))
  return `assets/${isMock ? 'mock-' : ''}[name]-[hash].js`
}
