import { i as isoTime } from "./clock-ZirFvUyl.js";
import { r as MEAN, t as LENGTH } from "./long-history-totals-C_F2sI8X.js";
// mocks/bank/long-history.ts
var INTERVAL = 3155328e5 / LENGTH;
var PENDING = 3;
var METHODS = [
	"paypal",
	"bank transfer",
	"cashapp",
	"zelle"
];
/** 10,000 transfers over ten years, oldest first (PERF-4). `newest` is in ms since the epoch. */
function longHistory(userId, prefix, newest) {
	return Array.from({ length: LENGTH }, (_, position) => {
		const index = LENGTH - 1 - position;
		const pair = index % (LENGTH / 2);
		const deviation = scatter(pair) % 2351;
		return {
			_id: prefix + index.toString(16).padStart(8, "0"),
			userId,
			createdAt: isoTime(newest - index * INTERVAL - scatter(index + LENGTH) % INTERVAL),
			amount: (index < 5e3 ? MEAN + deviation : MEAN - deviation) / 100,
			status: index >= PENDING,
			withdrawalPath: pair % 5 < 2 ? "loan" : "invest",
			transactiontype: METHODS[scatter(index) % METHODS.length]
		};
	});
}
/** A hash of the index, 0 or more. */
function scatter(index) {
	let mixed = Math.imul(index ^ index >>> 15, 739982445);
	mixed = Math.imul(mixed ^ mixed >>> 12, 695872825);
	return (mixed ^ mixed >>> 15) >>> 0;
}
export { longHistory };
