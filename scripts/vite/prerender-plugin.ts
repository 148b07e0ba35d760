import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import type { PrerenderedPage } from '#src/app/prerender.tsx'
import { ROOT } from '../root.ts'
import { backendOfBuild } from './build-target.ts'
import { REACT_DOM } from './chunks.ts'

const FONTS = /[ \t]*<link\s+rel="preload"[^>]* as="font"[^>]*>\n?/gs
/** the font of headings and figures */
const DISPLAY = 'fraunces'
const PLACE = '<div id="root"></div>'
const TITLE = /\n *<title>[^<]*<\/title>/
const STYLE = / style="([^"]*)"/g
/** The mock backend, which pages of the signed-in area need. */
const BACKEND = /^src\/workbench\/start-bank\.ts$|^mocks\/bank\/backend\.ts$/
/** For a file whose name has its hash. */
const FOR_EVER = 'public, max-age=31536000, immutable'
/** Reads the address before the router is made. */
const WORKBENCH = 'src/workbench/index.ts'

/**
 * Prerenders every public page, and the frame of every signed-in page, into a file of its own, so that the first paint needs
 * no script (PERF-1). The original page becomes `404.html` for every other URL. `policy()` comes later in the list, to allow the
 * frames' styles by hash. The preview responds like a static host, except for the status of missing pages.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'larkspur:prerender',
    enforce: 'post',
    // The one-file build has one page for all routes, with its script inline.
    apply: (_, { mode }) => mode !== 'single',
    configResolved: (resolved) => {
      config = resolved
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const index = bundle['index.html']
        if (index?.type !== 'asset') return
        const template = String(index.source)
        if (!template.includes(PLACE)) throw new Error(`index.html has no ${PLACE}`)
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        // The page's other scripts come first: they start the bank and send the first calls meanwhile (PERF-2).
        const last = chunks
          .filter(({ name }) => name === REACT_DOM)
          .map(({ fileName }) => modulePreload(fileName, config.base))
          .join('')
        for (const page of await prerenderPages(config)) {
          const source = fill(template, page, preloads(page, chunks, template, config.base) + last)
          if (page.path === '/') index.source = source
          else this.emitFile({ type: 'asset', fileName: `${page.path.slice(1)}/index.html`, source })
        }
        this.emitFile({ type: 'asset', fileName: '404.html', source: template.replace('</head>', `${last}  </head>`) })
      },
    },
    configurePreviewServer: ({ config: { base, build, root }, middlewares }) => {
      const isBuilt = (path: string) => existsSync(resolve(root, build.outDir, path.slice(base.length)))
      middlewares.use((request, response, next) => {
        // The preview would compress a file each time it sends it, which takes longer than sending it whole on one computer (PERF-5).
        delete request.headers['accept-encoding']
        const [path = '', query] = (request.url ?? '').split('?')
        if (/\.\w+$/.test(path)) {
          // Vite would send the page in place of a file.
          if (!isBuilt(path)) return void response.writeHead(404).end()
          // As docs/hosting.md asks of hosts. The browser then keeps the compiled script, too (PERF-5).
          if (path.startsWith(`${base}assets/`)) response.setHeader('Cache-Control', FOR_EVER)
          return next()
        }
        const page = `${path.replace(/\/$/, '')}/index.html`
        request.url = `${isBuilt(page) ? page : `${base}404.html`}${query === undefined ? '' : `?${query}`}`
        next()
      })
    },
  }
}

/** Builds the pages for Node with the same settings and renders them. */
async function prerenderPages({ base, mode, envDir }: ResolvedConfig): Promise<PrerenderedPage[]> {
  const folder = await mkdtemp(join(tmpdir(), 'larkspur-pages-'))
  try {
    await build({
      configFile: false,
      root: ROOT,
      base,
      mode,
      envDir,
      logLevel: 'warn',
      publicDir: false,
      plugins: [backendOfBuild(), react()],
      ssr: { noExternal: true },
      build: { ssr: 'src/app/prerender.tsx', outDir: folder, emptyOutDir: true, minify: false, target: 'node20' },
    })
    const drawn = await import(pathToFileURL(join(folder, 'prerender.js')).href)
    return await drawn.prerenderPages()
  } finally {
    await rm(folder, { recursive: true })
  }
}

function fill(template: string, { path, head, body, isPublic }: PrerenderedPage, links: string): string {
  const { html, style } = isPublic ? { html: body, style: '' } : withClasses(body)
  if (STYLE.test(html)) throw new Error(`${path} has a style attribute, which the policy forbids.`)
  const page = template
    .replace(TITLE, '')
    .replace('</head>', () => `${links}    ${head}\n  </head>`)
    .replace(PLACE, () => `<div id="root" data-page="${isPublic ? path : ''}">${html}</div>`)
  if (isPublic) return page
  // Its figures wait for the scripts; the font of its text comes after them, that of the figures after those, see main.tsx (PERF-2).
  const fonts = page.match(FONTS)?.filter((link) => !link.includes(DISPLAY)) ?? []
  return page
    .replace(FONTS, '')
    .replace('<html', '<html data-figures="plain"')
    .replace('</head>', () => `${fonts.join('')}  <style>${style}</style>\n  </head>`)
}

/** Converts a frame's style attributes to classes, which the policy allows by hash. The frame is replaced, not hydrated. */
function withClasses(body: string): { html: string; style: string } {
  const names = new Map<string, string>()
  const html = body.replace(/<[a-z]+ [^>]*>/g, (tag) => {
    const style = / style="([^"]*)"/.exec(tag)?.[1]
    if (style === undefined) return tag
    const name = names.get(style) ?? `drawn-${names.size + 1}`
    names.set(style, name)
    const bare = tag.replace(STYLE, '')
    return bare.includes(' class="')
      ? bare.replace(' class="', ` class="${name} `)
      : bare.replace(/>$/, ` class="${name}">`)
  })
  const rules = [...names].map(([style, name]) => `.${name}{${style}}`)
  return { html, style: rules.join('') }
}

/** Preload links for the page's own scripts, beyond those of every page. */
function preloads(page: PrerenderedPage, chunks: Rolldown.OutputChunk[], template: string, base: string): string {
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const wanted = chunks.filter(({ moduleIds, facadeModuleId }) =>
    [...moduleIds, facadeModuleId ?? ''].some((id) => {
      const path = relative(ROOT, id).replaceAll('\\', '/')
      if (path === WORKBENCH) return true
      if (BACKEND.test(path)) return !page.isPublic
      if (path === `src/content/pages${page.path}.ts`) return true
      return page.routes.some((route) => isRouteOf(path, route))
    }),
  )
  const files = new Set<string>()
  const seen = new Set<string>()
  // Imports first: the page's entry starts while the mock backend, which imports all of it, is still on its way (PERF-2).
  const add = (fileName: string) => {
    if (seen.has(fileName)) return
    seen.add(fileName)
    for (const imported of named.get(fileName)?.imports ?? []) add(imported)
    files.add(fileName)
  }
  for (const { fileName } of wanted) add(fileName)
  // One that only passes on the exports of files that are there would cost a round trip of its own (PERF-2). A public page is complete
  // without its scripts; hydrated sooner, it was seen to move (PERF-6).
  const isThere = (fileName: string) => files.has(fileName) || template.includes(fileName)
  for (const { fileName, moduleIds, imports } of chunks)
    if (!page.isPublic && moduleIds.length === 0 && imports.every(isThere)) files.add(fileName)
  const own = [...files].filter((fileName) => !template.includes(fileName))
  const styles = new Set(own.flatMap((fileName) => [...(named.get(fileName)?.viteMetadata?.importedCss ?? [])]))
  return [
    ...own.map((fileName) => modulePreload(fileName, base)),
    ...[...styles].map((fileName) => `    <link rel="stylesheet" crossorigin href="${base}${fileName}">\n`),
  ].join('')
}

function modulePreload(fileName: string, base: string): string {
  return `    <link rel="modulepreload" crossorigin href="${base}${fileName}">\n`
}

/** Whether a module is a route's split component: 'src/routes/_public/auth.login.tsx?tsr-split=component'. */
function isRouteOf(path: string, route: string): boolean {
  const file = /^src\/routes(\/.+)\.tsx\?tsr-split/.exec(path)?.[1]
  if (file === undefined) return false
  return file.replaceAll('.', '/').replace(/\/index$/, '/') === route
}
