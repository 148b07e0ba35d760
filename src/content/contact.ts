import { isDemo } from '#src/platform/env.ts'
import { labels } from './messages.ts'

export const contactCopy = {
  lead: isDemo
    ? 'Write, call or visit us. You will talk to somebody who can decide, or would if this bank existed.'
    : 'Write, call or visit us. You will talk to somebody who can decide.',
  mapTitle: 'Map of the U.S. Virgin Islands: St. Thomas, St. John and St. Croix',
  addressHeading: 'Address',
  address: ['Larkspur House', 'Example Quay 1', 'Charlotte Amalie, St. Thomas', 'U.S. Virgin Islands'],
  supportHeading: 'Support',
  officesHeading: 'Offices',
  offices: [
    { place: 'St. Thomas', street: 'Example Quay 1, Charlotte Amalie' },
    { place: 'St. John', street: 'Specimen Lane 7, Cruz Bay' },
    { place: 'St. Croix', street: 'Sample Wharf 12, Christiansted' },
  ],
  hoursHeading: 'Opening hours',
  fields: {
    name: { label: 'Name', placeholder: 'First and last name*' },
    email: { label: labels.email, placeholder: 'name@mail.example*' },
    phone: { label: 'Phone', placeholder: '+1 340 555 0100*' },
    message: { label: 'Message', placeholder: 'How can we help?' },
  },
  required: 'Name, e-mail and phone are required.',
  sent: isDemo
    ? 'Thank you. Nothing was sent in this demonstration. Your message is on the demo desk, under Bank, Messages.'
    : 'Your e-mail program should now show this message, ready to send to our support team.',
  mailSubject: 'A message from the contact page',
} as const

export const MAPS = 'https://maps.google.com/maps'
export const MAP_FRAME = `${MAPS}?q=U.S.%20Virgin%20Islands&z=9&output=embed`
