import type { Backend } from '#mocks/backend.ts'
import { session } from '#src/flows/session/session.ts'
import { clock } from '#src/runtime.ts'
import { CODE, EMAIL, LINK_TOKEN, NO_PICTURE, NOW, PASSWORD, PICTURE, USER, WRONG_CODE } from './placeholders.ts'

/** An event with what its placeholders stand for. */
export function filledIn(value: unknown, backend: Backend): unknown {
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, filledIn(part, backend)]))
  }
  switch (value) {
    case PASSWORD:
      return backend.personas[0]?.password
    case CODE:
      return String(user(backend)?.userOtp ?? '')
    case WRONG_CODE:
      return `${user(backend)?.userOtp ?? ''}0`
    case LINK_TOKEN:
      return newestLink(backend).split('/').at(-1)
    case USER:
      return session.getSnapshot().context.customerId
    case EMAIL:
      return user(backend)?.email
    case PICTURE:
      return specimen()
    case NO_PICTURE:
      return new File(['This is no picture'], 'specimen.png', { type: 'image/png' })
    case NOW:
      return clock.now()
    default:
      return value
  }
}

/** Where the newest reset mail leads; '' when there is none. */
export function newestLink(backend: Backend): string {
  return backend.outbox().findLast(({ link }) => link !== undefined)?.link ?? ''
}

/** Who is signed in, as the bank holds her. */
function user({ operator }: Backend) {
  const { customerId } = session.getSnapshot().context
  return customerId === null ? undefined : operator.standing(customerId).user
}

/** A picture of one pixel. */
export function specimen(): File {
  const bytes = atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==')
  return new File([Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))], 'specimen.png', { type: 'image/png' })
}
