import { AreaSeries, ColorType, createChart, type IChartApi } from 'lightweight-charts'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { currentTheme, subscribeTheme } from '#src/flows/theme/theme.ts'
import type { Close } from './closing-prices.ts'
import styles from './market-chart.module.css'

export interface ChartProps {
  closes: readonly Close[]
}

/**
 * A line chart as wide as its container. Hidden from screen readers, which have the table with the same figures. Scrolling and
 * zooming are off, so that a finger or wheel over it scrolls the page.
 */
export function MarketChart({ closes }: ChartProps) {
  const place = useRef<HTMLDivElement>(null)
  const theme = useSyncExternalStore(subscribeTheme, currentTheme, () => 'light' as const)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours are read from CSS, which depends on the theme
  useEffect(() => {
    if (place.current === null) return
    const chart = draw(place.current, closes)
    return () => chart.remove()
  }, [closes, theme])
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
    rightPriceScale: { borderVisible: false },
    timeScale: { borderColor: colourOf(place, '--line'), fixLeftEdge: true, fixRightEdge: true },
    handleScroll: false,
    handleScale: false,
    localization: { locale: 'en-GB' },
  })
  const series = chart.addSeries(AreaSeries, {
    lineColor: colourOf(place, '--accent'),
    topColor: tint,
    bottomColor: tint.replace(/^rgb\((.+)\)$/, 'rgba($1, 0)'),
    lineWidth: 2,
    priceLineVisible: false,
    lastValueVisible: false,
  })
  series.setData(closes.map(({ day, value }) => ({ time: day, value })))
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
