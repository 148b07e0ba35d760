/** Attributes that mark the header, and a dropdown together with its button. */
export const HEADER_MARK = 'data-site-header'
export const GROUP_MARK = 'data-link-group'
