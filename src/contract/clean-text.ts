import * as v from 'valibot'

/** Marks for the writing direction, soft hyphens, zero-width spaces and the like: all but those of `LOOSE` and the flag of Wales. */
const UNSEEN =
  /(\p{RGI_Emoji_Tag_Sequence})|(?!\p{Join_Control}|\p{Variation_Selector})[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cs}]|(?!\s)\p{Cc}/gv

/**
 * Joiners and variation selectors change what people see inside some scripts, such as Persian, Bengali or a Japanese name, and inside
 * emoji; behind a virama a joiner does so at the end of a word, too. Anywhere else they are invisible. Each pattern begins with what it keeps: looking behind from every mark would take too long.
 */
const KEPT = [
  /\p{Join_Control}(?<=\p{Lo}\p{M}*.)(?=\p{Join_Control}*[\p{M}--\p{Script=Inherited}]*\p{Lo})/v,
  /\p{Join_Control}(?<=[[\p{M}&&\p{Diacritic}]--\p{Script=Inherited}]\p{M}*.)/v,
  /\p{Join_Control}(?<=\p{Extended_Pictographic}[\p{Emoji_Modifier}\p{Variation_Selector}]*.)(?=\p{Extended_Pictographic})/v,
  /\p{Variation_Selector}(?<=[\p{Lo}\p{Extended_Pictographic}].)/v,
  /\ufe0f(?<=[0-9#*].)(?=\u20e3)/v,
]
const LOOSE = new RegExp(
  `(${KEPT.map(({ source }) => source).join('|')})|[\\p{Join_Control}\\p{Variation_Selector}]`,
  'gv',
)

/** The empty pattern of Braille is not a space by Unicode, but looks like one. */
const SPACES = /[\s\u2800]+/g

/**
 * One line as people mean it (IN-3): in NFC, without what nobody sees, runs of spaces of any kind as one space, trimmed. 'Zoe\u0308 '
 * becomes 'Zoë'.
 */
export function cleanText(text: string): string {
  return text.replace(UNSEEN, '$1').normalize('NFC').replace(LOOSE, '$1').normalize('NFC').replace(SPACES, ' ').trim()
}

/** A text of which nothing invisible is left, joiners included: for what is compared, not shown. */
export function withoutUnseen(text: string): string {
  return text.replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cs}]|(?!\s)\p{Cc}/gu, '')
}

export const textSchema = v.pipe(v.string(), v.transform(cleanText))

/**
 * A password as every keyboard and browser gives it (IN-3): in NFKC, as NIST SP 800-63B advises, and without what nobody sees. It keeps
 * its spaces.
 */
export const passwordSchema = v.pipe(v.string(), v.transform(cleanPassword))

export function cleanPassword(text: string): string {
  return withoutUnseen(text.normalize('NFKC')).normalize('NFKC')
}
