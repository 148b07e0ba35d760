import { PICTURE_LIMIT } from '#machines/rules/rules.ts'
import { own } from '#src/contract/own.ts'
import type { FilePlaceholder } from '#src/contract/placeholders.ts'

/** An obvious sample picture, and one pixel for the other types. */
const PICTURES: Readonly<Record<string, string>> = {
  'image/png':
    'iVBORw0KGgoAAAANSUhEUgAAAPAAAACWAgMAAACdlu1GAAAACVBMVEXu7vk6QrCuIxtroVR/AAAAsUlEQVR42u3ZPQqAMAyA0eDo7iU8jYPex6M4Sk9paos/2KkoavNlKELzApa0KooQRmLIjJdxn3e3DRgMBt+I06dUB34E057gN/bz9RWkJEyTfKfDysQ0yZfOsK5ATJOAi8a1c25MDrOfnUWvdRilcmAJ0yFny9bwiVpB2uBEK0zg9GrvOBaMq+1rgUMcF/qEY4U1JdmeFvFh7+YeBrYwT0nwL74xTGCaBAwG//W3OWEgFiHHzVnXysP9AAAAAElFTkSuQmCC',
  'image/jpeg':
    '/9j/4AAQSkZJRgABAQAAAQABAAD/4gHYSUNDX1BST0ZJTEUAAQEAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADb/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////////////2wBDAVVaWnhpeOuCguv/////////////////////////////////////////////////////////////////////////wAARCAABAAEDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AKwAf//Z',
  'image/webp': 'UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAwA0JaQAA3AA/vuUAAA=',
}

const NO_PICTURE = 'This is no picture.'

/** A sample file that a flow accepts or refuses as it did the chosen one (DEMO-8). */
export function specimenFile({ specimen, type }: FilePlaceholder): File {
  const known = own(PICTURES, type)
  const picture = known === undefined ? NO_PICTURE : bytesOf(known)
  const content = {
    picture: [picture],
    empty: [],
    'too-large': [picture, new Uint8Array(PICTURE_LIMIT)],
    'no-picture': [NO_PICTURE],
  }[specimen]
  return new File(content, `specimen.${type.split('/')[1] ?? 'bin'}`, { type })
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}
