import { expect, test } from 'vitest'
import type { TraceEntry } from './demo-types.ts'
import { traceLog } from './trace-log.ts'

test('FLOW-5: a trace is a line for each entry, with its virtual time', () => {
  const at = 1_772_443_802_500
  const who = { actor: 'kettle', session: 'x:1' }
  const entries: TraceEntry[] = [
    { number: 1, at, kind: 'actor', ...who, change: 'started' },
    { number: 2, at, kind: 'event', ...who, from: 'kitchen', event: { type: 'water.pour', code: '‹code›' } },
    { number: 3, at, kind: 'transition', ...who, value: { on: 'hot' }, context: {}, taken: ['kettle.off|pour|0'] },
    { number: 4, at, kind: 'timer', owner: 'kettle', name: 'boil', change: 'set', in: 3_000 },
    { number: 5, at: at + 3_000, kind: 'timer', owner: 'kettle', name: 'boil', change: 'fired', in: 0 },
    { number: 6, at: at + 3_000, kind: 'call', call: 'POST tea', status: 0 },
    { number: 7, at: at + 3_000, kind: 'call', call: 'POST tea', status: 'network' },
    { number: 8, at: at + 3_000, kind: 'storage', area: 'session', key: 'cup', change: 'set' },
  ]
  const log = traceLog(entries, 'UTC')
  expect(log).toBe(`09:30:02.500  kettle            started
09:30:02.500  kettle            water.pour {"code":"‹code›"} from kitchen
09:30:02.500  kettle            -> {"on":"hot"}, by kettle.off|pour|0
09:30:02.500  kettle            timer boil set, 3000 ms left
09:30:05.500  kettle            timer boil fired
09:30:05.500  call              POST tea is sent
09:30:05.500  call              POST tea is answered: network
09:30:05.500  storage           session cup set
`)
})
