import { createRandom } from '#src/kit/clock/random.ts'

const BOUNDARY_DIGITS = 32

/**
 * The fields as `multipart/form-data`, escaped as HTML asks (html.spec.whatwg.org/#multipart-form-data), in a blob that every engine
 * can read back: WebKit reads no `FormData` with a file that a script made (DEP-3, KYC-1). The boundary is drawn from the seed, which
 * whoever makes a file should not know: a file that holds the boundary could bring fields of its own.
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

/** Every line break as CR LF, as forms have always sent them. */
function withLineBreaks(text: string): string {
  return text.replace(/\r\n?|\n/g, '\r\n')
}
