export interface NewFile {
  /** from the repository's root */
  path: string
  text: string
}

/** A line that a file which knows of every flow gets. */
export interface NewLine {
  path: string
  line: string
  /** the line goes before the first one that matches */
  before: RegExp
}
