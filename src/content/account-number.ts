/** An account number in groups of four: '1802 1548 48'. */
export function groupNumber(number: string): string {
  return number.replace(/.{4}(?=.)/g, '$& ')
}
