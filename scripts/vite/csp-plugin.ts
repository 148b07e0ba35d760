import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnv, type Plugin, type Rolldown } from 'vite'
import { ROOT } from '../root.ts'
import { filePolicy, type Hosts, headers, metaPolicy } from './csp.ts'

const STYLESHEET = /[ \t]*<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>\n?/g
const STYLE = /<style[^>]*>(.*?)<\/style>/gs
const SCRIPT = /<script[^>]*>(.*?)<\/script>/gs
const CHARSET = /<meta charset="utf-8" ?\/?>/

/**
 * Adds the policy to every built page and the headers to the preview (SEC-2). Built pages contain their styles inline, allowed
 * by hash, so the first paint needs only one file (PERF-1).
 */
export function policy(): Plugin {
  let hosts: Hosts = { isLive: false, services: [] }
  let isSingle = false
  return {
    name: 'larkspur:policy',
    enforce: 'post',
    config: ({ root = process.cwd(), envDir }, { mode }) => {
      isSingle = mode === 'single'
      hosts = hostsOf(loadEnv(mode, envDir || root, 'VITE_'))
      return { preview: { headers: headers(hosts, inlineScripts()) } }
    },
    generateBundle: {
      order: 'post',
      handler: (_, bundle) => {
        const styles = new Map<string, string>()
        const pages: Rolldown.OutputAsset[] = []
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset') continue
          if (file.fileName.endsWith('.css')) styles.set(file.fileName, String(file.source))
          if (file.fileName.endsWith('.html')) pages.push(file)
        }
        const uses = new Map<string, number>()
        for (const file of pages) {
          const html = String(file.source).replace(STYLESHEET, (link: string, href: string) => {
            const name = [...styles.keys()].find((fileName) => href.endsWith(`/${fileName}`))
            if (name === undefined) return link
            uses.set(name, (uses.get(name) ?? 0) + 1)
            // A disabled link is not fetched, and Vite's loader takes the file for loaded.
            return `    <style>${(styles.get(name) ?? '').trim()}</style>\n    <link rel="stylesheet" href="${href}" disabled>\n`
          })
          const [scriptHashes, styleHashes] = [hashesOf(html, SCRIPT), hashesOf(html, STYLE)]
          file.source = withMeta(
            html,
            isSingle ? filePolicy(scriptHashes, styleHashes) : metaPolicy(hosts, scriptHashes, styleHashes),
          )
        }
        // What every page has inline is nowhere fetched.
        for (const [name, count] of uses) if (count === pages.length) delete bundle[name]
      },
    },
  }
}

/** The hashes of the scripts in `index.html`, which every page has. */
export function inlineScripts(): string[] {
  return hashesOf(readFileSync(join(ROOT, 'index.html'), 'utf8'), SCRIPT)
}

/** The hashes of what the page has inline, as browsers compute them. */
function hashesOf(html: string, inline: RegExp): string[] {
  return [...html.matchAll(inline)].flatMap(([, text]) =>
    text ? [`sha256-${createHash('sha256').update(text).digest('base64')}`] : [],
  )
}

/** The services that the environment gives a build; a demo may have a backend too (MOCK-5). */
export function hostsOf(env: Record<string, string | undefined>): Hosts {
  const isLive = env.VITE_BACKEND === 'live'
  const content = env.VITE_SANITY_PROJECT_ID ? `https://${env.VITE_SANITY_PROJECT_ID}.apicdn.sanity.io` : ''
  const services = [env.VITE_API_URL ?? '', (isLive && env.VITE_SANITY_API_HOST) || content]
  return {
    isLive,
    services: services.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin),
  }
}

function withMeta(html: string, policy: string): string {
  if (!CHARSET.test(html))
    throw new Error('The page has no <meta charset="utf-8">, after which the policy is inserted.')
  return html.replace(
    CHARSET,
    (charset) => `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
  )
}
