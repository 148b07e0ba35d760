import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './root.ts'

const AT_RULE_OR_COMMENT = /@media print\s*\{(?:[^{}]|\{[^{}]*\})*\}|\/\*[\s\S]*?\*\//g

/** The selectors of a style sheet that contain `:has()`, one by one, but for those that apply on paper alone. */
function hasSelectors(css: string): string[] {
  const rules = css.replace(AT_RULE_OR_COMMENT, '').match(/[^{};]+(?=\{)/g) ?? []
  return rules.flatMap((rule) => rule.split(/,(?![^(]*\))/)).filter((selector) => selector.includes(':has('))
}

/** The last part of a selector, of which the rule draws the elements, without its pseudo-classes. */
function subjectOf(selector: string): string {
  let bare = selector.replace(/:global\((.*)\)/, '$1')
  // Innermost brackets first.
  while (/\([^()]*\)/.test(bare)) bare = bare.replace(/\([^()]*\)/g, '')
  return (
    bare
      .trim()
      .split(/[\s>~+]+/)
      .at(-1) ?? ''
  ).replace(/:[a-z-]+/g, '')
}

test('PERF-4: no rule with :has() is about any element: the browser would lay out the whole page whenever an element comes', () => {
  const source = join(ROOT, 'src')
  const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
  const found = sheets.flatMap((file) =>
    hasSelectors(readFileSync(join(source, file), 'utf8')).map((selector) => ({ file, selector: selector.trim() })),
  )
  expect(found.length).toBeGreaterThan(10)
  expect(found.filter(({ selector }) => ['', '*'].includes(subjectOf(selector)))).toEqual([])
})

test.each([
  ['.header:has(~ main [data-entry]) .actions > *', '*'],
  ['.header:has(~ main [data-entry]) .actions > :hover', ''],
  ['[role="tabpanel"]:has(> .fill) > :not(.fill)', ''],
  ['.header:has(~ main [data-entry]) .actions > a:hover', 'a'],
  [':global(body:has([role="dialog"]:not([hidden]))) .region', '.region'],
])('PERF-4: %s is about %s', (selector, subject) => {
  expect(subjectOf(selector)).toBe(subject)
})
