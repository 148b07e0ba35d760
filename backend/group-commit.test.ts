import { expect, test } from 'vitest'
import { createDisk } from './group-commit.ts'

/** A disk whose every call waits until it is let go. */
function slowDisk() {
  const calls: { lines: string; done: () => void; fail: () => void }[] = []
  const disk = createDisk(
    (lines) =>
      new Promise<void>((resolve, reject) => {
        calls.push({ lines, done: resolve, fail: () => reject(new Error('the disk is full')) })
      }),
  )
  return { disk, calls }
}

const turn = () => new Promise((resolve) => process.nextTick(resolve))

test('SEC-3: writes that wait are put down together, each acknowledged with its own batch and not before', async () => {
  const { disk, calls } = slowDisk()
  const told: string[] = []
  const write = (line: string) => {
    disk.put(line)
    return disk.safe().then(() => told.push(line))
  }
  const first = write('a')
  await turn()
  const second = [write('b'), write('c')]
  await turn()
  expect(calls.map(({ lines }) => lines)).toEqual(['a'])
  expect(told).toEqual([])
  calls[0]?.done()
  await first
  await turn()
  expect(told).toEqual(['a'])
  expect(calls.map(({ lines }) => lines)).toEqual(['a', 'bc'])
  calls[1]?.done()
  await Promise.all(second)
  expect(told).toEqual(['a', 'b', 'c'])
  await disk.safe()
})

test('SEC-3: a disk that refuses acknowledges nothing any more', async () => {
  const { disk, calls } = slowDisk()
  disk.put('a')
  await turn()
  const safe = disk.safe()
  calls[0]?.fail()
  await expect(safe).rejects.toThrow('the disk is full')
  disk.put('b')
  await expect(disk.safe()).rejects.toThrow('the disk is full')
  expect(calls).toHaveLength(1)
})
