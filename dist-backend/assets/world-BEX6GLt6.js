import { a as seedDatabase, d as personas, h as newestFirst, m as ownerOf, r as userByEmail, y as rowById } from "./auth-1DeOvyV3.js";
import { A as pipe, E as object, F as string, N as safeParse, S as nonEmpty, T as number, b as looseObject, j as record, l as momentSchema, u as array, v as integer, x as minValue, y as literal } from "./content-CJcsfqA8.js";
import { n as CONTENT_TYPES, t as COLLECTIONS } from "./row-schemas-Bexeti8v.js";
// mocks/engine/store.ts
/** A store that lasts as long as the page: for browsers that block storage, and for tests. */
function createMemoryStore() {
	const values = /* @__PURE__ */ new Map();
	return {
		entries: async () => [...values],
		read: async (keys) => keys.map((key) => values.get(key)),
		write: async (changes, { clear = false } = {}) => {
			if (clear) values.clear();
			for (const [key, value] of changes) values.set(key, structuredClone(value));
		},
		exclusively: createQueue(),
		announce: () => {},
		onAnnounced: () => {},
		close: () => {}
	};
}
/** Runs one piece of work at a time, in the order of the calls. */
function createQueue() {
	let last = Promise.resolve();
	return (work) => {
		const run = last.then(work);
		last = run.catch(() => void 0);
		return run;
	};
}
// mocks/bank/operator.ts
function createOperator(world, clock, outbox) {
	const decisions = async () => {
		const { createDecisions } = await clock.track(import("./operator-decisions-CIncD0RW.js"));
		return createDecisions({
			world,
			clock,
			outbox,
			findCustomer
		});
	};
	const byHand = async () => {
		const { createRecords } = await clock.track(import("./records-BA-wrAXG.js"));
		return createRecords({
			world,
			clock,
			outbox,
			findCustomer
		});
	};
	return {
		records: async (...args) => (await byHand()).records(...args),
		fields: async (...args) => (await byHand()).fields(...args),
		setRecord: async (...args) => (await byHand()).setRecord(...args),
		removeRecord: async (...args) => (await byHand()).removeRecord(...args),
		make: async (...args) => (await byHand()).make(...args),
		removeMade: async (...args) => (await byHand()).removeMade(...args),
		customer: async (persona) => customerRecord(world.database, findCustomer(world.database, persona)),
		setUser: async (...args) => (await decisions()).setUser(...args),
		releaseStep: async (...args) => (await decisions()).releaseStep(...args),
		setDeposit: async (...args) => (await decisions()).setDeposit(...args),
		setLoan: async (...args) => (await decisions()).setLoan(...args),
		setTransfer: async (...args) => (await decisions()).setTransfer(...args),
		setKyc: async (...args) => (await decisions()).setKyc(...args),
		waiting: async () => (await decisions()).waiting(),
		subject: async (...args) => (await decisions()).subject(...args),
		people: () => {
			const users = [...world.database.users.all()];
			const known = personas.flatMap(({ email, situation }) => {
				const user = users.find((other) => other.email === email);
				return user ? [personOf(user, situation)] : [];
			});
			const ids = new Set(known.map(({ userId }) => userId));
			return [...known, ...users.filter(({ _id }) => !ids.has(_id)).map((user) => personOf(user, ""))];
		},
		standing: (persona) => standingOf(world.database, findCustomer(world.database, persona)),
		copyCustomer: async (persona, name) => {
			const { copyCustomer } = await clock.track(import("./copy-customer-Di1oHP3g.js"));
			return world.change("operator", (database) => copyCustomer(database, findCustomer(database, persona), name, clock.now()));
		}
	};
}
function personOf({ _id, firstName, lastName, email }, situation) {
	return {
		userId: _id,
		name: [firstName, lastName].join(" ").trim(),
		email,
		situation
	};
}
function findCustomer(database, name) {
	const email = personas.find(({ id }) => id === name)?.email ?? name;
	const user = rowById(database.users, name) ?? userByEmail(database, String(email));
	if (user === void 0) throw new Error(`There is no customer '${name}'. The personas are: ${personas.map(({ id }) => id).join(", ")}`);
	return user;
}
async function customerRecord(database, user) {
	await database.loadDeferred(user._id);
	const transfers = newestFirst(database.transfers, user._id).map((row) => ({ ...row }));
	return {
		...standingOf(database, user),
		transfers
	};
}
function standingOf({ loans, deposits, kyc }, user) {
	const [record] = newestFirst(kyc, user._id);
	return {
		user: { ...user },
		loans: newestFirst(loans, user._id).map((row) => ({ ...row })),
		deposits: newestFirst(deposits, user._id).map((row) => ({ ...row })),
		kyc: record ? { ...record } : null
	};
}
// mocks/engine/exported-world.ts
/** What differs from the seed, and the records named in `also` even if they do not. */
function exportWorld(definition, { seed, seededAt, drawn, records }, database, also = []) {
	const names = [.../* @__PURE__ */ new Set([...Object.keys(records), ...also])].filter((name) => isExported(definition, name));
	return {
		seed,
		seededAt,
		drawn,
		records: Object.fromEntries(names.map((name) => [name, database.dump(name)]))
	};
}
function isExported({ collections, secret }, record) {
	const [collection = ""] = record.split("/");
	return collections.includes(collection) && !secret.includes(collection);
}
// mocks/engine/stored-world.ts
/** Raise it when the meaning of stored data changes. Older stores are then set aside. */
var STORE_VERSION = 1;
var META_KEY = "meta";
var SET_ASIDE = "set-aside";
var countSchema = pipe(number(), integer(), minValue(0));
var metaSchema = object({
	version: literal(STORE_VERSION),
	seed: string(),
	/** ms since the epoch; the seed is regenerated from it, only what differs from the seed is stored */
	seededAt: momentSchema,
	/** the revision of the last reset */
	seededRevision: countSchema,
	revision: countSchema,
	drawn: countSchema,
	/** every stored record, with the revision at which it was last written */
	records: record(string(), countSchema)
});
var recordSchema = object({ rows: array(looseObject({ _id: pipe(string(), nonEmpty()) })) });
/** Why a store has to be set aside: the message continues 'The stored data …'. */
var UnusableStore = class extends Error {};
/** A newer build wrote the store. This build does not understand it, and must not change it. */
var NewerStore = class extends Error {};
function newMeta(seed, seededAt, revision) {
	return {
		version: STORE_VERSION,
		seed,
		seededAt,
		seededRevision: revision,
		revision,
		drawn: 0,
		records: {}
	};
}
/** The stored world; null if the store is empty. Rejects with `UnusableStore` for broken or older data, with `NewerStore` for newer data. */
async function readWorld(definition, entries) {
	const values = new Map(entries.filter(([key]) => key !== SET_ASIDE));
	if (values.size === 0) return null;
	const meta = readMeta(definition, values.get(META_KEY));
	const database = await definition.seed(meta.seed, meta.seededAt);
	for (const name of Object.keys(meta.records)) await loadRecord(definition, database, name, values.get(name));
	database.drawn = meta.drawn;
	return {
		meta,
		database
	};
}
function readMeta({ collections }, value) {
	const parsed = safeParse(metaSchema, value);
	if (parsed.success) {
		const isKnown = (record) => collections.some((collection) => record.startsWith(`${collection}/`));
		if (!Object.keys(parsed.output.records).every(isKnown)) throw new UnusableStore("could not be read");
		return parsed.output;
	}
	const version = value?.version;
	if (typeof version === "number" && version > STORE_VERSION) throw new NewerStore();
	throw new UnusableStore(typeof version === "number" && version !== STORE_VERSION ? "comes from another version" : "could not be read");
}
async function loadRecord({ ownerOf }, database, name, value) {
	const parsed = safeParse(recordSchema, value);
	const isOwned = parsed.success && parsed.output.rows.every((row) => ownerOf(row) === name.split("/")[1]);
	if (!parsed.success || !isOwned) throw new UnusableStore("could not be read");
	try {
		await database.load(name, parsed.output.rows);
	} catch {
		throw new UnusableStore("could not be read");
	}
}
/** What to write for a changed world: the named records, and the meta record that lists them. */
function worldValues(meta, database, names) {
	return new Map(names.map((name) => [name, { rows: database.dump(name) }])).set(META_KEY, meta);
}
/** What to write in place of an unusable store: a fresh one, with a copy of the old one for inspection. */
function setAsideValues(meta, at, entries) {
	const old = entries.filter(([key]) => key !== SET_ASIDE);
	return /* @__PURE__ */ new Map([[META_KEY, meta], [SET_ASIDE, {
		at,
		entries: old
	}]]);
}
// mocks/engine/world-start.ts
/** Restores the stored world, or seeds a new one. Never rejects. */
async function startWorld(definition, options) {
	const { store } = options;
	try {
		const stored = await readWorld(definition, await store.entries());
		return stored ? {
			store,
			...stored,
			notice: null
		} : await seedStore(definition, options);
	} catch (error) {
		if (!(error instanceof UnusableStore)) return startInMemory(definition, options, error);
		return seedStore(definition, options).catch((failure) => startInMemory(definition, options, failure));
	}
}
/** Reads again under the lock before it writes: another tab may have seeded the store in the meantime. */
function seedStore(definition, { store, clock, seed }) {
	return store.exclusively(async () => {
		const entries = await store.entries();
		const meta = newMeta(seed, clock.now(), 1);
		const fresh = {
			store,
			meta,
			database: await definition.seed(seed, meta.seededAt)
		};
		try {
			const stored = await readWorld(definition, entries);
			if (stored) return {
				store,
				...stored,
				notice: null
			};
			await store.write(/* @__PURE__ */ new Map([[META_KEY, meta]]));
			return {
				...fresh,
				notice: null
			};
		} catch (error) {
			if (!(error instanceof UnusableStore)) throw error;
			await store.write(setAsideValues(meta, clock.now(), entries), { clear: true });
			const notice = `The demo’s data in this browser ${error.message}. It was set aside, and the demo starts from the beginning.`;
			return {
				...fresh,
				notice
			};
		}
	});
}
async function startInMemory(definition, { clock, seed }, failure) {
	const meta = newMeta(seed, clock.now(), 1);
	return {
		store: createMemoryStore(),
		meta,
		database: await definition.seed(seed, meta.seededAt),
		notice: fallbackReason(failure)
	};
}
/** Why the page keeps its data in memory from here on, as a text for the user. */
function fallbackReason(failure) {
	if (failure instanceof NewerStore) return "A newer version of the demo stores its data in this browser. That data is left as it is: changes here last until the page is closed. Reload the page for the newer version.";
	return failure instanceof DOMException && failure.name === "QuotaExceededError" ? "This browser has no room left for the demo’s data: changes from here on last until the page is closed." : "This browser does not let the demo store its data: changes last until the page is closed.";
}
// mocks/engine/world.ts
async function openWorld(definition, options) {
	const { clock, seed } = options;
	let { store, meta, database, notice } = await startWorld(definition, options);
	const noticeListeners = /* @__PURE__ */ new Set();
	const listeners = /* @__PURE__ */ new Set();
	const writeListeners = /* @__PURE__ */ new Set();
	store.onAnnounced(() => void clock.track(store.exclusively(synchronize).catch(() => void 0)));
	return {
		get database() {
			return database;
		},
		get notice() {
			return notice;
		},
		change: (source, work, signal) => store.exclusively(async () => {
			await synchronize();
			signal?.throwIfAborted();
			let changed = [];
			const result = await database.change(() => work(database), async (records) => {
				if (records.length > 0) await persist(records);
				changed = records;
			});
			report(changed, source);
			return result;
		}),
		reset: () => replace(async () => {
			const fresh = newMeta(seed, clock.now(), meta.revision + 1);
			return {
				meta: fresh,
				database: await definition.seed(fresh.seed, fresh.seededAt)
			};
		}),
		replace,
		capture: () => store.exclusively(async () => {
			await synchronize();
			return {
				meta,
				records: new Map(Object.keys(meta.records).map((name) => [name, database.dump(name)]))
			};
		}),
		export: () => store.exclusively(async () => {
			await synchronize();
			return exportWorld(definition, meta, database);
		}),
		snapshot: (also) => exportWorld(definition, meta, database, also),
		onChange: (listener) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		onNotice: (listener) => {
			noticeListeners.add(listener);
			return () => noticeListeners.delete(listener);
		},
		onWrite: (listener) => {
			writeListeners.add(listener);
			return () => writeListeners.delete(listener);
		},
		close: () => store.close()
	};
	function replace(build) {
		return store.exclusively(async () => {
			await synchronize();
			const next = await build({
				meta,
				database
			});
			notice = null;
			await write(worldValues(next.meta, next.database, Object.keys(next.meta.records)), { clear: true });
			meta = next.meta;
			database = next.database;
			store.announce();
		});
	}
	async function persist(changed) {
		const revision = meta.revision + 1;
		const written = Object.fromEntries(changed.map((name) => [name, revision]));
		const next = {
			...meta,
			revision,
			drawn: database.drawn,
			records: {
				...meta.records,
				...written
			}
		};
		await write(worldValues(next, database, changed));
		meta = next;
		store.announce();
		for (const listener of writeListeners) listener(changed);
	}
	/** If the browser refuses the write, the world continues in memory. */
	async function write(values, options) {
		try {
			await store.write(values, options);
		} catch (error) {
			if (!(error instanceof DOMException)) throw error;
			fallBackToMemory(error);
			await store.write(values, options);
		}
	}
	function fallBackToMemory(failure) {
		store.close();
		store = createMemoryStore();
		notice = fallbackReason(failure);
		for (const listener of noticeListeners) listener(notice);
	}
	/** Loads what other tabs have written since the last time. */
	async function synchronize() {
		try {
			const newest = readMeta(definition, (await store.read([META_KEY]))[0]);
			if (newest.revision !== meta.revision || newest.seededAt !== meta.seededAt) await loadChanges(newest);
		} catch (error) {
			if (error instanceof NewerStore || error instanceof DOMException) fallBackToMemory(error);
			else if (!(error instanceof UnusableStore)) throw error;
			await write(worldValues(meta, database, Object.keys(meta.records)), { clear: true });
		}
	}
	async function loadChanges(newest) {
		const isReset = newest.seededRevision !== meta.seededRevision || newest.seededAt !== meta.seededAt;
		const known = isReset ? {} : meta.records;
		const names = Object.keys(newest.records).filter((name) => newest.records[name] !== known[name]);
		const values = await store.read(names);
		if (isReset) database = await definition.seed(newest.seed, newest.seededAt);
		meta = newest;
		for (const [index, name] of names.entries()) await loadRecord(definition, database, name, values[index]);
		database.drawn = newest.drawn;
		if (isReset) reportOwners(definition.owners(database), "other-tab");
		else report(names, "other-tab");
	}
	function report(names, source) {
		reportOwners(names.map((name) => name.split("/")).filter(([collection = ""]) => definition.reported.includes(collection)).map(([, owner = ""]) => owner), source);
	}
	function reportOwners(owners, source) {
		for (const owner of new Set(owners)) for (const listener of listeners) listener(owner, source);
	}
}
// mocks/bank/world.ts
var bankDefinition = {
	seed: seedDatabase,
	collections: COLLECTIONS,
	secret: ["sessions", "resets"],
	reported: [
		"users",
		"loans",
		"deposits",
		"kyc",
		"transfers",
		...CONTENT_TYPES
	],
	ownerOf,
	owners: (database) => [...database.users.all().map(({ _id }) => _id), ...CONTENT_TYPES]
};
function openBankWorld(options) {
	return openWorld(bankDefinition, options);
}
export { newMeta as a, createOperator as c, createQueue as d, UnusableStore as i, findCustomer as l, openBankWorld as n, readWorld as o, NewerStore as r, isExported as s, bankDefinition as t, createMemoryStore as u };
