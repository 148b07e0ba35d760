/**
 * Builds static files. `npm run build`: the demo; `npm run build single`: the demo as one HTML file; `npm run build below`: the
 * demo for the path /bank/demo/; `npm run build live [folder]`: the product, which fails when settings are missing (SEC-3).
 */
import { parseArgs } from 'node:util'
import { build, type InlineConfig } from 'vite'
import { Refusal } from './refusal.ts'

const FORMS: Record<string, InlineConfig> = {
  demo: {},
  single: { mode: 'single' },
  below: { base: '/bank/demo/', build: { outDir: 'dist-below' } },
  live: { build: { outDir: 'dist-live', emptyOutDir: true } },
}

const { values, positionals } = parseArgs({
  options: { base: { type: 'string' } },
  allowPositionals: true,
})
const [form = 'demo', outDir] = positionals
const settings = Object.hasOwn(FORMS, form) ? FORMS[form] : undefined

if (settings === undefined) throw new Refusal(`there is no '${form}'. One of: ${Object.keys(FORMS).join(', ')}`)
if (form === 'live' && process.env.VITE_BACKEND !== 'live')
  throw new Refusal('live: set VITE_BACKEND=live. Without it, Vite would build the demo.')
try {
  await build({
    ...settings,
    ...(values.base === undefined ? {} : { base: values.base }),
    build: { ...settings.build, ...(outDir === undefined ? {} : { outDir }) },
  })
} catch (error) {
  throw new Refusal(`${form}: ${error instanceof Error ? error.message : error}`)
}
