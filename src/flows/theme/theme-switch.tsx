import { Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { navigationCopy } from '#src/content/navigation.ts'
import { chooseTheme, currentTheme, subscribeTheme } from '#src/platform/theme.ts'
import { IconButton } from '#src/ui/icon-button.tsx'

export function ThemeSwitch() {
  const theme = useSyncExternalStore(subscribeTheme, currentTheme, () => 'light' as const)
  const isDark = theme === 'dark'
  return (
    <IconButton
      label={navigationCopy.darkTheme}
      aria-pressed={isDark}
      onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
    >
      {isDark ? <Sun aria-hidden="true" size={20} /> : <Moon aria-hidden="true" size={20} />}
    </IconButton>
  )
}
