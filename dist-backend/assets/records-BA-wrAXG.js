import { d as personas, g as rowsOf, h as newestFirst, i as codeMessage, o as cents, r as userByEmail, s as sumOf, y as rowById } from "./auth-1DeOvyV3.js";
import { t as allDocuments } from "./documents-C6GqAggR.js";
import { i as isoTime, o as parseTime } from "./clock-ZirFvUyl.js";
import { N as safeParse, g as getDotPath } from "./content-CJcsfqA8.js";
import { i as storedFileSchema, n as CONTENT_TYPES, r as rowSchemas } from "./row-schemas-Bexeti8v.js";
// src/contract/records.ts
/** What the bank's operator can look at and edit by hand (DEMO-16). */
var RECORD_KINDS = [
	"users",
	"loans",
	"deposits",
	"kyc",
	"transfers",
	"content"
];
/** Kinds of which rows can be made by the number. */
var MADE_KINDS = [
	"transfers",
	"deposits",
	"loans"
];
/** rows that one call makes at most */
var MAX_MADE = 1e4;
// mocks/bank/record-fields.ts
/** They say which row it is and whose. */
var FIXED = [
	"_id",
	"_type",
	"userId"
];
/** The fields of a collection's rows, derived from its schema. */
function fieldsOf(collection) {
	return fieldsIn(rowSchemas[collection]);
}
function fieldsIn({ entries = {} }) {
	return Object.entries(entries).map(([name, schema]) => fieldOf(name, schema));
}
function fieldOf(name, schema) {
	const nullable = schema.type === "nullable" || schema.type === "nullish";
	const inner = schema.wrapped ?? schema;
	const field = {
		name,
		nullable
	};
	if (FIXED.includes(name)) return {
		...field,
		control: "fixed"
	};
	if (inner === storedFileSchema) return {
		...field,
		control: "file"
	};
	if (inner.pipe?.some(({ type }) => type === "iso_timestamp")) return {
		...field,
		control: "moment"
	};
	switch (inner.type) {
		case "string": return {
			...field,
			control: "text"
		};
		case "number": return {
			...field,
			control: "number"
		};
		case "boolean": return {
			...field,
			control: "flag"
		};
		case "union": return {
			...field,
			control: "number-or-text"
		};
		case "picklist": return {
			...field,
			control: "choice",
			options: inner.options ?? []
		};
		case "object": return {
			...field,
			control: "group",
			fields: fieldsIn(inner)
		};
		default: throw new Error(`There is no control for ${name}, which is a ${inner.type}`);
	}
}
// mocks/bank/record-checks.ts
/** Why a record cannot be changed (DEMO-16). The message names every wrong field and says which values are allowed. */
var RecordError = class extends Error {
	name = "RecordError";
	/** the wrong fields: 'amount', 'country.symbol' */
	fields;
	/** by field: 'must be a number' */
	reasons;
	constructor(reasons) {
		super(Object.entries(reasons).map(([field, reason]) => `${field} ${reason}`).join("; "));
		this.reasons = reasons;
		this.fields = Object.keys(reasons);
	}
};
/** Throws a `RecordError` when the row, with these fields changed, would not fit its schema. */
function checkChanges(collection, row, changes) {
	const fields = fieldsOf(collection);
	const locked = fields.flatMap(({ name, control }) => control === "fixed" || control === "file" ? [name] : []);
	const isChanged = (name) => name in changes && !isSame(changes[name], Reflect.get(row, name));
	const reasons = new Map(locked.filter(isChanged).map((name) => [name, "cannot be changed"]));
	const { issues = [] } = safeParse(rowSchemas[collection], {
		...row,
		...changes
	});
	for (const issue of issues) {
		const path = getDotPath(issue) ?? "record";
		if (!reasons.has(path) && !reasons.has(topOf(path))) reasons.set(path, reasonFor(issue));
	}
	const place = (path) => fields.findIndex(({ name }) => name === topOf(path));
	const inOrder = [...reasons].sort(([left], [right]) => place(left) - place(right));
	if (reasons.size > 0) throw new RecordError(Object.fromEntries(inOrder));
}
function topOf(path) {
	return path.split(".")[0] ?? path;
}
function isSame(left, right) {
	return JSON.stringify(left) === JSON.stringify(right);
}
var EXPECTED = {
	string: "must be text",
	number: "must be a number",
	boolean: "must be true or false",
	object: "must be an object",
	union: "must be a number or text",
	finite: "must be a finite number",
	non_empty: "must not be empty",
	iso_timestamp: "must be a time in UTC such as 2026-03-02T11:59:00.000Z"
};
function reasonFor(issue) {
	if (issue.message.startsWith("must ")) return issue.message;
	if (issue.type === "strict_object") return issue.expected === "never" ? "is not a field of it" : "is missing";
	if (issue.type === "picklist") return `must be one of ${issue.expected?.replaceAll(/[()"]/g, "").replaceAll(" |", ",")}`;
	return EXPECTED[issue.type] ?? `must be ${issue.expected ?? "right"}`;
}
// mocks/bank/made-rows.ts
var DAY = 864e5;
var TEN_YEARS = 3652 * DAY;
/** what the ids of made rows begin with, so that exports and shared links keep which ones they are */
var PREFIX = "made";
var METHODS = [
	"bank transfer",
	"paypal",
	"cashapp",
	"zelle"
];
/** one made deposit in so many has failed */
var FAILED = 8;
/** Amounts in everyday units before scaling, and ms between two rows while ten years hold them all. */
var RANGES = {
	transfers: {
		min: 4,
		max: 60,
		step: 1,
		interval: 3 * DAY
	},
	deposits: {
		min: 10,
		max: 120,
		step: 10,
		interval: 9 * DAY
	},
	loans: {
		min: 200,
		max: 2e3,
		step: 50,
		interval: 90 * DAY
	}
};
/**
* Makes rows for a customer, dated back from their newest one: made rows never become the latest loan, which decides whether
* anything can be withdrawn. Nothing that is made waits for the bank. Withdrawals are covered: profit and bonus grow by their sum.
*/
async function makeRows(database, kind, user, { count, now }) {
	checkKind$1(kind);
	if (!Number.isInteger(count) || count < 1 || count > 1e4) throw new RecordError({ count: `must be a whole number from 1 to ${MAX_MADE.toLocaleString("en")}` });
	await database.loadDeferred(user._id);
	const random = database.draw(`made/${kind}/${user._id}`);
	const held = ownRows(database, kind, user);
	const end = held.reduce((newest, { createdAt }) => Math.max(newest, parseTime(createdAt) ?? newest), 0) || now;
	const { min, max, step, interval: usual } = RANGES[kind];
	const interval = Math.min(usual, Math.floor(TEN_YEARS / count));
	const scale = scaleOf(user);
	const prefix = PREFIX + random.hex(12);
	const made = Array.from({ length: count }, (_, index) => {
		const units = random.int(min / step, max / step) * step * scale;
		return {
			_id: prefix + index.toString(16).padStart(8, "0"),
			userId: user._id,
			createdAt: isoTime(end - (count - index) * interval + random.int(0, interval - 1)),
			amount: amountLike(user.profit, units * 100 + (step === 1 && scale === 1 ? random.int(0, 99) : 0)),
			...details(kind, user, random)
		};
	});
	await database.replace(kind, user._id, [...held, ...made]);
	if (kind === "transfers") await cover(database, user, sumOf(made));
}
/** Removes what `makeRows` made, and takes back what covered it. */
async function removeMadeRows(database, kind, user) {
	checkKind$1(kind);
	await database.loadDeferred(user._id);
	const rows = ownRows(database, kind, user);
	const made = rows.filter(isMade);
	if (made.length === 0) return;
	const total = sumOf(made);
	await database.replace(kind, user._id, rows.filter((row) => !isMade(row)));
	if (kind === "transfers") await cover(database, user, -total);
}
/** Copies of the customer's rows, in the order in which they are held. */
function ownRows(database, kind, { _id }) {
	return rowsOf(database.table(kind), _id).map((row) => ({ ...row }));
}
function isMade({ _id }) {
	return _id.startsWith(PREFIX);
}
function details(kind, user, random) {
	if (kind === "transfers") return {
		status: true,
		withdrawalPath: "invest",
		transactiontype: random.pick(METHODS),
		referenceNumber: `LKS-${random.digits(10)}`
	};
	const name = [user.firstName, user.lastName].filter(Boolean).join(" ");
	if (kind === "loans") return {
		status: "true",
		loanPurpose: "Home improvement",
		name,
		email: user.email
	};
	return {
		status: random.int(1, FAILED) === 1 ? "failed" : "true",
		name,
		email: user.email,
		images: null
	};
}
/** Withdrawals lower the available balance, which profit raises, and the investment balance, which the bonus raises (DATA-3). */
async function cover(database, { _id, profit, bonus }, total) {
	await database.update("users", _id, {
		profit: amountLike(profit, cents(profit) + total),
		bonus: amountLike(bonus, cents(bonus) + total)
	});
}
/** Some backends store amounts as text. */
function amountLike(held, total) {
	return typeof held === "string" ? String(total / 100) : total / 100;
}
/** What everyday amounts are multiplied by in the customer's currency. */
function scaleOf({ country }) {
	return personas.find(({ standing, profile }) => standing.scale > 0 && profile.country.symbol === country?.symbol)?.standing.scale ?? 1;
}
function checkKind$1(kind) {
	if (!MADE_KINDS.includes(kind)) throw new RecordError({ kind: `must be one of ${MADE_KINDS.join(", ")}` });
}
// mocks/bank/records.ts
/** Loaded when it is first needed. */
function createRecords({ world, clock, outbox, findCustomer }) {
	return {
		records: async (kind, persona) => {
			checkKind(kind);
			const { database } = world;
			if (kind === "content") return allDocuments(database);
			const users = persona === void 0 ? database.users.all() : [findCustomer(database, persona)];
			if (kind === "users") return users.map((user) => ({ ...user }));
			for (const { _id } of users) await database.loadDeferred(_id);
			const table = database.table(kind);
			return users.flatMap(({ _id }) => newestFirst(table, _id).map((row) => ({ ...row })));
		},
		fields: async (kind, id) => {
			checkKind(kind);
			if (kind !== "content") return fieldsOf(kind);
			if (id !== void 0) return fieldsOf((await findRow(world.database, kind, id)).collection);
			const all = CONTENT_TYPES.flatMap(fieldsOf);
			return [...new Map(all.map((field) => [field.name, field])).values()];
		},
		setRecord: async (kind, id, fields) => {
			checkKind(kind);
			if (typeof fields !== "object" || fields === null || Array.isArray(fields)) throw new RecordError({ record: "must be an object" });
			const changes = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== void 0));
			const changed = await world.change("operator", async (database) => {
				const { collection, row } = await findRow(database, kind, id);
				checkChanges(collection, row, changes);
				if (collection === "users") checkEmail(database, id, changes);
				const newCode = "userOtp" in changes && changes.userOtp !== Reflect.get(row, "userOtp");
				await database.update(collection, id, changes);
				return newCode ? rowById(database.users, id) : void 0;
			});
			if (changed !== void 0) outbox.add(codeMessage(changed));
		},
		removeRecord: (kind, id) => world.change("operator", async (database) => {
			checkKind(kind);
			if (kind === "users") throw new RecordError({ kind: "must be another one: customers cannot be removed" });
			const { collection } = await findRow(database, kind, id);
			database.remove(collection, id);
		}),
		make: (kind, persona, count) => world.change("operator", (database) => makeRows(database, kind, findCustomer(database, persona), {
			count,
			now: clock.now()
		})),
		removeMade: (kind, persona) => world.change("operator", (database) => removeMadeRows(database, kind, findCustomer(database, persona)))
	};
}
function checkKind(kind) {
	if (!RECORD_KINDS.includes(kind)) throw new RecordError({ kind: `must be one of ${RECORD_KINDS.join(", ")}` });
}
async function findRow(database, kind, id) {
	const collections = kind === "content" ? CONTENT_TYPES : [kind];
	const find = () => {
		for (const collection of collections) {
			const row = rowById(database.table(collection), id);
			if (row !== void 0) return {
				collection,
				row
			};
		}
	};
	const known = find();
	if (known !== void 0) return known;
	await loadAll(database, kind);
	return find() ?? notFound(kind, id);
}
async function loadAll(database, kind) {
	if (kind === "content") await allDocuments(database);
	else for (const { _id } of database.users.all()) await database.loadDeferred(_id);
}
function notFound(kind, id) {
	throw new RecordError({ id: `must be that of a record: there is none of ${kind} with the id ${id}` });
}
function checkEmail(database, id, { email }) {
	const holder = typeof email === "string" ? userByEmail(database, email) : void 0;
	if (holder !== void 0 && holder._id !== id) throw new RecordError({ email: `must be free: another customer has ${email}` });
}
export { createRecords };
