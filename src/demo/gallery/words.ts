/** 'account-settings' as 'Account settings', 'submitting.verySlow' as 'Submitting · very slow'. */
export function inWords(name: string): string {
  const words = name
    .replaceAll('.', ' · ')
    .replaceAll('-', ' ')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/\bkyc\b/, 'KYC')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
