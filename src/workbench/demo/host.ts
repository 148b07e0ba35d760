/** What the demo needs from the page around it. */
export interface DemoHost {
  goTo(path: string): Promise<void>
  /** restarts every flow of the page, and the session guard */
  remount(): Promise<void>
}
