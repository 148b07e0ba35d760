import { expect, test } from 'vitest'
import { models } from '#src/workbench/trace/models.ts'
import { eventOf, formOf, optionsOf, placeholdersIn, samplesOf } from './payload-form.ts'

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
  const forms = [...models.values()].flatMap((model) => Object.keys(model.payloads).map((type) => formOf(model, type)))
  expect(forms.length).toBeGreaterThan(40)
  const secret = forms.flat().filter(({ path }) => /password|code|token|file|answer/i.test(path))
  expect(secret.filter(({ field }) => field.kind !== 'placeholder')).toEqual([])
  expect(optionsOf(formOf(models.get('withdrawal'), 'code.submit')[0]?.field ?? { kind: 'text', samples: [] })).toEqual(
    ['code', 'wrongCode'],
  )
})
