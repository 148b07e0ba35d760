import * as v from 'valibot'

/** What a person calls a moment. */
export const nameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Enter a name.'),
  v.maxLength(60, 'A name has at most 60 characters.'),
)
