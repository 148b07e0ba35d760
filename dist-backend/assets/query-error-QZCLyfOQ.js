// mocks/bank/query-error.ts
/** Why a content query is not evaluated. */
var QueryError = class extends Error {};
export { QueryError as t };
