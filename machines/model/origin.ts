/**
 * Who sends an event. `person`: by hand, so it is recorded. `app`: as a consequence of something else. `either`: a click sends
 * it, and another flow may too. `typing`: a person's keystrokes, of which only the last in a row is recorded.
 */
export type Origin = 'person' | 'typing' | 'app' | 'either'
