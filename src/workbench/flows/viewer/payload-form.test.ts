import { expect, test } from 'vitest'
import type { AnyTransitionDefinition } from 'xstate'
import { statesOf, transitionsOf } from '#machines/model/transitions.ts'
import { machines } from '#src/workbench/trace/machines.ts'
import { models } from '#src/workbench/trace/models.ts'
import { eventOf, formOf, optionsOf, placeholdersIn, samplesOf } from './payload-form.ts'

const accepted = machines.flatMap((machine) =>
  statesOf(machine)
    .flatMap(transitionsOf)
    .filter(({ eventType }) => eventType !== '' && !eventType.startsWith('xstate.'))
    .map((transition) => ({ machine: machine.id, transition })),
)

test('FLOW-3: an event’s form asks for every field that the machine reads', () => {
  expect(accepted.length).toBeGreaterThan(100)
  for (const { machine, transition } of accepted) {
    const asked = formOf(models.get(machine), transition.eventType).map(({ path }) => path.split('.')[0])
    const missing = fieldsRead(transition).filter((field) => !asked.includes(field))
    expect([machine, transition.eventType, missing]).toEqual([machine, transition.eventType, []])
  }
})

test('FLOW-3: the form starts with a sample, and guards are evaluated with all its other values', () => {
  expect(samplesOf(models.get('withdrawal'), 'form.submit')).toEqual([{ entries: {}, event: { type: 'form.submit' } }])
  expect(samplesOf(models.get('login'), 'credentials.submit').map(({ entries }) => entries)).toEqual([
    { 'credentials.email': 'ada@larkspur.example', 'credentials.password': 'password' },
    { 'credentials.email': 'nobody@mail.example', 'credentials.password': 'password' },
    { 'credentials.email': '', 'credentials.password': 'password' },
    { 'credentials.email': 'ada@larkspur.example', 'credentials.password': 'wrongPassword' },
  ])
  expect(samplesOf(models.get('toast'), 'drag.end').map(({ event }) => event)).toEqual([
    { type: 'drag.end', share: 0.1 },
    { type: 'drag.end', share: 0.9 },
  ])
})

test('FLOW-3: an event is built only from values that the form offers', () => {
  const entries = { 'credentials.email': 'a@b.example', 'credentials.password': 'wrongPassword', extra: 'x' }
  const login = models.get('login')
  expect(placeholdersIn(login, 'credentials.submit', entries).map(({ name }) => name)).toEqual(['wrongPassword'])
  expect(eventOf(login, 'credentials.submit', entries, ({ name }) => `filled ${name}`)).toEqual({
    type: 'credentials.submit',
    credentials: { email: 'a@b.example', password: 'filled wrongPassword' },
  })
  const refused = [
    { machine: 'login', type: 'credentials.submit', entries: { ...entries, 'credentials.password': 'hunter2' } },
    { machine: 'login', type: 'credentials.submit', entries: { ...entries, 'credentials.email': 'x'.repeat(201) } },
    { machine: 'withdrawal', type: 'method.choose', entries: { method: 'cheque' } },
    { machine: 'statement', type: 'statement.print', entries: { rows: 'many' } },
  ]
  for (const { machine, type, entries } of refused) {
    expect(() => eventOf(models.get(machine), type, entries, () => '')).toThrow('does not take what was entered')
  }
})

test('FLOW-3: passwords, codes, tokens and files are placeholders and cannot be typed', () => {
  const typed = machines.flatMap(({ id }) =>
    accepted
      .filter(({ machine }) => machine === id)
      .flatMap(({ transition }) => formOf(models.get(id), transition.eventType))
      .filter(({ path, field }) => /password|code|token|file|answer/i.test(path) && field.kind !== 'placeholder'),
  )
  expect(typed).toEqual([])
  expect(optionsOf(formOf(models.get('withdrawal'), 'code.submit')[0]?.field ?? { kind: 'text', samples: [] })).toEqual(
    ['code', 'wrongCode'],
  )
})

/** The fields that a transition's guard and actions read from its event, found by calling them. */
function fieldsRead({ guard, actions }: AnyTransitionDefinition): string[] {
  const read = new Set<string>()
  const event = new Proxy(
    {},
    {
      get: (_, name) => {
        read.add(String(name))
        return ''
      },
      ownKeys: () => [],
    },
  )
  for (const part of [guard, ...actions]) {
    const params: unknown = Reflect.get(Object(part), 'params')
    if (typeof params !== 'function') continue
    try {
      params({ context: {}, event })
    } catch {
      // What else it reads does not matter here.
    }
  }
  read.delete('type')
  return [...read]
}
