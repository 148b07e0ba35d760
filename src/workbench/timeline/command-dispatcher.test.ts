// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { fileOf, openTestBank } from '#mocks/bank/test-bank.ts'
import { backendState } from '#src/platform/backend-state.ts'
import { createCommands, namedArgs } from './command-dispatcher.ts'
import { commands } from './commands.ts'
import type { Note, Timeline } from './timeline.ts'

afterEach(() => backendState.set({ mode: 'mock', server: null }))

async function openCommands() {
  const { backend } = await openTestBank()
  const notes: Note[] = []
  const act: Timeline['runAsEntry'] = async (note, work) => {
    const done = await work()
    notes.push(typeof note === 'function' ? await note(done) : note)
    return done
  }
  return {
    backend,
    notes,
    run: createCommands({ backend, updates: { shown: async () => {} }, timeline: { runAsEntry: act } }),
  }
}

test('DEMO-14, DEMO-17: a command is one entry, with the step that does the same again and no code in it', async () => {
  const { backend, notes, run } = await openCommands()
  const { _id } = (await backend.operator.customer('ada')).user
  await run.setUser(_id, { firstName: 'Adele', userOtp: '778899' })
  expect(notes).toEqual([
    {
      lane: 'bank',
      text: 'The bank changed Adele’s first name, one-time code',
      steps: [{ kind: 'operator', action: 'setUser', args: ['ada', { firstName: 'Adele', userOtp: '‹new code›' }] }],
    },
  ])
})

test('MOCK-6: while a real backend answers, every command is refused with the reason, and nothing changes', async () => {
  const { backend, notes, run } = await openCommands()
  const before = fileOf(backend)
  backendState.set({ mode: 'http', server: 'https://bank.example' })
  const refused = await Promise.allSettled(Object.values(run).map((command) => (command as () => unknown)()))
  const reason = new Error('Only the built-in mock can do this, but https://bank.example is answering now.')
  expect(refused).toEqual(Object.keys(commands).map(() => ({ status: 'rejected', reason })))
  expect([notes, fileOf(backend)]).toEqual([[], before])
})

// Changed with DEMO-17: the desk's actions become steps as entries of the timeline; here, how a step names their customer.
test('DEMO-8: an action names its customer as before the action: a replay knows them by that name at this point', async () => {
  const { backend } = await openTestBank()
  const { operator } = backend
  const { _id } = (await operator.customer('omar')).user
  expect(namedArgs('releaseStep', [_id], backend)).toEqual(['omar'])
  expect(namedArgs('setKyc', ['karl@larkspur.example', null], backend)).toEqual(['karl', null])
  const change = { email: 'nell@ashby.example' }
  expect(namedArgs('setUser', ['nora', change], backend)).toEqual(['nora', change])
  await operator.setUser('nora', change)
  const { _id: renamed } = (await operator.customer('nell@ashby.example')).user
  // Changed with DEMO-2: a persona is an id, whatever their address.
  expect(namedArgs('releaseStep', [renamed], backend)).toEqual(['nora'])
})

test('DEMO-8, DEMO-16: records that are edited, made and removed by hand are named by their ids, their customer by name', async () => {
  const { backend } = await openTestBank()
  const { user, loans } = await backend.operator.customer('ada')
  const id = loans[0]?._id ?? ''
  expect(namedArgs('make', ['transfers', user._id, 2], backend)).toEqual(['transfers', 'ada', 2])
  expect(namedArgs('removeGenerated', ['transfers', user._id], backend)).toEqual(['transfers', 'ada'])
  expect(namedArgs('setRecord', ['loans', id, { amount: 5 }], backend)).toEqual(['loans', id, { amount: 5 }])
  expect(namedArgs('removeRecord', ['loans', id], backend)).toEqual(['loans', id])
  for (const action of ['setDeposit', 'setLoan', 'setTransfer'] as const)
    expect(namedArgs(action, [id, 'true'], backend)).toEqual([id, 'true'])
  expect(Object.values(commands).map(({ run }) => typeof run(backend.operator))).toEqual(
    Object.keys(commands).map(() => 'function'),
  )
})
