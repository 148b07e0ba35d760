/** A flow's name in each spelling: 'card-freeze', 'cardFreeze', 'CardFreeze', 'CARD_FREEZE', 'Card freeze'. */
export interface FlowNames {
  kebab: string
  camel: string
  pascal: string
  constant: string
  title: string
}

/** @throws {Error} when the name is not kebab-case */
export function flowNames(kebab: string): FlowNames {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab))
    throw new Error(`'${kebab}' is not a valid name. Use kebab-case, for example: npm run new-flow card-freeze`)
  const camel = kebab.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
  return {
    kebab,
    camel,
    pascal: capital(camel),
    constant: kebab.replaceAll('-', '_').toUpperCase(),
    title: capital(kebab.replaceAll('-', ' ')),
  }
}
