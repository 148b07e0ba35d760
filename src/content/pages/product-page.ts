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

/** One product, as its page tells it (PUB-2). */
export interface ProductPage {
  name: string
  /** the lead under the title and the page's meta description */
  summary: string
  drawing: PageDrawing
  /** the text of the link to the registration */
  action: string
  sections: readonly PageSection[]
}
