import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { transform } from 'lightningcss'
import { normalizePath, type Plugin, type Rolldown } from 'vite'
import { ROOT } from '../root.ts'

/** The desk, the viewer and the recorder, which no page needs at first. */
const OF_DESK = /^src\/workbench\/(desk|flows|timeline)\/.*\.css$/
const LOADER = '\0larkspur:desk-styles'
const HREF = '__DESK_STYLES__'

/**
 * Moves the styles of the desk out of the one stylesheet that every page has inline (PERF-1), into a file of their own. The
 * modules that use them wait for it, so nothing shows without its styles. The one-file build keeps everything inline.
 */
export function deskStyles(): Plugin[] {
  const styles = new Map<string, string>()
  let base = '/'
  const apply: Plugin['apply'] = (_, { command, mode }) => command === 'build' && mode !== 'single'
  return [
    {
      name: 'larkspur:desk-styles',
      apply,
      applyToEnvironment: ({ name }) => name === 'client',
      configResolved: (config) => {
        base = config.base
      },
      buildStart: () => styles.clear(),
      resolveId: (id) => (id === LOADER ? id : null),
      load: (id) => (id === LOADER ? LOADER_CODE : null),
      // Between Vite's own two CSS plugins: the first has compiled the styles, the second would collect them.
      transform(css, id) {
        if (!isOfDesk(id)) return null
        styles.set(id, css)
        return { code: '', map: null }
      },
      renderChunk(code) {
        if (!code.includes(HREF)) return null
        const css = inOrder(this).map((id) => styles.get(id) ?? '')
        const source = transform({ filename: 'desk.css', code: Buffer.from(css.join('')), minify: true }).code
        const fileName = `assets/desk-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.css`
        this.emitFile({ type: 'asset', fileName, source })
        return { code: code.replace(HREF, base + fileName), map: null }
      },
    },
    {
      name: 'larkspur:desk-styles-loader',
      apply,
      enforce: 'post',
      applyToEnvironment: ({ name }) => name === 'client',
      transform: (code, id) => (isOfDesk(id) ? { code: `import '${LOADER}'\n${code}`, map: null } : null),
    },
  ]
}

const LOADER_CODE = `
const link = document.createElement('link')
link.rel = 'stylesheet'
link.href = '${HREF}'
await new Promise((resolve, reject) => {
  link.onload = resolve
  link.onerror = () => reject(new Error('The styles of the desk could not be loaded.'))
  document.head.append(link)
})
`

function isOfDesk(id: string): boolean {
  return OF_DESK.test(normalizePath(relative(ROOT, id)))
}

/** All modules, each after those that it imports, like the styles of Vite's one stylesheet. */
function inOrder(context: Rolldown.PluginContext): string[] {
  const ordered = new Set<string>()
  const entered = new Set<string>()
  const enter = (id: string) => {
    if (entered.has(id)) return
    entered.add(id)
    const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(id) ?? {}
    importedIds.forEach(enter)
    ordered.add(id)
    dynamicallyImportedIds.forEach(enter)
  }
  for (const id of context.getModuleIds()) if (context.getModuleInfo(id)?.isEntry === true) enter(id)
  return [...ordered]
}
