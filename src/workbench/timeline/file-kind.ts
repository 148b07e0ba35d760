import type { FilePlaceholder } from '#src/contract/placeholders.ts'
import { clock } from '#src/platform/actors/runtime.ts'
import { checkedPicture } from '#src/platform/picture-file.ts'

/** The kind of a file by its metadata; its content can only be checked later. */
export function fileGuess({ type, size }: Blob): FilePlaceholder {
  return { specimen: size === 0 ? 'empty' : 'picture', type: knownType(type) }
}

/** The type is not trustworthy: the page that created the file chose it. */
export function knownType(type: unknown): string {
  return KNOWN_TYPES.find((known) => known === type) ?? ''
}

const KNOWN_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'application/pdf', 'text/plain']

/** Checks the files of an event, and adds to their placeholders why a flow would refuse them, as soon as that is known. */
export function checkFiles(event: object, recorded: object): void {
  for (const [name, value] of Object.entries(event))
    if (value instanceof Blob) void clock.track(checkFile(value, Reflect.get(recorded, name) as FilePlaceholder))
}

async function checkFile(file: Blob, placeholder: FilePlaceholder): Promise<void> {
  const error = await checkedPicture(file)
  if (error === 'picture-size') placeholder.specimen = 'too-large'
  else if (error === 'picture-content') placeholder.specimen = 'no-picture'
}
