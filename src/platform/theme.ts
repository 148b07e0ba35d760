export type Theme = 'light' | 'dark'

const KEY = 'theme'
const listeners = new Set<() => void>()

/** Applies the chosen theme. Without a choice the CSS follows the system, and nothing is restyled. */
export function applyTheme(): void {
  const chosen = chosenTheme()
  if (chosen !== null) document.documentElement.dataset.theme = chosen
  system().addEventListener('change', tell)
}

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  tell()
  try {
    localStorage.setItem(KEY, theme)
  } catch {
    // Storage may be blocked; the theme then lasts until reload.
  }
}

export function currentTheme(): Theme {
  const { theme } = document.documentElement.dataset
  if (theme === 'light' || theme === 'dark') return theme
  return system().matches ? 'dark' : 'light'
}

export function subscribeTheme(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(): void {
  for (const listener of listeners) listener()
}

function system(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)')
}

function chosenTheme(): Theme | null {
  try {
    const chosen = localStorage.getItem(KEY)
    return chosen === 'light' || chosen === 'dark' ? chosen : null
  } catch {
    return null
  }
}
