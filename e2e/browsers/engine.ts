import type { DrivenPage } from '../driven-page.ts'

/** A key that is not a character. */
export type Key = 'Enter' | 'Escape' | 'F2'

/** A tab or a window, as an engine's driver sees it: everything else is done with these (`browser-page.ts`). */
export interface Hands extends DrivenPage {
  /** presses the mouse's button at this point of the window, in CSS pixels */
  click(x: number, y: number): Promise<void>
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  /** picks a file of the disk for the element with this selector */
  pick(selector: string, path: string): Promise<void>
  /** the console's errors and warnings, uncaught errors and requests to other hosts since the last call (QA-3) */
  complaints(): Promise<string[]>
  close(): Promise<void>
}

export interface Engine {
  /** 'Firefox 153.7.0esr' */
  name: string
  /** Opens a tab, or a window of this width in CSS pixels. Relative addresses are those of `origin`. */
  open(origin: string, width?: number): Promise<Hands>
  close(): Promise<void>
}

/** A script that runs the function with its argument and results in JSON text: WebKitGTK's driver sorts the keys of objects. */
export function scriptOf<R, Arg>(run: (arg: Arg) => R, arg: Arg): string {
  const call = `(${run})(${JSON.stringify(arg) ?? ''})`
  return `(async () => JSON.stringify({ value: await ${call} }))()`
}

export function answerOf(json: unknown) {
  return JSON.parse(String(json)).value
}
