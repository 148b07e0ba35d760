import type { FilePlaceholder } from '#src/contract/placeholders.ts'
import { clock } from '#src/kit/actors/runtime.ts'

/** What a file says of itself; what is in it can only be looked into later. */
export function fileGuess({ type, size }: Blob): FilePlaceholder {
  return { specimen: size === 0 ? 'empty' : 'picture', type: knownType(type) }
}

/** A type is whatever the page that made the file wrote into it. */
export function knownType(type: unknown): string {
  return KNOWN_TYPES.find((known) => known === type) ?? ''
}

const KNOWN_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'application/pdf', 'text/plain']

/** Looks into the files of an event, and notes in their placeholders, as soon as it is known, why a flow would refuse them. */
export function lookIntoFiles(event: object, recorded: object): void {
  for (const [name, value] of Object.entries(event))
    if (value instanceof Blob) void clock.track(lookInto(value, Reflect.get(recorded, name) as FilePlaceholder))
}

async function lookInto(file: Blob, placeholder: FilePlaceholder): Promise<void> {
  // A part of the dialogs that choose files: it is there already when there is one.
  const { pictureError, SIGNATURE_LENGTH } = await import('#machines/picture-error.ts')
  const bytes = new Uint8Array(await file.slice(0, SIGNATURE_LENGTH).arrayBuffer())
  const fault = pictureError(file, bytes)
  if (fault === 'picture-size') placeholder.specimen = 'too-large'
  else if (fault === 'picture-content') placeholder.specimen = 'no-picture'
}
