/**
 * What stands in a written event for something that must not be written down, or that only the running app knows. The
 * secrets among them are the marks that the exploration looks for in every context.
 */
export const PASSWORD = '<password>'
/** the one-time code of who is signed in, and one that is not hers */
export const CODE = '<code>'
export const WRONG_CODE = '<wrong code>'
/** the token of the newest reset mail's link */
export const LINK_TOKEN = '<token of the link>'
/** the token of a session */
export const ACCESS_TOKEN = '<access token>'
/** the name of a file that is a picture, and of one that is none */
export const PICTURE = '<picture>'
export const NO_PICTURE = '<no picture>'
/** what such a file holds */
export const CONTENTS = '<contents of a file>'
/** the id of who is signed in, and her e-mail address */
export const USER = '<user>'
export const EMAIL = '<email of the user>'
/** the clock's time, in ms; nothing else happens before all times */
export const NOW = -1

/** What no machine's context may hold. */
export const SECRETS: readonly string[] = [PASSWORD, CODE, WRONG_CODE, LINK_TOKEN, ACCESS_TOKEN, CONTENTS]
