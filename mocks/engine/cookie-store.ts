/** Replaces MSW's cookie jar, which contains the list of all public suffixes. Our handlers set no cookies. */
export const cookieStore = { getCookies: (_url: string): { key: string; value: string }[] => [] }
