import { setImmediate as endOfTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createGroupCommit } from './group-commit.ts'

test('SEC-3: pending writes are written together, and each is acknowledged with its own batch, not before', async () => {
  const calls: [string, unknown][][] = []
  const acknowledged: string[] = []
  const commit = createGroupCommit((changes) => {
    expect(acknowledged).toEqual(calls.flat().map(([key]) => key))
    calls.push([...changes])
  })
  const write = (key: string) => {
    commit.add(new Map([[key, 1]]))
    return commit.flushed().then(() => acknowledged.push(key))
  }
  await write('a')
  expect(calls).toEqual([[['a', 1]]])
  const later = async () => {
    for (let turn = 0; turn < 5; turn++) await endOfTurn()
    await write('c')
  }
  await Promise.all([write('b'), later()])
  expect(calls).toEqual([
    [['a', 1]],
    [
      ['b', 1],
      ['c', 1],
    ],
  ])
  expect(acknowledged).toEqual(['a', 'b', 'c'])
  await commit.flushed()
})

test('SEC-3: if a key changes twice in one batch, the later value is written', async () => {
  const calls: [string, unknown][][] = []
  const commit = createGroupCommit((changes) => calls.push([...changes]))
  commit.add(new Map([['a', 1]]))
  commit.add(new Map([['a', undefined]]))
  await commit.flushed()
  expect(calls).toEqual([[['a', undefined]]])
})

test('SEC-3: after a failed write nothing is acknowledged, and an unobserved failure does not end the process', async () => {
  let calls = 0
  const fail = () => {
    calls += 1
    throw new Error('the disk is full')
  }
  const [unobserved, commit] = [createGroupCommit(fail), createGroupCommit(fail)]
  unobserved.add(new Map([['a', 1]]))
  commit.add(new Map([['a', 1]]))
  await expect(commit.flushed()).rejects.toThrow('the disk is full')
  commit.add(new Map([['b', 1]]))
  await expect(commit.flushed()).rejects.toThrow('the disk is full')
  for (let turn = 0; turn < 20; turn++) await endOfTurn()
  expect(calls).toBe(2)
})
