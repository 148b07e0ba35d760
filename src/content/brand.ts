/** Who the product says that it is. A fictional bank: reserved mail domain, reserved phone numbers (DEMO-10). */
export const brand = {
  name: 'Larkspur Demo Bank',
  shortName: 'Larkspur',
  kind: 'Demo Bank',
  support: { email: 'care@larkspur.example', phone: '+1 340 555 0142' },
  strip: {
    label: 'About this site',
    text: 'A fictional demonstration with no real money.',
    desk: 'Demo desk',
  },
} as const
