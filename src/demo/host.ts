/** What the demo needs of the page that it runs in. */
export interface DemoHost {
  goTo(path: string): Promise<void>
  /** restarts every flow of the page, and its guard */
  remount(): Promise<void>
}
