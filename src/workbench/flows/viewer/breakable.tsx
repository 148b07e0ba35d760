import { Fragment, type ReactNode } from 'react'

/** Event types and paths of states are long: allow line breaks between their parts, and nowhere else. */
export function breakable(name: string): ReactNode {
  return name.split('.').map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name never change places
    <Fragment key={place}>
      {place === 0 ? '' : '.'}
      <wbr />
      {part}
    </Fragment>
  ))
}
