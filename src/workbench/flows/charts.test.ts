// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { machines } from '#src/workbench/trace/machines.ts'
import { charts } from './charts.ts'

const all = charts()

test('FLOW-5: every part of every chart is in its drawing, and has a name', () => {
  expect(all.map(({ machine }) => machine)).toEqual(machines.map(({ id }) => id))
  for (const { machine, svg, states, transitions } of all) {
    const drawn = new Set([...svg.matchAll(/data-part="([^"]*)"/g)].map(([, id]) => id))
    for (const { id, name } of [...states, ...transitions]) {
      expect(drawn, machine).toContain(id)
      expect(name).not.toBe('')
    }
  }
})

test('FLOW-5: a part is named as in links, and links to its state', () => {
  const withdrawal = all.find(({ machine }) => machine === 'withdrawal')
  expect(withdrawal?.states.find(({ name }) => name === 'confirming.wrong')).toMatchObject({
    link: '/dashboard-overview?clock=paused&at=withdrawal.confirming.wrong',
  })
  expect(withdrawal?.transitions.find(({ id }) => id === 'withdrawal.method|method.choose|0')).toMatchObject({
    name: 'method: method.choose -> editing',
    link: '/dashboard-overview?clock=paused&at=withdrawal.method',
  })
})
