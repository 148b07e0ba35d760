import { expect, test } from 'vitest'
import { type Rows, rowDifference } from './compare-rows.ts'

const row = (change: object = {}) => ({
  _id: 'b',
  title: 'Emma',
  lent: { to: 'Ann', days: 3 },
  tags: ['old'],
  ...change,
})
const shelf = (...rows: object[]): Rows => ({ books: [{ _id: 'a' }, ...rows] })

test('DEMO-8: a nullable column added later, and the order of fields, make no difference', () => {
  expect(rowDifference(shelf(row()), shelf(row({ binding: null })))).toBeNull()
  expect(rowDifference(shelf(row({ binding: null, lent: null })), shelf(row({ lent: undefined })))).toBeNull()
  const { title, ...rest } = row()
  expect(rowDifference(shelf({ ...rest, title }), shelf(row()))).toBeNull()
  expect(rowDifference({ books: [] }, {})).toBeNull()
})

test.each<[Rows, Rows, string]>([
  [shelf(row()), shelf(row({ title: true })), "books 2, title: 'Emma' was expected, true was found"],
  [shelf(row()), shelf(row({ lent: { to: 'Bob', days: 3 } })), "books 2, lent.to: 'Ann' was expected, 'Bob' was found"],
  [shelf(row()), shelf(row({ lent: null })), 'books 2, lent: {"to":"Ann","days":3} was expected, nothing was found'],
  [shelf(row()), shelf(row({ tags: ['old', 'red'] })), "books 2, tags.1: nothing was expected, 'red' was found"],
  [shelf(row()), shelf(), 'books 2 was expected, and is not there'],
  [shelf(), shelf(row()), 'books 2 was not expected, and is there'],
  [{}, { readers: [{ _id: 'r' }] }, 'readers 1 was not expected, and is there'],
])('DEMO-8: a difference is described by list, row and field: %#', (expected, found, words) => {
  expect(rowDifference(expected, found)).toBe(words)
})

test('DEMO-8: a list is named as the app names it', () => {
  expect(rowDifference({ 'books/1': [row()] }, {}, () => 'books')).toBe('books 1 was expected, and is not there')
})
