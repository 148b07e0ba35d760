import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../root.ts'
import { flowNames } from './flow/flow-names.ts'
import { machineFiles } from './flow/machine-files.ts'
import { productFiles, productLines } from './flow/product-files.ts'

const names = flowNames('card-freeze')

describe.each([
  ['a dialog', true],
  ['a page', false],
])('%s', (_, isDialog) => {
  const files = [...machineFiles(names, isDialog), ...productFiles(names, isDialog)]
  const lines = productLines(names, isDialog)

  test.each(files)('QA-6: $path imports only what exists', ({ path, text }) => {
    const imports = [...text.matchAll(/import (?:type )?(?:\{([^}]*)\}|\w+) from '([#.][^']+)'/g)]
    const missing = imports.flatMap(([, imported = '', from = '']) => {
      const target = targetOf(path, from)
      const source = sourceOf(target)
      const exported = imported.split(',').flatMap((name) => name.trim().replace(/^type /, '') || [])
      return exported.filter((name) => !isExported(source, name)).map((name) => `${name} from ${target}`)
    })
    expect(missing).toEqual([])
  })

  test.each(lines)('QA-6: the line for $path goes where its like stand', ({ path, line, before }) => {
    const text = readFileSync(join(ROOT, path), 'utf8').split('\n')
    const place = text.findIndex((known) => before.test(known))
    // Names differ, and so do values: what remains is the form of the line.
    const form = (known: string) => known.replace(/^(\s*(?:\.\.\.|import|\| \{|'|\w)?).*$/s, '$1').replace(/[\w']$/, '')
    expect(form(text[place - 1] ?? '')).toBe(form(line))
  })

  function sourceOf(path: string): string {
    const written = files.find((file) => file.path === path)?.text
    if (written !== undefined) return written
    const added = lines.filter((line) => line.path === path).map(({ line }) => line)
    return existsSync(join(ROOT, path)) ? [readFileSync(join(ROOT, path), 'utf8'), ...added].join('\n') : ''
  }
})

function targetOf(path: string, from: string): string {
  return from.startsWith('#') ? from.slice(1) : normalize(join(dirname(path), from))
}

function isExported(source: string, name: string): boolean {
  return new RegExp(
    `export (?:default )?(?:async )?(?:const|function|interface|type|class) ${name}\\b|export \\{[^}]*\\b${name}\\b`,
  ).test(source)
}
