import { A as pipe, C as nullable, E as object, F as string, M as regex, P as strictObject, R as union, S as nonEmpty, T as number$2, c as isoMomentSchema, d as boolean, f as check, h as finite, k as picklist, r as isEmail, t as contentQueries, w as nullish, y as literal } from "./content-CJcsfqA8.js";
// mocks/bank/row-schemas.ts
var text = string();
var id = pipe(string(), nonEmpty());
/** Some backends store amounts as text. Text that is not a number counts as 0 (DATA-3). */
var amount = nullable(pipe(union([number$2(), string()]), check((value) => isInRange(Number(value)) || isNotNumeric(value), `must be an amount of at most 12 digits before the point`)));
var number = pipe(number$2(), finite());
var flag = boolean();
var optional = nullish(text);
var storedFileSchema = object({
	name: text,
	type: text,
	size: number$2(),
	preview: nullable(text)
});
var file = nullable(storedFileSchema);
var owned = {
	_id: id,
	userId: id,
	createdAt: isoMomentSchema
};
/**
* Every row is checked against these, whether it comes from a call, the operator, a file, a recording or the store (DEMO-5, MOCK-2).
* A new column is `v.nullish(…)`: rows that were stored before do not have it.
*/
var rowSchemas = {
	users: strictObject({
		_id: id,
		firstName: nullable(text),
		lastName: nullable(text),
		middleName: nullable(text),
		email: pipe(string(), check(isEmail, "must be an e-mail address")),
		phone: nullable(text),
		country: nullable(object({
			name: text,
			symbol: text
		})),
		profit: amount,
		bonus: amount,
		newUser: nullable(flag),
		accountNumber: nullable(text),
		accountType: nullable(text),
		investStatus: nullable(text),
		userOtp: nullable(union([text, number])),
		otpMessage: nullable(text),
		transferStep: nullable(union([number, text])),
		dob: nullable(text),
		maritalstatus: nullable(text),
		gender: nullable(text),
		city: nullable(text),
		address: nullable(text),
		age: nullable(union([text, number])),
		createdAt: isoMomentSchema
	}),
	credentials: strictObject({
		_id: id,
		userId: id,
		salt: id,
		hash: pipe(string(), regex(/^[0-9a-f]{64}$/))
	}),
	sessions: strictObject(owned),
	resets: strictObject({
		...owned,
		used: flag
	}),
	loans: strictObject({
		...owned,
		amount,
		status: picklist(["Pending", "true"]),
		monthlyIncome: nullish(union([number, text])),
		homeAddress: optional,
		city: optional,
		state: optional,
		loanPurpose: optional,
		professionalStatus: optional,
		professionalCategory: optional,
		nextOfKin: optional,
		phone: optional,
		email: optional,
		name: optional
	}),
	deposits: strictObject({
		...owned,
		amount,
		status: picklist([
			"Pending",
			"true",
			"failed"
		]),
		name: nullable(text),
		email: nullable(text),
		images: file
	}),
	kyc: strictObject({
		...owned,
		name: text,
		number: text,
		email: text,
		status: flag,
		front: file,
		back: file
	}),
	transfers: strictObject({
		...owned,
		amount,
		status: flag,
		withdrawalPath: picklist(["loan", "invest"]),
		transactiontype: nullish(picklist([
			"paypal",
			"bank transfer",
			"cashapp",
			"zelle"
		])),
		email: optional,
		symbol: optional,
		accountNumber: optional,
		accountType: optional,
		accountName: optional,
		bankName: optional,
		referenceNumber: optional
	}),
	addresses: documentSchema("addresses", contentQueries.addresses.answer.item),
	bankdetails: documentSchema("bankdetails", contentQueries.bankdetails.answer.wrapped),
	proof: documentSchema("proof", contentQueries.proof.answer.item)
};
var COLLECTIONS = Object.keys(rowSchemas);
var CONTENT_TYPES = Object.keys(contentQueries);
/** A document of the content service has the texts that the product asks for, each of which may be missing (CONTENT-1). */
function documentSchema(type, { entries }) {
	const texts = Object.fromEntries(Object.keys(entries).map((name) => [name, optional]));
	return strictObject({
		_id: id,
		_type: literal(type),
		...texts
	});
}
function isInRange(amount) {
	return Math.abs(amount) < 10 ** 12;
}
function isNotNumeric(amount) {
	return typeof amount === "string" && !Number.isFinite(Number(amount));
}
export { storedFileSchema as i, CONTENT_TYPES as n, rowSchemas as r, COLLECTIONS as t };
