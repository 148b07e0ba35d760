export interface NewFile {
  /** relative to the repository's root */
  path: string
  text: string
}

/** A line to add to a file that lists every flow. */
export interface NewLine {
  path: string
  line: string
  /** the new line goes before the first line that matches */
  before: RegExp
}
