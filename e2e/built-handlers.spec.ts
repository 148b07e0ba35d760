import { join } from 'node:path'
import { expectedStatuses } from '#mocks/bank/every-call.ts'
import { buildHandlers } from '../scripts/vite/build-handlers.ts'
import { expect, test } from './test.ts'

const ADDRESS = '/assets/handlers.js'

/** The exports of the built handlers, as seen by the page. */
interface BuiltHandlers {
  statuses(): Promise<unknown>
  answersOf(urls: readonly string[]): Promise<unknown>
}

test('MOCK-1: in the built page MSW’s array answers every call of the contract by itself, and a handler that was added', async ({
  page,
  demo,
}) => {
  const folder = test.info().outputPath('handlers')
  await buildHandlers(folder)
  await page.route(`**${ADDRESS}`, (route) => route.fulfill({ path: join(folder, 'handlers.js') }))
  await demo.open('/')
  const answered = await page.evaluate(async (address) => {
    const built: BuiltHandlers = await import(address)
    return {
      statuses: await built.statuses(),
      others: await built.answersOf([`${location.origin}/api/ping/pong`, `${location.origin}/api/pong`]),
    }
  }, ADDRESS)
  expect(answered).toEqual({ statuses: expectedStatuses, others: [[200, 'pong'], null] })
  expect((await demo.calls()).map(({ path }) => path)).toEqual(['transfer'])
})
