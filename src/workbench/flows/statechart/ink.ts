/** The colour roles of a chart, named as in `styles/tokens.css`. */
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

/** The colour of a role: a variable of the style sheet. */
export const ink = (role: InkRole) => `var(--${role})`

export const FONT = "'Inter Variable', 'Inter Fallback', Inter, system-ui, sans-serif"
