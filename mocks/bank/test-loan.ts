/** What a loan is asked for with, but for who asks. */
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
