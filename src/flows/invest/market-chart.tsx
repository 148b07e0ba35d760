import {
  AreaSeries,
  ColorType,
  createChart,
  createSeriesMarkers,
  type IChartApi,
  type TickMarkFormatter,
  TickMarkType,
} from 'lightweight-charts'
import { useEffect, useRef } from 'react'
import { monthName } from '#src/platform/dates.ts'
import { groupDigits, groupHundredths } from '#src/platform/money.ts'
import { theme } from '#src/platform/theme.ts'
import { useStore } from '#src/platform/use-store.ts'
import type { Close } from './closing-prices.ts'
import styles from './market-chart.module.css'

/** characters of 'Sept' and a gap */
const MONTH_LENGTH = 5
/** days after today, so that today's dot is not cut */
const DOT_DAYS = 6

export interface ChartProps {
  closes: readonly Close[]
}

/**
 * A line chart as wide as its container. Hidden from screen readers, which have the table with the same figures. Scrolling and
 * zooming are off, so that a finger or wheel over it scrolls the page.
 */
export function MarketChart({ closes }: ChartProps) {
  const place = useRef<HTMLDivElement>(null)
  const shown = useStore(theme, 'light')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours are read from CSS, which depends on the theme
  useEffect(() => {
    if (place.current === null) return
    const chart = draw(place.current, closes)
    return () => chart.remove()
  }, [closes, shown])
  return <div ref={place} className={styles.chart} />
}

function draw(place: HTMLElement, closes: readonly Close[]): IChartApi {
  const { fontFamily } = getComputedStyle(document.body)
  const tint = colourOf(place, '--accent-tint')
  const chart = createChart(place, {
    autoSize: true,
    layout: {
      background: { type: ColorType.Solid, color: 'transparent' },
      textColor: colourOf(place, '--ink-soft'),
      fontFamily,
      fontSize: 11,
      // Lightweight Charts writes its logo as HTML, which the CSP forbids (SEC-2), and links with the page's address. Market has a link instead.
      attributionLogo: false,
    },
    grid: { vertLines: { visible: false }, horzLines: { color: colourOf(place, '--line') } },
    // Otherwise the top label is cut where its line is near the edge.
    rightPriceScale: { borderVisible: false, entireTextOnly: true },
    // The labels are months; with room for longer ones, a narrow chart shows only one.
    timeScale: {
      borderColor: colourOf(place, '--line'),
      fixLeftEdge: true,
      rightOffset: DOT_DAYS,
      allowBoldLabels: false,
      tickMarkMaxCharacterLength: MONTH_LENGTH,
      tickMarkFormatter: nameTick,
    },
    handleScroll: false,
    handleScale: false,
    localization: { locale: 'en-GB', priceFormatter: namePrice },
  })
  const series = chart.addSeries(AreaSeries, {
    lineColor: colourOf(place, '--accent'),
    topColor: tint,
    bottomColor: tint.replace(/^rgb\((.+)\)$/, 'rgba($1, 0)'),
    lineWidth: 2,
    // The line and the dot mark today's value. The axis does not label it: that would hide another label, and the figure is above the chart.
    priceLineVisible: true,
    lastValueVisible: false,
  })
  series.setData(closes.map(({ day, value }) => ({ time: day, value })))
  const today = closes.at(-1)
  if (today) {
    const { day: time, value: price } = today
    const color = colourOf(place, '--accent')
    createSeriesMarkers(series, [{ time, price, position: 'atPriceMiddle', shape: 'circle', color, size: 0.5 }])
  }
  // As wide as its container again whenever that changes, as it does when the desk opens.
  chart.timeScale().subscribeSizeChange(() => chart.timeScale().fitContent())
  chart.timeScale().fitContent()
  // Lightweight Charts lays its canvases out in a table.
  place.querySelector('table')?.setAttribute('role', 'presentation')
  return chart
}

/** A design token as 'rgb(…)', which a canvas accepts, in the current theme. */
function colourOf(place: HTMLElement, token: string): string {
  place.style.color = `var(${token})`
  return getComputedStyle(place).color
}

/** The labels of the time axis: months and years only. Lightweight Charts makes an `Intl` formatter for each of them, which takes a phone 110 ms (PERF-7). */
const nameTick: TickMarkFormatter = (time, type) => {
  const [year, month] = String(time).split('-')
  if (type === TickMarkType.Year) return year ?? null
  return type === TickMarkType.Month ? monthName(Number(month)) : ''
}

/** The labels of the price axis: '1,250', '80' and '86.50'. */
function namePrice(price: number): string {
  const isWhole = price >= 100 || Math.round(price * 100) % 100 === 0
  return isWhole ? groupDigits(price, 0) : groupHundredths(price)
}
