/** No answer of the mock sets a cookie. */
export const splitCookiesString = (text: string) => [text]
