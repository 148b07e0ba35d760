import { expect, test } from 'vitest'
import type { CustomerAnswers } from '#machines/customer/customer-ref.ts'
import { startLogged } from '#machines/model/logged-flow.ts'
import { asPicture, chosenFile, pictureIn, refusedAs } from '#machines/model/sample-files.ts'
import type { PictureError } from '#machines/rules/picture.ts'
import { ApiError } from '#src/contract/endpoint.ts'
import { kycMachine } from './kyc.machine.ts'
import { type KycSide, type PictureReadings, specimenEntry } from './kyc-entry.ts'
import type { KycEvent } from './kyc-setup.ts'

const VERA = { customerId: 'u1', name: 'Vera Solano', email: 'vera@larkspur.example' }
const CHOSEN = { front: chosenFile('front.jpg'), back: chosenFile('back.jpg') }
const FRONT = pictureIn(CHOSEN.front)
const BACK = pictureIn(CHOSEN.back)

const LOADED: Partial<CustomerAnswers> = {
  user: { _id: VERA.customerId, firstName: VERA.name, email: VERA.email },
  kyc: null,
}

function start(answers = LOADED) {
  const flow = startLogged(kycMachine, { answers, holds: ['readPicture', 'readPictures', 'upload'] })
  const { actor } = flow
  const { readPicture: checks, readPictures: rereadings, upload: uploads } = flow.calls
  const send = (event: KycEvent) => actor.send(event)
  const choose = async (side: KycSide, file: File, error: PictureError | null = null) => {
    send({ type: 'picture.choose', side, file })
    await checks.at(-1)?.resolve(error === null ? asPicture(pictureIn(file)) : refusedAs(error))
  }
  /** Submits, and the pictures are read again. */
  const submit = async (readings: Partial<PictureReadings> = {}) => {
    send({ type: 'kyc.submit' })
    const { front, back } = rereadings.at(-1)?.input ?? {}
    if (front !== undefined && back !== undefined) {
      await rereadings.at(-1)?.resolve({ front: asPicture(front), back: asPicture(back), ...readings })
    }
  }
  const fill = async () => {
    send({ type: 'field.change', field: 'name', value: ' Vera Lindqvist ' })
    send({ type: 'field.change', field: 'number', value: 'SP-1 ' })
    await choose('front', CHOSEN.front)
    await choose('back', CHOSEN.back)
  }
  return { ...flow, checks, uploads, send, choose, submit, fill }
}

test('KYC-1: an empty form marks its fields and focuses the first', () => {
  const { send, context, log, uploads } = start()
  send({ type: 'field.change', field: 'name', value: '  ' })
  send({ type: 'kyc.submit' })
  expect({ errors: context().errors, log, uploads }).toEqual({
    errors: { name: 'missing', number: 'missing', front: 'picture-missing', back: 'picture-missing' },
    log: ['focus name'],
    uploads: [],
  })
  send({ type: 'field.change', field: 'name', value: 'V' })
  expect(context().errors).toEqual({ number: 'missing', front: 'picture-missing', back: 'picture-missing' })
})

test.each(['front', 'back'] as const)(
  'DEP-5: a refused file does not become the %s picture, and its error stays until another file is chosen',
  async (side) => {
    const { fill, choose, send, context, log } = start()
    await fill()
    const both = { front: FRONT, back: BACK }
    await choose(side, CHOSEN[side], 'picture-size')
    expect([context().pictures, context().errors[side]]).toEqual([{ ...both, [side]: null }, 'picture-size'])
    send({ type: 'kyc.submit' })
    expect([context().errors, log]).toEqual([{ [side]: 'picture-size' }, [`focus ${side}`]])
    await choose(side, CHOSEN[side])
    expect([context().pictures, context().errors[side]]).toEqual([both, undefined])
  },
)

test('DEP-5: of two files chosen in a row the later counts, even if the first is read after it', async () => {
  const { checks, send, context } = start()
  send({ type: 'picture.choose', side: 'front', file: CHOSEN.back })
  send({ type: 'picture.choose', side: 'front', file: CHOSEN.front })
  await checks[1]?.resolve(asPicture(FRONT))
  await checks[0]?.resolve(refusedAs('picture-empty'))
  expect([context().pictures.front, context().errors.front]).toEqual([FRONT, undefined])
})

test.each([
  ['', 'DEMO-U1'],
  [' ', 'DEMO-U1'],
  ['X-7', 'X-7'],
])('KYC-1: a specimen says who the customer is, but leaves the number %j that was typed', (typed, number) => {
  const { send, context } = start()
  send({ type: 'field.change', field: 'number', value: typed })
  expect(specimenEntry(context())).toEqual({ name: 'Vera Solano', number })
})

test('KYC-2: a success is announced, the record reloads, and the modal closes 2 s later', async () => {
  const { clock, fill, submit, uploads, log, state } = start()
  await fill()
  await submit()
  uploads[0]?.resolve(undefined)
  await clock.advance(1_999)
  expect({ state: state(), log }).toEqual({ state: 'uploaded', log: ['kyc-uploaded', 'kyc.reload'] })
  await clock.advance(1)
  expect(log).toEqual(['kyc-uploaded', 'kyc.reload', 'close'])
})

test.each([
  ['details-taken', ['kyc-duplicate', 'kyc.reload'], 'details-taken'],
  // The documents may have arrived.
  ['network', ['kyc.reload'], 'network'],
])('KYC-2: an upload that fails with %s keeps all input', async (code, said, failure) => {
  const { fill, submit, uploads, log, context, state } = start()
  await fill()
  await submit()
  await uploads[0]?.reject(new ApiError(code))
  expect({ log, failure: context().failure, pictures: context().pictures, entry: context().entry }).toEqual({
    log: said,
    failure,
    pictures: { front: FRONT, back: BACK },
    entry: { name: ' Vera Lindqvist ', number: 'SP-1 ' },
  })
  await submit()
  expect([state(), context().failure]).toEqual([{ submitting: 'sending' }, null])
})

test('KYC-1, DATA-1: it waits until the customer and what they have sent before are loaded, and can be closed meanwhile', () => {
  const { send, state, log } = start({})
  send({ type: 'kyc.submit' })
  expect(state()).toBe('waiting')
  send({ type: 'customer.change', customer: VERA })
  expect(state()).toMatchObject({ editing: { front: 'idle', back: 'idle' } })
  const other = start({ user: { _id: 'u1' } })
  other.send({ type: 'kyc.close' })
  expect({ log, other: other.log }).toEqual({ log: [], other: ['close'] })
})

test('IN-5: a picture that was changed or deleted after it was chosen is asked for again, the rest is kept, and nothing is sent', async () => {
  const { fill, submit, state, context, log, uploads } = start()
  await fill()
  await submit({ back: refusedAs('picture-unreadable') })
  expect({ state: state(), context: context(), log, uploads }).toMatchObject({
    state: { editing: { front: 'idle', back: 'idle' } },
    context: {
      entry: { name: ' Vera Lindqvist ', number: 'SP-1 ' },
      pictures: { front: FRONT, back: null },
      errors: { back: 'picture-unreadable' },
      failure: null,
    },
    log: ['focus back'],
    uploads: [],
  })
})

test('IN-5: what is dropped and is not one file replaces that picture by the reason', async () => {
  const { fill, send, context } = start()
  await fill()
  send({ type: 'picture.refuse', side: 'back', error: 'picture-none' })
  expect(context()).toMatchObject({ pictures: { front: FRONT, back: null }, errors: { back: 'picture-none' } })
})

test('KYC-1: nothing can be sent while a picture is being checked', async () => {
  const { actor, send, choose } = start()
  const isOpen = () => actor.getSnapshot().can({ type: 'kyc.submit' })
  expect(isOpen()).toBe(true)
  send({ type: 'picture.choose', side: 'front', file: CHOSEN.front })
  expect(isOpen()).toBe(false)
  await choose('front', CHOSEN.front)
  expect(isOpen()).toBe(true)
})
