import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import {
  isIdentifier,
  isInterfaceDeclaration,
  isQualifiedName,
  isTypeAliasDeclaration,
  isTypeQueryNode,
  type Node,
} from 'typescript/unstable/ast'
import { API, NodeBuilderFlags, type Project, SymbolFlags } from 'typescript/unstable/sync'
import { ROOT } from '../root.ts'
import { type Generator, writeChanged } from './generated-file.ts'

const CONTRACT = 'src/workbench/contract/demo-contract.ts'
const PATH = 'e2e/support/demo-types.ts'
/** What the driver is made of. What they name comes along. */
const ROOTS: readonly (readonly [file: string, name: string])[] = [
  ['src/workbench/contract/desk-demo.ts', 'DeskDemo'],
  [CONTRACT, 'StartingDemo'],
]
const HEAD = `// Generated from ${CONTRACT} and desk-demo.ts beside it by: npm run generate types`
const { NoTruncation, InTypeAlias, UseAliasDefinedOutsideCurrentScope } = NodeBuilderFlags

/**
 * The types of `window.demo` in one file without imports, so that the driver's folder compiles wherever it is copied (QA-8). They are taken over as
 * written, with their comments; those that are inferred from a schema or a table are written out. Throws an Error that names what it cannot take over.
 */
export function demoTypesText(): string {
  const api = new API({ cwd: ROOT })
  try {
    const config = join(ROOT, 'tsconfig.json')
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
    if (project === undefined) throw new Error(`${config} is no project`)
    return formatted([HEAD, ...declarationsIn(project)].join('\n\n'))
  } finally {
    api.close()
  }
}

function declarationsIn({ program, checker }: Project): string[] {
  const texts = new Map<string, string>()
  const sources = new Map<string, Node>()

  const take = (name: string, declaration: Node) => {
    const known = sources.get(name)
    if (known === declaration) return
    if (known !== undefined) throw new Error(`Two types that ${PATH} needs are called ${name}. Rename one of them.`)
    sources.set(name, declaration)
    const names = namesIn(declaration)
    texts.set(name, names === null ? writtenOut(name, declaration) : asWritten(declaration))
    for (const node of names ?? []) {
      const target = declarationOf(node)
      if (target !== undefined) take(node.text, target)
    }
  }
  const writtenOut = (name: string, declaration: Node) => {
    const flags = NoTruncation | InTypeAlias | UseAliasDefinedOutsideCurrentScope
    const type = checker.getTypeAtLocation(declaration)
    if (type === undefined) throw new Error(`${name} has no type`)
    return `${commentOf(declaration)}export type ${name} = ${checker.typeToString(type, undefined, flags)}`
  }
  /** undefined for what the language has, and for what is no type of its own, such as a field */
  const declarationOf = (node: Node) => {
    const symbol = checker.getSymbolAtLocation(node)
    if (symbol === undefined) return undefined
    const named = (symbol.flags & SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol)
    const declaration = named.declarations[0]?.resolve()
    if (declaration === undefined || declaration.getSourceFile().fileName.includes('/node_modules/')) return undefined
    return isInterfaceDeclaration(declaration) || isTypeAliasDeclaration(declaration) ? declaration : undefined
  }

  for (const [file, name] of ROOTS) {
    const { statements = [] } = program.getSourceFile(join(ROOT, file)) ?? {}
    const [root] = [...statements].filter(
      (each) => (isInterfaceDeclaration(each) || isTypeAliasDeclaration(each)) && each.name.text === name,
    )
    if (root === undefined)
      throw new Error(`${file} has no ${name}: scripts/generate/demo-types.ts does not fit it any more`)
    take(name, root)
  }
  return [...texts.values()]
}

/** The names in a declaration; null where it is inferred from a value or from a type of another package. */
function namesIn(declaration: Node) {
  const names: (Node & { text: string })[] = []
  const visit = (node: Node): boolean => {
    if (isTypeQueryNode(node) || isQualifiedName(node)) return true
    if (isIdentifier(node)) names.push(node)
    return node.forEachChild((child) => visit(child) || undefined) ?? false
  }
  return visit(declaration) ? null : names
}

function asWritten(declaration: Node): string {
  const text = declaration.getText()
  return `${commentOf(declaration)}${text.startsWith('export ') ? '' : 'export '}${text}`
}

function commentOf(declaration: Node): string {
  const before = declaration.getSourceFile().text.slice(declaration.pos, declaration.getStart())
  return /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*$/.exec(before)?.[0] ?? ''
}

function formatted(text: string): string {
  const biome = ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', '--unsafe', `--stdin-file-path=${PATH}`]
  const { stdout, stderr, status } = spawnSync(process.execPath, biome, { cwd: ROOT, input: text, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return stdout
}

/** The types of `window.demo` for the driver (QA-8). */
export const types: Generator = {
  makes: `${PATH} from the contract of window.demo`,
  write: async () => writeChanged('types', [{ path: PATH, text: demoTypesText() }]),
}
