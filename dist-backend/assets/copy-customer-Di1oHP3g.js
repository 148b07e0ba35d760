import { i as isoTime } from "./clock-ZirFvUyl.js";
import { f as credentialFor, g as rowsOf, r as userByEmail, u as PERSONA_PASSWORD } from "./auth-1DeOvyV3.js";
// mocks/bank/copy-customer.ts
/** Creates a customer in the same situation, with a name and an e-mail address of their own. Returns the new user id. */
async function copyCustomer(database, source, name, now) {
	const words = name.trim().split(/\s+/);
	const email = `${words.join(".").toLowerCase().replace(/[^a-z0-9.]/g, "")}@larkspur.example`;
	if (email.startsWith("@") || email.startsWith(".")) throw new Error("The name needs a letter or a digit");
	if (userByEmail(database, email)) throw new Error(`A customer already has the e-mail ${email}`);
	const random = database.draw(`copy/${source._id}`);
	const userId = random.hex(24);
	const [firstName = "", ...rest] = words;
	await database.insert("users", {
		...source,
		_id: userId,
		firstName,
		lastName: rest.join(" "),
		email,
		createdAt: isoTime(now)
	});
	await database.insert("credentials", credentialFor(userId, PERSONA_PASSWORD, random));
	const newIds = () => ({
		_id: random.hex(24),
		userId
	});
	for (const row of rowsOf(database.loans, source._id)) await database.insert("loans", {
		...row,
		...newIds()
	});
	for (const row of rowsOf(database.deposits, source._id)) await database.insert("deposits", {
		...row,
		...newIds()
	});
	for (const row of rowsOf(database.transfers, source._id)) await database.insert("transfers", {
		...row,
		...newIds()
	});
	for (const row of rowsOf(database.kyc, source._id)) await database.insert("kyc", {
		...row,
		...newIds(),
		name,
		number: `DEMO-${random.digits(8)}`,
		email
	});
	return userId;
}
export { copyCustomer };
