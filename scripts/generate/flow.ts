import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '../refusal.ts'
import { ROOT } from '../root.ts'
import { type GeneratedFile, type Generator, writeChanged } from './generated-file.ts'

/** A flow that is checked and tested like any other. In it, `../machine/…` stands for the folder of the machine. */
const TEMPLATE = import.meta.glob<string>('./flow/*/*', { query: '?raw', import: 'default', eager: true })
const FOLDERS: Record<string, string> = {
  content: 'src/content',
  machine: 'machines/new-flow',
  view: 'src/flows/new-flow',
}

/** The template has another flow's call, with its refusal, and another's delay, and is not among the dialogs that a page opens. */
const OWN_PARTS = [
  ['endpoints.putProfile', 'endpoints.postNewFlow'],
  ["'PUT users/{id}'", "'POST new-flow'"],
  ["'details-updated'", "'new-flow-done'"],
  ["'email-taken'", "'new-flow-refused'"],
  ['inApp: duplicate(CALL)', "inApp: answered(CALL, 409, endpoints.postNewFlow.refusals['new-flow-refused'].body)"],
  [
    "from '#src/contract/endpoint.ts'\nimport type { newFlowMachine }",
    "from '#src/contract/endpoint.ts'\nimport { endpoints } from '#src/contract/endpoints.ts'\nimport type { newFlowMachine }",
  ],
  ['answered, duplicate', 'answered, signedIn'],
  ["'No page opens it yet.'", "signedIn('ada', '/account-details', { kind: 'new-flow' })"],
  ['SETTINGS_CLOSE_DELAY', 'NEW_FLOW_CLOSE_DELAY'],
] as const

/** Where it is listed as a dialog, its call is defined, described and answered, its events and its outcome are told: after which text what is written. */
const LISTS: Record<string, Record<string, string>> = {
  'machines/modal/modal-ref.ts': {
    'export interface DialogFlows {':
      "  'new-flow': typeof import('#machines/new-flow/new-flow.machine.ts').newFlowMachine",
  },
  'src/contract/endpoints.ts': {
    'export const endpoints = {':
      "postNewFlow: send('POST', 'new-flow', v.object({}), anything, { refusals: { 'new-flow-refused': { status: 409, body: 'New flow refused' } } }),",
  },
  'src/contract/calls.ts': {
    'export const callWords':
      "postNewFlow: { title: 'New flow', done: () => 'New flow: done', attempt: () => '“New flow”' },",
    'export const callExamples': "postNewFlow: { summary: 'New flow', body: {} },",
  },
  'machines/rules/rules.ts': {
    'export const SETTINGS_CLOSE_DELAY':
      '/** How long the outcome of “New flow” is shown, counted from the answer. */\nexport const NEW_FLOW_CLOSE_DELAY = 2_000',
  },
  'mocks/bank/handlers/users.ts': { 'export const usersResolvers': 'postNewFlow: ({ customer }) => customer,' },
  'src/workbench/timeline/customer-words.ts': {
    'const WORDS:': "'new-flow': { 'new-flow.submit': 'send “New flow”', 'new-flow.close': 'close “New flow”' },",
  },
  'src/content/messages.ts': { '  done: {': "'new-flow-done': 'New flow done'," },
  'docs/requirements.md': {
    '| ACCT-LAST |':
      "| ACCT-NEXT | *Planned.* New flow: say here what it does for the customer. Success shows 'New flow done'; it closes 2 s later. |",
  },
}

/** The skeleton of a flow, once: nothing is overwritten. A check fails for what is missing, and names the file to edit (QA-6). */
export const flow: Generator = {
  makes: 'the skeleton of a new flow, a dialog with one call: flow <name>',
  write: async ([name = '', ...rest]) => {
    if (rest.length > 0) throw new Refusal(`A flow has one name, and nothing follows it: ${rest.join(' ')}`)
    const files = flowFiles(name)
    const taken = files.map(({ path }) => path).filter((path) => existsSync(join(ROOT, path)))
    if (taken.length > 0) throw new Refusal(`${taken.join(', ')} exist, and nothing was written. Choose another name.`)
    const all = [...files, ...listFiles(name)]
    writeChanged('flow', all)
    spawnSync('npx', ['biome', 'check', '--write', ...all.map(({ path }) => path)], { cwd: ROOT, shell: true })
    console.log('flow: the charts, links and types are generated, which takes up to a minute')
    // In a process of its own, which knows the new files.
    const { status } = spawnSync(process.execPath, ['scripts/run.js', 'generate'], { cwd: ROOT, stdio: 'inherit' })
    if (status !== 0) throw new Refusal('The files are written, but not what is generated of them: see above.')
    console.log('flow: it works, and every check passes. CONTRIBUTING.md tells how to make it yours')
  },
}

/**
 * The files that list calls, events and dialogs, with the flow's in them. Throws a Refusal where one has something of this name, and an Error that
 * names a file which has changed too much.
 */
export function listFiles(name: string): GeneratedFile[] {
  return Object.entries(LISTS).map(([path, lines]) => {
    const file = readFileSync(join(ROOT, path), 'utf8')
    const text = Object.entries(lines).reduce((before, [place, insertion]) => {
      refuseTaken(insertion, name, path, file)
      const after = spelled(place, name)
      const at = before.indexOf(after)
      if (at < 0) throw new Error(`${path} has no ‘${after}’: scripts/generate/flow.ts does not fit it any more`)
      const end = before.indexOf('\n', at) + 1
      return `${before.slice(0, end)}${spelled(insertion, name)}\n${before.slice(end)}`
    }, file)
    return { path, text }
  })
}

/** What is inserted has a name, such as `postNewFlow`, which must be the only one in its file. */
function refuseTaken(insertion: string, name: string, path: string, file: string): void {
  const [placeholder = ''] = /'new-flow[^']*'|\w*(?:NewFlow|NEW_FLOW)\w*/.exec(insertion) ?? []
  const own = spelled(placeholder, name)
  if (placeholder !== '' && new RegExp(`(?<!\\w)${own}(?!\\w)`).test(file))
    throw new Refusal(`${path} has ${own} already, and nothing was written. Choose another name.`)
}

/** The files of the template with the flow's name in each spelling. Throws an Error when the name is not kebab-case. */
export function flowFiles(name: string): GeneratedFile[] {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Refusal(`'${name}' is not a valid name. Use kebab-case, for example: npm run generate flow card-freeze`)
  if (name in {} || existsSync(join(ROOT, 'machines', name)))
    throw new Refusal(
      `'${name}' has a meaning already, in JavaScript or as the folder machines/${name}. Choose another name.`,
    )
  const named = (text: string) => spelled(text, name)
  return Object.entries(TEMPLATE).map(([template, text]) => {
    const [, , folder = '', file] = template.split('/')
    const own = OWN_PARTS.reduce((before, [others, its]) => before.replaceAll(others, its), text)
    const imported = own.replace(/'\.\.\/(\w+)\//g, (_, other: string) => `'#${FOLDERS[other]}/`)
    return { path: named(`${FOLDERS[folder]}/${file}`), text: named(imported) }
  })
}

/** A text of the template with the flow's name in each spelling. */
function spelled(text: string, name: string): string {
  const camel = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  return text
    .replaceAll('ACCT-LAST', `ACCT-${lastRequirement()}`)
    .replaceAll('ACCT-NEXT', `ACCT-${lastRequirement() + 1}`)
    .replaceAll('new-flow', name)
    .replaceAll('newFlow', camel)
    .replaceAll('NewFlow', capital(camel))
    .replaceAll('NEW_FLOW', name.replaceAll('-', '_').toUpperCase())
    .replaceAll('New flow', capital(name.replaceAll('-', ' ')))
}

/** The number of the account's last requirement. */
function lastRequirement(): number {
  const rows = [...readFileSync(join(ROOT, 'docs/requirements.md'), 'utf8').matchAll(/^\| ACCT-(\d+)/gm)]
  return Math.max(...rows.map(([, number]) => Number(number)))
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
