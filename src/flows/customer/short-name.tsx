import { shortened } from '#machines/customer/customer-names.ts'

/** A name; of a very long one the middle is left out, and the whole is its title. */
export function ShortName({ name }: { name: string }) {
  const shown = shortened(name)
  return <span title={shown === name ? undefined : name}>{shown}</span>
}
