// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { charts } from './charts.ts'

const all = charts()

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
