/**
 * Tells password managers whose password a form asks for, where the page knows it and does not ask (IN-9). It has no name, so that the form does
 * not send it.
 */
export function KnownUsername({ value }: { value: string }) {
  return <input type="email" autoComplete="username" value={value} readOnly hidden />
}
