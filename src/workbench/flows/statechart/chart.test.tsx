// @vitest-environment happy-dom
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ChartGraph, graphOf } from '#src/workbench/trace/graph.ts'
import { machines } from '#src/workbench/trace/machines.ts'
import { Chart } from './chart.tsx'
import type { ChartLive } from './chart-live.ts'

const [withdrawal, kyc] = [chartOf('withdrawal'), chartOf('kyc')]
const CLOSING = 'transferred|xstate.after.closeDelay.transferred|2'
const QUIET: ChartLive = { active: [], last: [], blocked: [], timers: new Map() }

let host: HTMLElement
let root: Root

beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})

afterEach(() => {
  flushSync(() => root.unmount())
  host.remove()
})

test('FLOW-3: the chart shows what is active, possible, blocked and just taken', () => {
  const live = {
    ...QUIET,
    active: ['withdrawal', 'confirming', 'withdrawal.confirming.asking'],
    last: ['withdrawal.checking.rules||6'],
    blocked: ['confirming|code.submit|0'],
  }
  draw(<Chart graph={withdrawal} live={live} onPress={vi.fn()} />)
  const active = [...host.querySelectorAll('[data-active="true"]')].map((state) => state.getAttribute('data-state'))
  expect(active).toEqual([...live.active])
  expect(marks()).toEqual({
    'withdrawal|customer.change|0': 'open',
    'withdrawal.checking.rules||6': 'taken',
    'confirming|code.submit|0': 'blocked',
    'confirming|code.submit|1': 'open',
    'confirming|code.submit|2': 'open',
    'confirming|withdrawal.close|3': 'open',
    'confirming|withdrawal.close|4': 'open',
    'confirming||5': 'awaited',
    'withdrawal.confirming.asking||0': 'awaited',
    'withdrawal.confirming.asking||1': 'awaited',
  })
  expect(buttons()).toEqual([
    'customer.change, from withdrawal',
    'code.submit if isNotLoaded, from confirming to withdrawal.confirming.notLoaded (not now)',
    'code.submit if isRefusedNow, from confirming to checking',
    'code.submit if isCustomersStep, from confirming to withdrawal.confirming.comparing',
    'withdrawal.close if isBanksTurn, from confirming to withdrawal.closed',
    'withdrawal.close, from confirming to withdrawal.closed',
  ])
})

test('FLOW-3: a running delay shows the time left and fills its label', () => {
  const timed = (left: number) => ({
    ...QUIET,
    active: ['withdrawal', 'transferred'],
    timers: new Map([[CLOSING, { left, delay: 3_000 }]]),
  })
  draw(<Chart graph={withdrawal} live={timed(2_250)} />)
  const label = labelOf(CLOSING)
  const width = Number(label?.querySelector('rect')?.getAttribute('width'))
  expect(label?.querySelector('text')?.textContent).toBe('after 2.3 s')
  expect(label?.querySelectorAll('rect')[1]?.getAttribute('width')).toBe(String(width / 4))
  draw(<Chart graph={withdrawal} live={timed(2_000)} />)
  expect(labelOf(CLOSING)?.querySelector('text')?.textContent).toBe('after 2 s')
  draw(<Chart graph={withdrawal} live={QUIET} />)
  expect(labelOf(CLOSING)?.querySelector('text')?.textContent).toBe('after closeDelay, 3 s')
})

test('FLOW-3: a click, Enter and the space bar send an event or skip a delay; on a blocked transition they do nothing', () => {
  const pressed = vi.fn()
  const live = {
    ...QUIET,
    active: ['withdrawal', 'confirming', 'transferred', 'advancing'],
    blocked: ['confirming|code.submit|0'],
  }
  draw(<Chart graph={withdrawal} live={live} onPress={({ id }) => pressed(id)} />)
  click('confirming|code.submit|0')
  click('confirming|code.submit|1')
  key('confirming|withdrawal.close|3', 'Enter')
  key('confirming|withdrawal.close|4', ' ')
  key('confirming|withdrawal.close|4', 'a')
  click(CLOSING)
  // Only an actor can trigger this one.
  click('advancing|xstate.done.actor.0.advancing|0')
  expect(pressed.mock.calls.flat()).toEqual([
    'confirming|code.submit|1',
    'confirming|withdrawal.close|3',
    'confirming|withdrawal.close|4',
    CLOSING,
  ])
})

test('FLOW-3: plus, minus and 0 zoom', () => {
  draw(<Chart graph={kyc} />)
  const view = host.querySelector('[tabindex="0"][role="group"]')
  const zoomBy = (name: string) => {
    flushSync(() => view?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })))
    return host.querySelector('output')?.textContent
  }
  expect([zoomBy('+'), zoomBy('+'), zoomBy('-')]).toEqual(['125 %', '156 %', '125 %'])
})

function chartOf(id: string): ChartGraph {
  return graphOf(machines.find((one) => one.id === id) ?? expect.unreachable(`there is no machine ${id}`))
}

function draw(chart: React.ReactNode): void {
  flushSync(() => root.render(chart))
}

function labelOf(id: string): Element | null {
  return host.querySelector(`[data-label="${id}"]`)
}

function marks(): Record<string, string | null> {
  const labels = [...host.querySelectorAll('[data-label]:not([data-mark="idle"])')]
  return Object.fromEntries(labels.map((label) => [label.getAttribute('data-label'), label.getAttribute('data-mark')]))
}

function buttons(): string[] {
  return [...host.querySelectorAll('[role="button"][data-edge]')].map(
    (button) =>
      `${button.getAttribute('aria-label')}${button.getAttribute('aria-disabled') === 'true' ? ' (not now)' : ''}`,
  )
}

function click(id: string): void {
  const text = labelOf(id)?.querySelector('text')
  flushSync(() => text?.dispatchEvent(new MouseEvent('click', { bubbles: true })))
}

function key(id: string, name: string): void {
  flushSync(() => labelOf(id)?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })))
}
