import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { ROOT } from './root.ts'

/**
 * Waits until no other process of this checkout has the name, then keeps it until this one ends. `says` gets the other's process id. A process that was
 * killed keeps nothing.
 */
export async function oneAtATime(name: string, says: (other: number) => void): Promise<void> {
  const file = join(ROOT, 'node_modules/.larkspur', `${name}.pid`)
  mkdirSync(dirname(file), { recursive: true })
  let told = false
  while (!take(file)) {
    const other = holder(file)
    if (other === null) {
      rmSync(file, { force: true })
      continue
    }
    if (!told) says(other)
    told = true
    await setTimeout(500)
  }
  process.on('exit', () => rmSync(file, { force: true }))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    return false
  }
}

/** null when nobody has it any more */
function holder(file: string): number | null {
  if (!existsSync(file)) return null
  const id = Number(readFileSync(file, 'utf8'))
  try {
    // Signal 0 only asks whether the process is there.
    if (id > 0) process.kill(id, 0)
    return id > 0 ? id : null
  } catch {
    return null
  }
}
