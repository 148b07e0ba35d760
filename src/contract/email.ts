import * as v from 'valibot'
import { cleanText, withoutUnseen } from './clean-text.ts'

// Characters that need quotes in an address, such as '<', are not used in practice.
const EMAIL = /^([^\s@<>()[\]\\,;:"]+)@([^\s@<>()[\]\\,;:"/?#%]+)$/u
/** As `URL` writes it: at least two parts, and no IP address. */
const DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.(?!\d+$)[a-z0-9-]+$/
/** What mail programs and sentences put around an address: 'Ada <ada@…>', 'mailto:ada@…?subject=…', quotes, a mark behind it. */
const AROUND = /^(?:[^<>@]*<([^<>]*)>|mailto:([^?]*)(?:\?.*)?|["'“‘„«](.*)["'”’“»]|(.*?))[.,;。]?$/i
/** What an input method for Chinese or Japanese gives for '!' to '~', and their small forms. */
const WIDE = /[\uff01-\uff5e\ufe50-\ufe6b]/g

/** The one reading of an e-mail address (IN-3): a name, an @ and a domain as `URL` writes it. Undefined for what is none. */
function readEmail(text: string): string | undefined {
  const plain = cleanText(text).replace(WIDE, (character) => character.normalize('NFKC'))
  const [, bracketed, linked, quoted, bare] = AROUND.exec(plain) ?? []
  const [, name = '', domain = ''] = EMAIL.exec(bracketed ?? linked ?? quoted ?? bare ?? '') ?? []
  const local = withoutUnseen(name).normalize('NFC')
  const host = hostOf(domain)
  return local === '' || !DOMAIN.test(host) ? undefined : `${local}@${host}`
}

/** Chromium writes the domain of a `type=email` field in Punycode, Firefox as it was typed: `URL` makes them one. */
function hostOf(domain: string): string {
  try {
    return domain === '' ? '' : new URL(`http://${domain}`).hostname
  } catch {
    return ''
  }
}

/** The address; what is none, as a clean text. */
export function cleanEmail(text: string): string {
  return readEmail(text) ?? cleanText(text)
}

export function isEmail(text: string): boolean {
  return readEmail(text) !== undefined
}

/**
 * Equal for two spellings of one address (IN-3): in any case, and with characters that look alike, such as 'ﬁ' and 'fi', as UTS #39
 * advises. The Greek 'Σ' has two small letters. An accent without a letter, such as '´', becomes one over a space.
 */
export function emailKey(text: string): string {
  return cleanText(cleanEmail(text).normalize('NFKC').toLowerCase().replaceAll('ς', 'σ').normalize('NFKC'))
}

const MALFORMED = 'must be an e-mail address'

/** It may be blank. */
export const emailSchema = v.pipe(
  v.string(),
  v.transform(cleanEmail),
  v.check((email) => email === '' || isEmail(email), MALFORMED),
)
