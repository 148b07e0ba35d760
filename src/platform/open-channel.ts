/** Browsers may have none, or refuse one: to a page that was opened from a file, or without cookies (IN-14). */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}
