/** Loads the page anew (WD-3, LOAN-4). */
export const reloadPage = () => location.reload()
