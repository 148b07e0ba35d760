/** What replaces parts of MSW in the page (PERF-2, PERF-3). Our handlers neither set nor read cookies. */

/** The original contains the list of all public suffixes. */
export const cookieStore = { getCookies: (_url: string): { key: string; value: string }[] => [] }

/** The original asks the browser for the document's cookies, for each handler and each call. */
export const getAllRequestCookies = (_request: Request): Record<string, string> => ({})

/** Where a handler was made, for MSW's console. The original reads a stack for each. */
export const getCallFrame = (_error: Error): string | undefined => undefined

/** The original finds where one of several cookies in a header ends. */
export const splitCookiesString = (cookies: string | string[]): string[] => [cookies].flat()

/** The original writes to the console what the interceptors do, step by step, where somebody has asked the page's storage for it. */
export class Logger {
  extend(_domain: string): this {
    return this
  }

  info(..._said: unknown[]): void {}
}

/** The original has the English words of every status, for the status line, which HTTP/2 does not have either. */
// biome-ignore lint/style/noDefaultExport: MSW imports it as one.
export default { message: {} as Record<number, string> }
