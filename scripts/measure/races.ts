/**
 * Searches for races: everything that can be under way at once, in all orders up to a bound. Options: `-- [--moves 8] [--orders 2000]
 * [--scenario <words of its name>]`. It runs the machines on the real calls with the mock bank behind them, in Node.
 */
import { parseArgs } from 'node:util'
import { searchOrders } from '#src/workbench/explorer/orders.ts'
import { openScenario } from '../races/scenario.ts'
import { scenarios } from '../races/scenarios.ts'

const { values } = parseArgs({
  options: {
    moves: { type: 'string', default: '8' },
    orders: { type: 'string', default: '2000' },
    scenario: { type: 'string', default: '' },
  },
})
const totals = { orders: 0, violations: 0 }
const began = performance.now()
for (const scenario of scenarios.filter(({ name }) => name.includes(values.scenario))) {
  const start = performance.now()
  const bounds = { mostMoves: Number(values.moves), mostOrders: Number(values.orders) }
  const { orders, situations, isComplete, violations } = await searchOrders({ open: openScenario(scenario), ...bounds })
  const seconds = ((performance.now() - start) / 1_000).toFixed(1)
  const bound = isComplete ? 'all orders' : 'up to the bound'
  console.log(`races: ${scenario.name}: ${orders} orders, ${situations} situations, ${bound}, ${seconds} s`)
  for (const [violation, order] of violations) console.error(`  FAILED ${violation}\n    after: ${order}`)
  totals.orders += orders
  totals.violations += violations.size
}
const seconds = ((performance.now() - began) / 1_000).toFixed(0)
console.log(`races: ${totals.orders} orders in ${seconds} s, ${totals.violations} invariants broken`)
process.exitCode = totals.violations === 0 ? 0 : 1
