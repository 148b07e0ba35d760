/** The roles of the product's palette that a chart is drawn with, as `styles/tokens.css` names them. */
export type InkRole =
  | 'paper'
  | 'surface'
  | 'tint'
  | 'ink'
  | 'ink-soft'
  | 'line'
  | 'line-strong'
  | 'accent'
  | 'accent-tint'
  | 'on-accent'
  | 'waits'
  | 'waits-tint'
  | 'done'
  | 'done-tint'
  | 'failed'

/** The colour of a role: the page's own, or that of one theme where a picture stands alone. */
export type Ink = (role: InkRole) => string

export const pageInk: Ink = (role) => `var(--${role})`

export const FONT = "'Inter Variable', 'Inter Fallback', Inter, system-ui, sans-serif"
