import { createAtom } from '@tanstack/store'
import { attempt } from './attempt.ts'

export type Theme = 'light' | 'dark'

const KEY = 'theme'

/** The theme on screen; a prerendered page is light. */
export const theme = createAtom<Theme>('light')

/** Applies the chosen theme. Without a choice the CSS follows the system, and nothing is restyled. */
export function applyTheme(): void {
  const { dataset } = document.documentElement
  const system = matchMedia('(prefers-color-scheme: dark)')
  const follow = () => {
    const chosen = chosenTheme()
    if (chosen !== null) dataset.theme = chosen
    theme.set((dataset.theme as Theme | undefined) ?? (system.matches ? 'dark' : 'light'))
  }
  follow()
  system.addEventListener('change', follow)
  // It was chosen in another window.
  addEventListener('storage', follow)
}

export function chooseTheme(chosen: Theme): void {
  document.documentElement.dataset.theme = chosen
  theme.set(chosen)
  // Storage may be blocked; the theme then lasts until reload.
  attempt(() => localStorage.setItem(KEY, chosen))
}

function chosenTheme(): Theme | null {
  const chosen = attempt(() => localStorage.getItem(KEY))
  return chosen === 'light' || chosen === 'dark' ? chosen : null
}
