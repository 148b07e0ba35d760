import { ChevronDown } from 'lucide-react'
import {
  type ComponentType,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { chartMaker, investCopy, markets } from '#src/content/invest.ts'
import { useShown } from '#src/flows/use-flow.ts'
import { dayOf, formatDay } from '#src/platform/dates.ts'
import { groupHundredths } from '#src/platform/money.ts'
import { useDeferred } from '#src/platform/use-deferred.ts'
import { type Close, changeOf, closingPricesUpTo, weekly } from './closing-prices.ts'
import tableStyles from './closing-prices-table.module.css'
import styles from './market.module.css'
import type { ChartProps } from './market-chart.tsx'
import cells from './opportunities.module.css'

/** Simulated market charts, labelled as such (INV-3). */
export function Market() {
  const today = useToday()
  const series = useMemo(
    () => markets.map((market) => ({ ...market, closes: closingPricesUpTo(market, today) })),
    [today],
  )
  return (
    <>
      <h2 className={cells.heading}>{investCopy.market}</h2>
      <p className={cells.lead}>{investCopy.simulated}</p>
      <div className={cells.cells}>
        {series.map(({ id, name, about, closes }) => {
          const change = changeOf(closes)
          return (
            <figure key={id} className={cells.cell}>
              <figcaption className={styles.caption}>
                <h3 className={styles.name}>{name}</h3>
                <span className={styles.value}>{groupHundredths(closes.at(-1)?.value ?? 0)}</span>
                <span className={`${styles.about} hint`}>{about}</span>
                <span className={styles.change} data-falls={change < 0}>
                  {signedPercent(change)}
                  <span className="visually-hidden"> {investCopy.change}</span>
                </span>
              </figcaption>
              <Plot closes={closes} />
            </figure>
          )
        })}
      </div>
      <p className={`${styles.maker} hint`}>
        {investCopy.drawnWith}{' '}
        <a href={chartMaker.address} target="_blank" rel="noreferrer">
          {chartMaker.name}
        </a>
      </p>
      <ClosingPricesTable series={series} />
    </>
  )
}

/** Loads and draws the chart when it scrolls into view, because drawing takes a phone 200 ms. */
function Plot({ closes }: ChartProps) {
  const place = useRef<HTMLDivElement>(null)
  const wasInView = useWasInView(place)
  return (
    <div ref={place} className={styles.plot}>
      {wasInView ? <Chart closes={closes} /> : null}
    </div>
  )
}

function Chart({ closes }: ChartProps) {
  const MarketChart = useDeferred(loadChart)
  return MarketChart === undefined ? null : <MarketChart closes={closes} />
}

/** '+11.9%' for 0.1187; no sign if it rounds to zero. */
function signedPercent(share: number): string {
  const digits = (Math.abs(share) * 100).toFixed(1)
  const sign = digits === '0.0' ? '' : share < 0 ? '−' : '+'
  return `${sign}${digits}%`
}

/** The app clock's day; also changes when the time is set. */
function useToday(): string {
  const { clock } = useShown().environment
  return useSyncExternalStore(
    useCallback((listener) => clock.subscribe(listener), [clock]),
    () => dayOf(clock.now()),
  )
}

/** If the chart fails to load, a note points to the table, which has the same figures. */
async function loadChart(): Promise<ComponentType<ChartProps>> {
  try {
    return (await import('./market-chart.tsx')).MarketChart
  } catch {
    return () => (
      <p role="status" className="hint">
        {investCopy.chartFailed}
      </p>
    )
  }
}

/** The share of an element that must be visible, so that an edge at the bottom of the window does not count. */
const SHARE = 0.25

/** Whether an element has been visible yet, for expensive drawings to wait for (PERF-2). */
function useWasInView(place: RefObject<Element | null>): boolean {
  const [wasInView, setInView] = useState(false)
  useEffect(() => {
    if (wasInView || place.current === null) return
    const look: IntersectionObserverCallback = (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setInView(true)
    }
    const observer = new IntersectionObserver(look, { threshold: SHARE })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place, wasInView])
  return wasInView
}

interface ClosesTableProps {
  series: readonly { id: string; name: string; closes: readonly Close[] }[]
}

/** The charts' data as a table (INV-3). */
function ClosingPricesTable({ series }: ClosesTableProps) {
  const columns = series.map(({ closes }) => weekly(closes))
  return (
    <details className={tableStyles.details}>
      <summary className={tableStyles.summary}>
        <ChevronDown aria-hidden="true" size={18} className={tableStyles.chevron} />
        {investCopy.table}
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={tableStyles.scroller} tabIndex={0} aria-label={investCopy.table}>
        <table className={tableStyles.table}>
          <caption className={tableStyles.caption}>{investCopy.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{investCopy.week}</th>
              {series.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {columns[0]?.map((close, row) => (
              <tr key={close.day}>
                <th scope="row">{formatDay(close.day)}</th>
                {columns.map((column, index) => (
                  <td key={series[index]?.id}>{groupHundredths(column[row]?.value ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
