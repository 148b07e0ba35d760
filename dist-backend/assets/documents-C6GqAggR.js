import { n as CONTENT_TYPES } from "./row-schemas-Bexeti8v.js";
// mocks/bank/documents.ts
/** Copies of the content service's documents, in their order: the product asks for the first of a type. */
async function allDocuments(database) {
	for (const type of CONTENT_TYPES) await database.loadDeferred(type);
	return CONTENT_TYPES.flatMap((type) => database.table(type).all().map((row) => ({ ...row })));
}
export { allDocuments as t };
