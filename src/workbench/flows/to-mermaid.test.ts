import { expect, test } from 'vitest'
import { setup } from 'xstate'
import { machines } from './machines.ts'
import { graphOf } from './statechart/graph.ts'
import { toMermaid } from './statechart/to-mermaid.ts'

const shopMachine = setup({
  types: { events: {} as { type: 'door.open' } | { type: 'till.ring' } | { type: 'radio:on' }, tags: {} as 'busy' },
  actions: { greet: () => {} },
  guards: { isDay: () => true },
}).createMachine({
  id: 'corner-shop',
  initial: 'shut',
  on: { 'radio:on': { actions: 'greet' } },
  states: {
    shut: { on: { 'door.open': { guard: 'isDay', target: 'open.till.busy' } } },
    open: {
      type: 'parallel',
      after: { 5000: 'gone' },
      states: {
        till: {
          initial: 'idle',
          on: { 'till.ring': '.busy' },
          states: {
            idle: {},
            busy: { tags: 'busy', always: [{ guard: 'isDay', target: 'idle' }, { target: '#corner-shop.shut' }] },
          },
        },
        lights: { initial: 'on', states: { on: {} } },
      },
    },
    gone: { type: 'final' },
  },
})

test('FLOW-3: a machine becomes Mermaid text, with notes for transitions that Mermaid cannot draw', () => {
  expect(toMermaid(graphOf(shopMachine))).toBe(`stateDiagram-v2
state "corner-shop" as corner_shop {
  [*] --> corner_shop_shut
  state "shut" as corner_shop_shut
  state "open" as corner_shop_open {
    state "till" as corner_shop_open_till {
      [*] --> corner_shop_open_till_idle
      state "idle" as corner_shop_open_till_idle
      state "busy" as corner_shop_open_till_busy
      note right of corner_shop_open_till_busy
        tag busy
      end note
      corner_shop_open_till_busy --> corner_shop_open_till_idle : always if isDay
    }
    note right of corner_shop_open_till
      till.ring to busy
    end note
    --
    state "lights" as corner_shop_open_lights {
      [*] --> corner_shop_open_lights_on
      state "on" as corner_shop_open_lights_on
    }
  }
  state "gone" as corner_shop_gone
  corner_shop_gone --> [*]
  corner_shop_shut --> corner_shop_open : door.open if isDay to busy
  corner_shop_open --> corner_shop_gone : after 5 s
  corner_shop_open --> corner_shop_shut : always from busy
}
note right of corner_shop
  radio#58;on / greet
end note
`)
})

test('FLOW-3: the Mermaid text of every machine has every transition', () => {
  for (const graph of machines.map(graphOf)) {
    const lines = toMermaid(graph).split('\n')
    const names = graph.nodes.map(({ id }) => id.replace(/[^A-Za-z0-9]/g, '_'))
    expect(new Set(names).size).toBe(names.length)
    const drawn = lines.filter((line) => line.includes(' : ')).length
    const noted = lines.filter((line) => graph.edges.some(({ label }) => line.trim().startsWith(label))).length
    expect(drawn + noted).toBe(graph.edges.reduce((sum, { targets }) => sum + Math.max(1, targets.length), 0))
  }
})
