export type Theme = 'light' | 'dark'

const KEY = 'theme'
const listeners = new Set<() => void>()

/** Puts the chosen theme, or the system's, on the page before anything is drawn. */
export function applyTheme(): void {
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches
  showTheme(chosenTheme() ?? (systemIsDark ? 'dark' : 'light'))
}

export function chooseTheme(theme: Theme): void {
  showTheme(theme)
  try {
    localStorage.setItem(KEY, theme)
  } catch {
    // A browser that keeps nothing still shows the theme until the next load.
  }
}

export function currentTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
}

export function subscribeTheme(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  for (const listener of listeners) listener()
}

function chosenTheme(): Theme | null {
  try {
    const chosen = localStorage.getItem(KEY)
    return chosen === 'light' || chosen === 'dark' ? chosen : null
  } catch {
    return null
  }
}
