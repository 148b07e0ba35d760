/** What the demo needs of the page that it runs in. */
export interface DemoHost {
  goTo(path: string): Promise<void>
  /** starts every flow of the page anew, and its guard */
  remount(): Promise<void>
}
