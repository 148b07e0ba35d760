import type { PlainRegistration } from '#src/contract/requests.ts'

/** A customer for the check to register. Addresses and numbers are from ranges reserved for fiction. */
export function newcomer(mailbox: string, password: string): PlainRegistration {
  return {
    firstName: 'Conny',
    lastName: `Tract ${mailbox}`,
    middleName: 'Check',
    age: '30',
    city: 'Galway',
    phone: '+1 340 555 0198',
    email: `${mailbox}@contract.example`,
    dob: '1990-01-01',
    address: '1 Example Quay',
    maritalstatus: 'Single',
    gender: 'Female',
    accountType: 'Savings',
    password,
    confirmpassword: password,
    accountNumber: '1234567890',
    country: { name: 'Ireland', symbol: '€' },
  }
}

export const loanFor = (userId: string) => ({
  amount: '900',
  monthlyIncome: '100',
  homeAddress: '1 Example Quay',
  city: 'Galway',
  state: 'Connacht',
  loanPurpose: 'A boat',
  professionalStatus: 'Employed',
  professionalCategory: 'Teaching',
  nextOfKin: 'Somebody',
  phone: '+1 340 555 0198',
  email: 'conny@contract.example',
  name: 'Conny Tract',
  userId,
})

export const depositFor = (userId: string, amount: string) => ({
  amount,
  userId,
  name: 'Conny Tract',
  email: 'conny@contract.example',
  images: picture(),
})

export const papersFor = (userId: string, email: string, number: string) => ({
  name: `Conny ${number}`,
  userId,
  email,
  number,
  front: picture(),
  back: picture(),
})

export const transferFor = (userId: string, email: string) => ({
  amount: '1.25',
  email,
  userId,
  symbol: '€',
  withdrawalPath: 'invest' as const,
  transactiontype: 'paypal' as const,
})

/** A PNG signature, which is enough for a picture. */
function picture(): File {
  return new File([new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10])], 'contract.png', { type: 'image/png' })
}
