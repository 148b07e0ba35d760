/** For MSW's cookie jar, which knows every public suffix: the bank sets no cookies. */
export const cookieStore = { getCookies: (_url: string): { key: string; value: string }[] => [] }
