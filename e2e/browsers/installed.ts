import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Engine } from './engine.ts'
import { launchFirefox } from './firefox.ts'
import { launchWebKit } from './webkit.ts'

export interface Browser {
  /** 'Firefox' */
  name: string
  /** Debian's packages that bring what it needs */
  packages: readonly string[]
  /** Whether pages are given a script before their own by the driver. If not, the copy of the build has it. */
  canCapture: boolean
  /** null where something is missing */
  launcher(): (() => Promise<Engine>) | null
}

export const BROWSERS: Readonly<Record<string, Browser>> = {
  firefox: {
    name: 'Firefox',
    packages: ['firefox-esr'],
    canCapture: true,
    launcher: () => {
      const path = ['firefox-esr', 'firefox'].map(program).find((found) => found !== null && runs(found)) ?? null
      return path === null ? null : () => launchFirefox(path)
    },
  },
  webkit: {
    name: 'WebKitGTK',
    packages: ['webkit2gtk-driver', 'xvfb'],
    canCapture: false,
    launcher: () => {
      const [driver, xvfb] = [program('WebKitWebDriver'), program('Xvfb')]
      return driver === null || xvfb === null ? null : () => launchWebKit({ driver, xvfb })
    },
  },
}

/** The path of an installed program. */
function program(name: string): string | null {
  const paths = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))
  return paths.find(isExecutable) ?? null
}

/** Some systems have a stub of this name, which only says how to install the program. */
function runs(path: string): boolean {
  return spawnSync(path, ['--version']).status === 0
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
