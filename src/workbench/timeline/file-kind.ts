import type { FilePlaceholder } from '#src/contract/placeholders.ts'
import { clock } from '#src/platform/actors/app-clock.ts'

/** The kind of a file by its metadata; its content can only be checked later. */
export function fileGuess({ type, size }: Blob): FilePlaceholder {
  return { specimen: size === 0 ? 'empty' : 'picture', type: knownType(type) }
}

/** The type is not trustworthy: the page that created the file chose it. */
export function knownType(type: unknown): string {
  return KNOWN_TYPES.find((known) => known === type) ?? ''
}

const KNOWN_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'application/pdf', 'text/plain']

/** Reads the files of an event, and adds to their placeholders what they are or why a flow would refuse them, as soon as that is known. */
export function checkFiles(event: object, recorded: object): void {
  for (const [name, value] of Object.entries(event))
    if (value instanceof File) void clock.track(checkFile(value, Reflect.get(recorded, name) as FilePlaceholder))
}

async function checkFile(file: File, placeholder: FilePlaceholder): Promise<void> {
  // Comes with the flow that took the file (PERF-3).
  const { pictureReading } = await import('#src/platform/picture-file.ts')
  const { picture, error } = await pictureReading(file)
  if (error === null) placeholder.type = picture.type
  else if (error === 'picture-size') placeholder.specimen = 'too-large'
  else if (error !== 'picture-empty') placeholder.specimen = 'no-picture'
}
