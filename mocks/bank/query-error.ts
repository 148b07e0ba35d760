/** Why a content query is not evaluated. */
export class QueryError extends Error {}
