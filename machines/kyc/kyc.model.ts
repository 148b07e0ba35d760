import { defineModel } from '#machines/model/model.ts'
import { choice, placeholder, text } from '#machines/model/payload-fields.ts'
import { placeholders } from '#machines/model/placeholders.ts'
import { asPicture, isFile, noPicture, picture, refusedAs } from '#machines/model/sample-files.ts'
import { answered, duplicate, signedIn } from '#machines/model/steps.ts'
import { stubCustomer } from '#machines/model/stub-actor.ts'
import { ApiError } from '#src/contract/endpoint.ts'
import { PLACEHOLDERS } from '#src/contract/placeholders.ts'
import type { kycMachine } from './kyc.machine.ts'
import type { KycCustomer } from './kyc-entry.ts'

const customer: KycCustomer = {
  customerId: PLACEHOLDERS.userId,
  name: 'Vera Solano',
  email: PLACEHOLDERS.email,
}

const NUMBER = 'SP-1'
const side = choice('front', 'back')

export const kycModel = defineModel<typeof kycMachine>({
  id: 'kyc',
  starts: {
    known: {
      input: {},
      beside: { customer: stubCustomer({ user: { _id: customer.customerId, email: customer.email }, kyc: null }) },
      inApp: signedIn('vera', '/account-details', { kind: 'kyc' }),
    },
    'nobody known': {
      input: {},
      beside: { customer: stubCustomer({}, { user: 'failed' }) },
      inApp: signedIn('vera', '/account-details', { kind: 'kyc' }, answered('GET users/{id}', 500)),
    },
  },
  payloads: {
    'customer.change': { customer: placeholder(placeholders.customer) },
    'field.change': { field: choice('name', 'number'), value: text(NUMBER, '') },
    'picture.choose': { side, file: placeholder(placeholders.picture, placeholders.otherFile) },
    'picture.refuse': { side, error: choice('picture-several', 'picture-none', 'picture-folder') },
    'picture.remove': { side },
  },
  moves: {
    'enter name and number': [
      { type: 'field.change', field: 'name', value: 'Vera Lindqvist' },
      { type: 'field.change', field: 'number', value: NUMBER },
    ],
    'choose the front': { type: 'picture.choose', side: 'front', file: picture },
    'choose the back': { type: 'picture.choose', side: 'back', file: picture },
    'choose no picture': { type: 'picture.choose', side: 'front', file: noPicture },
    'drop several files': { type: 'picture.refuse', side: 'front', error: 'picture-several' },
    'remove the front': { type: 'picture.remove', side: 'front' },
    submit: { type: 'kyc.submit' },
    close: { type: 'kyc.close' },
  },
  watchers: {
    watchCustomer: { known: { event: { type: 'customer.change', customer }, inApp: 'Who is known is known at once.' } },
  },
  outcomes: {
    readPicture: {
      picture: { done: asPicture(picture), when: isFile(picture) },
      'no picture': { done: refusedAs('picture-content'), when: isFile(noPicture) },
    },
    readPictures: {
      pictures: { done: { front: asPicture(picture), back: asPicture(picture) } },
      'one changed': {
        done: { front: asPicture(picture), back: refusedAs('picture-unreadable') },
        inApp: 'A page cannot change a file on the disk.',
      },
    },
    upload: {
      uploaded: { done: null },
      'details taken': { error: new ApiError('details-taken'), inApp: duplicate('POST kyc') },
      refused: { error: new ApiError('refused'), inApp: answered('POST kyc', 500) },
    },
  },
  calls: {
    readPicture: { inRealTime: 'A file is read in real time, which the app clock waits out.' },
    readPictures: { inRealTime: 'Files are read in real time, which the app clock waits out.' },
    upload: { calls: ['POST kyc'] },
  },
  submits: ['upload'],
  files: ['pictures'],
  key: ({ customer, entry, pictures: { front, back } }) => [customer !== null, entry, front?.name, back?.name],
})
