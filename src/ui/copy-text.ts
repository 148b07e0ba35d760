/**
 * Copies a text to the clipboard; whether the browser let it. On http by LAN address there is no clipboard, and access may be denied: the
 * caller then offers the text another way (IN-14). A text that has yet to be made is given as a promise, because Safari 17 allows nothing
 * that is asked for after a wait. Rejects only with what that promise rejects with.
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  const isCopied = write(text).then(
    () => true,
    () => false,
  )
  await text
  return isCopied
}

async function write(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string') return navigator.clipboard.writeText(text)
  const blob = text.then((made) => new Blob([made], { type: 'text/plain' }))
  // Where there is no clipboard, nobody waits for it.
  blob.catch(() => undefined)
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}
