/** The id of the toasts' region. An open dialog owns it, so that a screen reader that leaves out the rest of the page keeps it (IN-7). */
export const TOAST_REGION = 'toasts'
