import { AreaSeries, ColorType, createChart, type IChartApi } from 'lightweight-charts'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { currentTheme, subscribeTheme } from '#src/flows/theme/theme.ts'
import type { Close } from './closes.ts'
import styles from './market-chart.module.css'

export interface ChartProps {
  closes: readonly Close[]
}

/**
 * A line of closes as wide as its place. It is for the eye alone: the table beside it has the same figures. It neither
 * scrolls nor zooms, so that a finger or a wheel over it moves the page.
 */
export function MarketChart({ closes }: ChartProps) {
  const place = useRef<HTMLDivElement>(null)
  const theme = useSyncExternalStore(subscribeTheme, currentTheme, () => 'light' as const)
  // biome-ignore lint/correctness/useExhaustiveDependencies: The colours are read from the page, which the theme paints.
  useEffect(() => {
    if (place.current === null) return
    const chart = draw(place.current, closes)
    return () => chart.remove()
  }, [closes, theme])
  return <div ref={place} className={styles.chart} />
}

function draw(place: HTMLElement, closes: readonly Close[]): IChartApi {
  const tokens = getComputedStyle(document.documentElement)
  const colour = (name: string) => tokens.getPropertyValue(name).trim()
  const chart = createChart(place, {
    autoSize: true,
    layout: {
      background: { type: ColorType.Solid, color: 'transparent' },
      textColor: colour('--ink-soft'),
      fontFamily: colour('--font-text'),
      fontSize: 11,
      // Written as HTML, which the policy forbids (SEC-2), and telling the maker where it stands: the page has a link instead.
      attributionLogo: false,
    },
    grid: { vertLines: { visible: false }, horzLines: { color: colour('--line') } },
    rightPriceScale: { borderVisible: false },
    timeScale: { borderColor: colour('--line'), fixLeftEdge: true, fixRightEdge: true },
    handleScroll: false,
    handleScale: false,
    localization: { locale: 'en-GB' },
  })
  const series = chart.addSeries(AreaSeries, {
    lineColor: colour('--accent'),
    topColor: colour('--accent-tint'),
    bottomColor: `${colour('--accent-tint')}00`,
    lineWidth: 2,
    priceLineVisible: false,
    lastValueVisible: false,
  })
  series.setData(closes.map(({ day, value }) => ({ time: day, value })))
  chart.timeScale().fitContent()
  // The library lays its canvases out in a table, which has nothing to read.
  place.querySelector('table')?.setAttribute('role', 'presentation')
  return chart
}
