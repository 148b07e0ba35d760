/** The paths of the pages that show the product from outside; live builds do not have them. */
export const FLOWS_PATH = '/__flows'
export const GALLERY_PATH = '/__gallery'
