import { expect, test } from 'vitest'
import { accountNumber } from './account-number.ts'

test('SIGN-5: an account number has 10 digits, and the first is 1 to 9', () => {
  const numbers = Array.from({ length: 500 }, (_, index) => accountNumber(`wren${index}@larkspur.example`))
  expect(numbers.filter((number) => !/^[1-9]\d{9}$/.test(number))).toEqual([])
  expect(new Set(numbers).size).toBe(500)
})
