import { type ComponentType, useMemo, useRef, useSyncExternalStore } from 'react'
import { chartMaker, investCopy, markets } from '#src/content/invest.ts'
import { clock } from '#src/kit/actors/runtime.ts'
import { dayOf } from '#src/platform/dates.ts'
import { groupHundredths } from '#src/platform/money.ts'
import { useDeferred } from '#src/platform/use-deferred.ts'
import { useWasInView } from '#src/ui/use-was-in-view.ts'
import { changeOf, closingPricesUpTo } from './closing-prices.ts'
import { ClosingPricesTable } from './closing-prices-table.tsx'
import styles from './market.module.css'
import type { ChartProps } from './market-chart.tsx'
import cells from './opportunities.module.css'

/** Market charts, drawn from a seeded series and said to be (INV-3). */
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
                <span className={styles.about}>{about}</span>
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
      <p className={styles.maker}>
        {investCopy.drawnWith}{' '}
        <a href={chartMaker.address} target="_blank" rel="noreferrer">
          {chartMaker.name}
        </a>
      </p>
      <ClosingPricesTable series={series} />
    </>
  )
}

/** A chart takes a phone a fifth of a second to draw, and the library its time to come: none does before it is looked at. */
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

/** '+11.9%' of 0.1187; what rounds to nothing has no sign. */
function signedPercent(share: number): string {
  const digits = (Math.abs(share) * 100).toFixed(1)
  const sign = digits === '0.0' ? '' : share < 0 ? '-' : '+'
  return `${sign}${digits}%`
}

/** The day of the app clock; a time that is set shows at once. */
function useToday(): string {
  return useSyncExternalStore(listenToClock, () => dayOf(clock.now()))
}

const listenToClock = (listener: () => void) => clock.subscribe(listener)

/** Without the library the figures are there all the same, in the table. */
async function loadChart(): Promise<ComponentType<ChartProps>> {
  try {
    return (await import('./market-chart.tsx')).MarketChart
  } catch {
    return () => <p role="status">{investCopy.chartFailed}</p>
  }
}
