/** A flow's name in each spelling: 'card-freeze', 'cardFreeze', 'CardFreeze', 'CARD_FREEZE', 'Card freeze'. */
export interface FlowNames {
  kebab: string
  camel: string
  pascal: string
  constant: string
  title: string
  /** the requirement that the flow implements */
  id: string
}

/** @throws {Error} when the name is not kebab-case or the id not of the form ACCT-3 */
export function flowNames(kebab: string, id = 'NEW-1'): FlowNames {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab))
    throw new Error(`'${kebab}' is not a valid name. Use kebab-case, for example: npm run generate flow card-freeze`)
  if (!/^[A-Z]+-\d+$/.test(id)) throw new Error(`'${id}' is not a requirement's id, such as ACCT-3`)
  const camel = kebab.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
  return {
    kebab,
    camel,
    pascal: capital(camel),
    constant: kebab.replaceAll('-', '_').toUpperCase(),
    title: capital(kebab.replaceAll('-', ' ')),
    id,
  }
}
