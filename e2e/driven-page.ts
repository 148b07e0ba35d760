/** What the tests need of a page that any browser may have: Playwright's `Page`, or one of `browsers/`. */
export interface DrivenPage {
  /** runs the function in the page with its argument, and waits for what it returns; all of it must survive JSON */
  evaluate<R, Arg>(run: (arg: Arg) => R, arg: Arg): Promise<Awaited<R>>
  goto(url: string): Promise<unknown>
  reload(): Promise<unknown>
}
