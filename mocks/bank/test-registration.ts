/** A valid registration. */
export const TEST_REGISTRATION = {
  firstName: 'Wren',
  lastName: 'Hollis',
  middleName: 'Lee',
  age: '33',
  city: 'Leeds',
  phone: '+1 340 555 0150',
  email: 'Wren@Mail.example',
  dob: '1992-05-04',
  address: '8 Mill Row',
  maritalstatus: 'Single',
  gender: 'Female',
  accountType: 'Savings',
  password: ' secret pass ',
  confirmpassword: ' secret pass ',
  accountNumber: '1234567890',
  country: { name: 'United Kingdom', symbol: '£' },
}
