import { type CoveredChart, type CoveredPart, totalOf, totalWords } from './taken.ts'

type Reasons = Readonly<Record<string, string>>

/** The report as one HTML file: each chart coloured by what was taken, and what was not (FLOW-5). */
export function reportPage(charts: readonly CoveredChart[], total: string, reasons: Reasons): string {
  // The least covered first: that is what one looks for.
  const sorted = charts.toSorted((one, other) => missedIn(other).length - missedIn(one).length)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Coverage of the flows</title>
<style>${STYLE}</style>
<main>
<h1>Coverage of the flows</h1>
<p>${text(total)}.</p>
<p>Green was taken. Red, in dashed boxes, was not.</p>
${sorted.map((chart) => section(chart, reasons)).join('\n')}
</main>
</html>
`
}

function section(chart: CoveredChart, reasons: Reasons): string {
  const { machine, states, transitions } = chart
  const missed = missedIn(chart)
  const list =
    missed.length === 0 ? '<p>All was taken.</p>' : `<ul>${missed.map((part) => item(part, reasons)).join('')}</ul>`
  return `<section id="${text(machine)}">
<h2>${text(machine)}</h2>
<p>${totalWords(totalOf(states), 'states')}, ${totalWords(totalOf(transitions), 'transitions')}</p>
${list}
<div class="chart">${coloured(chart)}</div>
</section>`
}

function item({ name }: CoveredPart, reasons: Reasons): string {
  const reason = reasons[name] === undefined ? '' : ` ${text(reasons[name])}`
  return `<li><b>${text(name)}</b>${reason}`
}

function coloured({ svg, states, transitions }: CoveredChart): string {
  const taken = new Map([...states, ...transitions].map((part) => [part.id, part.taken > 0]))
  return svg.replaceAll(
    /data-part="([^"]*)"/g,
    (named, id: string) => `${named} class="${taken.get(id) ? 'taken' : 'missed'}"`,
  )
}

function missedIn({ states, transitions }: CoveredChart): CoveredPart[] {
  return [...states, ...transitions].filter(({ taken }) => taken === 0)
}

function text(value: string): string {
  return value.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`)
}

/** The colour variables that charts use. */
const COLOURS = `
  --paper: light-dark(#fbf8f1, #0f1613);
  --surface: light-dark(#fffdf8, #16201b);
  --tint: light-dark(#f2eddf, #1d2823);
  --ink: light-dark(#12211a, #eeebe1);
  --ink-soft: light-dark(#47544c, #afb9b1);
  --line: light-dark(#dcd5c4, #2d3933);
  --line-strong: light-dark(#767e76, #7b8a81);
  --accent: light-dark(#3a42b0, #aab3ff);
  --accent-tint: light-dark(#e8e8f8, #232a4d);
  --waits: light-dark(#845400, #e9b44c);
  --waits-tint: light-dark(#fbeecf, #35290f);
  --done: light-dark(#1d6639, #7fce99);
  --done-tint: light-dark(#dff0e2, #14301e);
  --failed: light-dark(#ae231b, #ff9c91);
`

const STYLE = `
:root { color-scheme: light dark; ${COLOURS} }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 75rem; margin: auto; padding: 1rem; }
section { margin-top: 3rem; }
li { margin-bottom: 0.5rem; overflow-wrap: anywhere; }
.chart { overflow: auto; }
.taken > rect, .taken > g > path:first-child { stroke: var(--done); stroke-width: 2; }
.missed > rect, .missed > g > path:first-child { stroke: var(--failed); stroke-width: 2.5; stroke-dasharray: 5 4; }
.taken > g > path:last-child { fill: var(--done); }
.missed > g > path:last-child { fill: var(--failed); }
`
