import { a as newMeta, l as findCustomer, s as isExported, t as bankDefinition } from "./world-BEX6GLt6.js";
import { r as ImportError, t as readDemoFile } from "./demo-file-DOMB_HsD.js";
import { _ as InvalidRow, a as seedDatabase, g as rowsOf, n as signIn, r as userByEmail, y as rowById } from "./auth-1DeOvyV3.js";
// mocks/engine/built-world.ts
/**
* The world of a file. Files hold no tokens; with `keepsTokens`, those of owners who exist in it stay valid. Rejects with
* `ImportError` for a file that describes no consistent world.
*/
async function importedWorld(definition, file, newest, { keepsTokens, check }) {
	const records = new Map(Object.entries(file.records));
	for (const [name, rows] of records) checkRecord(definition, name, rows);
	const database = await seeded(definition, file, records);
	check?.(database);
	return finished(definition, file, records, database, newest, keepsTokens);
}
/** The world as it was captured. Tokens issued since then stay valid, so that no tab is signed out. */
async function recalledWorld(definition, origin, records, newest) {
	return finished(definition, origin, records, await seeded(definition, origin, records), newest, true);
}
/** The newest world, but without what differs from the seed for these owners. Their tokens stay valid if the seed knows them. */
async function withoutChangesOf(definition, owners, newest) {
	const { meta, database } = newest;
	const names = Object.keys(meta.records).filter((name) => !owners.includes(ownerIn(name)));
	return recalledWorld(definition, meta, new Map(names.map((name) => [name, database.dump(name)])), newest);
}
async function seeded(definition, { seed, seededAt }, records) {
	const database = await definition.seed(seed, seededAt);
	for (const [name, rows] of records) await load(database, name, rows);
	return database;
}
async function finished(definition, { seed, seededAt, drawn }, records, database, newest, keepsTokens) {
	const tokens = keepsTokens ? tokensOf(definition, database, records, newest) : /* @__PURE__ */ new Map();
	for (const [name, rows] of tokens) await database.load(name, rows);
	const revision = newest.meta.revision + 1;
	const names = /* @__PURE__ */ new Set([...records.keys(), ...tokens.keys()]);
	database.drawn = tokens.size > 0 ? Math.max(drawn, newest.meta.drawn) : drawn;
	const written = Object.fromEntries([...names].map((name) => [name, revision]));
	return {
		meta: {
			...newMeta(seed, seededAt, revision),
			drawn: database.drawn,
			records: written
		},
		database
	};
}
function tokensOf(definition, database, records, newest) {
	const owners = new Set(definition.owners(database));
	const names = Object.keys(newest.meta.records).filter((name) => definition.secret.includes(collectionIn(name)) && owners.has(ownerIn(name)));
	return new Map(names.map((name) => {
		const rows = [...records.get(name) ?? [], ...newest.database.dump(name)];
		return [name, [...new Map(rows.map((row) => [row._id, row])).values()]];
	}));
}
function checkRecord(definition, name, rows) {
	const owner = ownerIn(name);
	if (!isExported(definition, name) || owner === "") throw new ImportError(`it contains an unknown record '${name}'`);
	for (const [index, row] of rows.entries()) if (definition.ownerOf(row) !== owner) throw new ImportError(`in ${name}, row ${index + 1} belongs to someone else`);
	if (new Set(rows.map(({ _id }) => _id)).size < rows.length) throw new ImportError(`in ${name}, a row appears twice`);
}
async function load(database, name, rows) {
	try {
		await database.load(name, rows);
	} catch (error) {
		if (error instanceof InvalidRow) throw new ImportError(`in ${name}, ${error.message}`);
		throw new ImportError(`in ${name}, there is a row that someone else already has`);
	}
}
function collectionIn(name) {
	return name.split("/")[0] ?? "";
}
function ownerIn(name) {
	return name.split("/")[1] ?? "";
}
// mocks/bank/check-customers.ts
/** Throws `ImportError` unless rows agree with each other: every customer must have a unique e-mail address and a password, and rows must belong to existing customers. */
function checkCustomers(database) {
	const users = database.users.all();
	if (new Set(users.map(({ email }) => email.toLowerCase())).size < users.length) throw new ImportError("two customers have the same e-mail address");
	for (const { _id, email } of users) if (rowsOf(database.credentials, _id).length !== 1) throw new ImportError(`the customer ${email} has no password`);
	for (const collection of [
		"credentials",
		"loans",
		"deposits",
		"kyc"
	]) if (database[collection].all().find(({ userId }) => rowById(database.users, userId) === void 0)) throw new ImportError(`in ${collection}, a row belongs to a customer who does not exist`);
}
// mocks/bank/replace-data.ts
/** Loaded when it is first needed (PERF-1). */
function createReplacing({ world, clock, latency, faults, outbox, reportActivity }) {
	return {
		begin: async (start) => {
			const { persona } = start;
			await world.replace(async (newest) => {
				const next = await importedWorld(bankDefinition, start.world, newest, {
					keepsTokens: false,
					check: checkCustomers
				});
				if (persona !== null) findCustomer(next.database, persona);
				return next;
			});
			set({
				...start,
				outbox: []
			});
			if (persona === null) return null;
			return world.change("call", (database) => {
				const answer = signIn(database, findCustomer(database, persona), clock.now());
				database.drawn = start.world.drawn;
				return answer;
			});
		},
		import: async (text) => {
			const file = readDemoFile(text);
			await replaceRows(file.world);
			set(file);
			return file.clock;
		},
		recall: async (moment) => {
			const { meta, records } = moment.world;
			await world.replace((newest) => recalledWorld(bankDefinition, meta, records, newest));
			set(moment);
		},
		restoreCustomers: async (emails) => {
			await world.replace(async (newest) => {
				const seeded = await seedDatabase(newest.meta.seed, newest.meta.seededAt);
				return withoutChangesOf(bankDefinition, ownersOf(emails, seeded, newest.database), newest);
			});
			reportActivity();
		},
		replaceData: async (file) => {
			await replaceRows(file);
			reportActivity();
		}
	};
	function replaceRows(file) {
		return world.replace((newest) => importedWorld(bankDefinition, file, newest, {
			keepsTokens: true,
			check: checkCustomers
		}));
	}
	function set(state) {
		latency.set(state.latency);
		faults.replace(state.faults);
		outbox.set(state.outbox);
		reportActivity();
	}
}
/** A customer may have changed their address, and somebody else may have taken it. */
function ownersOf(emails, seeded, current) {
	return emails.flatMap((email) => [seeded, current].flatMap((database) => userByEmail(database, email)?._id ?? []));
}
export { createReplacing };
