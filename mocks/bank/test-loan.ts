/** The body of a loan application, without `userId`. */
export const TEST_LOAN = {
  amount: 10,
  monthlyIncome: 1,
  homeAddress: 'a',
  city: 'b',
  state: 'c',
  loanPurpose: 'd',
  professionalStatus: 'e',
  professionalCategory: 'f',
  nextOfKin: 'g',
  phone: 'h',
  email: 'i',
  name: 'j',
}
