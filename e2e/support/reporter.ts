import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FullConfig, FullResult, Reporter } from '@playwright/test/reporter'
import type { FlowChart } from './demo-types.ts'
import { CHARTS, FOLDER } from './gather.ts'
import { reportPage } from './report-page.ts'
import { type CoveredChart, coverageOf, merge, percent, type Taken, totalOf, totalWords } from './taken.ts'

export interface CoverageOptions {
  /** where the report goes, relative to the configuration; its data gets the ending .json; default: 'reports/coverage.html' */
  file?: string
  /** the least share of states in percent that the run must reach; without it, as for a run of some of the tests, nothing is checked, and only the page names what was missed */
  least?: number
  /** by state, 'withdrawal.confirming': why the tests do not reach it. Where `least` is set, each such state needs a reason. */
  reasons?: Readonly<Record<string, string>>
}

/** Writes which states and transitions of the demo's flows a run has taken: `reporter: [['./e2e/support/reporter.ts']]` (FLOW-5). */
class CoverageReporter implements Reporter {
  readonly #options: CoverageOptions
  #folders: string[] = []
  #root = ''

  constructor(options: CoverageOptions = {}) {
    this.#options = options
  }

  onBegin({ projects, configFile, rootDir }: FullConfig): void {
    this.#folders = [...new Set(projects.map(({ outputDir }) => join(outputDir, FOLDER)))]
    this.#root = configFile === undefined ? rootDir : dirname(configFile)
  }

  async onEnd({ status }: FullResult): Promise<{ status?: FullResult['status'] } | undefined> {
    const charts = this.#read()
    if (charts === null) return print('no page with the demo was left open or closed by a test')
    const { file = 'reports/coverage.html', reasons = {} } = this.#options
    const page = join(this.#root, file)
    const states = charts.flatMap((chart) => chart.states)
    const transitions = charts.flatMap((chart) => chart.transitions)
    const total = [totalWords(totalOf(states), 'states'), totalWords(totalOf(transitions), 'transitions')].join(', ')
    mkdirSync(dirname(page), { recursive: true })
    writeFileSync(page, reportPage(charts, total, reasons))
    writeFileSync(`${page.replace(/\.html$/, '')}.json`, `${JSON.stringify(charts.map(withoutSvg), null, 2)}\n`)
    const missed = states.filter(({ taken }) => taken === 0).map(({ name }) => name)
    print(total)
    // A run of a few tests misses most states.
    if (missed.length > 0 && this.#options.least !== undefined) print(`not reached: ${missed.join(', ')}`)
    print(`see ${file}`)
    // A test that failed or did not run may be the one that reaches a state.
    const complaints = status === 'passed' ? this.#complaints(charts, missed) : []
    for (const complaint of complaints) print(complaint)
    return complaints.length === 0 ? undefined : { status: 'failed' }
  }

  printsToStdio(): boolean {
    return false
  }

  #complaints(charts: readonly CoveredChart[], missed: readonly string[]): string[] {
    const { least, reasons = {} } = this.#options
    const states = charts.flatMap((chart) => chart.states)
    const needless = Object.keys(reasons).filter((name) => !missed.includes(name))
    const complaints = needless.map((name) =>
      states.some((state) => state.name === name)
        ? `${name} is reached, so its reason is out of date`
        : `there is a reason for ${name}, and no such state`,
    )
    if (least === undefined) return complaints
    const share = percent(totalOf(states))
    if (share < least) complaints.push(`${share.toFixed(1)} % of the states are reached, and ${least} % is the least`)
    const unexplained = missed.filter((name) => reasons[name] === undefined)
    if (unexplained.length > 0)
      complaints.push(`reach these states in a test, or give the reason: ${unexplained.join(', ')}`)
    return complaints
  }

  /** null when no worker gathered anything. */
  #read(): CoveredChart[] | null {
    const taken: Taken = {}
    let charts: FlowChart[] | null = null
    for (const folder of this.#folders.filter(existsSync)) {
      for (const name of readdirSync(folder)) {
        const value: unknown = JSON.parse(readFileSync(join(folder, name), 'utf8'))
        if (name === CHARTS) charts = value as FlowChart[]
        else merge(taken, value as Taken)
      }
    }
    return charts === null ? null : coverageOf(charts, taken)
  }
}

function withoutSvg({ machine, states, transitions }: CoveredChart) {
  return { machine, states, transitions }
}

function print(text: string): undefined {
  process.stdout.write(`coverage: ${text}\n`)
}

export default CoverageReporter
