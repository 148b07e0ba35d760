/** The values of an event's form by path: text, a number as text, or the name of an option or a placeholder. */
export type Entries = Readonly<Record<string, string>>
