import { i as isoTime, o as parseTime } from "./clock-ZirFvUyl.js";
import { g as rowsOf, h as newestFirst, i as codeMessage, o as cents, r as userByEmail } from "./auth-1DeOvyV3.js";
import { r as rowSchemas } from "./row-schemas-Bexeti8v.js";
// mocks/bank/operator-reads.ts
/**
* What waits for the bank, customer by customer: the withdrawal step first, then the newest. Does not load a history that is still deferred: its pending
* transfers are listed once something else has loaded it.
*/
function waitingFor(database) {
	const deposits = database.deposits.all().filter(({ status }) => status === "Pending");
	const loans = database.loans.all().filter(({ status }) => status === "Pending");
	const transfers = database.transfers.all().filter(({ status }) => !status);
	return database.users.all().flatMap((customer) => {
		const { _id, transferStep } = customer;
		const isOwn = ({ userId }) => userId === _id;
		const [papers] = newestFirst(database.kyc, _id);
		const step = Number(transferStep ?? NaN);
		const about = ({ _id, createdAt }) => ({
			customer,
			id: _id,
			createdAt,
			isSeeded: (parseTime(createdAt) ?? 0) < database.seededAt
		});
		const own = [
			...deposits.filter(isOwn).map((row) => ({
				kind: "deposit",
				...about(row),
				amount: amountOf(row)
			})),
			...loans.filter(isOwn).map((row) => ({
				kind: "loan",
				...about(row),
				amount: amountOf(row)
			})),
			...transfers.filter(isOwn).map((row) => ({
				kind: "transfer",
				...about(row),
				amount: amountOf(row),
				method: row.transactiontype
			})),
			...papers?.status === false ? [{
				kind: "kyc",
				...about(papers)
			}] : []
		].sort((left, right) => left.createdAt < right.createdAt ? 1 : -1);
		return step % 2 === 0 ? [{
			kind: "step",
			customer,
			id: _id,
			isSeeded: false,
			step
		}, ...own] : own;
	});
}
/** The deposit, loan or transfer with this id; null for an unknown one. */
function subjectOf(database, name, id) {
	const row = database[name].all().find(({ _id }) => _id === id);
	const customer = database.users.all().find(({ _id }) => _id === row?.userId);
	return row === void 0 || customer === void 0 ? null : {
		customer,
		amount: amountOf(row)
	};
}
function amountOf({ amount }) {
	return cents(amount) / 100;
}
// mocks/bank/operator-decisions.ts
var DEPOSIT_STATUSES = [
	"Pending",
	"true",
	"failed"
];
var LOAN_STATUSES = ["Pending", "true"];
var TRANSFER_STATUSES = [true, false];
var FIELDS = Object.keys(rowSchemas.users.entries).filter((name) => name !== "_id");
function createDecisions({ world, clock, outbox, findCustomer }) {
	return {
		setUser: async (persona, fields) => {
			const changes = readFields(fields);
			const user = await world.change("operator", (database) => {
				const { _id } = findCustomer(database, persona);
				const holder = typeof changes.email === "string" ? userByEmail(database, changes.email) : void 0;
				if (holder && holder._id !== _id) throw new Error(`Another customer has the e-mail ${changes.email}`);
				return database.update("users", _id, changes);
			});
			if ("userOtp" in changes) outbox.add(codeMessage(user));
		},
		releaseStep: (persona) => world.change("operator", async (database) => {
			const { _id, transferStep } = findCustomer(database, persona);
			await database.update("users", _id, { transferStep: Number(transferStep) + 1 });
		}),
		setDeposit: (id, status) => setStatus("deposits", id, DEPOSIT_STATUSES, status),
		setLoan: (id, status) => setStatus("loans", id, LOAN_STATUSES, status),
		setTransfer: (id, status) => setStatus("transfers", id, TRANSFER_STATUSES, status),
		setKyc: (persona, status) => world.change("operator", async (database) => {
			assertOneOf([
				true,
				false,
				null
			], status);
			const user = findCustomer(database, persona);
			const records = rowsOf(database.kyc, user._id);
			if (status === null) for (const { _id } of records) database.remove("kyc", _id);
			else if (records.length === 0) await insertKyc(database, user, status, clock.now());
			else for (const { _id } of records) await database.update("kyc", _id, { status });
		}),
		waiting: async () => waitingFor(world.database),
		subject: async (name, id) => subjectOf(world.database, name, id)
	};
	function setStatus(name, id, allowed, status) {
		return world.change("operator", async (database) => {
			assertOneOf(allowed, status);
			if (database[name].all().every(({ _id }) => _id !== id)) throw new Error(`There is no ${name.slice(0, -1)} ${id}`);
			await database.update(name, id, { status });
		});
	}
}
function readFields(fields) {
	const unknown = Object.keys(fields).find((name) => !FIELDS.includes(name));
	if (unknown !== void 0) throw new Error(`A user has no field '${unknown}' to set. The fields are: ${FIELDS.join(", ")}`);
	return fields;
}
async function insertKyc(database, user, status, now) {
	const random = database.draw(`kyc/${user._id}`);
	await database.insert("kyc", {
		_id: random.hex(24),
		userId: user._id,
		createdAt: isoTime(now),
		name: `${user.firstName} ${user.lastName}`,
		number: `DEMO-${random.digits(8)}`,
		email: user.email,
		status,
		front: null,
		back: null
	});
}
function assertOneOf(allowed, value) {
	if (!allowed.includes(value)) throw new Error(`The status must be one of ${allowed.map(String).join(", ")}, not ${value}`);
}
export { createDecisions };
