import { A as pipe, E as object, F as string, N as safeParse, P as strictObject, S as nonEmpty, T as number, b as looseObject, g as getDotPath, j as record, k as picklist, l as momentSchema, o as durationSchema, p as custom, u as array, v as integer, x as minValue, y as literal } from "./content-CJcsfqA8.js";
import { a as readJsonFile, i as faultSchema, n as outboxEntrySchema } from "./outbox-Cj9AOsZn.js";
import { n as CLOCK_MODES } from "./clock-ZirFvUyl.js";
// mocks/engine/exported-world-schema.ts
var exportedWorldSchema = object({
	seed: pipe(string(), nonEmpty()),
	seededAt: momentSchema,
	drawn: pipe(number(), integer(), minValue(0)),
	records: pipe(custom((records) => !Array.isArray(records), "must be an object, not a list"), record(string(), array(looseObject({ _id: pipe(string(), nonEmpty()) }))))
});
// mocks/engine/import-error.ts
/** Why a file cannot be imported. The message is shown to the user who chose the file (DEMO-5). */
var ImportError = class extends Error {};
// mocks/bank/demo-file.ts
/** Raise it when the meaning of exported data changes. */
var EXPORT_VERSION = 1;
var FORMAT = "larkspur-demo";
var demoFileSchema = strictObject({
	format: literal(FORMAT),
	version: literal(EXPORT_VERSION),
	clock: object({
		mode: picklist(CLOCK_MODES),
		now: momentSchema
	}),
	latency: durationSchema,
	faults: array(faultSchema),
	outbox: array(outboxEntrySchema),
	world: exportedWorldSchema
});
function writeDemoFile(state) {
	return JSON.stringify({
		format: FORMAT,
		version: EXPORT_VERSION,
		...state
	}, null, 2);
}
/** Throws `ImportError` for a file that cannot be read. */
function readDemoFile(text) {
	const parsed = safeParse(demoFileSchema, readJson(text));
	if (parsed.success) return parsed.output;
	const [issue] = parsed.issues;
	throw new ImportError(`${getDotPath(issue) ?? "the file"} is wrong (${issue.message})`);
}
function readJson(text) {
	const value = readJsonFile(text, "export", (reason) => new ImportError(reason));
	if (typeof value !== "object" || value === null || Array.isArray(value)) throw new ImportError("it contains no state of this demo");
	const { format, version } = value;
	if (format !== FORMAT) throw new ImportError("it was not exported from this demo");
	if (version !== EXPORT_VERSION) throw new ImportError(`its version is ${String(version)}, and this demo reads version ${EXPORT_VERSION}`);
	return value;
}
export { writeDemoFile as n, ImportError as r, readDemoFile as t };
