import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FullConfig, FullResult } from '@playwright/test/reporter'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import CoverageReporter, { type CoverageOptions } from './reporter.ts'

const CHART = {
  machine: 'kettle',
  svg: '<svg><g data-part="kettle.off"></g><g data-part="kettle.on"></g></svg>',
  states: [
    { id: 'kettle', name: 'kettle' },
    { id: 'kettle.off', name: 'off' },
    { id: 'kettle.on', name: 'on' },
  ],
  transitions: [{ id: 'kettle.off|press|0', name: 'off: press -> on' }],
}

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'larkspur-report-'))
  const folder = join(root, 'results/larkspur-coverage')
  mkdirSync(folder, { recursive: true })
  const files = {
    'charts.json': [CHART],
    '0.json': { kettle: { kettle: 2 } },
    '1.json': { kettle: { 'kettle.off': 1 } },
  }
  for (const [name, value] of Object.entries(files)) writeFileSync(join(folder, name), JSON.stringify(value))
})

afterEach(() => rmSync(root, { recursive: true }))

async function report(options: CoverageOptions, status: FullResult['status'] = 'passed') {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const reporter = new CoverageReporter(options)
  const projects = [{ outputDir: join(root, 'results') }, { outputDir: join(root, 'results') }]
  reporter.onBegin({ projects, configFile: join(root, 'playwright.config.ts') } as FullConfig)
  const outcome = await reporter.onEnd({ status } as FullResult)
  return { lines: written.mock.calls.map(([text]) => String(text).trimEnd()), outcome }
}

test('FLOW-5: the reporter adds up what the workers gathered, and names the states that were not reached, for which there may be a reason', async () => {
  const { lines, outcome } = await report({ least: 60, reasons: { 'kettle.on': 'No power.' } })
  expect(lines).toEqual([
    'coverage: 2 of 3 states (66.7 %), 0 of 1 transitions (0.0 %)',
    'coverage: not reached: kettle.on',
    'coverage: see reports/coverage.html',
  ])
  expect(outcome).toBeUndefined()
  const page = readFileSync(join(root, 'reports/coverage.html'), 'utf8')
  expect(page).toContain('<g data-part="kettle.off" class="taken"></g><g data-part="kettle.on" class="missed"></g>')
  expect(page).toContain('<b>kettle.off: press -&#62; on</b>')
  const [{ states }] = JSON.parse(readFileSync(join(root, 'reports/coverage.json'), 'utf8'))
  expect(states[0]).toEqual({ id: 'kettle', name: 'kettle', taken: 2 })
})

test.each<[string, CoverageOptions, string]>([
  [
    'too few states',
    { least: 95, reasons: { 'kettle.on': 'No power.' } },
    '66.7 % of the states are reached, and 95 % is the least',
  ],
  ['a state without a reason', { least: 60 }, 'reach these states in a test, or give the reason: kettle.on'],
  [
    'a reason for a state that is reached',
    { reasons: { 'kettle.off': 'No.' } },
    'kettle.off is reached, so its reason is out of date',
  ],
  ['a reason for no state', { reasons: { 'kettle.of': 'No.' } }, 'there is a reason for kettle.of, and no such state'],
])('FLOW-5: %s fails the run', async (_, options, complaint) => {
  const { lines, outcome } = await report(options)
  expect(lines.at(-1)).toBe(`coverage: ${complaint}`)
  expect(outcome).toEqual({ status: 'failed' })
  expect((await report(options, 'failed')).outcome).toBeUndefined()
})

test('QA-8: a run without a least share, such as one of a few tests, does not list what was not reached', async () => {
  expect((await report({})).lines).toEqual([
    'coverage: 2 of 3 states (66.7 %), 0 of 1 transitions (0.0 %)',
    'coverage: see reports/coverage.html',
  ])
})
