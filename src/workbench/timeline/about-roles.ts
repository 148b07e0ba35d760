/** The roles of what a caption can be about, each with the elements that may have it. */
export const ABOUT_SELECTORS = {
  button: 'button, [role=button]',
  combobox: 'select, [role=combobox]',
  dialog: '[role=dialog]',
  heading: 'h1, h2, h3, h4',
  img: 'img, [role=img]',
  link: 'a[href]',
  list: 'ul, ol',
  paragraph: 'p',
  region: 'section, [role=region]',
  status: '[role=status]',
  textbox: 'input:not([type=file], [type=checkbox], [type=radio]), textarea',
} as const

export type AboutRole = keyof typeof ABOUT_SELECTORS

export const ABOUT_ROLES = Object.keys(ABOUT_SELECTORS) as AboutRole[]
