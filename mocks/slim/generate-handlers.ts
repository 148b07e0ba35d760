/** For the handlers that the library can generate, with all of GraphQL: ours follow the contract. */
export function generateRestHandlers(): never[] {
  return []
}

export function generateGraphQLHandlers(): never[] {
  return []
}

export function generateGraphQLSchema(): null {
  return null
}
