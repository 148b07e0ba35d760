import { A as pipe, C as nullable, D as optional, E as object, F as string, I as transform, L as trim, M as regex, N as safeParse, O as partial, R as union, S as nonEmpty, T as number, _ as instance, a as amountSchema, b as looseObject, d as boolean, f as check, g as getDotPath, k as picklist, l as momentSchema, m as exactOptional, n as emailSchema, p as custom, r as isEmail, s as isDuration, t as contentQueries, u as array, w as nullish, z as unknown } from "./content-CJcsfqA8.js";
// src/contract/redacted.ts
/** Kept outside the objects, so that printing, cloning or a debugger cannot reveal them. */
var values = /* @__PURE__ */ new WeakMap();
/**
* A secret (SEC-4), modelled on Effect's `Redacted` and Rust's `secrecy`: printing, JSON, structured clone and debuggers show
* '‹password›'. Only `unwrap` returns the value.
*/
var Redacted = class {
	/** the only property, so all that a structured clone copies */
	shown;
	#kind;
	/** `shown` labels a fake secret: '‹wrong password›' is nobody's. */
	constructor(kind, value, shown = `‹${kind}›`) {
		this.#kind = kind;
		this.shown = shown;
		values.set(this, value);
	}
	get kind() {
		return this.#kind;
	}
	toString() {
		return this.shown;
	}
	toJSON() {
		return this.shown;
	}
	[Symbol.toPrimitive]() {
		return this.shown;
	}
	/** Node's `util.inspect`, and so `console.log`. */
	[Symbol.for("nodejs.util.inspect.custom")]() {
		return this.shown;
	}
};
/** The secret's value. `unwrapping.test.ts` lists the files that may call this (SEC-4). */
function unwrap(secret) {
	return values.get(secret);
}
// src/contract/redact-fields.ts
/**
* The secret fields of answers, including those that no schema asks for: a backend may send too much, such as a user with their
* password hash, or a record with its files.
*/
var ANSWERED_SECRETS = {
	accessToken: "token",
	resetToken: "token",
	userOtp: "code",
	otpMessage: "message",
	password: "password",
	confirmpassword: "password",
	front: "file",
	back: "file",
	images: "file"
};
/** A schema that validates, then redacts the given fields (SEC-4). */
function redacting(schema, fields) {
	const redact = (value) => redactFields(value, fields);
	return pipe(schema, transform(redact));
}
/** A copy of an object with the given fields redacted. */
function redactFields(value, fields) {
	const entries = Object.entries(value).map(([name, part]) => {
		const kind = Object.hasOwn(fields, name) ? fields[name] : void 0;
		return [name, kind !== void 0 && part !== null && part !== void 0 && !(part instanceof Redacted) ? new Redacted(kind, part) : part];
	});
	return Object.fromEntries(entries);
}
// src/contract/entities.ts
/** The backend may send amounts as strings or omit them; they are parsed before they are added up (DATA-3). */
var amount = nullish(union([number(), string()]));
var text = nullish(string());
/** Depending on the record, a word or a boolean. */
var status = nullish(union([string(), boolean()]));
var countrySchema = object({
	name: string(),
	symbol: string()
});
/** A user as the backend sends it. Everything but the id may be missing. */
var plainUserSchema = looseObject({
	_id: pipe(string(), nonEmpty()),
	firstName: text,
	lastName: text,
	middleName: text,
	email: text,
	phone: text,
	country: nullish(looseObject({
		name: text,
		symbol: text
	})),
	profit: amount,
	bonus: amount,
	newUser: nullish(boolean()),
	accountNumber: text,
	accountType: text,
	investStatus: text,
	userOtp: nullish(union([string(), number()])),
	otpMessage: text,
	transferStep: nullish(union([number(), string()])),
	dob: text,
	maritalstatus: text,
	gender: text,
	city: text,
	address: text,
	age: nullish(union([number(), string()]))
});
var userSchema = answered(plainUserSchema);
var depositSchema = answered(looseObject({
	_id: string(),
	amount,
	status,
	createdAt: text
}));
var loanSchema = answered(looseObject({
	_id: string(),
	amount,
	status,
	createdAt: text
}));
/** Checked by hand, because valibot's object schema takes over 200 ms for the 100,000 rows that a history may have. */
var transferSchema = custom(isTransfer, "Not a transfer");
var kycSchema = answered(looseObject({
	_id: string(),
	name: text,
	number: text,
	status: nullish(boolean())
}));
var loginAnswerSchema = answered(looseObject({
	...plainUserSchema.entries,
	accessToken: pipe(string(), nonEmpty())
}));
var loansAnswerSchema = looseObject({
	loan: array(loanSchema),
	totalAmount: amount
});
var depositsAnswerSchema = looseObject({ deposit: array(depositSchema) });
var kycAnswerSchema = nullable(kycSchema);
var transfersAnswerSchema = looseObject({
	transfers: array(transferSchema),
	totalAmountTransferred: amount
});
/** Redacts the secrets in an answer. */
function answered(schema) {
	return redacting(schema, ANSWERED_SECRETS);
}
function isTransfer(row) {
	if (typeof row !== "object" || row === null) return false;
	const { _id, amount, status, createdAt, withdrawalPath } = row;
	return typeof _id === "string" && isMissingOr(amount, "number", "string") && isMissingOr(status, "string", "boolean") && isMissingOr(createdAt, "string") && isMissingOr(withdrawalPath, "string");
}
function isMissingOr(value, ...types) {
	return value === void 0 || value === null || types.includes(typeof value);
}
// src/contract/requests.ts
var filled = pipe(string(), trim(), nonEmpty());
/** A password keeps its spaces. */
var secret = pipe(string(), nonEmpty());
var passwords = {
	password: "password",
	confirmpassword: "password"
};
var file = instance(Blob);
var credentialsSchema = redacting(object({
	email: filled,
	password: secret
}), { password: "password" });
var passwordRequestSchema = object({ email: filled });
var passwordResetSchema = redacting(object({
	password: string(),
	confirmpassword: string(),
	resetToken: string()
}), {
	...passwords,
	resetToken: "token"
});
/** The registration payload (SIGN-5). */
var registrationSchema = redacting(object({
	firstName: filled,
	lastName: filled,
	middleName: filled,
	age: filled,
	city: filled,
	phone: filled,
	email: emailSchema,
	dob: filled,
	address: filled,
	maritalstatus: filled,
	gender: filled,
	accountType: filled,
	password: secret,
	confirmpassword: secret,
	accountNumber: pipe(string(), regex(/^[1-9]\d{9}$/)),
	country: countrySchema
}), passwords);
var depositRequestSchema = object({
	amount: amountSchema,
	userId: filled,
	name: string(),
	email: string(),
	images: file
});
var kycRequestSchema = object({
	name: filled,
	userId: filled,
	email: string(),
	number: filled,
	front: file,
	back: file
});
var loanRequestSchema = object({
	amount: amountSchema,
	monthlyIncome: amountSchema,
	homeAddress: filled,
	city: filled,
	state: filled,
	loanPurpose: filled,
	professionalStatus: filled,
	professionalCategory: filled,
	nextOfKin: filled,
	phone: filled,
	email: string(),
	name: string(),
	userId: filled
});
var transferRequestSchema = object({
	amount: amountSchema,
	email: string(),
	userId: filled,
	symbol: string(),
	withdrawalPath: picklist(["loan", "invest"]),
	transactiontype: picklist([
		"paypal",
		"bank transfer",
		"cashapp",
		"zelle"
	]),
	accountNumber: optional(string()),
	accountType: optional(string()),
	accountName: optional(string()),
	bankName: optional(string())
});
var stepRequestSchema = object({ transferStep: number() });
var codeRequestSchema = redacting(object({ userOtp: union([string(), number()]) }), { userOtp: "code" });
var emailOrBlank = pipe(string(), trim(), check((text) => text === "" || isEmail(text), "must be an e-mail address"));
/** What customers may change about themselves (MOCK-1). A missing or blank field keeps its value. */
var profileSchema = partial(object({
	firstName: string(),
	lastName: string(),
	middleName: string(),
	email: emailOrBlank,
	phone: string(),
	city: string(),
	address: string(),
	dob: string(),
	age: union([string(), number()]),
	gender: string(),
	maritalstatus: string(),
	accountType: string(),
	country: countrySchema
}));
// src/contract/endpoints.ts
/** Accepts any answer and drops it. */
var anything = pipe(unknown(), transform(() => null));
function get(path, answer) {
	return {
		method: "GET",
		path,
		token: true,
		encoding: "json",
		body: null,
		answer,
		refusals: {}
	};
}
function send(method, path, body, answer, options = {}) {
	return {
		method,
		path,
		token: true,
		encoding: "json",
		body,
		answer,
		...options,
		refusals: options.refusals ?? {}
	};
}
/** Every call that the product makes (HTTP-1). */
var endpoints = {
	login: send("POST", "auth/login", credentialsSchema, loginAnswerSchema, {
		token: false,
		refusals: { "wrong-credentials": {
			status: 401,
			body: "Wrong credentials"
		} }
	}),
	requestReset: send("POST", "auth/forget", passwordRequestSchema, anything, {
		token: false,
		refusals: { "wrong-credentials": {
			status: 404,
			body: "Wrong credentials"
		} }
	}),
	register: send("POST", "auth/register", registrationSchema, anything, {
		token: false,
		refusals: { "email-taken": {
			status: 409,
			body: { keyPattern: ["email"] }
		} }
	}),
	resetPassword: send("POST", "auth/reset", passwordResetSchema, anything, {
		token: false,
		refusals: {
			"passwords-differ": {
				status: 400,
				body: "Passwords do not match"
			},
			"token-invalid": {
				status: 400,
				body: "Invalid token or token has expired"
			}
		}
	}),
	getUser: get("users/{id}", userSchema),
	getLoans: get("loan/{id}", loansAnswerSchema),
	getDeposits: get("deposit/{id}", depositsAnswerSchema),
	getKyc: get("kyc/{id}", kycAnswerSchema),
	getTransfers: get("transfer/{id}", transfersAnswerSchema),
	/** Sent once per visit of the home page, without a token; its answer is ignored. */
	pingTransfers: {
		...get("transfer", anything),
		token: false
	},
	postDeposit: send("POST", "deposit", depositRequestSchema, anything, { encoding: "multipart" }),
	postKyc: send("POST", "kyc", kycRequestSchema, anything, {
		encoding: "multipart",
		refusals: { "details-taken": {
			status: 409,
			body: { keyPattern: [
				"idnumber",
				"idname",
				"email"
			] }
		} }
	}),
	postLoan: send("POST", "loan", loanRequestSchema, anything),
	postTransfer: send("POST", "transfer", transferRequestSchema, anything, { refusals: { "reference-taken": {
		status: 409,
		body: { keyPattern: ["referenceNumber"] }
	} } }),
	putStep: send("PUT", "users/user/{id}", stepRequestSchema, anything),
	putProfile: send("PUT", "users/{id}", profileSchema, anything, { refusals: { "email-taken": {
		status: 409,
		body: { keyPattern: ["email"] }
	} } }),
	putCode: send("PUT", "users/updatedata/{id}", codeRequestSchema, anything)
};
// mocks/engine/named-handlers.ts
/** Names handlers by their endpoints, and finds the call that a request is. `nameCall` gives a call's name and path. */
function createNamedHandlers(nameCall) {
	const endpoints = /* @__PURE__ */ new WeakMap();
	return {
		nameHandler(handler, endpoint) {
			endpoints.set(handler, endpoint);
			return handler;
		},
		/** The call of the first handler that MSW would pick; null if there is none. A handler without a name is named by its path. */
		async findCall(handlers, request) {
			const copy = new Request(request.url, { method: request.method });
			for (const handler of handlers) {
				const parsedResult = await handler.parse({ request: copy });
				if (!await handler.predicate({
					request: copy,
					parsedResult
				})) continue;
				const endpoint = endpoints.get(handler);
				return endpoint === void 0 ? {
					name: `${request.method} ${new URL(request.url).pathname}`,
					endpoint: null,
					path: request.url
				} : {
					endpoint,
					...nameCall(endpoint, request, parsedResult.match.params ?? {})
				};
			}
			return null;
		}
	};
}
// src/contract/endpoint.ts
/** An endpoint's name in faults and logs: 'GET users/{id}'. */
function callName(endpoint) {
	return `${endpoint.method} ${endpoint.path}`;
}
var ALL_CONTENT = "GET content";
/** Every name that a fault can be set for. '*' stands for all calls, and 'GET content' for all content queries. */
var CALL_NAMES = [
	"*",
	...Object.values(endpoints).map(callName),
	ALL_CONTENT,
	...Object.keys(contentQueries).map((name) => `${ALL_CONTENT}/${name}`)
];
/** Whether a fault for `name` applies to the call. */
function coversCall(name, call) {
	return name === "*" || name === call || name === "GET content" && call.startsWith(`GET content/`);
}
var CONTENT_TYPE = /_type\s*==\s*['"](\w+)['"]/;
/** The log shows paths relative to the base, and the whole URL of a content query. */
var { nameHandler, findCall } = createNamedHandlers((endpoint, { url }, params) => {
	if (endpoint === "content") return {
		name: contentName(url),
		path: url
	};
	const { path } = endpoints[endpoint];
	return {
		name: callName(endpoints[endpoint]),
		path: path.replace("{id}", String(params.id ?? ""))
	};
});
function contentName(url) {
	const type = CONTENT_TYPE.exec(new URL(url).searchParams.get("query") ?? "")?.[1];
	return type !== void 0 && Object.hasOwn(contentQueries, type) ? `${ALL_CONTENT}/${type}` : ALL_CONTENT;
}
// mocks/engine/json.ts
/** characters */
var MAX_LENGTH = 2e7;
/** nested lists and objects; recursion to this depth never overflows the stack */
var MAX_DEPTH = 100;
/** Parses the JSON of a file that a user chose. Throws the error that `createError` makes of the reason. */
function readJsonFile(text, kind, createError) {
	if (text.length > MAX_LENGTH) throw createError(`it is larger than any ${kind} of this demo`);
	const value = parse(text, createError);
	if (!isShallow(value)) throw createError(`it is nested more than ${MAX_DEPTH} levels deep`);
	return value;
}
function parse(text, createError) {
	try {
		return JSON.parse(text);
	} catch {
		throw createError("it is not JSON");
	}
}
/** Whether a value survives `JSON.stringify` and `JSON.parse` unchanged. */
function isJson(value) {
	return isShallow(value) && isPlain(value);
}
/** Whether recursion over the value is safe. A cyclic value is never shallow. */
function isShallow(value) {
	let level = /* @__PURE__ */ new Set([value]);
	for (let depth = 0; level.size > 0; depth++) {
		if (depth > MAX_DEPTH) return false;
		level = new Set([...level].flatMap((part) => typeof part === "object" && part !== null ? Object.values(part) : []));
	}
	return true;
}
function isPlain(value) {
	if (value === null || [
		"string",
		"boolean",
		"undefined"
	].includes(typeof value)) return true;
	if (typeof value === "number") return Number.isFinite(value);
	if (typeof value !== "object") return false;
	const prototype = Object.getPrototypeOf(value);
	return (prototype === Object.prototype || prototype === null || Array.isArray(value)) && Object.values(value).every(isPlain);
}
// mocks/engine/faults.ts
var KINDS = [
	"delay",
	"status",
	"network",
	"duplicate"
];
/** Says which values are allowed. `fields` names the wrong ones. */
var FaultError = class extends Error {
	name = "FaultError";
	fields;
	constructor(message, fields) {
		super(message);
		this.fields = fields;
	}
};
/** @param calls the names of the calls that a fault can be set for */
function createFaultSchema(calls) {
	return object({
		call: picklist(calls, ({ input }) => `There is no call ${show(input)}. The calls are: ${calls.join(", ")}`),
		kind: picklist(KINDS, ({ input }) => `There is no fault ${show(input)}. The faults are: ${KINDS.join(", ")}`),
		ms: exactOptional(pipe(number(), check((ms) => isDuration(ms), "ms must be a number between 0 and one year"))),
		status: exactOptional(pipe(number(), check((status) => Number.isInteger(status) && status >= 200 && status <= 599, "status must be a whole number from 200 to 599"))),
		body: exactOptional(pipe(unknown(), check(isJson, "body must be JSON, and not deeply nested"))),
		times: exactOptional(pipe(number(), check((times) => Number.isInteger(times) && times > 0, "times must be a whole number above 0"))),
		preset: exactOptional(string())
	});
}
/** Keeps faults in the tab's memory. */
function createFaults({ schema, memory, covers = (name, call) => name === call, onChange = () => {} }) {
	const stored = safeParse(array(schema), memory.read("faults"));
	let faults = stored.success ? stored.output : [];
	const setAll = (next) => {
		faults = next;
		memory.write("faults", next);
		onChange();
	};
	const without = ({ call, kind }) => faults.filter((other) => other.call !== call || other.kind !== kind);
	return {
		set: (fault) => {
			const parsed = safeParse(schema, fault);
			if (!parsed.success) throw faultError(parsed.issues);
			if (fault.kind === "delay" && fault.ms === void 0) throw new FaultError("A delay needs its length: ms", ["ms"]);
			setAll([parsed.output, ...without(fault)]);
		},
		remove: (fault) => setAll(without(fault)),
		clear: () => setAll([]),
		replace: (next) => setAll([...next]),
		list: () => structuredClone(faults),
		take: (call) => {
			const matching = faults.filter((fault) => covers(fault.call, call));
			const instead = matching.find((fault) => fault.kind !== "delay") ?? null;
			const delays = matching.filter((fault) => fault.kind === "delay");
			const used = new Set(instead ? [instead, ...delays] : delays);
			if (used.size > 0) setAll(faults.flatMap((fault) => used.has(fault) ? countDown(fault) : fault));
			return {
				delay: delays.reduce((sum, { ms = 0 }) => sum + ms, 0),
				instead
			};
		}
	};
}
function faultError(issues) {
	return new FaultError(issues[0].message, issues.map((issue) => getDotPath(issue) ?? ""));
}
function countDown(fault) {
	if (fault.times === void 0) return [fault];
	return fault.times > 1 ? [{
		...fault,
		times: fault.times - 1
	}] : [];
}
function show(value) {
	return typeof value === "string" ? `'${value}'` : String(value);
}
// mocks/bank/faults.ts
var faultSchema = createFaultSchema(CALL_NAMES);
function createBankFaults(memory, onChange) {
	return createFaults({
		schema: faultSchema,
		memory,
		covers: coversCall,
		...onChange ? { onChange } : {}
	});
}
// mocks/bank/outbox.ts
var outboxEntrySchema = object({
	/** ms since the epoch, in virtual time */
	at: momentSchema,
	to: string(),
	kind: picklist([
		"reset",
		"code",
		"contact",
		"newsletter"
	]),
	text: string(),
	/** a path of the app */
	link: exactOptional(string())
});
function createOutbox(clock, memory, onChange = () => {}) {
	const stored = safeParse(array(outboxEntrySchema), memory.read("outbox"));
	let entries = stored.success ? stored.output : [];
	const set = (next) => {
		entries = next;
		memory.write("outbox", next);
		onChange();
	};
	return {
		list: () => structuredClone(entries),
		add: (entry) => set([...entries, {
			at: clock.now(),
			...entry
		}].slice(-200)),
		set: (next) => set([...next].slice(-200)),
		clear: () => set([])
	};
}
export { readJsonFile as a, callName as c, unwrap as d, faultSchema as i, endpoints as l, outboxEntrySchema as n, findCall as o, createBankFaults as r, nameHandler as s, createOutbox as t, Redacted as u };
