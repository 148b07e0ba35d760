// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'
import { type OpenerWindow, readOpener } from './use-opener.ts'

const ready = Promise.resolve()
const whole = () => ({ ready, subscribe: () => () => {} }) as unknown as DeskDemo
const kindOf = (first: OpenerWindow | null, current = first) => readOpener(first, current).kind

test('DEMO-14: the desk’s own window knows whether its product is there', () => {
  const stranger = {
    closed: false,
    get demo(): never {
      throw new DOMException('Blocked', 'SecurityError')
    },
  }
  expect(kindOf({ closed: false, demo: whole() })).toBe('here')
  expect(kindOf({ closed: false, demo: { ready } })).toBe('starting')
  expect(kindOf({ closed: false })).toBe('starting')
  expect(kindOf(stranger)).toBe('elsewhere')
  expect(kindOf({ closed: true, demo: whole() })).toBe('gone')
  expect(kindOf({ closed: false, demo: whole() }, null)).toBe('gone')
  expect(kindOf(null)).toBe('alone')
})
