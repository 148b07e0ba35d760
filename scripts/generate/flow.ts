import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../root.ts'
import { type GeneratedFile, type Generator, writeChanged } from './generated-file.ts'

/** A flow that is checked and tested like any other. In it, `../machine/…` stands for the folder of the machine. */
const TEMPLATE = import.meta.glob<string>('./flow/*/*', { query: '?raw', import: 'default', eager: true })
const FOLDERS: Record<string, string> = {
  api: 'src/api',
  content: 'src/content',
  machine: 'machines/new-flow',
  view: 'src/flows/new-flow',
}

/** The skeleton of a flow, once: nothing is overwritten. A check fails for what is missing, and names the file to edit (QA-6). */
export const flow: Generator = {
  makes: 'the skeleton of a new flow, a dialog with one call: flow <name>',
  write: async ([name = '']) => {
    const files = flowFiles(name)
    const paths = files.map(({ path }) => path)
    const taken = paths.filter((path) => existsSync(join(ROOT, path)))
    if (taken.length > 0) throw new Error(`${taken.join(', ')} exist, and nothing was written. Choose another name.`)
    writeChanged('flow', files)
    spawnSync('npx', ['biome', 'check', '--write', ...paths], { cwd: ROOT, shell: true })
    console.log('flow: CONTRIBUTING.md tells how to complete it')
  },
}

/** The files of the template with the flow's name in each spelling. Throws an Error when the name is not kebab-case. */
export function flowFiles(name: string): GeneratedFile[] {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`'${name}' is not a valid name. Use kebab-case, for example: npm run generate flow card-freeze`)
  const camel = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  const named = (text: string) =>
    text
      .replaceAll('new-flow', name)
      .replaceAll('newFlow', camel)
      .replaceAll('NewFlow', capital(camel))
      .replaceAll('New flow', capital(name.replaceAll('-', ' ')))
  return Object.entries(TEMPLATE).map(([template, text]) => {
    const [, , folder = '', file] = template.split('/')
    const imported = text.replace(/'\.\.\/(\w+)\//g, (_, other: string) => `'#${FOLDERS[other]}/`)
    return { path: named(`${FOLDERS[folder]}/${file}`), text: named(imported) }
  })
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
