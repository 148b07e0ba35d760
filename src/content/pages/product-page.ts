export type PageDrawing =
  | 'card'
  | 'coast'
  | 'house'
  | 'jug'
  | 'key'
  | 'ledger'
  | 'letter'
  | 'lock'
  | 'offices'
  | 'plant'
  | 'purse'
  | 'screen'
  | 'shop'
  | 'terrace'
  | 'tree'

export interface PageSection {
  heading: string
  paragraphs: readonly string[]
  points?: readonly string[]
}

export const productPageCopy = {
  begin: 'Opening an account takes four short steps.',
  related: 'See also',
} as const

/** The content of one product page (PUB-2). */
export interface ProductPage {
  name: string
  /** shown under the title, and the page's meta description */
  summary: string
  drawing: PageDrawing
  /** the text of the link to sign up */
  action: string
  sections: readonly PageSection[]
}
