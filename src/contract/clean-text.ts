import * as v from 'valibot'

/** Marks for the writing direction, soft hyphens, zero-width spaces and the like: all but those of `LOOSE`. */
const UNSEEN =
  /(?!\p{Join_Control}|\p{Variation_Selector})[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cs}]|(?!\s)\p{Cc}/gu

/**
 * Joiners and variation selectors change what people see inside some scripts, such as Persian, Sinhala or a Japanese name, and inside
 * emoji. Anywhere else they are invisible.
 */
const LOOSE =
  /(?<!\p{Lo}\p{M}+)(?!(?<=\p{Lo})\p{Join_Control}\p{Lo})(?!(?<=\p{Extended_Pictographic}[\p{Emoji_Modifier}\p{Variation_Selector}]*)\p{Join_Control}\p{Extended_Pictographic})\p{Join_Control}|(?<!\p{Lo}|\p{Extended_Pictographic})\p{Variation_Selector}/gu

/** The empty pattern of Braille is not a space by Unicode, but looks like one. */
const SPACES = /[\s\u2800]+/g

/**
 * One line as people mean it (IN-3): in NFC, without what nobody sees, runs of spaces of any kind as one space, trimmed. 'Zoe\u0308 '
 * becomes 'Zoë'.
 */
export function cleanText(text: string): string {
  return text.replace(UNSEEN, '').normalize('NFC').replace(LOOSE, '').normalize('NFC').replace(SPACES, ' ').trim()
}

/** A text of which nothing invisible is left, joiners included: for what is compared, not shown. */
export function withoutUnseen(text: string): string {
  return text.replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cs}]|(?!\s)\p{Cc}/gu, '')
}

export const textSchema = v.pipe(v.string(), v.transform(cleanText))
