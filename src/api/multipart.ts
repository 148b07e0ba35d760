import { createRandom } from '#src/platform/clock/random.ts'

const BOUNDARY_DIGITS = 32

/**
 * The fields as a `multipart/form-data` blob, escaped as HTML specifies (html.spec.whatwg.org/#multipart-form-data). A blob, because
 * WebKit cannot read back a `FormData` body that contains a file created by script (DEP-3, KYC-1). The boundary is derived from the
 * seed, which must be unguessable: a file that contained the boundary could inject fields.
 */
export function multipart(fields: Readonly<Record<string, string | number | Blob>>, seed: string): Blob {
  const boundary = `larkspur-${createRandom(seed).hex(BOUNDARY_DIGITS)}`
  const parts = Object.entries(fields).flatMap(([name, value]) => [
    `--${boundary}\r\nContent-Disposition: form-data; name="${escapeName(withLineBreaks(name))}"`,
    ...(value instanceof Blob ? fileParts(value) : [`\r\n\r\n${withLineBreaks(String(value))}`]),
    '\r\n',
  ])
  return new Blob([...parts, `--${boundary}--\r\n`], { type: `multipart/form-data; boundary=${boundary}` })
}

function fileParts(file: Blob): BlobPart[] {
  const name = file instanceof File ? file.name : 'blob'
  const type = file.type || 'application/octet-stream'
  return [`; filename="${escapeName(name)}"\r\nContent-Type: ${type}\r\n\r\n`, file]
}

function escapeName(name: string): string {
  return name.replaceAll('\n', '%0A').replaceAll('\r', '%0D').replaceAll('"', '%22')
}

/** Normalises line breaks to CR LF, as HTML does when it submits a form. */
function withLineBreaks(text: string): string {
  return text.replace(/\r\n?|\n/g, '\r\n')
}
