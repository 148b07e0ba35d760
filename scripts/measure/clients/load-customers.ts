/** An invented customer, named by their mailbox. */
export function profileOf(mailbox: string, domain = 'load.example') {
  const password = 'Load-1234'
  return {
    firstName: 'Load',
    lastName: mailbox,
    middleName: 'T',
    age: '30',
    city: 'Galway',
    phone: '+1 340 555 0199',
    email: `${mailbox}@${domain}`,
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

export function loanOf(userId: string) {
  return {
    amount: '100',
    monthlyIncome: '900',
    homeAddress: '1 Example Quay',
    city: 'Galway',
    state: 'Connacht',
    loanPurpose: 'A boat',
    professionalStatus: 'Employed',
    professionalCategory: 'Teaching',
    nextOfKin: 'Somebody',
    phone: '+1 340 555 0199',
    email: 'load@load.example',
    name: 'Load',
    userId,
  }
}
