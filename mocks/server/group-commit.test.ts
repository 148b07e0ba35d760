import { setImmediate as endOfTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createDisk } from './group-commit.ts'

test('SEC-3: writes that wait are put down together, each acknowledged with its own batch and not before', async () => {
  const calls: [string, unknown][][] = []
  const told: string[] = []
  const disk = createDisk((changes) => {
    expect(told).toEqual(calls.flat().map(([key]) => key))
    calls.push([...changes])
  })
  const write = (key: string) => {
    disk.put(new Map([[key, 1]]))
    return disk.safe().then(() => told.push(key))
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
  expect(told).toEqual(['a', 'b', 'c'])
  await disk.safe()
})

test('SEC-3: of a value that is written twice in one batch, the later one is put down', async () => {
  const calls: [string, unknown][][] = []
  const disk = createDisk((changes) => calls.push([...changes]))
  disk.put(new Map([['a', 1]]))
  disk.put(new Map([['a', undefined]]))
  await disk.safe()
  expect(calls).toEqual([[['a', undefined]]])
})

test('SEC-3: a disk that refuses acknowledges nothing any more, and ends nobody who does not ask', async () => {
  let calls = 0
  const refuse = () => {
    calls += 1
    throw new Error('the disk is full')
  }
  const [unasked, disk] = [createDisk(refuse), createDisk(refuse)]
  unasked.put(new Map([['a', 1]]))
  disk.put(new Map([['a', 1]]))
  await expect(disk.safe()).rejects.toThrow('the disk is full')
  disk.put(new Map([['b', 1]]))
  await expect(disk.safe()).rejects.toThrow('the disk is full')
  for (let turn = 0; turn < 20; turn++) await endOfTurn()
  expect(calls).toBe(2)
})
