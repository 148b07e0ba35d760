import { expect, test } from 'vitest'
import { followOrder, type Occurrence, type Situation, searchOrders } from './orders.ts'

/** A lamp with two questions under way: each answer says what the switch was when the question arrived. */
function openLamp({ takesNewest }: { takesNewest: boolean }): () => Promise<Situation> {
  return async () => {
    let isOn = false
    let shown = false
    let shownFrom = 0
    const presses = ['press']
    const questions = [1, 2].map((id) => ({ id, seen: null as boolean | null, isOver: false }))
    const move = (name: string, isDue: boolean, run: () => void): Occurrence => ({
      name,
      isDue,
      make: async () => run(),
    })
    return {
      moves: () => [
        ...questions
          .filter(({ isOver }) => !isOver)
          .map((question) =>
            question.seen === null
              ? move(`question ${question.id} arrives`, true, () => {
                  question.seen = isOn
                })
              : move(`answer ${question.id} arrives`, true, () => {
                  question.isOver = true
                  if (takesNewest && question.id < shownFrom) return
                  shown = question.seen === true
                  shownFrom = question.id
                }),
          ),
        ...presses.map((name) =>
          move(name, false, () => {
            presses.pop()
            isOn = true
            questions.push({ id: 3, seen: null, isOver: false })
          }),
        ),
      ],
      key: () => JSON.stringify([isOn, shown, shownFrom, presses, questions]),
      violations: (isEnd) => (isEnd && shown !== isOn ? [`it shows ${shown}`] : []),
      close: () => {},
    }
  }
}

test('DATA-3: an older answer that comes after a newer one is found, with a shortest order', async () => {
  const found = await searchOrders({ open: openLamp({ takesNewest: false }), mostMoves: 8, mostOrders: 5_000 })
  expect([...found.violations]).toEqual([
    [
      'it shows false',
      'question 2 arrives; press; question 3 arrives; answer 3 arrives; question 1 arrives; answer 1 arrives; answer 2 arrives',
    ],
  ])
})

test('DATA-3: a lamp that takes the newest answer breaks nothing in any order', async () => {
  const open = openLamp({ takesNewest: true })
  const found = await searchOrders({ open, mostMoves: 8, mostOrders: 5_000 })
  expect(found).toEqual({ orders: 162, situations: 84, violations: new Map() })
  expect((await searchOrders({ open, mostMoves: 8, mostOrders: 5 })).orders, 'up to its bounds').toBe(5)
  expect((await searchOrders({ open, mostMoves: 1, mostOrders: 5_000 })).orders).toBe(4)
})

test('DATA-3: an order is repeated from its text, and one that cannot happen names what can', async () => {
  const open = openLamp({ takesNewest: false })
  const order = 'press; question 3 arrives; answer 3 arrives'
  expect(await followOrder(open, order)).toEqual([])
  await expect(followOrder(open, 'answer 1 arrives')).rejects.toThrow(
    "'answer 1 arrives' cannot happen now. What can: question 1 arrives; question 2 arrives; press",
  )
})
