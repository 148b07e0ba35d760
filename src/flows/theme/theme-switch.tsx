import { Moon, Sun } from 'lucide-react'
import { navigationCopy } from '#src/content/navigation.ts'
import { chooseTheme, theme } from '#src/platform/theme.ts'
import { useStore } from '#src/platform/use-store.ts'
import { IconButton } from '#src/ui/icon-button.tsx'

export function ThemeSwitch() {
  const isDark = useStore(theme, 'light') === 'dark'
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
