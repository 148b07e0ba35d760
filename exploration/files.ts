import { CONTENTS, NO_PICTURE, PICTURE } from '#src/dev/placeholders.ts'

/** Files as a customer chooses them: one that a check of it takes, and one that it refuses. */
export const picture = new File([CONTENTS], PICTURE, { type: 'image/png' })
export const noPicture = new File([CONTENTS], NO_PICTURE, { type: 'image/png' })
