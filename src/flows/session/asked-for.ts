import type { HistoryState } from '@tanstack/react-router'

/** The state for links to the sign-in page, and between it and related pages: keeps the page that the visitor asked for (AUTH-6). */
export const keepAskedFor = ({ askedFor }: HistoryState): HistoryState => (askedFor === undefined ? {} : { askedFor })
