/** For MSW's handlers: the bank reads no cookies, and the browser is slow to tell them. */
export const getAllRequestCookies = (): Record<string, string> => ({})
