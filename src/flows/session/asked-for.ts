import type { HistoryState } from '@tanstack/react-router'

/** The state of a link to where a visitor signs in, or on the way there: the page they asked for is kept (AUTH-6). */
export const keepAskedFor = ({ askedFor }: HistoryState): HistoryState => (askedFor === undefined ? {} : { askedFor })
