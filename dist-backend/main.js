import { _ as InvalidRow, b as format, c as totalLike, d as personas, g as rowsOf, h as newestFirst, l as withdrawalTotals, n as signIn, o as cents, p as isPassword, r as userByEmail, s as sumOf, t as authResolvers, v as reasonOf, x as invariant, y as rowById } from "./assets/auth-1DeOvyV3.js";
import { c as createOperator, d as createQueue, i as UnusableStore, l as findCustomer, n as openBankWorld, o as readWorld, r as NewerStore, t as bankDefinition, u as createMemoryStore } from "./assets/world-BEX6GLt6.js";
import { a as nextTask, i as isoTime, o as parseTime, t as AppClock } from "./assets/clock-ZirFvUyl.js";
import { D as optional, E as object, F as string, N as safeParse, g as getDotPath, i as amountOf, j as record, s as isDuration, z as unknown } from "./assets/content-CJcsfqA8.js";
import { c as callName, d as unwrap, l as endpoints, o as findCall, r as createBankFaults, s as nameHandler, t as createOutbox, u as Redacted } from "./assets/outbox-Cj9AOsZn.js";
import { t as QueryError } from "./assets/query-error-QZCLyfOQ.js";
import zlib from "node:zlib";
import { statSync } from "node:fs";
import { DatabaseSync } from "@photostructure/sqlite";
import { createServer } from "node:http";
import { setImmediate } from "node:timers/promises";
import { parseArgs } from "node:util";
// node_modules/msw/lib/core/utils/internal/devUtils.mjs
var LIBRARY_PREFIX = "[MSW]";
function formatMessage(message, ...positionals) {
	return `${LIBRARY_PREFIX} ${format(message, ...positionals)}`;
}
function warn$1(message, ...positionals) {
	console.warn(formatMessage(message, ...positionals));
}
function error$1(message, ...positionals) {
	console.error(formatMessage(message, ...positionals));
}
var devUtils = {
	formatMessage,
	warn: warn$1,
	error: error$1
};
// node_modules/set-cookie-parser/lib/set-cookie.js
var defaultParseOptions = {
	decodeValues: true,
	map: false,
	silent: false,
	split: "auto"
};
function isForbiddenKey(key) {
	return typeof key !== "string" || key in {};
}
function createNullObj() {
	return Object.create(null);
}
function isNonEmptyString$1(str) {
	return typeof str === "string" && !!str.trim();
}
function parseString(setCookieValue, options) {
	var parts = setCookieValue.split(";");
	var nameValuePairStr = parts.shift();
	if (!isNonEmptyString$1(nameValuePairStr)) return null;
	var parsed = parseNameValuePair(nameValuePairStr);
	var name = parsed.name;
	var value = parsed.value;
	if (!name && !value) return null;
	options = options ? Object.assign({}, defaultParseOptions, options) : defaultParseOptions;
	if (isForbiddenKey(name)) {
		if (!options.silent) console.warn("set-cookie-parser: dropping cookie due to name:", name);
		return null;
	}
	try {
		value = options.decodeValues ? decodeURIComponent(value) : value;
	} catch (e) {
		if (!options.silent) console.error("set-cookie-parser: failed to decode cookie value. Set options.decodeValues=false to disable decoding.", e);
	}
	var cookie = createNullObj();
	cookie.name = name;
	cookie.value = value;
	parts.forEach(function(part) {
		var sides = part.split("=");
		var key = sides.shift().trim().toLowerCase();
		if (isForbiddenKey(key) || key === "name" || key === "value") {
			if (!options.silent) console.warn("set-cookie-parser: ignoring attribute:", part);
			return;
		}
		var value = sides.join("=").trim();
		if (key === "expires") {
			var expires = new Date(value);
			if (Number.isNaN(expires.getTime())) {
				if (!options.silent) console.error("set-cookie-parser: failed to parse expires time:", value);
			} else cookie.expires = expires;
		} else if (key === "max-age") {
			if (/^-?\d+$/.test(value)) cookie.maxAge = parseInt(value, 10);
			else if (!options.silent) console.error("set-cookie-parser: failed to parse max-age:", value);
		} else if (key === "secure") cookie.secure = true;
		else if (key === "httponly") cookie.httpOnly = true;
		else if (key === "samesite") cookie.sameSite = value;
		else if (key === "partitioned") cookie.partitioned = true;
		else if (key) cookie[key] = value;
	});
	return cookie;
}
function parseNameValuePair(nameValuePairStr) {
	var name = "";
	var value = "";
	var nameValueArr = nameValuePairStr.split("=");
	if (nameValueArr.length > 1) {
		name = nameValueArr.shift();
		value = nameValueArr.join("=");
	} else value = nameValuePairStr;
	return {
		name: trimWsp(name),
		value: trimWsp(value)
	};
}
function trimWsp(str) {
	var start = 0;
	var end = str.length;
	while (start < end && isWsp(str.charCodeAt(start))) start += 1;
	while (end > start && isWsp(str.charCodeAt(end - 1))) end -= 1;
	return str.substring(start, end);
}
function isWsp(code) {
	return code === 32 || code === 9;
}
function parseSetCookie(input, options) {
	options = options ? Object.assign({}, defaultParseOptions, options) : defaultParseOptions;
	if (!input) {
		if (!options.map) return [];
		else return createNullObj();
	}
	if (input.headers) {
		if (typeof input.headers.getSetCookie === "function") input = input.headers.getSetCookie();
		else if (input.headers["set-cookie"]) input = input.headers["set-cookie"];
		else {
			var sch = input.headers[Object.keys(input.headers).find(function(key) {
				return key.toLowerCase() === "set-cookie";
			})];
			if (!sch && input.headers.cookie && !options.silent) console.warn("Warning: set-cookie-parser appears to have been called on a request object. It is designed to parse Set-Cookie headers from responses, not Cookie headers from requests.");
			input = sch;
		}
	}
	var split = options.split;
	var isArray = Array.isArray(input);
	if (split === "auto") split = !isArray;
	if (!isArray) input = [input];
	input = input.filter(isNonEmptyString$1);
	if (split) input = input.map(splitCookiesString).flat();
	if (!options.map) return input.map(function(str) {
		return parseString(str, options);
	}).filter(Boolean);
	else {
		var cookies = createNullObj();
		return input.reduce(function(cookies, str) {
			var cookie = parseString(str, options);
			if (cookie) cookies[cookie.name] = cookie;
			return cookies;
		}, cookies);
	}
}
function splitCookiesString(cookiesString) {
	if (Array.isArray(cookiesString)) return cookiesString;
	if (typeof cookiesString !== "string") return [];
	var cookiesStrings = [];
	var pos = 0;
	var start;
	var ch;
	var lastComma;
	var nextStart;
	var cookiesSeparatorFound;
	function skipWhitespace() {
		while (pos < cookiesString.length && /\s/.test(cookiesString.charAt(pos))) pos += 1;
		return pos < cookiesString.length;
	}
	function notSpecialChar() {
		ch = cookiesString.charAt(pos);
		return ch !== "=" && ch !== ";" && ch !== ",";
	}
	while (pos < cookiesString.length) {
		start = pos;
		cookiesSeparatorFound = false;
		while (skipWhitespace()) {
			ch = cookiesString.charAt(pos);
			if (ch === ",") {
				lastComma = pos;
				pos += 1;
				skipWhitespace();
				nextStart = pos;
				while (pos < cookiesString.length && notSpecialChar()) pos += 1;
				if (pos < cookiesString.length && cookiesString.charAt(pos) === "=") {
					cookiesSeparatorFound = true;
					pos = nextStart;
					cookiesStrings.push(cookiesString.substring(start, lastComma));
					start = pos;
				} else pos = lastComma + 1;
			} else pos += 1;
		}
		if (!cookiesSeparatorFound || pos >= cookiesString.length) cookiesStrings.push(cookiesString.substring(start, cookiesString.length));
	}
	return cookiesStrings;
}
parseSetCookie.parseSetCookie = parseSetCookie;
parseSetCookie.parse = parseSetCookie;
parseSetCookie.parseString = parseString;
parseSetCookie.splitCookiesString = splitCookiesString;
// node_modules/headers-polyfill/lib/index.mjs
var HEADERS_INVALID_CHARACTERS = /[^a-z0-9\-#$%&'*+.^_`|~]/i;
function normalizeHeaderName(name) {
	if (HEADERS_INVALID_CHARACTERS.test(name) || name.trim() === "") throw new TypeError("Invalid character in header field name");
	return name.trim().toLowerCase();
}
var charCodesToRemove = [
	String.fromCharCode(10),
	String.fromCharCode(13),
	String.fromCharCode(9),
	String.fromCharCode(32)
];
var HEADER_VALUE_REMOVE_REGEXP = new RegExp(`(^[${charCodesToRemove.join("")}]|$[${charCodesToRemove.join("")}])`, "g");
/**
* Normalize the given header value.
* @see https://fetch.spec.whatwg.org/#concept-header-value-normalize
*/
function normalizeHeaderValue(value) {
	return value.replace(HEADER_VALUE_REMOVE_REGEXP, "");
}
/**
* Validate the given header name.
* @see https://fetch.spec.whatwg.org/#header-name
*/
function isValidHeaderName(value) {
	if (typeof value !== "string") return false;
	if (value.length === 0) return false;
	for (let i = 0; i < value.length; i++) {
		const character = value.charCodeAt(i);
		if (character > 127 || !isToken(character)) return false;
	}
	return true;
}
function isToken(value) {
	return ![
		127,
		32,
		"(",
		")",
		"<",
		">",
		"@",
		",",
		";",
		":",
		"\\",
		"\"",
		"/",
		"[",
		"]",
		"?",
		"=",
		"{",
		"}"
	].includes(value);
}
/**
* Validate the given header value.
* @see https://fetch.spec.whatwg.org/#header-value
*/
function isValidHeaderValue(value) {
	if (typeof value !== "string") return false;
	if (value.trim() !== value) return false;
	for (let i = 0; i < value.length; i++) {
		const character = value.charCodeAt(i);
		if (character === 0 || character === 10 || character === 13) return false;
	}
	return true;
}
var _Symbol$toStringTag;
var NORMALIZED_HEADERS = Symbol("normalizedHeaders");
var RAW_HEADER_NAMES = Symbol("rawHeaderNames");
var HEADER_VALUE_DELIMITER = ", ";
var Headers$1 = class Headers {
	constructor(init) {
		this[NORMALIZED_HEADERS] = {};
		this[RAW_HEADER_NAMES] = /* @__PURE__ */ new Map();
		this[_Symbol$toStringTag] = "Headers";
		/**
		* @note Cannot necessarily check if the `init` is an instance of the
		* `Headers` because that class may not be defined in Node or jsdom.
		*/
		if (["Headers", "HeadersPolyfill"].includes(init?.constructor?.name) || init instanceof Headers || typeof globalThis.Headers !== "undefined" && init instanceof globalThis.Headers) init.forEach((value, name) => {
			this.append(name, value);
		}, this);
		else if (Array.isArray(init)) init.forEach(([name, value]) => {
			this.append(name, Array.isArray(value) ? value.join(HEADER_VALUE_DELIMITER) : value);
		});
		else if (init) Object.getOwnPropertyNames(init).forEach((name) => {
			const value = init[name];
			this.append(name, Array.isArray(value) ? value.join(HEADER_VALUE_DELIMITER) : value);
		});
	}
	[(_Symbol$toStringTag = Symbol.toStringTag, Symbol.iterator)]() {
		return this.entries();
	}
	*keys() {
		for (const [name] of this.entries()) yield name;
	}
	*values() {
		for (const [, value] of this.entries()) yield value;
	}
	*entries() {
		let sortedKeys = Object.keys(this[NORMALIZED_HEADERS]).sort((a, b) => a.localeCompare(b));
		for (const name of sortedKeys) if (name === "set-cookie") for (const value of this.getSetCookie()) yield [name, value];
		else yield [name, this.get(name)];
	}
	/**
	* Returns a boolean stating whether a `Headers` object contains a certain header.
	*/
	has(name) {
		if (!isValidHeaderName(name)) throw new TypeError(`Invalid header name "${name}"`);
		return this[NORMALIZED_HEADERS].hasOwnProperty(normalizeHeaderName(name));
	}
	/**
	* Returns a `ByteString` sequence of all the values of a header with a given name.
	*/
	get(name) {
		if (!isValidHeaderName(name)) throw TypeError(`Invalid header name "${name}"`);
		return this[NORMALIZED_HEADERS][normalizeHeaderName(name)] ?? null;
	}
	/**
	* Sets a new value for an existing header inside a `Headers` object, or adds the header if it does not already exist.
	*/
	set(name, value) {
		if (!isValidHeaderName(name) || !isValidHeaderValue(value)) return;
		const normalizedName = normalizeHeaderName(name);
		const normalizedValue = normalizeHeaderValue(value);
		this[NORMALIZED_HEADERS][normalizedName] = normalizeHeaderValue(normalizedValue);
		this[RAW_HEADER_NAMES].set(normalizedName, name);
	}
	/**
	* Appends a new value onto an existing header inside a `Headers` object, or adds the header if it does not already exist.
	*/
	append(name, value) {
		if (!isValidHeaderName(name) || !isValidHeaderValue(value)) return;
		const normalizedName = normalizeHeaderName(name);
		const normalizedValue = normalizeHeaderValue(value);
		let resolvedValue = this.has(normalizedName) ? `${this.get(normalizedName)}, ${normalizedValue}` : normalizedValue;
		this.set(name, resolvedValue);
	}
	/**
	* Deletes a header from the `Headers` object.
	*/
	delete(name) {
		if (!isValidHeaderName(name)) return;
		if (!this.has(name)) return;
		const normalizedName = normalizeHeaderName(name);
		delete this[NORMALIZED_HEADERS][normalizedName];
		this[RAW_HEADER_NAMES].delete(normalizedName);
	}
	/**
	* Traverses the `Headers` object,
	* calling the given callback for each header.
	*/
	forEach(callback, thisArg) {
		for (const [name, value] of this.entries()) callback.call(thisArg, value, name, this);
	}
	/**
	* Returns an array containing the values
	* of all Set-Cookie headers associated
	* with a response
	*/
	getSetCookie() {
		const setCookieHeader = this.get("set-cookie");
		if (setCookieHeader === null) return [];
		if (setCookieHeader === "") return [""];
		return splitCookiesString(setCookieHeader);
	}
};
// node_modules/msw/lib/core/utils/internal/getCallFrame.mjs
var SOURCE_FRAME = /[/\\]msw[/\\]src[/\\](.+)/;
var BUILD_FRAME = /(node_modules)?[/\\]lib[/\\](core|browser|node|native|iife)[/\\]|^[^/\\]*$/;
function getCallFrame(error) {
	const stack = error.stack;
	if (!stack) return;
	const declarationFrame = stack.split("\n").slice(1).find((frame) => {
		return !(SOURCE_FRAME.test(frame) || BUILD_FRAME.test(frame));
	});
	if (!declarationFrame) return;
	return declarationFrame.replace(/\s*at [^()]*\(([^)]+)\)/, "$1").replace(/^@/, "");
}
// node_modules/msw/lib/core/utils/internal/isIterable.mjs
function isIterable(fn) {
	if (!fn) return false;
	return Reflect.has(fn, Symbol.iterator) || Reflect.has(fn, Symbol.asyncIterator);
}
// node_modules/is-node-process/lib/index.mjs
function isNodeProcess() {
	if (typeof navigator !== "undefined" && navigator.product === "ReactNative") return true;
	if (typeof process !== "undefined") {
		const type = process.type;
		if (type === "renderer" || type === "worker") return false;
		return !!(process.versions && process.versions.node);
	}
	return false;
}
// node_modules/@open-draft/logger/lib/index.mjs
var __defProp$2 = Object.defineProperty;
var __export = (target, all) => {
	for (var name in all) __defProp$2(target, name, {
		get: all[name],
		enumerable: true
	});
};
var colors_exports = {};
__export(colors_exports, {
	blue: () => blue,
	gray: () => gray,
	green: () => green,
	red: () => red,
	yellow: () => yellow
});
function yellow(text) {
	return `\x1B[33m${text}\x1B[0m`;
}
function blue(text) {
	return `\x1B[34m${text}\x1B[0m`;
}
function gray(text) {
	return `\x1B[90m${text}\x1B[0m`;
}
function red(text) {
	return `\x1B[31m${text}\x1B[0m`;
}
function green(text) {
	return `\x1B[32m${text}\x1B[0m`;
}
var IS_NODE$1 = isNodeProcess();
var Logger = class {
	constructor(name) {
		this.name = name;
		this.prefix = `[${this.name}]`;
		const LOGGER_NAME = getVariable("DEBUG");
		const LOGGER_LEVEL = getVariable("LOG_LEVEL");
		if (LOGGER_NAME === "1" || LOGGER_NAME === "true" || typeof LOGGER_NAME !== "undefined" && this.name.startsWith(LOGGER_NAME)) {
			this.debug = isDefinedAndNotEquals(LOGGER_LEVEL, "debug") ? noop : this.debug;
			this.info = isDefinedAndNotEquals(LOGGER_LEVEL, "info") ? noop : this.info;
			this.success = isDefinedAndNotEquals(LOGGER_LEVEL, "success") ? noop : this.success;
			this.warning = isDefinedAndNotEquals(LOGGER_LEVEL, "warning") ? noop : this.warning;
			this.error = isDefinedAndNotEquals(LOGGER_LEVEL, "error") ? noop : this.error;
		} else {
			this.info = noop;
			this.success = noop;
			this.warning = noop;
			this.error = noop;
			this.only = noop;
		}
	}
	prefix;
	extend(domain) {
		return new Logger(`${this.name}:${domain}`);
	}
	/**
	* Print a debug message.
	* @example
	* logger.debug('no duplicates found, creating a document...')
	*/
	debug(message, ...positionals) {
		this.logEntry({
			level: "debug",
			message: gray(message),
			positionals,
			prefix: this.prefix,
			colors: { prefix: "gray" }
		});
	}
	/**
	* Print an info message.
	* @example
	* logger.info('start parsing...')
	*/
	info(message, ...positionals) {
		this.logEntry({
			level: "info",
			message,
			positionals,
			prefix: this.prefix,
			colors: { prefix: "blue" }
		});
		const performance2 = new PerformanceEntry();
		return (message2, ...positionals2) => {
			performance2.measure();
			this.logEntry({
				level: "info",
				message: `${message2} ${gray(`${performance2.deltaTime}ms`)}`,
				positionals: positionals2,
				prefix: this.prefix,
				colors: { prefix: "blue" }
			});
		};
	}
	/**
	* Print a success message.
	* @example
	* logger.success('successfully created document')
	*/
	success(message, ...positionals) {
		this.logEntry({
			level: "info",
			message,
			positionals,
			prefix: `\u2714 ${this.prefix}`,
			colors: {
				timestamp: "green",
				prefix: "green"
			}
		});
	}
	/**
	* Print a warning.
	* @example
	* logger.warning('found legacy document format')
	*/
	warning(message, ...positionals) {
		this.logEntry({
			level: "warning",
			message,
			positionals,
			prefix: `\u26A0 ${this.prefix}`,
			colors: {
				timestamp: "yellow",
				prefix: "yellow"
			}
		});
	}
	/**
	* Print an error message.
	* @example
	* logger.error('something went wrong')
	*/
	error(message, ...positionals) {
		this.logEntry({
			level: "error",
			message,
			positionals,
			prefix: `\u2716 ${this.prefix}`,
			colors: {
				timestamp: "red",
				prefix: "red"
			}
		});
	}
	/**
	* Execute the given callback only when the logging is enabled.
	* This is skipped in its entirety and has no runtime cost otherwise.
	* This executes regardless of the log level.
	* @example
	* logger.only(() => {
	*   logger.info('additional info')
	* })
	*/
	only(callback) {
		callback();
	}
	createEntry(level, message) {
		return {
			timestamp: /* @__PURE__ */ new Date(),
			level,
			message
		};
	}
	logEntry(args) {
		const { level, message, prefix, colors: customColors, positionals = [] } = args;
		const entry = this.createEntry(level, message);
		const timestampColor = customColors?.timestamp || "gray";
		const prefixColor = customColors?.prefix || "gray";
		const colorize = {
			timestamp: colors_exports[timestampColor],
			prefix: colors_exports[prefixColor]
		};
		this.getWriter(level)([colorize.timestamp(this.formatTimestamp(entry.timestamp))].concat(prefix != null ? colorize.prefix(prefix) : []).concat(serializeInput(message)).join(" "), ...positionals.map(serializeInput));
	}
	formatTimestamp(timestamp) {
		return `${timestamp.toLocaleTimeString("en-GB")}:${timestamp.getMilliseconds()}`;
	}
	getWriter(level) {
		switch (level) {
			case "debug":
			case "success":
			case "info": return log;
			case "warning": return warn;
			case "error": return error;
		}
	}
};
var PerformanceEntry = class {
	startTime;
	endTime;
	deltaTime;
	constructor() {
		this.startTime = performance.now();
	}
	measure() {
		this.endTime = performance.now();
		const deltaTime = this.endTime - this.startTime;
		this.deltaTime = deltaTime.toFixed(2);
	}
};
var noop = () => void 0;
function log(message, ...positionals) {
	if (IS_NODE$1) {
		process.stdout.write(format(message, ...positionals) + "\n");
		return;
	}
	console.log(message, ...positionals);
}
function warn(message, ...positionals) {
	if (IS_NODE$1) {
		process.stderr.write(format(message, ...positionals) + "\n");
		return;
	}
	console.warn(message, ...positionals);
}
function error(message, ...positionals) {
	if (IS_NODE$1) {
		process.stderr.write(format(message, ...positionals) + "\n");
		return;
	}
	console.error(message, ...positionals);
}
function getVariable(variableName) {
	if (IS_NODE$1) return process.env[variableName];
	return globalThis[variableName]?.toString();
}
function isDefinedAndNotEquals(value, expected) {
	return value !== void 0 && value !== expected;
}
function serializeInput(message) {
	if (typeof message === "undefined") return "undefined";
	if (message === null) return "null";
	if (typeof message === "string") return message;
	if (typeof message === "object") return JSON.stringify(message);
	return message.toString();
}
// node_modules/strict-event-emitter/lib/index.mjs
var MemoryLeakError = class extends Error {
	constructor(emitter, type, count) {
		super(`Possible EventEmitter memory leak detected. ${count} ${type.toString()} listeners added. Use emitter.setMaxListeners() to increase limit`);
		this.emitter = emitter;
		this.type = type;
		this.count = count;
		this.name = "MaxListenersExceededWarning";
	}
};
var _Emitter = class {
	static listenerCount(emitter, eventName) {
		return emitter.listenerCount(eventName);
	}
	constructor() {
		this.events = /* @__PURE__ */ new Map();
		this.maxListeners = _Emitter.defaultMaxListeners;
		this.hasWarnedAboutPotentialMemoryLeak = false;
	}
	_emitInternalEvent(internalEventName, eventName, listener) {
		this.emit(internalEventName, ...[eventName, listener]);
	}
	_getListeners(eventName) {
		return Array.prototype.concat.apply([], this.events.get(eventName)) || [];
	}
	_removeListener(listeners, listener) {
		const index = listeners.indexOf(listener);
		if (index > -1) listeners.splice(index, 1);
		return [];
	}
	_wrapOnceListener(eventName, listener) {
		const onceListener = (...data) => {
			this.removeListener(eventName, onceListener);
			return listener.apply(this, data);
		};
		Object.defineProperty(onceListener, "name", { value: listener.name });
		return onceListener;
	}
	setMaxListeners(maxListeners) {
		this.maxListeners = maxListeners;
		return this;
	}
	/**
	* Returns the current max listener value for the `Emitter` which is
	* either set by `emitter.setMaxListeners(n)` or defaults to
	* `Emitter.defaultMaxListeners`.
	*/
	getMaxListeners() {
		return this.maxListeners;
	}
	/**
	* Returns an array listing the events for which the emitter has registered listeners.
	* The values in the array will be strings or Symbols.
	*/
	eventNames() {
		return Array.from(this.events.keys());
	}
	/**
	* Synchronously calls each of the listeners registered for the event named `eventName`,
	* in the order they were registered, passing the supplied arguments to each.
	* Returns `true` if the event has listeners, `false` otherwise.
	*
	* @example
	* const emitter = new Emitter<{ hello: [string] }>()
	* emitter.emit('hello', 'John')
	*/
	emit(eventName, ...data) {
		const listeners = this._getListeners(eventName);
		listeners.forEach((listener) => {
			listener.apply(this, data);
		});
		return listeners.length > 0;
	}
	addListener(eventName, listener) {
		this._emitInternalEvent("newListener", eventName, listener);
		const nextListeners = this._getListeners(eventName).concat(listener);
		this.events.set(eventName, nextListeners);
		if (this.maxListeners > 0 && this.listenerCount(eventName) > this.maxListeners && !this.hasWarnedAboutPotentialMemoryLeak) {
			this.hasWarnedAboutPotentialMemoryLeak = true;
			const memoryLeakWarning = new MemoryLeakError(this, eventName, this.listenerCount(eventName));
			console.warn(memoryLeakWarning);
		}
		return this;
	}
	on(eventName, listener) {
		return this.addListener(eventName, listener);
	}
	once(eventName, listener) {
		return this.addListener(eventName, this._wrapOnceListener(eventName, listener));
	}
	prependListener(eventName, listener) {
		const listeners = this._getListeners(eventName);
		if (listeners.length > 0) {
			const nextListeners = [listener].concat(listeners);
			this.events.set(eventName, nextListeners);
		} else this.events.set(eventName, listeners.concat(listener));
		return this;
	}
	prependOnceListener(eventName, listener) {
		return this.prependListener(eventName, this._wrapOnceListener(eventName, listener));
	}
	removeListener(eventName, listener) {
		const listeners = this._getListeners(eventName);
		if (listeners.length > 0) {
			this._removeListener(listeners, listener);
			this.events.set(eventName, listeners);
			this._emitInternalEvent("removeListener", eventName, listener);
		}
		return this;
	}
	/**
	* Alias for `emitter.removeListener()`.
	*
	* @example
	* emitter.off('hello', listener)
	*/
	off(eventName, listener) {
		return this.removeListener(eventName, listener);
	}
	removeAllListeners(eventName) {
		if (eventName) this.events.delete(eventName);
		else this.events.clear();
		return this;
	}
	/**
	* Returns a copy of the array of listeners for the event named `eventName`.
	*/
	listeners(eventName) {
		return Array.from(this._getListeners(eventName));
	}
	/**
	* Returns the number of listeners listening to the event named `eventName`.
	*/
	listenerCount(eventName) {
		return this._getListeners(eventName).length;
	}
	rawListeners(eventName) {
		return this.listeners(eventName);
	}
};
var Emitter = _Emitter;
Emitter.defaultMaxListeners = 10;
// node_modules/@open-draft/deferred-promise/build/index.mjs
function createDeferredExecutor$1() {
	const executor = (resolve, reject) => {
		executor.state = "pending";
		executor.resolve = (data) => {
			if (executor.state !== "pending") return;
			executor.result = data;
			const onFulfilled = (value) => {
				executor.state = "fulfilled";
				return value;
			};
			return resolve(data instanceof Promise ? data : Promise.resolve(data).then(onFulfilled));
		};
		executor.reject = (reason) => {
			if (executor.state !== "pending") return;
			queueMicrotask(() => {
				executor.state = "rejected";
			});
			return reject(executor.rejectionReason = reason);
		};
	};
	return executor;
}
var DeferredPromise$1 = class extends Promise {
	#executor;
	resolve;
	reject;
	constructor(executor = null) {
		const deferredExecutor = createDeferredExecutor$1();
		super((originalResolve, originalReject) => {
			deferredExecutor(originalResolve, originalReject);
			executor?.(deferredExecutor.resolve, deferredExecutor.reject);
		});
		this.#executor = deferredExecutor;
		this.resolve = this.#executor.resolve;
		this.reject = this.#executor.reject;
	}
	get state() {
		return this.#executor.state;
	}
	get rejectionReason() {
		return this.#executor.rejectionReason;
	}
	then(onFulfilled, onRejected) {
		return this.#decorate(super.then(onFulfilled, onRejected));
	}
	catch(onRejected) {
		return this.#decorate(super.catch(onRejected));
	}
	finally(onfinally) {
		return this.#decorate(super.finally(onfinally));
	}
	#decorate(promise) {
		return Object.defineProperties(promise, {
			resolve: {
				configurable: true,
				value: this.resolve
			},
			reject: {
				configurable: true,
				value: this.reject
			}
		});
	}
};
// node_modules/@mswjs/interceptors/lib/node/fetchUtils-BKJ1XmiO.mjs
/**
* Request header name to detect when a single request
* is being handled by nested interceptors (XHR -> ClientRequest).
* Obscure by design to prevent collisions with user-defined headers.
* Ideally, come up with the Interceptor-level mechanism for this.
* @see https://github.com/mswjs/interceptors/issues/378
*/
var INTERNAL_REQUEST_ID_HEADER_NAME = "x-interceptors-internal-request-id";
function getGlobalSymbol(symbol) {
	return globalThis[symbol] || void 0;
}
function setGlobalSymbol(symbol, value) {
	globalThis[symbol] = value;
}
function deleteGlobalSymbol(symbol) {
	delete globalThis[symbol];
}
var InterceptorReadyState = /* @__PURE__ */ function(InterceptorReadyState$1) {
	InterceptorReadyState$1["INACTIVE"] = "INACTIVE";
	InterceptorReadyState$1["APPLYING"] = "APPLYING";
	InterceptorReadyState$1["APPLIED"] = "APPLIED";
	InterceptorReadyState$1["DISPOSING"] = "DISPOSING";
	InterceptorReadyState$1["DISPOSED"] = "DISPOSED";
	return InterceptorReadyState$1;
}({});
var Interceptor = class {
	constructor(symbol) {
		this.symbol = symbol;
		this.readyState = InterceptorReadyState.INACTIVE;
		this.emitter = new Emitter();
		this.subscriptions = [];
		this.logger = new Logger(symbol.description);
		this.emitter.setMaxListeners(0);
		this.logger.info("constructing the interceptor...");
	}
	/**
	* Determine if this interceptor can be applied
	* in the current environment.
	*/
	checkEnvironment() {
		return true;
	}
	/**
	* Apply this interceptor to the current process.
	* Returns an already running interceptor instance if it's present.
	*/
	apply() {
		const logger = this.logger.extend("apply");
		logger.info("applying the interceptor...");
		if (this.readyState === InterceptorReadyState.APPLIED) {
			logger.info("intercepted already applied!");
			return;
		}
		if (!this.checkEnvironment()) {
			logger.info("the interceptor cannot be applied in this environment!");
			return;
		}
		this.readyState = InterceptorReadyState.APPLYING;
		const runningInstance = this.getInstance();
		if (runningInstance) {
			logger.info("found a running instance, reusing...");
			this.on = (event, listener) => {
				logger.info("proxying the \"%s\" listener", event);
				runningInstance.emitter.addListener(event, listener);
				this.subscriptions.push(() => {
					runningInstance.emitter.removeListener(event, listener);
					logger.info("removed proxied \"%s\" listener!", event);
				});
				return this;
			};
			this.readyState = InterceptorReadyState.APPLIED;
			return;
		}
		logger.info("no running instance found, setting up a new instance...");
		this.setup();
		this.setInstance();
		this.readyState = InterceptorReadyState.APPLIED;
	}
	/**
	* Setup the module augments and stubs necessary for this interceptor.
	* This method is not run if there's a running interceptor instance
	* to prevent instantiating an interceptor multiple times.
	*/
	setup() {}
	/**
	* Listen to the interceptor's public events.
	*/
	on(event, listener) {
		const logger = this.logger.extend("on");
		if (this.readyState === InterceptorReadyState.DISPOSING || this.readyState === InterceptorReadyState.DISPOSED) {
			logger.info("cannot listen to events, already disposed!");
			return this;
		}
		logger.info("adding \"%s\" event listener:", event, listener);
		this.emitter.on(event, listener);
		return this;
	}
	once(event, listener) {
		this.emitter.once(event, listener);
		return this;
	}
	off(event, listener) {
		this.emitter.off(event, listener);
		return this;
	}
	removeAllListeners(event) {
		this.emitter.removeAllListeners(event);
		return this;
	}
	/**
	* Disposes of any side-effects this interceptor has introduced.
	*/
	dispose() {
		const logger = this.logger.extend("dispose");
		if (this.readyState === InterceptorReadyState.DISPOSED) {
			logger.info("cannot dispose, already disposed!");
			return;
		}
		logger.info("disposing the interceptor...");
		this.readyState = InterceptorReadyState.DISPOSING;
		if (!this.getInstance()) {
			logger.info("no interceptors running, skipping dispose...");
			return;
		}
		this.clearInstance();
		logger.info("global symbol deleted:", getGlobalSymbol(this.symbol));
		if (this.subscriptions.length > 0) {
			logger.info("disposing of %d subscriptions...", this.subscriptions.length);
			for (const dispose of this.subscriptions) dispose();
			this.subscriptions = [];
			logger.info("disposed of all subscriptions!", this.subscriptions.length);
		}
		this.emitter.removeAllListeners();
		logger.info("destroyed the listener!");
		this.readyState = InterceptorReadyState.DISPOSED;
	}
	getInstance() {
		const instance = getGlobalSymbol(this.symbol);
		this.logger.info("retrieved global instance:", instance?.constructor?.name);
		return instance;
	}
	setInstance() {
		setGlobalSymbol(this.symbol, this);
		this.logger.info("set global instance!", this.symbol.description);
	}
	clearInstance() {
		deleteGlobalSymbol(this.symbol);
		this.logger.info("cleared global instance!", this.symbol.description);
	}
};
var InterceptorError = class InterceptorError extends Error {
	constructor(message) {
		super(message);
		this.name = "InterceptorError";
		Object.setPrototypeOf(this, InterceptorError.prototype);
	}
};
var RequestController = class RequestController {
	static {
		this.PENDING = 0;
	}
	static {
		this.PASSTHROUGH = 1;
	}
	static {
		this.RESPONSE = 2;
	}
	static {
		this.ERROR = 3;
	}
	constructor(request, source) {
		this.request = request;
		this.source = source;
		this.readyState = RequestController.PENDING;
		this.handled = new DeferredPromise$1();
	}
	get #handled() {
		return this.handled;
	}
	/**
	* Perform this request as-is.
	*/
	async passthrough() {
		invariant.as(InterceptorError, this.readyState === RequestController.PENDING, "Failed to passthrough the \"%s %s\" request: the request has already been handled", this.request.method, this.request.url);
		this.readyState = RequestController.PASSTHROUGH;
		await this.source.passthrough();
		this.#handled.resolve();
	}
	/**
	* Respond to this request with the given `Response` instance.
	*
	* @example
	* controller.respondWith(new Response())
	* controller.respondWith(Response.json({ id }))
	* controller.respondWith(Response.error())
	*/
	respondWith(response) {
		invariant.as(InterceptorError, this.readyState === RequestController.PENDING, "Failed to respond to the \"%s %s\" request with \"%d %s\": the request has already been handled (%d)", this.request.method, this.request.url, response.status, response.statusText || "OK", this.readyState);
		this.readyState = RequestController.RESPONSE;
		this.#handled.resolve();
		/**
		* @note Although `source.respondWith()` is potentially asynchronous,
		* do NOT await it for backward-compatibility. Awaiting it will short-circuit
		* the request listener invocation as soon as a listener responds to a request.
		* Ideally, that's what we want, but that's not what we promise the user.
		*/
		this.source.respondWith(response);
	}
	/**
	* Error this request with the given reason.
	*
	* @example
	* controller.errorWith()
	* controller.errorWith(new Error('Oops!'))
	* controller.errorWith({ message: 'Oops!'})
	*/
	errorWith(reason) {
		invariant.as(InterceptorError, this.readyState === RequestController.PENDING, "Failed to error the \"%s %s\" request with \"%s\": the request has already been handled (%d)", this.request.method, this.request.url, reason?.toString(), this.readyState);
		this.readyState = RequestController.ERROR;
		this.source.errorWith(reason);
		this.#handled.resolve();
	}
};
/**
* Generate a random ID string to represent a request.
* @example
* createRequestId()
* // "f774b6c9c600f"
*/
function createRequestId() {
	return Math.random().toString(16).slice(2);
}
/**
* Returns a boolean indicating whether the given URL string
* can be parsed into a `URL` instance.
* A substitute for `URL.canParse()` for Node.js 18.
*/
function canParseUrl(url) {
	try {
		new URL(url);
		return true;
	} catch (_error) {
		return false;
	}
}
/**
* Returns the value behind the symbol with the given name.
*/
function getValueBySymbol(symbolName, source) {
	const symbol = Object.getOwnPropertySymbols(source).find((symbol$1) => {
		return symbol$1.description === symbolName;
	});
	if (symbol) return Reflect.get(source, symbol);
}
var FetchRequest = class FetchRequest extends Request {
	static #resolveProperty(input, init = {}, key) {
		return init[key] ?? (input instanceof Request ? input[key] : void 0);
	}
	/**
	* Check if the given request method is configurable.
	* @see https://fetch.spec.whatwg.org/#methods
	*/
	static isConfigurableMethod(method) {
		return method !== "CONNECT" && method !== "TRACE" && method !== "TRACK";
	}
	static isMethodWithBody(method) {
		return method !== "HEAD" && method !== "GET" && FetchRequest.isConfigurableMethod(method);
	}
	/**
	* Check if the given request `mode` is configurable.
	* @see https://fetch.spec.whatwg.org/#concept-request-mode
	*/
	static isConfigurableMode(mode) {
		return mode !== "navigate" && mode !== "websocket" && mode !== "webtransport";
	}
	constructor(input, init) {
		const method = FetchRequest.#resolveProperty(input, init, "method") || "GET";
		const safeMethod = FetchRequest.isConfigurableMethod(method) ? method : "GET";
		const hasExplicitBody = init != null && "body" in init;
		/**
		* Only include `body` in the super init when it needs to be overridden.
		* When `input` is a Request and no explicit body is in `init`, let the
		* Request constructor handle body transfer naturally so it properly
		* marks the original request's body as consumed (bodyUsed = true).
		*/
		const bodyInit = !FetchRequest.isMethodWithBody(method) ? { body: void 0 } : hasExplicitBody ? { body: init.body } : {};
		const mode = FetchRequest.#resolveProperty(input, init, "mode") ?? void 0;
		const safeMode = FetchRequest.isConfigurableMode(mode) ? mode : void 0;
		super(input, {
			...init || {},
			method: safeMethod,
			mode: safeMode,
			duplex: init?.duplex ?? (FetchRequest.isMethodWithBody(method) ? "half" : void 0),
			...bodyInit
		});
		if (method !== safeMethod) this.#setInternalProperty("method", method);
		if (method === "CONNECT") {
			const url = new URL(input instanceof Request ? input.url : input);
			let authority;
			/**
			* @note Node.js has a bug parsing raw CONNECT requests URLs like
			* "http://127.0.0.1:1337/localhost:80". It would treat "localhost:" as a protocol.
			*/
			if (url.protocol === "localhost:") authority = url.href;
			else authority = url.pathname.replace(/^\/+/, "");
			/**
			* @note Define "url" as a getter because Undici uses their own
			* logic to resolve the "request.url" property. Simply reassigning
			* its value doesn't do anything. This is a destructive action
			* but it's safe because "CONNECT" requests are forbidden per fetch.
			*/
			Object.defineProperty(this, "url", {
				get: () => authority,
				enumerable: true,
				configurable: true
			});
		}
		if (mode != null && mode !== safeMode) this.#setInternalProperty("mode", mode);
	}
	#setInternalProperty(key, value) {
		const internalState = getValueBySymbol("state", this);
		if (internalState) Reflect.set(internalState, key, value);
		else Object.defineProperty(this, key, {
			value,
			enumerable: true,
			configurable: true,
			writable: false
		});
	}
};
var kStatus = Symbol("kStatus");
var kUrl = Symbol("kUrl");
var FetchResponse = class FetchResponse extends Response {
	static {
		this.STATUS_CODES_WITHOUT_BODY = [
			101,
			103,
			204,
			205,
			304
		];
	}
	static {
		this.STATUS_CODES_WITH_REDIRECT = [
			301,
			302,
			303,
			307,
			308
		];
	}
	static isConfigurableStatusCode(status) {
		return status >= 200 && status <= 599;
	}
	static isRedirectResponse(status) {
		return FetchResponse.STATUS_CODES_WITH_REDIRECT.includes(status);
	}
	/**
	* Returns a boolean indicating whether the given response status
	* code represents a response that can have a body.
	*/
	static isResponseWithBody(status) {
		return !FetchResponse.STATUS_CODES_WITHOUT_BODY.includes(status);
	}
	static setStatus(status, response) {
		/**
		* @note Undici keeps an internal "Symbol(state)" that holds
		* the actual value of response status. Update that in Node.js.
		*/
		const internalState = getValueBySymbol("state", response);
		if (internalState) internalState.status = status;
		else Object.defineProperty(response, "status", {
			value: status,
			enumerable: true,
			configurable: true,
			writable: false
		});
		Object.defineProperty(response, kStatus, {
			value: status,
			enumerable: false
		});
	}
	static setUrl(url, response) {
		if (!url || url === "about:" || !canParseUrl(url)) return;
		const state = getValueBySymbol("state", response);
		if (state) state.urlList.push(new URL(url));
		else Object.defineProperty(response, "url", {
			value: url,
			enumerable: true,
			configurable: true,
			writable: false
		});
		Object.defineProperty(response, kUrl, {
			value: url,
			enumerable: false
		});
	}
	/**
	* Parses the given raw HTTP headers into a Fetch API `Headers` instance.
	*/
	static parseRawHeaders(rawHeaders) {
		const headers = new Headers();
		for (let line = 0; line < rawHeaders.length; line += 2) headers.append(rawHeaders[line], rawHeaders[line + 1]);
		return headers;
	}
	/**
	* Safely clones the given `Response`.
	* Coerces response clone exceptions into 500 mocked responses.
	* Handy in the environments that introduce arbitrary response
	* cloning restrictions, like "101 Switching Protocols" cloning
	* in "miniflare".
	*/
	static clone(response) {
		try {
			return response.clone();
		} catch (error) {
			return Response.json(error instanceof Error ? {
				name: error.name,
				message: error.message,
				stack: error.stack
			} : {}, {
				status: 500,
				statusText: "Unclonable Response"
			});
		}
	}
	constructor(body, init = {}) {
		const status = init.status ?? 200;
		const safeStatus = FetchResponse.isConfigurableStatusCode(status) ? status : 200;
		const finalBody = FetchResponse.isResponseWithBody(status) ? body : null;
		super(finalBody, {
			status: safeStatus,
			statusText: init.statusText,
			headers: init.headers
		});
		/**
		* Since Node.js v24, Undici stores the Response state in an inaccessible field "#state".
		* Forward the modified status/URL to the cloned response manually.
		* @see https://github.com/nodejs/undici/blob/f734c87280e626c75f59aad55b65eb6a89cef392/lib/web/fetch/response.js#L242
		*/
		if (status !== safeStatus) FetchResponse.setStatus(status, this);
		FetchResponse.setUrl(init.url, this);
	}
	clone() {
		const clonedResponse = super.clone();
		const customStatus = Reflect.get(this, kStatus);
		if (customStatus) FetchResponse.setStatus(customStatus, clonedResponse);
		const customUrl = Reflect.get(this, kUrl);
		if (customUrl) FetchResponse.setUrl(customUrl, clonedResponse);
		return clonedResponse;
	}
};
// node_modules/@mswjs/interceptors/lib/node/BatchInterceptor-C4-RX5rg.mjs
/**
* A batch interceptor that exposes a single interface
* to apply and operate with multiple interceptors at once.
*/
var BatchInterceptor = class BatchInterceptor extends Interceptor {
	constructor(options) {
		BatchInterceptor.symbol = Symbol.for(options.name);
		super(BatchInterceptor.symbol);
		this.interceptors = options.interceptors;
	}
	setup() {
		const logger = this.logger.extend("setup");
		logger.info("applying all %d interceptors...", this.interceptors.length);
		for (const interceptor of this.interceptors) {
			logger.info("applying \"%s\" interceptor...", interceptor.constructor.name);
			interceptor.apply();
			logger.info("adding interceptor dispose subscription");
			this.subscriptions.push(() => interceptor.dispose());
		}
	}
	on(event, listener) {
		for (const interceptor of this.interceptors) interceptor.on(event, listener);
		return this;
	}
	once(event, listener) {
		for (const interceptor of this.interceptors) interceptor.once(event, listener);
		return this;
	}
	off(event, listener) {
		for (const interceptor of this.interceptors) interceptor.off(event, listener);
		return this;
	}
	removeAllListeners(event) {
		for (const interceptors of this.interceptors) interceptors.removeAllListeners(event);
		return this;
	}
};
// node_modules/@mswjs/interceptors/lib/node/bufferUtils-DxPxwff_.mjs
var encoder = new TextEncoder();
function encodeBuffer(text) {
	return encoder.encode(text);
}
function decodeBuffer(buffer, encoding) {
	return new TextDecoder(encoding).decode(buffer);
}
/**
* Create an `ArrayBuffer` from the given `Uint8Array`.
* Takes the byte offset into account to produce the right buffer
* in the case when the buffer is bigger than the data view.
*/
function toArrayBuffer(array) {
	return array.buffer.slice(array.byteOffset, array.byteOffset + array.byteLength);
}
// node_modules/@mswjs/interceptors/lib/node/getRawRequest-C2-1urzA.mjs
var kRawRequest = Symbol("kRawRequest");
function setRawRequest(request, rawRequest) {
	Reflect.set(request, kRawRequest, rawRequest);
}
// node_modules/@mswjs/interceptors/lib/node/index.mjs
/**
* Removes query parameters and hashes from a given URL.
*/
function getCleanUrl(url, isAbsolute = true) {
	return [isAbsolute && url.origin, url.pathname].filter(Boolean).join("");
}
// node_modules/msw/lib/shims/statuses.mjs
var __create$1 = Object.create;
var __defProp$1 = Object.defineProperty;
var __getOwnPropDesc$1 = Object.getOwnPropertyDescriptor;
var __getOwnPropNames$1 = Object.getOwnPropertyNames;
var __getProtoOf$1 = Object.getPrototypeOf;
var __hasOwnProp$1 = Object.prototype.hasOwnProperty;
var __commonJS$1 = (cb, mod) => function __require() {
	return mod || (0, cb[__getOwnPropNames$1(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
};
var __copyProps$1 = (to, from, except, desc) => {
	if (from && typeof from === "object" || typeof from === "function") {
		for (let key of __getOwnPropNames$1(from)) if (!__hasOwnProp$1.call(to, key) && key !== except) __defProp$1(to, key, {
			get: () => from[key],
			enumerable: !(desc = __getOwnPropDesc$1(from, key)) || desc.enumerable
		});
	}
	return to;
};
var __toESM$1 = (mod, isNodeMode, target) => (target = mod != null ? __create$1(__getProtoOf$1(mod)) : {}, __copyProps$1(isNodeMode || !mod || !mod.__esModule ? __defProp$1(target, "default", {
	value: mod,
	enumerable: true
}) : target, mod));
var require_codes = __commonJS$1({ "node_modules/.pnpm/statuses@2.0.2/node_modules/statuses/codes.json"(exports, module) {
	module.exports = {
		"100": "Continue",
		"101": "Switching Protocols",
		"102": "Processing",
		"103": "Early Hints",
		"200": "OK",
		"201": "Created",
		"202": "Accepted",
		"203": "Non-Authoritative Information",
		"204": "No Content",
		"205": "Reset Content",
		"206": "Partial Content",
		"207": "Multi-Status",
		"208": "Already Reported",
		"226": "IM Used",
		"300": "Multiple Choices",
		"301": "Moved Permanently",
		"302": "Found",
		"303": "See Other",
		"304": "Not Modified",
		"305": "Use Proxy",
		"307": "Temporary Redirect",
		"308": "Permanent Redirect",
		"400": "Bad Request",
		"401": "Unauthorized",
		"402": "Payment Required",
		"403": "Forbidden",
		"404": "Not Found",
		"405": "Method Not Allowed",
		"406": "Not Acceptable",
		"407": "Proxy Authentication Required",
		"408": "Request Timeout",
		"409": "Conflict",
		"410": "Gone",
		"411": "Length Required",
		"412": "Precondition Failed",
		"413": "Payload Too Large",
		"414": "URI Too Long",
		"415": "Unsupported Media Type",
		"416": "Range Not Satisfiable",
		"417": "Expectation Failed",
		"418": "I'm a Teapot",
		"421": "Misdirected Request",
		"422": "Unprocessable Entity",
		"423": "Locked",
		"424": "Failed Dependency",
		"425": "Too Early",
		"426": "Upgrade Required",
		"428": "Precondition Required",
		"429": "Too Many Requests",
		"431": "Request Header Fields Too Large",
		"451": "Unavailable For Legal Reasons",
		"500": "Internal Server Error",
		"501": "Not Implemented",
		"502": "Bad Gateway",
		"503": "Service Unavailable",
		"504": "Gateway Timeout",
		"505": "HTTP Version Not Supported",
		"506": "Variant Also Negotiates",
		"507": "Insufficient Storage",
		"508": "Loop Detected",
		"509": "Bandwidth Limit Exceeded",
		"510": "Not Extended",
		"511": "Network Authentication Required"
	};
} });
var allStatuses = __toESM$1(__commonJS$1({ "node_modules/.pnpm/statuses@2.0.2/node_modules/statuses/index.js"(exports, module) {
	"use strict";
	var codes = require_codes();
	module.exports = status;
	status.message = codes;
	status.code = createMessageToStatusCodeMap(codes);
	status.codes = createStatusCodeList(codes);
	status.redirect = {
		300: true,
		301: true,
		302: true,
		303: true,
		305: true,
		307: true,
		308: true
	};
	status.empty = {
		204: true,
		205: true,
		304: true
	};
	status.retry = {
		502: true,
		503: true,
		504: true
	};
	function createMessageToStatusCodeMap(codes2) {
		var map = {};
		Object.keys(codes2).forEach(function forEachCode(code) {
			var message2 = codes2[code];
			var status2 = Number(code);
			map[message2.toLowerCase()] = status2;
		});
		return map;
	}
	function createStatusCodeList(codes2) {
		return Object.keys(codes2).map(function mapCode(code) {
			return Number(code);
		});
	}
	function getStatusCode(message2) {
		var msg = message2.toLowerCase();
		if (!Object.prototype.hasOwnProperty.call(status.code, msg)) throw new Error("invalid status message: \"" + message2 + "\"");
		return status.code[msg];
	}
	function getStatusMessage(code) {
		if (!Object.prototype.hasOwnProperty.call(status.message, code)) throw new Error("invalid status code: " + code);
		return status.message[code];
	}
	function status(code) {
		if (typeof code === "number") return getStatusMessage(code);
		if (typeof code !== "string") throw new TypeError("code must be a number or string");
		var n = parseInt(code, 10);
		if (!isNaN(n)) return getStatusMessage(n);
		return getStatusCode(code);
	}
} })(), 1);
var statuses = allStatuses.default || allStatuses;
statuses.message;
var statuses_default = statuses;
/*! Bundled license information:

statuses/index.js:
(*!
* statuses
* Copyright(c) 2014 Jonathan Ong
* Copyright(c) 2016 Douglas Christopher Wilson
* MIT Licensed
*)
*/
// node_modules/msw/lib/core/utils/HttpResponse/decorators.mjs
var { message: message$1 } = statuses_default;
var kSetCookie = /* @__PURE__ */ Symbol("kSetCookie");
function normalizeResponseInit(init = {}) {
	const status = init?.status || 200;
	const statusText = init?.statusText || message$1[status] || "";
	const headers = new Headers(init?.headers);
	return {
		...init,
		headers,
		status,
		statusText
	};
}
function decorateResponse(response, init) {
	if (init.type) Object.defineProperty(response, "type", {
		value: init.type,
		enumerable: true,
		writable: false
	});
	const responseCookies = init.headers.get("set-cookie");
	if (responseCookies) Object.defineProperty(response, kSetCookie, {
		value: responseCookies,
		enumerable: false,
		writable: false
	});
	return response;
}
function getRawSetCookie(response) {
	return Reflect.get(response, kSetCookie);
}
function copyResponseOwnProperties(source, target) {
	for (const propertyName of Reflect.ownKeys(source)) {
		const descriptor = Object.getOwnPropertyDescriptor(source, propertyName);
		const existingDescriptor = Object.getOwnPropertyDescriptor(target, propertyName);
		if (descriptor && existingDescriptor == null) Object.defineProperty(target, propertyName, descriptor);
	}
}
// node_modules/msw/lib/core/HttpResponse.mjs
var bodyType = /* @__PURE__ */ Symbol("bodyType");
var kDefaultContentType = /* @__PURE__ */ Symbol.for("kDefaultContentType");
var HttpResponse = class HttpResponse extends FetchResponse {
	[bodyType] = null;
	constructor(body, init) {
		const responseInit = normalizeResponseInit(init);
		super(body, responseInit);
		decorateResponse(this, responseInit);
	}
	static error() {
		return super.error();
	}
	/**
	* Create a `Response` with a `Content-Type: "text/plain"` body.
	* @example
	* HttpResponse.text('hello world')
	* HttpResponse.text('Error', { status: 500 })
	*/
	static text(body, init) {
		const responseInit = normalizeResponseInit(init);
		const hasExplicitContentType = responseInit.headers.has("Content-Type");
		if (!hasExplicitContentType) responseInit.headers.set("Content-Type", "text/plain");
		if (!responseInit.headers.has("Content-Length")) responseInit.headers.set("Content-Length", body ? new Blob([body]).size.toString() : "0");
		const response = new HttpResponse(body, responseInit);
		if (!hasExplicitContentType) Object.defineProperty(response, kDefaultContentType, {
			value: true,
			enumerable: false
		});
		return response;
	}
	/**
	* Create a `Response` with a `Content-Type: "application/json"` body.
	* @example
	* HttpResponse.json({ firstName: 'John' })
	* HttpResponse.json({ error: 'Not Authorized' }, { status: 401 })
	*/
	static json(body, init) {
		const responseInit = normalizeResponseInit(init);
		const hasExplicitContentType = responseInit.headers.has("Content-Type");
		if (!hasExplicitContentType) responseInit.headers.set("Content-Type", "application/json");
		const responseText = JSON.stringify(body);
		if (!responseInit.headers.has("Content-Length")) responseInit.headers.set("Content-Length", responseText ? new Blob([responseText]).size.toString() : "0");
		const response = new HttpResponse(responseText, responseInit);
		if (!hasExplicitContentType) Object.defineProperty(response, kDefaultContentType, {
			value: true,
			enumerable: false
		});
		return response;
	}
	/**
	* Create a `Response` with a `Content-Type: "application/xml"` body.
	* @example
	* HttpResponse.xml(`<user name="John" />`)
	* HttpResponse.xml(`<article id="abc-123" />`, { status: 201 })
	*/
	static xml(body, init) {
		const responseInit = normalizeResponseInit(init);
		const hasExplicitContentType = responseInit.headers.has("Content-Type");
		if (!hasExplicitContentType) responseInit.headers.set("Content-Type", "text/xml");
		const response = new HttpResponse(body, responseInit);
		if (!hasExplicitContentType) Object.defineProperty(response, kDefaultContentType, {
			value: true,
			enumerable: false
		});
		return response;
	}
	/**
	* Create a `Response` with a `Content-Type: "text/html"` body.
	* @example
	* HttpResponse.html(`<p class="author">Jane Doe</p>`)
	* HttpResponse.html(`<main id="abc-123">Main text</main>`, { status: 201 })
	*/
	static html(body, init) {
		const responseInit = normalizeResponseInit(init);
		const hasExplicitContentType = responseInit.headers.has("Content-Type");
		if (!hasExplicitContentType) responseInit.headers.set("Content-Type", "text/html");
		const response = new HttpResponse(body, responseInit);
		if (!hasExplicitContentType) Object.defineProperty(response, kDefaultContentType, {
			value: true,
			enumerable: false
		});
		return response;
	}
	/**
	* Create a `Response` with an `ArrayBuffer` body.
	* @example
	* const buffer = new ArrayBuffer(3)
	* const view = new Uint8Array(buffer)
	* view.set([1, 2, 3])
	*
	* HttpResponse.arrayBuffer(buffer)
	*/
	static arrayBuffer(body, init) {
		const responseInit = normalizeResponseInit(init);
		const hasExplicitContentType = responseInit.headers.has("Content-Type");
		if (!hasExplicitContentType) responseInit.headers.set("Content-Type", "application/octet-stream");
		if (body && !responseInit.headers.has("Content-Length")) responseInit.headers.set("Content-Length", body.byteLength.toString());
		const response = new HttpResponse(body, responseInit);
		if (!hasExplicitContentType) Object.defineProperty(response, kDefaultContentType, {
			value: true,
			enumerable: false
		});
		return response;
	}
	/**
	* Create a `Response` with a `FormData` body.
	* @example
	* const data = new FormData()
	* data.set('name', 'Alice')
	*
	* HttpResponse.formData(data)
	*/
	static formData(body, init) {
		return new HttpResponse(body, normalizeResponseInit(init));
	}
};
// node_modules/msw/node_modules/@open-draft/deferred-promise/build/index.mjs
function createDeferredExecutor() {
	const executor = ((resolve, reject) => {
		executor.state = "pending";
		executor.resolve = (data) => {
			if (executor.state !== "pending") return;
			executor.result = data;
			const onFulfilled = (value) => {
				executor.state = "fulfilled";
				return value;
			};
			return resolve(data instanceof Promise ? data : Promise.resolve(data).then(onFulfilled));
		};
		executor.reject = (reason) => {
			if (executor.state !== "pending") return;
			queueMicrotask(() => {
				executor.state = "rejected";
			});
			return reject(executor.rejectionReason = reason);
		};
	});
	return executor;
}
var DeferredPromise = class extends Promise {
	#executor;
	resolve;
	reject;
	constructor(executor = null) {
		const deferredExecutor = createDeferredExecutor();
		super((originalResolve, originalReject) => {
			deferredExecutor(originalResolve, originalReject);
			executor?.(deferredExecutor.resolve, deferredExecutor.reject);
		});
		this.#executor = deferredExecutor;
		this.resolve = this.#executor.resolve;
		this.reject = this.#executor.reject;
	}
	get state() {
		return this.#executor.state;
	}
	get rejectionReason() {
		return this.#executor.rejectionReason;
	}
	then(onFulfilled, onRejected) {
		return this.#decorate(super.then(onFulfilled, onRejected));
	}
	catch(onRejected) {
		return this.#decorate(super.catch(onRejected));
	}
	finally(onfinally) {
		return this.#decorate(super.finally(onfinally));
	}
	#decorate(promise) {
		return Object.defineProperties(promise, {
			resolve: {
				configurable: true,
				value: this.resolve
			},
			reject: {
				configurable: true,
				value: this.reject
			}
		});
	}
};
// node_modules/msw/lib/core/utils/internal/observe-response-body-stream.mjs
function observeResponseBodyStream(response) {
	if (response.body == null || response.bodyUsed || response.body.locked) return null;
	const settled = new DeferredPromise();
	const reader = response.body.getReader();
	const observedResponse = new FetchResponse(new ReadableStream({
		async pull(controller) {
			try {
				const readResult = await reader.read();
				if (readResult.done) {
					settled.resolve();
					controller.close();
					return;
				}
				controller.enqueue(readResult.value);
			} catch (error) {
				settled.resolve();
				throw error;
			}
		},
		async cancel(reason) {
			settled.resolve();
			await reader.cancel(reason);
		}
	}), {
		status: response.status,
		statusText: response.statusText,
		headers: response.headers
	});
	copyResponseOwnProperties(response, observedResponse);
	return {
		response: observedResponse,
		settled
	};
}
// node_modules/msw/lib/core/handlers/RequestHandler.mjs
var RequestHandler = class RequestHandler {
	static cache = /* @__PURE__ */ new WeakMap();
	kind = "request";
	resolver;
	resolverIterator;
	resolverIteratorResult;
	resolverIteratorCleanups;
	options;
	scheduledCleanups;
	info;
	/**
	* Indicates whether this request handler has been used
	* (its resolver has successfully executed).
	*/
	isUsed;
	constructor(args) {
		this.resolver = args.resolver;
		this.options = args.options;
		this.scheduledCleanups = /* @__PURE__ */ new Map();
		const callFrame = getCallFrame(/* @__PURE__ */ new Error());
		this.info = {
			...args.info,
			callFrame
		};
		this.isUsed = false;
	}
	/**
	* Reset the runtime state accumulated during response resolution,
	* such as generator iterator progress. Called when this handler is
	* removed from the active handlers list so re-adding it later starts
	* from a clean state.
	*/
	reset() {
		this.scheduledCleanups.clear();
		const iterator = this.resolverIterator;
		this.resolverIterator = void 0;
		this.resolverIteratorResult = void 0;
		this.resolverIteratorCleanups = void 0;
		if (typeof iterator?.return === "function") Promise.resolve(iterator.return());
	}
	/**
	* Restore this handler so it can match requests again after being
	* exhausted (e.g. via `{ once: true }`). Also clears any accumulated
	* resolution state.
	*/
	restore() {
		if (this.options?.once) {
			this.reset();
			this.isUsed = false;
		}
	}
	/**
	* Parse the intercepted request to extract additional information from it.
	* Parsed result is then exposed to other methods of this request handler.
	*/
	async parse(_args) {
		return {};
	}
	/**
	* Test if this handler matches the given request.
	*
	* This method is not used internally but is exposed
	* as a convenience method for consumers writing custom
	* handlers.
	*/
	async test(args) {
		const parsedResult = await this.parse({
			request: args.request,
			resolutionContext: args.resolutionContext
		});
		return this.predicate({
			request: args.request,
			parsedResult,
			resolutionContext: args.resolutionContext
		});
	}
	extendResolverArgs(_args) {
		return {};
	}
	cloneRequestOrGetFromCache(request) {
		const existingClone = RequestHandler.cache.get(request);
		if (typeof existingClone !== "undefined") return existingClone;
		const clonedRequest = request.clone();
		RequestHandler.cache.set(request, clonedRequest);
		return clonedRequest;
	}
	/**
	* Execute this request handler and produce a mocked response
	* using the given resolver function.
	*/
	async run(args) {
		if (this.isUsed && this.options?.once) return null;
		const requestClone = this.cloneRequestOrGetFromCache(args.request);
		const parsedResult = await this.parse({
			request: args.request,
			resolutionContext: args.resolutionContext
		});
		if (!await this.predicate({
			request: args.request,
			parsedResult,
			resolutionContext: args.resolutionContext
		})) return null;
		if (this.isUsed && this.options?.once) return null;
		this.isUsed = true;
		const executeResolver = this.wrapResolver(this.resolver);
		const resolverExtras = this.extendResolverArgs({
			request: args.request,
			parsedResult
		});
		const listenerController = new AbortController();
		let finalizeFunction;
		const getFinalize = () => {
			if (finalizeFunction == null) {
				if (!args.request.signal.aborted) args.request.signal.addEventListener("abort", () => this.runScheduledCleanups(args.requestId), {
					once: true,
					signal: listenerController.signal
				});
				finalizeFunction = (callback) => {
					this.scheduleCleanup(args.requestId, callback);
					if (args.request.signal.aborted) this.runScheduledCleanups(args.requestId);
				};
			}
			return finalizeFunction;
		};
		const mockedResponse = await executeResolver({
			...resolverExtras,
			get finalize() {
				return getFinalize();
			},
			requestId: args.requestId,
			request: args.request
		}).catch((errorOrResponse) => {
			if (errorOrResponse instanceof Response) return errorOrResponse;
			throw errorOrResponse;
		}).finally(() => {
			listenerController.abort();
		});
		if (mockedResponse) forwardResponseCookies(mockedResponse);
		return this.createExecutionResult({
			request: requestClone,
			requestId: args.requestId,
			response: mockedResponse,
			parsedResult
		});
	}
	wrapResolver(resolver) {
		return async (info) => {
			if (!this.resolverIterator) {
				let result;
				try {
					result = await resolver(info);
				} catch (error) {
					await this.runScheduledCleanups(info.requestId);
					throw error;
				}
				if (!isIterable(result)) return this.complete({
					request: info.request,
					requestId: info.requestId,
					response: result
				});
				const existingCleanups = this.scheduledCleanups.get(info.requestId);
				if (existingCleanups != null && existingCleanups.length > 0) {
					this.resolverIteratorCleanups = existingCleanups;
					this.scheduledCleanups.delete(info.requestId);
				}
				this.resolverIterator = Symbol.iterator in result ? result[Symbol.iterator]() : result[Symbol.asyncIterator]();
			}
			this.isUsed = false;
			const { done, value } = await this.resolverIterator.next();
			const nextResponse = await value;
			if (nextResponse) this.resolverIteratorResult = nextResponse.clone();
			if (done) {
				this.isUsed = true;
				return this.complete({
					request: info.request,
					requestId: info.requestId,
					response: this.resolverIteratorResult?.clone()
				});
			}
			return nextResponse;
		};
	}
	createExecutionResult(args) {
		return {
			handler: this,
			request: args.request,
			requestId: args.requestId,
			response: args.response,
			parsedResult: args.parsedResult
		};
	}
	scheduleCleanup(requestId, callback) {
		if (this.resolverIterator) {
			(this.resolverIteratorCleanups ||= []).unshift(callback);
			return;
		}
		const cleanups = this.scheduledCleanups.get(requestId) || [];
		cleanups.unshift(callback);
		this.scheduledCleanups.set(requestId, cleanups);
	}
	async exhaustCleanups(cleanups) {
		const errors = [];
		for (const cleanup of cleanups) try {
			await cleanup();
		} catch (error) {
			if (error instanceof Error) errors.push(error);
		}
		if (errors.length > 0) devUtils.error("Failed to execute cleanup for request handler \"%s\"", this.info.header, new AggregateError(errors, `Failed to execute cleanup for request handler "${this.info.header}"`));
	}
	/**
	* Remove and return the cleanups scheduled for the given request
	* (or the pending iterator cleanups for generator resolvers).
	*/
	takeScheduledCleanups(requestId) {
		if (this.resolverIterator && this.resolverIteratorCleanups != null && this.resolverIteratorCleanups.length > 0) {
			const cleanups2 = this.resolverIteratorCleanups;
			this.resolverIteratorCleanups = void 0;
			return cleanups2;
		}
		const cleanups = this.scheduledCleanups.get(requestId);
		if (!cleanups || cleanups.length === 0) return;
		this.scheduledCleanups.delete(requestId);
		return cleanups;
	}
	async runScheduledCleanups(requestId) {
		const cleanups = this.takeScheduledCleanups(requestId);
		if (cleanups) await this.exhaustCleanups(cleanups);
	}
	/**
	* Conclude the response resolution for the given request.
	* Runs the scheduled cleanups immediately for responses without a
	* `ReadableStream` body. For streamed responses, returns an observed
	* copy of the response and defers the cleanups until its body settles
	* (is read to completion, errored, or canceled) or the request is
	* aborted, whichever comes first.
	*/
	async complete(args) {
		const cleanups = this.takeScheduledCleanups(args.requestId);
		if (!cleanups) return args.response;
		const observedResponse = args.response ? observeResponseBodyStream(args.response) : null;
		if (!observedResponse) {
			await this.exhaustCleanups(cleanups);
			return args.response;
		}
		const listenerController = new AbortController();
		const runCleanupsOnce = () => {
			if (listenerController.signal.aborted) return;
			listenerController.abort();
			this.exhaustCleanups(cleanups);
		};
		observedResponse.settled.then(runCleanupsOnce);
		if (args.request.signal.aborted) runCleanupsOnce();
		else args.request.signal.addEventListener("abort", runCleanupsOnce, {
			once: true,
			signal: listenerController.signal
		});
		return observedResponse.response;
	}
};
function forwardResponseCookies(response) {
	if (typeof document === "undefined") return;
	const responseCookies = getRawSetCookie(response);
	if (!responseCookies) return;
	const allResponseCookies = Headers$1.prototype.getSetCookie.call(new Headers([["set-cookie", responseCookies]]));
	for (const cookieString of allResponseCookies) document.cookie = cookieString;
}
// node_modules/path-to-regexp/dist.es2015/index.js
/**
* Tokenize input string.
*/
function lexer(str) {
	var tokens = [];
	var i = 0;
	while (i < str.length) {
		var char = str[i];
		if (char === "*" || char === "+" || char === "?") {
			tokens.push({
				type: "MODIFIER",
				index: i,
				value: str[i++]
			});
			continue;
		}
		if (char === "\\") {
			tokens.push({
				type: "ESCAPED_CHAR",
				index: i++,
				value: str[i++]
			});
			continue;
		}
		if (char === "{") {
			tokens.push({
				type: "OPEN",
				index: i,
				value: str[i++]
			});
			continue;
		}
		if (char === "}") {
			tokens.push({
				type: "CLOSE",
				index: i,
				value: str[i++]
			});
			continue;
		}
		if (char === ":") {
			var name = "";
			var j = i + 1;
			while (j < str.length) {
				var code = str.charCodeAt(j);
				if (code >= 48 && code <= 57 || code >= 65 && code <= 90 || code >= 97 && code <= 122 || code === 95) {
					name += str[j++];
					continue;
				}
				break;
			}
			if (!name) throw new TypeError("Missing parameter name at ".concat(i));
			tokens.push({
				type: "NAME",
				index: i,
				value: name
			});
			i = j;
			continue;
		}
		if (char === "(") {
			var count = 1;
			var pattern = "";
			var j = i + 1;
			if (str[j] === "?") throw new TypeError("Pattern cannot start with \"?\" at ".concat(j));
			while (j < str.length) {
				if (str[j] === "\\") {
					pattern += str[j++] + str[j++];
					continue;
				}
				if (str[j] === ")") {
					count--;
					if (count === 0) {
						j++;
						break;
					}
				} else if (str[j] === "(") {
					count++;
					if (str[j + 1] !== "?") throw new TypeError("Capturing groups are not allowed at ".concat(j));
				}
				pattern += str[j++];
			}
			if (count) throw new TypeError("Unbalanced pattern at ".concat(i));
			if (!pattern) throw new TypeError("Missing pattern at ".concat(i));
			tokens.push({
				type: "PATTERN",
				index: i,
				value: pattern
			});
			i = j;
			continue;
		}
		tokens.push({
			type: "CHAR",
			index: i,
			value: str[i++]
		});
	}
	tokens.push({
		type: "END",
		index: i,
		value: ""
	});
	return tokens;
}
/**
* Parse a string for the raw tokens.
*/
function parse$2(str, options) {
	if (options === void 0) options = {};
	var tokens = lexer(str);
	var _a = options.prefixes, prefixes = _a === void 0 ? "./" : _a, _b = options.delimiter, delimiter = _b === void 0 ? "/#?" : _b;
	var result = [];
	var key = 0;
	var i = 0;
	var path = "";
	var tryConsume = function(type) {
		if (i < tokens.length && tokens[i].type === type) return tokens[i++].value;
	};
	var mustConsume = function(type) {
		var value = tryConsume(type);
		if (value !== void 0) return value;
		var _a = tokens[i], nextType = _a.type, index = _a.index;
		throw new TypeError("Unexpected ".concat(nextType, " at ").concat(index, ", expected ").concat(type));
	};
	var consumeText = function() {
		var result = "";
		var value;
		while (value = tryConsume("CHAR") || tryConsume("ESCAPED_CHAR")) result += value;
		return result;
	};
	var isSafe = function(value) {
		for (var _i = 0, delimiter_1 = delimiter; _i < delimiter_1.length; _i++) {
			var char = delimiter_1[_i];
			if (value.indexOf(char) > -1) return true;
		}
		return false;
	};
	var safePattern = function(prefix) {
		var prev = result[result.length - 1];
		var prevText = prefix || (prev && typeof prev === "string" ? prev : "");
		if (prev && !prevText) throw new TypeError("Must have text between two parameters, missing text after \"".concat(prev.name, "\""));
		if (!prevText || isSafe(prevText)) return "[^".concat(escapeString(delimiter), "]+?");
		return "(?:(?!".concat(escapeString(prevText), ")[^").concat(escapeString(delimiter), "])+?");
	};
	while (i < tokens.length) {
		var char = tryConsume("CHAR");
		var name = tryConsume("NAME");
		var pattern = tryConsume("PATTERN");
		if (name || pattern) {
			var prefix = char || "";
			if (prefixes.indexOf(prefix) === -1) {
				path += prefix;
				prefix = "";
			}
			if (path) {
				result.push(path);
				path = "";
			}
			result.push({
				name: name || key++,
				prefix,
				suffix: "",
				pattern: pattern || safePattern(prefix),
				modifier: tryConsume("MODIFIER") || ""
			});
			continue;
		}
		var value = char || tryConsume("ESCAPED_CHAR");
		if (value) {
			path += value;
			continue;
		}
		if (path) {
			result.push(path);
			path = "";
		}
		if (tryConsume("OPEN")) {
			var prefix = consumeText();
			var name_1 = tryConsume("NAME") || "";
			var pattern_1 = tryConsume("PATTERN") || "";
			var suffix = consumeText();
			mustConsume("CLOSE");
			result.push({
				name: name_1 || (pattern_1 ? key++ : ""),
				pattern: name_1 && !pattern_1 ? safePattern(prefix) : pattern_1,
				prefix,
				suffix,
				modifier: tryConsume("MODIFIER") || ""
			});
			continue;
		}
		mustConsume("END");
	}
	return result;
}
/**
* Create path match function from `path-to-regexp` spec.
*/
function match(str, options) {
	var keys = [];
	return regexpToFunction(pathToRegexp(str, keys, options), keys, options);
}
/**
* Create a path match function from `path-to-regexp` output.
*/
function regexpToFunction(re, keys, options) {
	if (options === void 0) options = {};
	var _a = options.decode, decode = _a === void 0 ? function(x) {
		return x;
	} : _a;
	return function(pathname) {
		var m = re.exec(pathname);
		if (!m) return false;
		var path = m[0], index = m.index;
		var params = Object.create(null);
		var _loop_1 = function(i) {
			if (m[i] === void 0) return "continue";
			var key = keys[i - 1];
			if (key.modifier === "*" || key.modifier === "+") params[key.name] = m[i].split(key.prefix + key.suffix).map(function(value) {
				return decode(value, key);
			});
			else params[key.name] = decode(m[i], key);
		};
		for (var i = 1; i < m.length; i++) _loop_1(i);
		return {
			path,
			index,
			params
		};
	};
}
/**
* Escape a regular expression string.
*/
function escapeString(str) {
	return str.replace(/([.+*?=^!:${}()[\]|/\\])/g, "\\$1");
}
/**
* Get the flags for a regexp from the options.
*/
function flags(options) {
	return options && options.sensitive ? "" : "i";
}
/**
* Pull out keys from a regexp.
*/
function regexpToRegexp(path, keys) {
	if (!keys) return path;
	var groupsRegex = /\((?:\?<(.*?)>)?(?!\?)/g;
	var index = 0;
	var execResult = groupsRegex.exec(path.source);
	while (execResult) {
		keys.push({
			name: execResult[1] || index++,
			prefix: "",
			suffix: "",
			modifier: "",
			pattern: ""
		});
		execResult = groupsRegex.exec(path.source);
	}
	return path;
}
/**
* Transform an array into a regexp.
*/
function arrayToRegexp(paths, keys, options) {
	var parts = paths.map(function(path) {
		return pathToRegexp(path, keys, options).source;
	});
	return new RegExp("(?:".concat(parts.join("|"), ")"), flags(options));
}
/**
* Create a path regexp from string input.
*/
function stringToRegexp(path, keys, options) {
	return tokensToRegexp(parse$2(path, options), keys, options);
}
/**
* Expose a function for taking tokens and returning a RegExp.
*/
function tokensToRegexp(tokens, keys, options) {
	if (options === void 0) options = {};
	var _a = options.strict, strict = _a === void 0 ? false : _a, _b = options.start, start = _b === void 0 ? true : _b, _c = options.end, end = _c === void 0 ? true : _c, _d = options.encode, encode = _d === void 0 ? function(x) {
		return x;
	} : _d, _e = options.delimiter, delimiter = _e === void 0 ? "/#?" : _e, _f = options.endsWith, endsWith = _f === void 0 ? "" : _f;
	var endsWithRe = "[".concat(escapeString(endsWith), "]|$");
	var delimiterRe = "[".concat(escapeString(delimiter), "]");
	var route = start ? "^" : "";
	for (var _i = 0, tokens_1 = tokens; _i < tokens_1.length; _i++) {
		var token = tokens_1[_i];
		if (typeof token === "string") route += escapeString(encode(token));
		else {
			var prefix = escapeString(encode(token.prefix));
			var suffix = escapeString(encode(token.suffix));
			if (token.pattern) {
				if (keys) keys.push(token);
				if (prefix || suffix) {
					if (token.modifier === "+" || token.modifier === "*") {
						var mod = token.modifier === "*" ? "?" : "";
						route += "(?:".concat(prefix, "((?:").concat(token.pattern, ")(?:").concat(suffix).concat(prefix, "(?:").concat(token.pattern, "))*)").concat(suffix, ")").concat(mod);
					} else route += "(?:".concat(prefix, "(").concat(token.pattern, ")").concat(suffix, ")").concat(token.modifier);
				} else {
					if (token.modifier === "+" || token.modifier === "*") throw new TypeError("Can not repeat \"".concat(token.name, "\" without a prefix and suffix"));
					route += "(".concat(token.pattern, ")").concat(token.modifier);
				}
			} else route += "(?:".concat(prefix).concat(suffix, ")").concat(token.modifier);
		}
	}
	if (end) {
		if (!strict) route += "".concat(delimiterRe, "?");
		route += !options.endsWith ? "$" : "(?=".concat(endsWithRe, ")");
	} else {
		var endToken = tokens[tokens.length - 1];
		var isEndDelimited = typeof endToken === "string" ? delimiterRe.indexOf(endToken[endToken.length - 1]) > -1 : endToken === void 0;
		if (!strict) route += "(?:".concat(delimiterRe, "(?=").concat(endsWithRe, "))?");
		if (!isEndDelimited) route += "(?=".concat(delimiterRe, "|").concat(endsWithRe, ")");
	}
	return new RegExp(route, flags(options));
}
/**
* Normalize the given path string, returning a regular expression.
*
* An empty array can be passed in for the keys, which will hold the
* placeholder key descriptions. For example, using `/user/:id`, `keys` will
* contain `[{ name: 'id', delimiter: '/', optional: false, repeat: false }]`.
*/
function pathToRegexp(path, keys, options) {
	if (path instanceof RegExp) return regexpToRegexp(path, keys);
	if (Array.isArray(path)) return arrayToRegexp(path, keys, options);
	return stringToRegexp(path, keys, options);
}
// node_modules/msw/lib/core/utils/url/cleanUrl.mjs
var REDUNDANT_CHARACTERS_EXP = /[?|#].*$/g;
function cleanUrl(path) {
	if (path.endsWith("?")) return path;
	return path.replace(REDUNDANT_CHARACTERS_EXP, "");
}
// node_modules/msw/lib/core/utils/url/isAbsoluteUrl.mjs
function isAbsoluteUrl(url) {
	return /^([a-z][a-z\d+\-.]*:)?\/\//i.test(url);
}
// node_modules/msw/lib/core/utils/url/getAbsoluteUrl.mjs
function getAbsoluteUrl(path, baseUrl) {
	if (isAbsoluteUrl(path)) return path;
	if (path.startsWith("*")) return path;
	const origin = baseUrl || typeof location !== "undefined" && location.href;
	return origin ? decodeURI(new URL(encodeURI(path), origin).href) : path;
}
// node_modules/msw/lib/core/utils/matching/normalizePath.mjs
function normalizePath(path, baseUrl) {
	if (path instanceof RegExp) return path;
	return cleanUrl(getAbsoluteUrl(path, baseUrl));
}
// node_modules/msw/lib/core/utils/matching/matchRequestUrl.mjs
function coercePath(path) {
	return path.replace(/([:a-zA-Z_-]*)(\*{1,2})+/g, (_, parameterName, wildcard) => {
		const expression = "(.*)";
		if (!parameterName) return expression;
		return parameterName.startsWith(":") ? `${parameterName}${wildcard}` : `${parameterName}${expression}`;
	}).replace(/([^/])(:)(?=(?:\d+|\(\.\*\))(?=\/|$))/, "$1\\$2").replace(/^([^/]+)(:)(?=\/\/)/, "$1\\$2");
}
function matchRequestUrl(url, path, baseUrl) {
	const normalizedPath = normalizePath(path, baseUrl);
	const cleanPath = typeof normalizedPath === "string" ? coercePath(normalizedPath) : normalizedPath;
	const cleanUrl = getCleanUrl(url);
	const result = match(cleanPath, { decode: decodeURIComponent })(cleanUrl);
	const params = result && result.params || {};
	return {
		matches: result !== false,
		params
	};
}
// node_modules/msw/lib/core/utils/logging/getTimestamp.mjs
function getTimestamp(options) {
	const now = /* @__PURE__ */ new Date();
	const timestamp = `${now.getHours().toString().padStart(2, "0")}:${now.getMinutes().toString().padStart(2, "0")}:${now.getSeconds().toString().padStart(2, "0")}`;
	if (options?.milliseconds) return `${timestamp}.${now.getMilliseconds().toString().padStart(3, "0")}`;
	return timestamp;
}
// node_modules/msw/lib/core/utils/request/toPublicUrl.mjs
function toPublicUrl(url) {
	const urlInstance = url instanceof URL ? url : new URL(url);
	if (typeof location !== "undefined" && urlInstance.origin === location.origin) return urlInstance.pathname;
	return urlInstance.origin + urlInstance.pathname;
}
// node_modules/msw/lib/core/utils/executeHandlers.mjs
var executeHandlers = async ({ request, requestId, handlers, resolutionContext }) => {
	let matchingHandler = null;
	let result = null;
	for (const handler of handlers) {
		result = await handler.run({
			request,
			requestId,
			resolutionContext
		});
		if (result !== null) matchingHandler = handler;
		if (result?.response) break;
	}
	if (matchingHandler) return {
		handler: matchingHandler,
		parsedResult: result?.parsedResult,
		response: result?.response
	};
	return null;
};
// node_modules/msw/lib/core/utils/internal/isStringEqual.mjs
function isStringEqual(actual, expected) {
	return actual.toLowerCase() === expected.toLowerCase();
}
// node_modules/msw/lib/core/utils/logging/getStatusCodeColor.mjs
function getStatusCodeColor(status) {
	if (status < 300) return "#69AB32";
	if (status < 400) return "#F0BB4B";
	return "#E95F5D";
}
// node_modules/msw/lib/core/utils/logging/serializeRequest.mjs
async function serializeRequest(request) {
	const requestText = await request.clone().text();
	return {
		url: new URL(request.url),
		method: request.method,
		headers: Object.fromEntries(request.headers.entries()),
		body: requestText
	};
}
// node_modules/msw/lib/core/utils/logging/serializeResponse.mjs
var { message } = statuses_default;
async function serializeResponse(response) {
	const responseClone = response.clone();
	const responseText = await responseClone.text();
	const responseStatus = responseClone.status || 200;
	return {
		status: responseStatus,
		statusText: responseClone.statusText || message[responseStatus] || "OK",
		headers: Object.fromEntries(responseClone.headers.entries()),
		body: responseText
	};
}
// node_modules/msw/lib/shims/cookie.mjs
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __commonJS = (cb, mod) => function __require() {
	return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
};
var __copyProps = (to, from, except, desc) => {
	if (from && typeof from === "object" || typeof from === "function") {
		for (let key of __getOwnPropNames(from)) if (!__hasOwnProp.call(to, key) && key !== except) __defProp(to, key, {
			get: () => from[key],
			enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
		});
	}
	return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", {
	value: mod,
	enumerable: true
}) : target, mod));
var allCookie = __toESM(__commonJS({ "node_modules/.pnpm/cookie@1.1.1/node_modules/cookie/dist/index.js"(exports) {
	"use strict";
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.parseCookie = parseCookie;
	exports.parse = parseCookie;
	exports.stringifyCookie = stringifyCookie;
	exports.stringifySetCookie = stringifySetCookie;
	exports.serialize = stringifySetCookie;
	exports.parseSetCookie = parseSetCookie;
	exports.stringifySetCookie = stringifySetCookie;
	exports.serialize = stringifySetCookie;
	var cookieNameRegExp = /^[\u0021-\u003A\u003C\u003E-\u007E]+$/;
	var cookieValueRegExp = /^[\u0021-\u003A\u003C-\u007E]*$/;
	var domainValueRegExp = /^([.]?[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)([.][a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/i;
	var pathValueRegExp = /^[\u0020-\u003A\u003D-\u007E]*$/;
	var maxAgeRegExp = /^-?\d+$/;
	var __toString = Object.prototype.toString;
	var NullObject = /* @__PURE__ */ (() => {
		const C = function() {};
		C.prototype = /* @__PURE__ */ Object.create(null);
		return C;
	})();
	function parseCookie(str, options) {
		const obj = new NullObject();
		const len = str.length;
		if (len < 2) return obj;
		const dec = options?.decode || decode;
		let index = 0;
		do {
			const eqIdx = eqIndex(str, index, len);
			if (eqIdx === -1) break;
			const endIdx = endIndex(str, index, len);
			if (eqIdx > endIdx) {
				index = str.lastIndexOf(";", eqIdx - 1) + 1;
				continue;
			}
			const key = valueSlice(str, index, eqIdx);
			if (obj[key] === void 0) obj[key] = dec(valueSlice(str, eqIdx + 1, endIdx));
			index = endIdx + 1;
		} while (index < len);
		return obj;
	}
	function stringifyCookie(cookie2, options) {
		const enc = options?.encode || encodeURIComponent;
		const cookieStrings = [];
		for (const name of Object.keys(cookie2)) {
			const val = cookie2[name];
			if (val === void 0) continue;
			if (!cookieNameRegExp.test(name)) throw new TypeError(`cookie name is invalid: ${name}`);
			const value = enc(val);
			if (!cookieValueRegExp.test(value)) throw new TypeError(`cookie val is invalid: ${val}`);
			cookieStrings.push(`${name}=${value}`);
		}
		return cookieStrings.join("; ");
	}
	function stringifySetCookie(_name, _val, _opts) {
		const cookie2 = typeof _name === "object" ? _name : {
			..._opts,
			name: _name,
			value: String(_val)
		};
		const enc = (typeof _val === "object" ? _val : _opts)?.encode || encodeURIComponent;
		if (!cookieNameRegExp.test(cookie2.name)) throw new TypeError(`argument name is invalid: ${cookie2.name}`);
		const value = cookie2.value ? enc(cookie2.value) : "";
		if (!cookieValueRegExp.test(value)) throw new TypeError(`argument val is invalid: ${cookie2.value}`);
		let str = cookie2.name + "=" + value;
		if (cookie2.maxAge !== void 0) {
			if (!Number.isInteger(cookie2.maxAge)) throw new TypeError(`option maxAge is invalid: ${cookie2.maxAge}`);
			str += "; Max-Age=" + cookie2.maxAge;
		}
		if (cookie2.domain) {
			if (!domainValueRegExp.test(cookie2.domain)) throw new TypeError(`option domain is invalid: ${cookie2.domain}`);
			str += "; Domain=" + cookie2.domain;
		}
		if (cookie2.path) {
			if (!pathValueRegExp.test(cookie2.path)) throw new TypeError(`option path is invalid: ${cookie2.path}`);
			str += "; Path=" + cookie2.path;
		}
		if (cookie2.expires) {
			if (!isDate(cookie2.expires) || !Number.isFinite(cookie2.expires.valueOf())) throw new TypeError(`option expires is invalid: ${cookie2.expires}`);
			str += "; Expires=" + cookie2.expires.toUTCString();
		}
		if (cookie2.httpOnly) str += "; HttpOnly";
		if (cookie2.secure) str += "; Secure";
		if (cookie2.partitioned) str += "; Partitioned";
		if (cookie2.priority) switch (typeof cookie2.priority === "string" ? cookie2.priority.toLowerCase() : void 0) {
			case "low":
				str += "; Priority=Low";
				break;
			case "medium":
				str += "; Priority=Medium";
				break;
			case "high":
				str += "; Priority=High";
				break;
			default: throw new TypeError(`option priority is invalid: ${cookie2.priority}`);
		}
		if (cookie2.sameSite) switch (typeof cookie2.sameSite === "string" ? cookie2.sameSite.toLowerCase() : cookie2.sameSite) {
			case true:
			case "strict":
				str += "; SameSite=Strict";
				break;
			case "lax":
				str += "; SameSite=Lax";
				break;
			case "none":
				str += "; SameSite=None";
				break;
			default: throw new TypeError(`option sameSite is invalid: ${cookie2.sameSite}`);
		}
		return str;
	}
	function parseSetCookie(str, options) {
		const dec = options?.decode || decode;
		const len = str.length;
		const endIdx = endIndex(str, 0, len);
		const eqIdx = eqIndex(str, 0, endIdx);
		const setCookie = eqIdx === -1 ? {
			name: "",
			value: dec(valueSlice(str, 0, endIdx))
		} : {
			name: valueSlice(str, 0, eqIdx),
			value: dec(valueSlice(str, eqIdx + 1, endIdx))
		};
		let index = endIdx + 1;
		while (index < len) {
			const endIdx2 = endIndex(str, index, len);
			const eqIdx2 = eqIndex(str, index, endIdx2);
			const attr = eqIdx2 === -1 ? valueSlice(str, index, endIdx2) : valueSlice(str, index, eqIdx2);
			const val = eqIdx2 === -1 ? void 0 : valueSlice(str, eqIdx2 + 1, endIdx2);
			switch (attr.toLowerCase()) {
				case "httponly":
					setCookie.httpOnly = true;
					break;
				case "secure":
					setCookie.secure = true;
					break;
				case "partitioned":
					setCookie.partitioned = true;
					break;
				case "domain":
					setCookie.domain = val;
					break;
				case "path":
					setCookie.path = val;
					break;
				case "max-age":
					if (val && maxAgeRegExp.test(val)) setCookie.maxAge = Number(val);
					break;
				case "expires":
					if (!val) break;
					const date = new Date(val);
					if (Number.isFinite(date.valueOf())) setCookie.expires = date;
					break;
				case "priority":
					if (!val) break;
					const priority = val.toLowerCase();
					if (priority === "low" || priority === "medium" || priority === "high") setCookie.priority = priority;
					break;
				case "samesite":
					if (!val) break;
					const sameSite = val.toLowerCase();
					if (sameSite === "lax" || sameSite === "strict" || sameSite === "none") setCookie.sameSite = sameSite;
			}
			index = endIdx2 + 1;
		}
		return setCookie;
	}
	function endIndex(str, min, len) {
		const index = str.indexOf(";", min);
		return index === -1 ? len : index;
	}
	function eqIndex(str, min, max) {
		const index = str.indexOf("=", min);
		return index < max ? index : -1;
	}
	function valueSlice(str, min, max) {
		let start = min;
		let end = max;
		do {
			const code = str.charCodeAt(start);
			if (code !== 32 && code !== 9) break;
		} while (++start < end);
		while (end > start) {
			const code = str.charCodeAt(end - 1);
			if (code !== 32 && code !== 9) break;
			end--;
		}
		return str.slice(start, end);
	}
	function decode(str) {
		if (str.indexOf("%") === -1) return str;
		try {
			return decodeURIComponent(str);
		} catch (e) {
			return str;
		}
	}
	function isDate(val) {
		return __toString.call(val) === "[object Date]";
	}
} })(), 1);
var cookie = allCookie.default || allCookie;
var parse$1 = cookie.parse;
var serialize = cookie.serialize;
// node_modules/tldts-core/dist/es6/src/domain.js
/**
* Check if `vhost` is a valid suffix of `hostname` (top-domain)
*
* It means that `vhost` needs to be a suffix of `hostname` and we then need to
* make sure that: either they are equal, or the character preceding `vhost` in
* `hostname` is a '.' (it should not be a partial label).
*
* * hostname = 'not.evil.com' and vhost = 'vil.com'      => not ok
* * hostname = 'not.evil.com' and vhost = 'evil.com'     => ok
* * hostname = 'not.evil.com' and vhost = 'not.evil.com' => ok
*/
function shareSameDomainSuffix(hostname, vhost) {
	if (hostname.endsWith(vhost)) return hostname.length === vhost.length || hostname[hostname.length - vhost.length - 1] === ".";
	return false;
}
/**
* Given a hostname and its public suffix, extract the general domain.
*/
function extractDomainWithSuffix(hostname, publicSuffix) {
	const publicSuffixIndex = hostname.length - publicSuffix.length - 2;
	const lastDotBeforeSuffixIndex = hostname.lastIndexOf(".", publicSuffixIndex);
	if (lastDotBeforeSuffixIndex === -1) return hostname;
	return hostname.slice(lastDotBeforeSuffixIndex + 1);
}
/**
* Detects the domain based on rules and upon and a host string
*/
function getDomain$1(suffix, hostname, options) {
	if (options.validHosts !== null) {
		const validHosts = options.validHosts;
		for (const vhost of validHosts) if (shareSameDomainSuffix(hostname, vhost)) return vhost;
	}
	let numberOfLeadingDots = 0;
	if (hostname.startsWith(".")) while (numberOfLeadingDots < hostname.length && hostname[numberOfLeadingDots] === ".") numberOfLeadingDots += 1;
	if (suffix.length === hostname.length - numberOfLeadingDots) return null;
	return extractDomainWithSuffix(hostname, suffix);
}
// node_modules/tldts-core/dist/es6/src/domain-without-suffix.js
/**
* Return the part of domain without suffix.
*
* Example: for domain 'foo.com', the result would be 'foo'.
*/
function getDomainWithoutSuffix(domain, suffix) {
	return domain.slice(0, -suffix.length - 1);
}
// node_modules/tldts-core/dist/es6/src/extract-hostname.js
/**
* Matches an ASCII tab (U+0009) or newline (U+000A / U+000D). The WHATWG URL
* parser strips these before parsing; we only allocate a cleaned copy (and
* re-parse) on the rare input that actually contains one.
*/
var CONTROL_CHARS$1 = /[\t\n\r]/g;
var extractedHostnameValidated = false;
/**
* True if char `code` is a valid hostname character. This is the per-char half
* of `is-valid.ts`'s `isValidAscii` (a-z, 0-9, > U+007F) PLUS three additions:
* A-Z (the host is lowercased before validation, so uppercase ≡ a valid
* lowercase letter) and '-' / '_' (valid inside a label). KEEP IN SYNC with
* `is-valid.ts`: these rules are deliberately duplicated to validate during
* extraction, so any change to the accepted character set there must be
* mirrored here (and vice-versa).
*/
function isValidHostnameChar(code) {
	return code >= 97 && code <= 122 || code >= 48 && code <= 57 || code > 127 || code >= 65 && code <= 90 || code === 45 || code === 95;
}
/**
* Classify scheme `url.slice(schemeStart, colonIndex)` as a WHATWG special
* scheme without allocating a substring (case-insensitive via `| 32`).
* Special schemes: ftp, file, http, https, ws, wss
* (https://url.spec.whatwg.org/#special-scheme).
*
* @returns 0 = not special, 1 = special, 2 = file (its host sits only between
*          "//" and the next slash).
*/
function getSpecialScheme(url, schemeStart, colonIndex) {
	const length = colonIndex - schemeStart;
	const c0 = url.charCodeAt(schemeStart) | 32;
	if (length === 2) return c0 === 119 && (url.charCodeAt(schemeStart + 1) | 32) === 115 ? 1 : 0;
	else if (length === 3) {
		const c1 = url.charCodeAt(schemeStart + 1) | 32;
		const c2 = url.charCodeAt(schemeStart + 2) | 32;
		if (c0 === 119 && c1 === 115 && c2 === 115) return 1;
		if (c0 === 102 && c1 === 116 && c2 === 112) return 1;
		return 0;
	} else if (length === 4) {
		const c1 = url.charCodeAt(schemeStart + 1) | 32;
		const c2 = url.charCodeAt(schemeStart + 2) | 32;
		const c3 = url.charCodeAt(schemeStart + 3) | 32;
		if (c0 === 104 && c1 === 116 && c2 === 116 && c3 === 112) return 1;
		if (c0 === 102 && c1 === 105 && c2 === 108 && c3 === 101) return 2;
		return 0;
	} else if (length === 5) return c0 === 104 && (url.charCodeAt(schemeStart + 1) | 32) === 116 && (url.charCodeAt(schemeStart + 2) | 32) === 116 && (url.charCodeAt(schemeStart + 3) | 32) === 112 && (url.charCodeAt(schemeStart + 4) | 32) === 115 ? 1 : 0;
	return 0;
}
/**
* Extract a hostname from `url`, matching a WHATWG URL parser's host-boundary
* behaviour (https://url.spec.whatwg.org/#concept-basic-url-parser) for tldts'
* scope. It deliberately does NOT normalise the host (no IDNA/punycode or IPv4
* canonicalisation; IPv6 brackets are stripped, not compressed), strips trailing
* dots, and stays lenient where a strict parser rejects (bare host:port,
* out-of-range port, user@host) — all documented deviations.
*
* @param urlIsValidHostname - when true, `url` is already a valid hostname and is
*   returned by the same reference (factory.ts skips re-validation on that
*   identity), keeping the common path allocation-free.
* @param validate - when true, validate the host inline during the authority
*   scan and publish the verdict via `extractedHostnameValidated` so `parseImpl`
*   can skip the redundant `isValidHostname` pass for simple authorities.
*/
function extractHostname(url, urlIsValidHostname, validate = false) {
	let start = 0;
	let end = url.length;
	let hasUpper = false;
	let isSpecial = true;
	extractedHostnameValidated = false;
	if (!urlIsValidHostname) {
		while (start < url.length && url.charCodeAt(start) <= 32) start += 1;
		if (url.charCodeAt(start + 4) === 58 && (url.charCodeAt(start) | 32) === 100 && (url.charCodeAt(start + 1) | 32) === 97 && (url.charCodeAt(start + 2) | 32) === 116 && (url.charCodeAt(start + 3) | 32) === 97 || url.charCodeAt(start + 10) === 58 && (url.charCodeAt(start) | 32) === 106 && (url.charCodeAt(start + 1) | 32) === 97 && (url.charCodeAt(start + 2) | 32) === 118 && (url.charCodeAt(start + 3) | 32) === 97 && (url.charCodeAt(start + 4) | 32) === 115 && (url.charCodeAt(start + 5) | 32) === 99 && (url.charCodeAt(start + 6) | 32) === 114 && (url.charCodeAt(start + 7) | 32) === 105 && (url.charCodeAt(start + 8) | 32) === 112 && (url.charCodeAt(start + 9) | 32) === 116) return null;
		while (end > start + 1 && url.charCodeAt(end - 1) <= 32) end -= 1;
		if ((url.charCodeAt(start) === 47 || url.charCodeAt(start) === 92) && (url.charCodeAt(start + 1) === 47 || url.charCodeAt(start + 1) === 92)) start += 2;
		else {
			let indexOfProtocol = url.indexOf(":/", start);
			if (indexOfProtocol !== -1) {
				const special = getSpecialScheme(url, start, indexOfProtocol);
				if (special === 1) {
					start = indexOfProtocol + 2;
					while (url.charCodeAt(start) === 47 || url.charCodeAt(start) === 92) start += 1;
				} else if (special === 2) {
					start = indexOfProtocol + 1;
					let slashes = 0;
					while ((url.charCodeAt(start) === 47 || url.charCodeAt(start) === 92) && slashes < 2) {
						start += 1;
						slashes += 1;
					}
					if (slashes < 2) return null;
				} else {
					for (let i = start; i < indexOfProtocol; i += 1) {
						const code = url.charCodeAt(i);
						if (!((code | 32) >= 97 && (code | 32) <= 122 || code >= 48 && code <= 57 || code === 46 || code === 45 || code === 43)) {
							if (code === 9 || code === 10 || code === 13) return extractHostname(url.replace(CONTROL_CHARS$1, ""), urlIsValidHostname, validate);
							for (let j = i; j < indexOfProtocol; j += 1) {
								const c = url.charCodeAt(j);
								if (c === 47 || c === 92 || c === 63 || c === 35) {
									indexOfProtocol = -1;
									break;
								}
							}
							if (indexOfProtocol !== -1) return null;
							break;
						}
					}
					if (indexOfProtocol !== -1) {
						if (url.charCodeAt(indexOfProtocol + 2) === 47) {
							isSpecial = false;
							start = indexOfProtocol + 3;
						} else return null;
					}
				}
			}
			if (indexOfProtocol === -1 && url.charCodeAt(start) !== 91) {
				let indexOfColon = -1;
				for (let i = start; i < end; i += 1) {
					const code = url.charCodeAt(i);
					if (code === 9 || code === 10 || code === 13) return extractHostname(url.replace(CONTROL_CHARS$1, ""), urlIsValidHostname, validate);
					if (code === 58) {
						indexOfColon = i;
						break;
					}
					if (code === 47 || code === 92 || code === 63 || code === 35) break;
				}
				if (indexOfColon !== -1) {
					let hasIdentifier = false;
					for (let i = indexOfColon + 1; i < end; i += 1) {
						const code = url.charCodeAt(i);
						if (code === 47 || code === 92 || code === 63 || code === 35) break;
						if (code === 64) {
							hasIdentifier = true;
							break;
						}
					}
					if (!hasIdentifier) {
						let allDigits = true;
						let i = indexOfColon + 1;
						for (; i < end; i += 1) {
							const code = url.charCodeAt(i);
							if (code === 47 || code === 92 || code === 63 || code === 35) break;
							if (code < 48 || code > 57) {
								allDigits = false;
								break;
							}
						}
						if (i === indexOfColon + 1) allDigits = false;
						if (!allDigits) {
							const special = getSpecialScheme(url, start, indexOfColon);
							if (special === 0) {
								let isBareIpv6 = false;
								for (let j = indexOfColon + 1; j < end; j += 1) {
									const code = url.charCodeAt(j);
									if (code === 47 || code === 92 || code === 63 || code === 35) break;
									if (code === 58) {
										isBareIpv6 = true;
										break;
									}
								}
								if (!isBareIpv6) return null;
							} else {
								start = indexOfColon + 1;
								if (special === 2) {
									let slashes = 0;
									while ((url.charCodeAt(start) === 47 || url.charCodeAt(start) === 92) && slashes < 2) {
										start += 1;
										slashes += 1;
									}
									if (slashes < 2) return null;
								} else while (url.charCodeAt(start) === 47 || url.charCodeAt(start) === 92) start += 1;
							}
						}
					}
				}
			}
		}
		let indexOfIdentifier = -1;
		let indexOfClosingBracket = -1;
		let indexOfPort = -1;
		let indexOfFirstColon = -1;
		let hasControl = false;
		let vValid = validate;
		let vLastDot = start - 1;
		let vLastCode = -1;
		if (validate && start < end) {
			const c0 = url.charCodeAt(start);
			if (!(isValidHostnameChar(c0) || c0 === 46 || c0 === 95) || c0 === 45) vValid = false;
		}
		for (let i = start; i < end; i += 1) {
			const code = url.charCodeAt(i);
			if (code < 64) {
				if (code === 47 || code === 35 || code === 63) {
					end = i;
					break;
				} else if (code === 58) {
					if (indexOfFirstColon === -1) indexOfFirstColon = i;
					indexOfPort = i;
				} else if (code === 9 || code === 10 || code === 13) hasControl = true;
				else if (validate) {
					if (code === 46) {
						if (i - vLastDot > 64 || vLastCode === 46 || vLastCode === 45) vValid = false;
						vLastDot = i;
					} else if (code < 48 || code > 57) {
						if (code !== 45 || vLastCode === 46) vValid = false;
					}
				}
			} else if (isSpecial && code === 92) {
				end = i;
				break;
			} else if (code === 64) {
				indexOfIdentifier = i;
				indexOfFirstColon = -1;
			} else if (code === 93) indexOfClosingBracket = i;
			else if (code >= 65 && code <= 90) hasUpper = true;
			else if (validate && !isValidHostnameChar(code)) vValid = false;
			if (validate) vLastCode = code;
		}
		if (hasControl) return extractHostname(url.replace(CONTROL_CHARS$1, ""), urlIsValidHostname, validate);
		if (indexOfIdentifier !== -1 && indexOfIdentifier >= start && indexOfIdentifier < end) start = indexOfIdentifier + 1;
		if (url.charCodeAt(start) === 91) {
			if (indexOfClosingBracket !== -1) return url.slice(start + 1, indexOfClosingBracket).toLowerCase();
			return null;
		} else if (indexOfPort !== -1 && indexOfPort > start && indexOfPort < end && indexOfFirstColon === indexOfPort) end = indexOfPort;
		if (start >= end) return null;
		if (validate && vValid && indexOfIdentifier === -1 && indexOfPort === -1 && indexOfClosingBracket === -1 && url.charCodeAt(end - 1) !== 46 && end - start <= 255 && end - vLastDot - 1 <= 63 && vLastCode !== 45) extractedHostnameValidated = true;
	}
	while (end > start + 1 && url.charCodeAt(end - 1) === 46) end -= 1;
	const hostname = start !== 0 || end !== url.length ? url.slice(start, end) : url;
	if (hasUpper) return hostname.toLowerCase();
	return hostname;
}
// node_modules/tldts-core/dist/es6/src/is-ip.js
/**
* Check if a hostname is an IP. You should be aware that this only works
* because `hostname` is already garanteed to be a valid hostname!
*/
function isProbablyIpv4(hostname) {
	if (hostname.length < 7) return false;
	if (hostname.length > 15) return false;
	let numberOfDots = 0;
	for (let i = 0; i < hostname.length; i += 1) {
		const code = hostname.charCodeAt(i);
		if (code === 46) numberOfDots += 1;
		else if (code < 48 || code > 57) return false;
	}
	return numberOfDots === 3 && hostname.charCodeAt(0) !== 46 && hostname.charCodeAt(hostname.length - 1) !== 46;
}
/**
* Similar to isProbablyIpv4.
*/
function isProbablyIpv6(hostname) {
	if (hostname.length < 3) return hostname === "::";
	let start = hostname.startsWith("[") ? 1 : 0;
	let end = hostname.length;
	if (hostname[end - 1] === "]") end -= 1;
	if (end - start > 39) return false;
	let hasColon = false;
	for (; start < end; start += 1) {
		const code = hostname.charCodeAt(start);
		if (code === 58) hasColon = true;
		else if (!(code >= 48 && code <= 57 || code >= 97 && code <= 102 || code >= 65 && code <= 70)) return false;
	}
	return hasColon;
}
/**
* Check if `hostname` is *probably* a valid ip addr (either ipv6 or ipv4).
* This *will not* work on any string. We need `hostname` to be a valid
* hostname.
*/
function isIp(hostname) {
	return isProbablyIpv6(hostname) || isProbablyIpv4(hostname);
}
// node_modules/tldts-core/dist/es6/src/is-special-use.js
/**
* Special-use domain names from the IANA "Special-Use Domain Names" registry:
* the authoritative list, created by RFC 6761 and maintained as new RFCs add to
* it: https://www.iana.org/assignments/special-use-domain-names/
* Snapshot: 2026-05-24. (RFC 6761 is not obsoleted; draft-hoffman-rfc6761bis
* proposes to retire its prose but keep this registry, so the registry is the
* source of truth; re-sync this list against it.)
*
* These names never correspond to a public registration, yet neither
* `isIcann` nor `isPrivate` marks one as special-use: most are absent from the
* Public Suffix List (so `a.test` looks like a registrable domain), and the
* few that are listed (`onion`, `home.arpa`) appear there as ordinary ICANN
* suffixes. `isSpecialUse` is the single signal that covers them all.
*
* Per the registry and RFC 6761 ("and any names falling within these domains"),
* the designation covers each listed name AND all of its sub-domains. DNS labels
* are case-insensitive (RFC 4343); `hostname` is expected to be already
* lower-cased and trailing-dot-stripped, as produced by `extractHostname`, the
* same normalization the Public-Suffix-List lookup relies on.
*
* Two groups of registry entries are intentionally excluded: the numeric
* reverse-DNS delegation zones (`10.in-addr.arpa`, the `*.ip6.arpa` ranges, …),
* which are reverse-DNS PTR zones rather than hostnames and whose parents
* (`in-addr.arpa`/`ip6.arpa`) are already in the Public Suffix List; and the
* deprecated `eap-noob.arpa` entry.
*/
var SPECIAL_USE_DOMAINS$1 = [
	"test",
	"localhost",
	"invalid",
	"example",
	"example.com",
	"example.net",
	"example.org",
	"local",
	"onion",
	"alt",
	"home.arpa",
	"ipv4only.arpa",
	"resolver.arpa",
	"service.arpa",
	"6tisch.arpa",
	"eap.arpa"
];
/**
* Return `true` if `hostname` is, or is a sub-domain of, a special-use domain
* (see the registry note above). Expects an already-normalized `hostname`.
*/
function isSpecialUse(hostname) {
	for (const name of SPECIAL_USE_DOMAINS$1) if (hostname.endsWith(name) && (hostname.length === name.length || hostname.charCodeAt(hostname.length - name.length - 1) === 46)) return true;
	return false;
}
// node_modules/tldts-core/dist/es6/src/is-valid.js
/**
* Implements fast shallow verification of hostnames. This does not perform a
* struct check on the content of labels (classes of Unicode characters, etc.)
* but instead check that the structure is valid (number of labels, length of
* labels, etc.).
*
* If you need stricter validation, consider using an external library.
*/
function isValidAscii(code) {
	return code >= 97 && code <= 122 || code >= 48 && code <= 57 || code > 127;
}
/**
* Check if a hostname string is valid. It's usually a preliminary check before
* trying to use getDomain or anything else.
*
* Beware: it does not check if the TLD exists.
*/
function is_valid_default(hostname) {
	if (hostname.length > 255) return false;
	if (hostname.length === 0) return false;
	if (!isValidAscii(hostname.charCodeAt(0)) && hostname.charCodeAt(0) !== 46 && hostname.charCodeAt(0) !== 95) return false;
	let lastDotIndex = -1;
	let lastCharCode = -1;
	const len = hostname.length;
	for (let i = 0; i < len; i += 1) {
		const code = hostname.charCodeAt(i);
		if (code === 46) {
			if (i - lastDotIndex > 64 || lastCharCode === 46 || lastCharCode === 45) return false;
			lastDotIndex = i;
		} else if (!(isValidAscii(code) || code === 45 || code === 95) || code === 45 && lastCharCode === 46) return false;
		lastCharCode = code;
	}
	return len - lastDotIndex - 1 <= 63 && lastCharCode !== 45;
}
// node_modules/tldts-core/dist/es6/src/lookup/extra-suffixes.js
/**
* Apply `options.extraSuffixes` to the built-in lookup result in `out`, as if
* they were part of the list (`isException`: the built-in winner is an
* exception rule). As in browsers, the longest match prevails and an exception
* beats a rule of the same length. Remaining ties go to the built-in match
* (unless it matched no rule: both flags falsy), then to `icann`.
*/
function extraSuffixLookup(hostname, options, isException, out) {
	const suffix = out.publicSuffix;
	if (suffix === null) return;
	const none = hostname.length + 1;
	let exception = none;
	let exceptionIsIcann = false;
	let rule = none;
	let ruleIsIcann = false;
	const extra = options.extraSuffixes;
	for (let section = 0; section < 2; section += 1) {
		const isIcann = section === 0;
		const rules = isIcann ? options.allowIcannDomains && extra.icann : options.allowPrivateDomains && extra.private;
		if (!Array.isArray(rules)) continue;
		for (const r of rules) {
			if (typeof r !== "string") continue;
			const exceptionRule = r.startsWith("!");
			const wildcard = r.startsWith("*.");
			const body = exceptionRule ? r.slice(1) : wildcard ? r.slice(2) : r;
			if (body === "" || exceptionRule && !body.includes(".") || !shareSameDomainSuffix(hostname, body)) continue;
			let start = hostname.length - body.length;
			if (exceptionRule) {
				if (start < exception) {
					exception = start;
					exceptionIsIcann = isIcann;
				}
				continue;
			}
			if (wildcard && start > 1 && hostname.charCodeAt(start - 2) !== 46) start = hostname.lastIndexOf(".", start - 2) + 1;
			if (start < rule) {
				rule = start;
				ruleIsIcann = isIcann;
			}
		}
	}
	const suffixStart = hostname.length - suffix.length;
	const builtin = isException ? hostname.lastIndexOf(".", suffixStart - 2) + 1 : suffixStart;
	if (exception <= rule && (isException ? exception < builtin : exception <= builtin)) {
		out.publicSuffix = hostname.slice(hostname.indexOf(".", exception) + 1);
		out.isIcann = exceptionIsIcann;
		out.isPrivate = !exceptionIsIcann;
	} else if (rule < builtin || rule === builtin && !out.isIcann && !out.isPrivate) {
		out.publicSuffix = hostname.slice(rule);
		out.isIcann = ruleIsIcann;
		out.isPrivate = !ruleIsIcann;
	}
}
// node_modules/tldts-core/dist/es6/src/options.js
function setDefaultsImpl({ allowIcannDomains = true, allowPrivateDomains = false, detectIp = true, detectSpecialUse = false, extraSuffixes = null, extractHostname = true, mixedInputs = true, validHosts = null, validateHostname = true }) {
	return {
		allowIcannDomains,
		allowPrivateDomains,
		detectIp,
		detectSpecialUse,
		extraSuffixes,
		extractHostname,
		mixedInputs,
		validHosts,
		validateHostname
	};
}
var DEFAULT_OPTIONS = setDefaultsImpl({});
function setDefaults(options) {
	if (options === void 0) return DEFAULT_OPTIONS;
	return setDefaultsImpl(options);
}
// node_modules/tldts-core/dist/es6/src/subdomain.js
/**
* Returns the subdomain of a hostname string
*/
function getSubdomain(hostname, domain) {
	if (domain.length === hostname.length) return "";
	return hostname.slice(0, -domain.length - 1);
}
// node_modules/tldts-core/dist/es6/src/factory.js
/**
* Implement a factory allowing to plug different implementations of suffix
* lookup (e.g.: using a trie or the packed hashes datastructures). This is used
* and exposed in `tldts.ts` and `tldts-experimental.ts` bundle entrypoints.
*/
function getEmptyResult() {
	return {
		domain: null,
		domainWithoutSuffix: null,
		hostname: null,
		isIcann: null,
		isIp: null,
		isPrivate: null,
		isSpecialUse: null,
		publicSuffix: null,
		subdomain: null
	};
}
function resetResult(result) {
	result.domain = null;
	result.domainWithoutSuffix = null;
	result.hostname = null;
	result.isIcann = null;
	result.isIp = null;
	result.isPrivate = null;
	result.isSpecialUse = null;
	result.publicSuffix = null;
	result.subdomain = null;
}
function parseImpl(url, step, suffixLookup, partialOptions, result) {
	const options = setDefaults(partialOptions);
	if (typeof url !== "string") return result;
	let urlIsValid = false;
	if (!options.extractHostname) {
		let end = url.length;
		while (end > 1 && url.charCodeAt(end - 1) === 46) end -= 1;
		result.hostname = end === url.length ? url : url.slice(0, end);
	} else if (options.mixedInputs) {
		urlIsValid = is_valid_default(url);
		result.hostname = extractHostname(url, urlIsValid, options.validateHostname);
	} else result.hostname = extractHostname(url, false, options.validateHostname);
	if (options.detectIp && result.hostname !== null) {
		result.isIp = isIp(result.hostname);
		if (result.isIp) return result;
	}
	if (options.validateHostname && options.extractHostname && result.hostname !== null && !(urlIsValid && result.hostname === url) && !extractedHostnameValidated && !is_valid_default(result.hostname)) {
		result.hostname = null;
		return result;
	}
	if (step === 0 || result.hostname === null) return result;
	if (step === 5 && options.detectSpecialUse) result.isSpecialUse = isSpecialUse(result.hostname);
	const isException = suffixLookup(result.hostname, options, result);
	if (options.extraSuffixes !== null) extraSuffixLookup(result.hostname, options, isException === true, result);
	if (step === 2 || result.publicSuffix === null) return result;
	result.domain = getDomain$1(result.publicSuffix, result.hostname, options);
	if (step === 3 || result.domain === null) return result;
	result.subdomain = getSubdomain(result.hostname, result.domain);
	if (step === 4) return result;
	result.domainWithoutSuffix = getDomainWithoutSuffix(result.domain, result.publicSuffix);
	return result;
}
// node_modules/tldts-core/dist/es6/src/lookup/fast-path.js
function fast_path_default(hostname, options, out) {
	if (!options.allowPrivateDomains && options.allowIcannDomains && hostname.length > 3) {
		const last = hostname.length - 1;
		const c3 = hostname.charCodeAt(last);
		const c2 = hostname.charCodeAt(last - 1);
		const c1 = hostname.charCodeAt(last - 2);
		const c0 = hostname.charCodeAt(last - 3);
		if (c3 === 109 && c2 === 111 && c1 === 99 && c0 === 46) {
			out.isIcann = true;
			out.isPrivate = false;
			out.publicSuffix = "com";
			return true;
		} else if (c3 === 103 && c2 === 114 && c1 === 111 && c0 === 46) {
			out.isIcann = true;
			out.isPrivate = false;
			out.publicSuffix = "org";
			return true;
		} else if (c3 === 117 && c2 === 100 && c1 === 101 && c0 === 46) {
			out.isIcann = true;
			out.isPrivate = false;
			out.publicSuffix = "edu";
			return true;
		} else if (c3 === 118 && c2 === 111 && c1 === 103 && c0 === 46) {
			out.isIcann = true;
			out.isPrivate = false;
			out.publicSuffix = "gov";
			return true;
		} else if (c3 === 116 && c2 === 101 && c1 === 110 && c0 === 46) {
			out.isIcann = true;
			out.isPrivate = false;
			out.publicSuffix = "net";
			return true;
		} else if (c3 === 101 && c2 === 100 && c1 === 46) {
			out.isIcann = true;
			out.isPrivate = false;
			out.publicSuffix = "de";
			return true;
		}
	}
	return false;
}
// node_modules/tldts/dist/es6/src/data/trie.js
var nodeFlags = /*#__PURE__*/ new Uint8Array([
	1,
	2,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	2,
	2,
	2,
	2,
	0,
	2,
	2,
	2,
	2,
	0,
	2,
	2,
	2,
	1,
	2,
	2,
	2,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	0,
	2,
	0,
	1,
	0,
	1,
	1,
	1,
	1,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	0,
	1,
	1,
	1,
	1,
	1,
	0,
	0,
	2,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	0,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	0,
	1,
	0,
	1,
	1,
	0,
	1,
	1,
	0,
	0,
	2,
	0,
	0,
	0,
	1,
	1,
	1,
	0,
	2,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	2,
	0,
	2,
	2,
	0,
	0,
	2,
	2,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	1,
	1,
	0,
	2,
	1,
	1,
	2,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	2,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	2,
	2,
	2,
	0,
	0,
	2,
	0,
	0,
	2,
	0,
	0,
	0,
	2,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	2,
	0,
	0,
	0,
	0,
	0,
	0,
	2,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	2,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	2,
	0,
	0,
	0,
	0,
	2,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	0,
	1,
	1,
	0,
	0,
	0,
	0,
	1,
	0,
	2,
	2,
	0,
	0,
	0,
	2,
	0,
	1,
	1,
	0,
	2,
	0,
	2,
	2,
	2,
	0,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	0,
	1,
	1,
	1,
	0,
	1,
	1,
	1,
	1,
	0,
	0,
	0,
	0,
	1,
	0,
	1,
	1,
	1,
	1,
	0,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	2,
	0,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	0,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	0,
	0,
	0,
	0,
	2,
	2,
	0,
	2,
	2,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	0,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	0,
	0,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	0,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	0,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	0,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	0,
	1,
	1,
	0,
	2,
	2,
	0,
	2,
	2,
	2,
	2,
	0,
	0,
	0,
	0,
	2,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	2,
	2,
	0,
	0,
	0,
	2,
	2,
	1,
	1,
	1,
	1,
	1,
	2,
	1,
	1,
	1,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	0,
	0,
	0,
	2,
	2,
	0,
	0,
	2,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	2,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	0,
	2,
	2,
	1,
	2,
	1,
	1,
	1,
	2,
	1,
	1,
	1,
	1,
	1,
	0,
	1,
	1,
	1,
	1,
	2,
	1,
	1,
	1,
	1,
	2,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	0,
	1,
	0,
	1,
	1,
	1,
	1,
	1,
	2,
	1,
	1,
	1,
	1,
	2,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	0,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	0,
	0,
	0,
	0,
	0
]);
var edgeStart = /*#__PURE__*/ new Uint16Array([
	0,
	0,
	0,
	10,
	11,
	18,
	106,
	111,
	117,
	124,
	130,
	136,
	145,
	146,
	147,
	148,
	149,
	150,
	151,
	153,
	154,
	156,
	157,
	158,
	160,
	162,
	236,
	249,
	251,
	252,
	253,
	268,
	270,
	277,
	278,
	281,
	282,
	283,
	286,
	288,
	307,
	308,
	310,
	319,
	324,
	341,
	342,
	345,
	346,
	348,
	350,
	386,
	387,
	389,
	392,
	393,
	397,
	399,
	403,
	406,
	438,
	441,
	454,
	455,
	463,
	464,
	466,
	476,
	490,
	491,
	492,
	493,
	502,
	503,
	540,
	545,
	561,
	581,
	587,
	629,
	631,
	632,
	633,
	634,
	661,
	688,
	689,
	837,
	843,
	846,
	847,
	848,
	853,
	858,
	867,
	889,
	890,
	891,
	892,
	893,
	894,
	895,
	913,
	915,
	916,
	919,
	921,
	922,
	924,
	926,
	941,
	956,
	961,
	962,
	964,
	965,
	966,
	967,
	968,
	970,
	973,
	978,
	979,
	980,
	982,
	983,
	986,
	989,
	990,
	991,
	1004,
	1006,
	1018,
	1029,
	1037,
	1039,
	1079,
	1082,
	1086,
	1087,
	1089,
	1092,
	1103,
	1105,
	1115,
	1117,
	1123,
	1125,
	1126,
	1128,
	1131,
	1132,
	1133,
	1186,
	1188,
	1190,
	1210,
	1211,
	1212,
	1213,
	1215,
	1226,
	1257,
	1268,
	1269,
	1282,
	1292,
	1301,
	1309,
	1310,
	1315,
	1329,
	1340,
	1352,
	1364,
	1378,
	1379,
	1390,
	1424,
	1425,
	1426,
	1442,
	1458,
	1470,
	1543,
	1544,
	1546,
	1547,
	1583,
	1602,
	1603,
	1604,
	1605,
	1606,
	1609,
	1613,
	1616,
	1618,
	1652,
	1653,
	1661,
	1662,
	1663,
	1664,
	1665,
	1666,
	1668,
	1670,
	1672,
	1673,
	1677,
	1678,
	1679,
	1681,
	1683,
	1684,
	1686,
	1687,
	1688,
	1699,
	1701,
	1702,
	1706,
	1707,
	1710,
	1717,
	1718,
	1723,
	1727,
	1728,
	1730,
	1731,
	1732,
	1733,
	1734,
	1735,
	1736,
	1737,
	1738,
	1739,
	1740,
	1741,
	1742,
	1743,
	1745,
	1746,
	1747,
	2209,
	2212,
	2213,
	2215,
	2222,
	2229,
	2239,
	2243,
	2254,
	2255,
	2256,
	2268,
	2269,
	2271,
	2273,
	2274,
	2281,
	2282,
	2284,
	2285,
	2287,
	2288,
	2289,
	2290,
	2291,
	2366,
	2368,
	2389,
	2390,
	2391,
	2393,
	2394,
	2396,
	2397,
	2452,
	2453,
	2454,
	2461,
	2467,
	2477,
	2487,
	2540,
	2541,
	2542,
	2552,
	2566,
	2567,
	2570,
	2577,
	2578,
	2586,
	2588,
	2589,
	2590,
	2591,
	2602,
	2603,
	2604,
	2606,
	2607,
	2609,
	2610,
	2619,
	2631,
	2637,
	2639,
	2671,
	2675,
	2677,
	2678,
	2680,
	2681,
	2693,
	2694,
	2696,
	2704,
	2711,
	2717,
	2722,
	2723,
	2729,
	2732,
	2738,
	2745,
	2752,
	2760,
	2761,
	2762,
	2800,
	2806,
	2810,
	2827,
	2828,
	2833,
	2851,
	2882,
	2900,
	2902,
	2905,
	2913,
	2915,
	2922,
	2974,
	2998,
	2999,
	3e3,
	3001,
	3002,
	3003,
	3004,
	3011,
	3012,
	3013,
	3014,
	3015,
	3016,
	3018,
	3019,
	3023,
	3105,
	3118,
	3119,
	3556,
	3560,
	3574,
	3626,
	3654,
	3676,
	3734,
	3756,
	3771,
	3834,
	3885,
	3923,
	3959,
	3984,
	4126,
	4172,
	4223,
	4242,
	4276,
	4291,
	4311,
	4341,
	4372,
	4395,
	4426,
	4456,
	4488,
	4515,
	4590,
	4612,
	4650,
	4660,
	4694,
	4713,
	4739,
	4781,
	4831,
	4857,
	4926,
	4927,
	4929,
	4952,
	4975,
	5011,
	5042,
	5059,
	5116,
	5129,
	5153,
	5182,
	5184,
	5218,
	5234,
	5262,
	5567,
	5576,
	5585,
	5592,
	5609,
	5613,
	5619,
	5658,
	5660,
	5667,
	5674,
	5683,
	5690,
	5691,
	5692,
	5704,
	5707,
	5722,
	5723,
	5732,
	5733,
	5742,
	5751,
	5757,
	5759,
	5760,
	5761,
	5799,
	5800,
	5802,
	5810,
	5817,
	5830,
	5834,
	5836,
	5837,
	5843,
	5850,
	5864,
	5874,
	5879,
	5887,
	5895,
	5901,
	5902,
	5906,
	5908,
	5909,
	5921,
	5993,
	5994,
	5995,
	5996,
	5998,
	5999,
	6002,
	6004,
	6007,
	6011,
	6012,
	6013,
	6019,
	6020,
	6021,
	6023,
	6025,
	6027,
	6028,
	6029,
	6032,
	6034,
	6037,
	6038,
	6040,
	6238,
	6245,
	6246,
	6247,
	6257,
	6262,
	6279,
	6293,
	6302,
	6303,
	6304,
	6308,
	6309,
	6311,
	6313,
	6319,
	6320,
	6323,
	6324,
	6326,
	6327,
	6328,
	7228,
	7231,
	7235,
	7253,
	7262,
	7265,
	7272,
	7273,
	7275,
	7276,
	7277,
	7279,
	7331,
	7332,
	7335,
	7336,
	7454,
	7455,
	7466,
	7482,
	7489,
	7492,
	7501,
	7502,
	7503,
	7518,
	7573,
	7765,
	7767,
	7769,
	7770,
	7772,
	7777,
	7790,
	7805,
	7812,
	7821,
	7824,
	7827,
	7834,
	7842,
	7846,
	7847,
	7848,
	7862,
	7867,
	7876,
	7877,
	7878,
	7882,
	7917,
	7918,
	7939,
	7946,
	7954,
	7955,
	7960,
	7968,
	8012,
	8013,
	8019,
	8022,
	8035,
	8040,
	8041,
	8043,
	8045,
	8082,
	8083,
	8089,
	8096,
	8097,
	8107,
	8116,
	8131,
	8135,
	8137,
	8189,
	8190,
	8195,
	8196,
	8199,
	8201,
	8202,
	8203,
	8212,
	8226,
	8234,
	8248,
	8259,
	8260,
	8262,
	8264,
	8286,
	8297,
	8303,
	8304,
	8316,
	8328,
	8415,
	8427,
	8435,
	8438,
	8444,
	8469,
	8472,
	8473,
	8474,
	8475,
	8477,
	8480,
	8483,
	8494,
	8496,
	8498,
	8526,
	8601,
	8608,
	8612,
	8613,
	8622,
	8644,
	8645,
	8650,
	8651,
	8733,
	8735,
	8736,
	8745,
	8749,
	8755,
	8761,
	8767,
	8777,
	8782,
	8783,
	8801,
	8812,
	8817,
	8822,
	8832,
	8838,
	8842,
	8848,
	8854,
	10461,
	10462,
	10463,
	10470,
	10472
]);
var edgeLength = /*#__PURE__*/ new Uint8Array([
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	5,
	8,
	8,
	2,
	2,
	3,
	3,
	3,
	3,
	3,
	8,
	5,
	5,
	5,
	5,
	5,
	3,
	3,
	5,
	5,
	9,
	12,
	19,
	8,
	19,
	8,
	11,
	9,
	9,
	8,
	7,
	7,
	6,
	8,
	9,
	16,
	10,
	7,
	7,
	11,
	8,
	6,
	6,
	9,
	7,
	11,
	7,
	14,
	4,
	4,
	4,
	4,
	4,
	4,
	10,
	7,
	6,
	6,
	6,
	6,
	10,
	10,
	6,
	10,
	10,
	22,
	11,
	9,
	10,
	10,
	10,
	9,
	10,
	8,
	7,
	7,
	7,
	8,
	21,
	13,
	11,
	11,
	9,
	10,
	9,
	13,
	10,
	8,
	8,
	9,
	12,
	9,
	7,
	10,
	7,
	7,
	13,
	7,
	3,
	3,
	3,
	3,
	3,
	2,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	8,
	6,
	3,
	3,
	3,
	3,
	3,
	3,
	2,
	5,
	3,
	3,
	3,
	7,
	2,
	2,
	2,
	2,
	2,
	2,
	3,
	3,
	3,
	1,
	1,
	7,
	8,
	5,
	2,
	2,
	7,
	4,
	5,
	7,
	2,
	2,
	1,
	4,
	1,
	11,
	9,
	9,
	5,
	5,
	8,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	3,
	3,
	3,
	3,
	3,
	5,
	5,
	11,
	9,
	9,
	8,
	9,
	9,
	13,
	7,
	14,
	7,
	6,
	6,
	6,
	7,
	6,
	6,
	6,
	6,
	6,
	6,
	10,
	7,
	11,
	9,
	4,
	4,
	4,
	4,
	4,
	6,
	6,
	6,
	6,
	13,
	6,
	8,
	7,
	10,
	10,
	9,
	9,
	7,
	9,
	8,
	9,
	8,
	7,
	10,
	6,
	9,
	8,
	10,
	10,
	7,
	8,
	1,
	9,
	10,
	12,
	12,
	12,
	10,
	9,
	9,
	10,
	10,
	9,
	9,
	1,
	1,
	5,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	6,
	6,
	6,
	4,
	2,
	3,
	3,
	3,
	3,
	7,
	4,
	4,
	4,
	3,
	3,
	6,
	7,
	3,
	4,
	1,
	2,
	2,
	2,
	6,
	1,
	2,
	2,
	2,
	2,
	2,
	12,
	5,
	3,
	8,
	9,
	13,
	4,
	4,
	13,
	9,
	9,
	11,
	7,
	3,
	12,
	9,
	2,
	2,
	2,
	3,
	3,
	3,
	3,
	3,
	8,
	2,
	2,
	3,
	3,
	3,
	2,
	2,
	2,
	2,
	2,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	4,
	3,
	7,
	10,
	15,
	15,
	7,
	15,
	20,
	15,
	9,
	10,
	10,
	12,
	14,
	14,
	14,
	12,
	12,
	12,
	12,
	12,
	14,
	14,
	10,
	10,
	10,
	10,
	14,
	9,
	9,
	9,
	9,
	10,
	14,
	14,
	14,
	13,
	13,
	14,
	9,
	9,
	9,
	9,
	9,
	9,
	7,
	8,
	6,
	8,
	8,
	6,
	8,
	13,
	8,
	8,
	6,
	13,
	8,
	11,
	13,
	8,
	6,
	13,
	8,
	6,
	9,
	10,
	10,
	12,
	14,
	14,
	14,
	12,
	12,
	12,
	12,
	14,
	14,
	10,
	10,
	10,
	10,
	9,
	9,
	9,
	10,
	14,
	14,
	11,
	13,
	13,
	9,
	9,
	9,
	9,
	9,
	9,
	2,
	6,
	9,
	2,
	2,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	4,
	4,
	4,
	2,
	3,
	3,
	3,
	3,
	3,
	3,
	7,
	7,
	2,
	3,
	2,
	2,
	5,
	3,
	3,
	3,
	3,
	3,
	3,
	4,
	2,
	2,
	2,
	2,
	2,
	2,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	4,
	5,
	7,
	4,
	2,
	2,
	12,
	8,
	10,
	8,
	10,
	7,
	18,
	4,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	5,
	2,
	2,
	3,
	3,
	3,
	5,
	5,
	3,
	8,
	8,
	6,
	8,
	6,
	6,
	4,
	6,
	7,
	7,
	7,
	10,
	11,
	2,
	5,
	5,
	3,
	3,
	3,
	3,
	3,
	3,
	5,
	5,
	6,
	11,
	10,
	7,
	7,
	7,
	4,
	4,
	4,
	2,
	3,
	3,
	3,
	3,
	3,
	2,
	2,
	7,
	5,
	5,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	7,
	7,
	7,
	11,
	7,
	6,
	9,
	6,
	6,
	8,
	10,
	8,
	6,
	8,
	13,
	4,
	4,
	4,
	4,
	4,
	10,
	8,
	11,
	8,
	8,
	8,
	10,
	10,
	7,
	5,
	4,
	4,
	4,
	10,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	1,
	1,
	2,
	2,
	2,
	2,
	2,
	2,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	7,
	10,
	13,
	7,
	8,
	7,
	11,
	8,
	8,
	6,
	9,
	8,
	8,
	6,
	6,
	6,
	8,
	8,
	6,
	6,
	6,
	6,
	6,
	9,
	7,
	6,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	6,
	6,
	6,
	9,
	7,
	8,
	10,
	8,
	8,
	2,
	3,
	3,
	3,
	3,
	3,
	2,
	8,
	9,
	9,
	2,
	2,
	2,
	3,
	3,
	3,
	2,
	3,
	3,
	3,
	9,
	2,
	2,
	3,
	3,
	3,
	3,
	3,
	3,
	5,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	12,
	5,
	5,
	3,
	5,
	4,
	2,
	3,
	2,
	4,
	3,
	9,
	2,
	2,
	2,
	2,
	2,
	5,
	5,
	3,
	8,
	8,
	13,
	6,
	10,
	9,
	4,
	7,
	9,
	11,
	2,
	3,
	7,
	3,
	3,
	4,
	1,
	3,
	4,
	2,
	9,
	3,
	3,
	12,
	5,
	3,
	7,
	10,
	10,
	7,
	4,
	4,
	6,
	14,
	7,
	9,
	7,
	13,
	2,
	2,
	2,
	2,
	2,
	2,
	3,
	3,
	3,
	3,
	3,
	8,
	15,
	4,
	4,
	2,
	3,
	3,
	3,
	7,
	4,
	9,
	9,
	2,
	3,
	3,
	3,
	5,
	3,
	2,
	2,
	7,
	2,
	7,
	6,
	6,
	7,
	2,
	4,
	2,
	2,
	2,
	2,
	2,
	2,
	8,
	8,
	8,
	9,
	5,
	2,
	3,
	3,
	3,
	3,
	3,
	3,
	10,
	7,
	4,
	4,
	4,
	4,
	3,
	4,
	2,
	3,
	3,
	3,
	3,
	3,
	10,
	7,
	4,
	4,
	4,
	4,
	2,
	3,
	3,
	3,
	3,
	10,
	7,
	4,
	4,
	4,
	4,
	3,
	9,
	6,
	6,
	6,
	9,
	13,
	9,
	2,
	2,
	2,
	8,
	7,
	9,
	5,
	3,
	3,
	3,
	5,
	5,
	13,
	12,
	9,
	10,
	7,
	8,
	7,
	6,
	8,
	6,
	11,
	12,
	7,
	10,
	4,
	4,
	7,
	8,
	11,
	6,
	7,
	9,
	8,
	7,
	10,
	8,
	9,
	15,
	7,
	8,
	5,
	4,
	7,
	2,
	3,
	3,
	3,
	2,
	14,
	10,
	2,
	14,
	10,
	2,
	14,
	3,
	9,
	13,
	13,
	10,
	14,
	16,
	17,
	11,
	2,
	14,
	2,
	14,
	3,
	9,
	13,
	10,
	14,
	16,
	17,
	11,
	14,
	10,
	14,
	2,
	7,
	3,
	10,
	7,
	14,
	10,
	2,
	14,
	10,
	9,
	9,
	17,
	6,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	3,
	3,
	3,
	3,
	3,
	3,
	10,
	10,
	10,
	12,
	9,
	4,
	10,
	10,
	11,
	8,
	8,
	8,
	7,
	9,
	5,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	5,
	8,
	4,
	4,
	4,
	4,
	4,
	4,
	6,
	16,
	3,
	3,
	14,
	3,
	14,
	2,
	14,
	9,
	13,
	10,
	10,
	14,
	16,
	17,
	11,
	6,
	9,
	10,
	10,
	12,
	14,
	14,
	14,
	12,
	12,
	12,
	12,
	14,
	14,
	10,
	10,
	10,
	10,
	14,
	9,
	9,
	9,
	10,
	14,
	14,
	14,
	9,
	9,
	9,
	9,
	9,
	9,
	2,
	14,
	9,
	13,
	10,
	10,
	14,
	16,
	17,
	11,
	6,
	14,
	2,
	14,
	9,
	17,
	13,
	10,
	10,
	14,
	17,
	16,
	17,
	11,
	6,
	2,
	14,
	9,
	13,
	10,
	14,
	17,
	16,
	17,
	11,
	2,
	14,
	9,
	13,
	10,
	14,
	16,
	17,
	11,
	2,
	14,
	9,
	13,
	10,
	17,
	16,
	11,
	17,
	2,
	14,
	10,
	19,
	7,
	2,
	14,
	9,
	13,
	10,
	19,
	10,
	7,
	14,
	17,
	16,
	17,
	11,
	6,
	2,
	14,
	9,
	13,
	10,
	19,
	7,
	14,
	16,
	17,
	11,
	2,
	14,
	9,
	13,
	10,
	10,
	14,
	17,
	16,
	17,
	11,
	6,
	2,
	14,
	9,
	13,
	10,
	10,
	14,
	17,
	16,
	17,
	11,
	6,
	2,
	14,
	9,
	13,
	17,
	13,
	10,
	10,
	14,
	17,
	16,
	17,
	11,
	6,
	3,
	2,
	14,
	9,
	13,
	10,
	10,
	14,
	16,
	17,
	11,
	6,
	9,
	10,
	12,
	14,
	14,
	14,
	12,
	12,
	12,
	12,
	12,
	14,
	14,
	14,
	10,
	10,
	10,
	14,
	9,
	9,
	9,
	9,
	14,
	14,
	14,
	13,
	13,
	14,
	9,
	9,
	9,
	9,
	9,
	9,
	4,
	11,
	2,
	14,
	9,
	13,
	17,
	13,
	10,
	19,
	10,
	7,
	14,
	17,
	16,
	17,
	11,
	6,
	2,
	14,
	9,
	13,
	17,
	13,
	10,
	19,
	10,
	7,
	14,
	17,
	16,
	17,
	11,
	6,
	2,
	14,
	9,
	13,
	10,
	19,
	7,
	14,
	17,
	16,
	17,
	11,
	2,
	9,
	10,
	10,
	7,
	17,
	3,
	3,
	12,
	12,
	16,
	15,
	15,
	12,
	14,
	14,
	14,
	20,
	20,
	13,
	12,
	12,
	12,
	12,
	12,
	12,
	20,
	25,
	14,
	14,
	12,
	12,
	10,
	10,
	10,
	10,
	14,
	9,
	9,
	9,
	25,
	4,
	9,
	17,
	10,
	7,
	14,
	16,
	21,
	13,
	13,
	14,
	20,
	14,
	13,
	17,
	24,
	9,
	12,
	13,
	25,
	13,
	21,
	20,
	17,
	9,
	9,
	9,
	9,
	9,
	9,
	12,
	17,
	4,
	4,
	9,
	9,
	9,
	10,
	10,
	12,
	14,
	14,
	14,
	12,
	12,
	12,
	12,
	12,
	14,
	14,
	10,
	10,
	10,
	10,
	14,
	9,
	9,
	9,
	9,
	10,
	14,
	14,
	14,
	13,
	13,
	14,
	9,
	9,
	9,
	9,
	9,
	9,
	9,
	10,
	14,
	12,
	12,
	14,
	14,
	10,
	9,
	9,
	9,
	10,
	14,
	14,
	14,
	9,
	9,
	9,
	9,
	2,
	1,
	5,
	8,
	7,
	11,
	11,
	1,
	3,
	3,
	3,
	5,
	3,
	3,
	4,
	8,
	9,
	10,
	10,
	12,
	14,
	14,
	14,
	12,
	12,
	12,
	12,
	14,
	14,
	10,
	10,
	10,
	10,
	14,
	9,
	9,
	9,
	10,
	14,
	14,
	14,
	13,
	13,
	14,
	9,
	9,
	9,
	9,
	9,
	9,
	7,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	10,
	2,
	2,
	6,
	7,
	6,
	2,
	3,
	2,
	3,
	6,
	2,
	7,
	6,
	10,
	7,
	4,
	9,
	12,
	6,
	14,
	4,
	12,
	7,
	2,
	2,
	1,
	2,
	7,
	6,
	4,
	4,
	4,
	6,
	8,
	8,
	7,
	2,
	2,
	13,
	2,
	2,
	2,
	2,
	6,
	2,
	8,
	12,
	2,
	7,
	7,
	6,
	8,
	10,
	12,
	2,
	2,
	2,
	3,
	3,
	13,
	2,
	2,
	3,
	3,
	6,
	7,
	6,
	4,
	5,
	6,
	3,
	3,
	3,
	3,
	4,
	16,
	8,
	5,
	4,
	3,
	3,
	3,
	5,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	11,
	12,
	7,
	7,
	13,
	9,
	10,
	17,
	12,
	8,
	9,
	7,
	17,
	17,
	8,
	5,
	12,
	10,
	13,
	14,
	5,
	5,
	5,
	13,
	5,
	5,
	5,
	3,
	3,
	3,
	5,
	16,
	5,
	5,
	5,
	5,
	7,
	12,
	14,
	8,
	12,
	8,
	10,
	12,
	9,
	11,
	7,
	9,
	7,
	10,
	7,
	13,
	13,
	9,
	7,
	12,
	8,
	17,
	7,
	7,
	16,
	10,
	13,
	13,
	8,
	10,
	10,
	14,
	17,
	7,
	16,
	16,
	15,
	8,
	10,
	10,
	12,
	17,
	17,
	7,
	17,
	14,
	7,
	10,
	17,
	8,
	7,
	7,
	7,
	8,
	15,
	15,
	7,
	14,
	10,
	10,
	10,
	11,
	11,
	7,
	7,
	13,
	8,
	10,
	7,
	16,
	7,
	8,
	7,
	14,
	17,
	12,
	10,
	11,
	21,
	8,
	9,
	7,
	13,
	9,
	8,
	6,
	13,
	6,
	12,
	7,
	6,
	13,
	10,
	10,
	10,
	8,
	18,
	9,
	17,
	13,
	10,
	12,
	6,
	13,
	6,
	11,
	8,
	13,
	10,
	13,
	18,
	13,
	11,
	13,
	8,
	16,
	7,
	10,
	8,
	16,
	12,
	10,
	8,
	8,
	14,
	11,
	8,
	15,
	8,
	8,
	7,
	7,
	12,
	7,
	8,
	9,
	14,
	15,
	8,
	9,
	10,
	9,
	15,
	7,
	8,
	8,
	12,
	13,
	9,
	10,
	15,
	13,
	7,
	10,
	10,
	20,
	7,
	6,
	9,
	6,
	6,
	14,
	11,
	14,
	11,
	12,
	9,
	10,
	16,
	16,
	12,
	7,
	11,
	28,
	8,
	11,
	10,
	7,
	21,
	8,
	7,
	9,
	4,
	4,
	4,
	17,
	7,
	8,
	6,
	9,
	6,
	6,
	13,
	6,
	6,
	6,
	6,
	18,
	20,
	14,
	8,
	11,
	12,
	9,
	10,
	13,
	15,
	15,
	19,
	8,
	9,
	12,
	7,
	10,
	16,
	12,
	9,
	9,
	9,
	14,
	12,
	11,
	10,
	9,
	12,
	11,
	18,
	9,
	9,
	9,
	10,
	7,
	7,
	16,
	8,
	9,
	7,
	13,
	12,
	10,
	14,
	18,
	7,
	8,
	11,
	10,
	7,
	7,
	8,
	8,
	13,
	7,
	7,
	7,
	11,
	15,
	13,
	11,
	7,
	8,
	15,
	11,
	7,
	8,
	18,
	14,
	13,
	18,
	15,
	10,
	12,
	12,
	9,
	7,
	11,
	11,
	8,
	7,
	10,
	8,
	14,
	12,
	10,
	18,
	7,
	10,
	9,
	7,
	8,
	13,
	10,
	14,
	10,
	8,
	8,
	23,
	7,
	7,
	11,
	12,
	12,
	17,
	7,
	7,
	11,
	11,
	17,
	16,
	16,
	7,
	8,
	11,
	14,
	14,
	8,
	10,
	7,
	15,
	7,
	16,
	16,
	13,
	9,
	11,
	9,
	15,
	15,
	11,
	11,
	7,
	7,
	14,
	7,
	9,
	7,
	7,
	16,
	10,
	13,
	10,
	11,
	14,
	7,
	11,
	10,
	11,
	7,
	11,
	10,
	11,
	15,
	11,
	15,
	10,
	12,
	10,
	14,
	13,
	11,
	11,
	12,
	13,
	10,
	7,
	13,
	16,
	12,
	21,
	15,
	9,
	10,
	10,
	7,
	11,
	14,
	17,
	7,
	7,
	8,
	11,
	13,
	12,
	8,
	15,
	14,
	14,
	8,
	17,
	12,
	10,
	10,
	7,
	9,
	11,
	7,
	10,
	7,
	11,
	18,
	7,
	11,
	7,
	12,
	11,
	8,
	8,
	14,
	12,
	7,
	8,
	15,
	3,
	7,
	7,
	5,
	2,
	9,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	2,
	5,
	3,
	3,
	3,
	3,
	3,
	3,
	4,
	4,
	3,
	3,
	3,
	3,
	3,
	3,
	5,
	11,
	6,
	4,
	7,
	10,
	7,
	7,
	11,
	1,
	10,
	2,
	2,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	5,
	7,
	3,
	5,
	6,
	3,
	3,
	5,
	2,
	2,
	5,
	3,
	4,
	13,
	11,
	3,
	3,
	6,
	3,
	5,
	14,
	2,
	2,
	3,
	8,
	2,
	2,
	12,
	5,
	18,
	5,
	3,
	3,
	3,
	3,
	16,
	5,
	5,
	5,
	10,
	7,
	13,
	12,
	13,
	9,
	12,
	14,
	19,
	9,
	9,
	21,
	9,
	9,
	10,
	6,
	9,
	6,
	15,
	10,
	6,
	12,
	8,
	6,
	10,
	15,
	4,
	4,
	6,
	6,
	9,
	9,
	12,
	16,
	14,
	23,
	7,
	7,
	7,
	14,
	9,
	7,
	7,
	11,
	14,
	10,
	7,
	10,
	10,
	10,
	12,
	6,
	11,
	10,
	13,
	11,
	15,
	11,
	7,
	12,
	10,
	3,
	7,
	1,
	1,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	3,
	4,
	3,
	7,
	5,
	1,
	5,
	2,
	2,
	2,
	5,
	5,
	5,
	5,
	5,
	3,
	3,
	3,
	3,
	3,
	5,
	5,
	10,
	9,
	11,
	8,
	7,
	12,
	8,
	9,
	7,
	6,
	13,
	11,
	6,
	13,
	7,
	9,
	9,
	4,
	4,
	4,
	4,
	4,
	6,
	10,
	7,
	8,
	13,
	11,
	8,
	8,
	9,
	14,
	7,
	14,
	8,
	10,
	7,
	9,
	7,
	7,
	9,
	6,
	9,
	2,
	12,
	5,
	3,
	3,
	13,
	4,
	2,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	2,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	4,
	5,
	5,
	5,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	8,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	9,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	4,
	2,
	2,
	2,
	5,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	4,
	4,
	1,
	7,
	6,
	4,
	12,
	3,
	3,
	3,
	3,
	3,
	8,
	7,
	3,
	3,
	3,
	3,
	3,
	3,
	4,
	4,
	11,
	15,
	14,
	2,
	8,
	3,
	5,
	5,
	8,
	10,
	8,
	6,
	4,
	7,
	17,
	7,
	4,
	5,
	2,
	6,
	3,
	5,
	4,
	2,
	2,
	12,
	5,
	5,
	3,
	15,
	13,
	8,
	11,
	2,
	2,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	4,
	4,
	5,
	3,
	3,
	3,
	3,
	4,
	2,
	3,
	18,
	2,
	12,
	5,
	3,
	3,
	3,
	3,
	3,
	5,
	16,
	8,
	8,
	9,
	6,
	6,
	4,
	4,
	4,
	4,
	31,
	6,
	6,
	10,
	11,
	21,
	10,
	9,
	7,
	10,
	7,
	7,
	2,
	4,
	4,
	4,
	4,
	6,
	5,
	3,
	3,
	4,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	6,
	6,
	4,
	6,
	2,
	2,
	2,
	5,
	3,
	3,
	3,
	7,
	7,
	4,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	2,
	3,
	3,
	3,
	3,
	8,
	2,
	3,
	3,
	3,
	3,
	3,
	5,
	9,
	11,
	3,
	3,
	3,
	3,
	4,
	4,
	3,
	3,
	3,
	3,
	3,
	5,
	10,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	4,
	4,
	2,
	3,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	11,
	10,
	10,
	10,
	10,
	10,
	11,
	10,
	11,
	10,
	11,
	10,
	9,
	9,
	11,
	3,
	3,
	3,
	3,
	3,
	3,
	2,
	2,
	3,
	3,
	5,
	5,
	3,
	7,
	8,
	8,
	7,
	6,
	6,
	11,
	4,
	4,
	4,
	4,
	7,
	8,
	9,
	9,
	2,
	3,
	7,
	4,
	4,
	2,
	5,
	5,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	4,
	4,
	4,
	4,
	4,
	4,
	2,
	2,
	5,
	5,
	5,
	5,
	5,
	3,
	3,
	5,
	5,
	5,
	7,
	7,
	6,
	6,
	6,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	6,
	6,
	8,
	8,
	1,
	2,
	2,
	2,
	2,
	2,
	2,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	4,
	4,
	6,
	9,
	12,
	3,
	7,
	10,
	7,
	2,
	2,
	3,
	3,
	3,
	3,
	3,
	4,
	3,
	3,
	2,
	2,
	2,
	2,
	3,
	3,
	3,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	5,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	5,
	5,
	8,
	8,
	6,
	6,
	8,
	6,
	7,
	4,
	4,
	4,
	4,
	4,
	4,
	6,
	7,
	5,
	5,
	20,
	19,
	8,
	10,
	9,
	7,
	10,
	6,
	8,
	11,
	6,
	6,
	6,
	6,
	13,
	12,
	8,
	6,
	7,
	14,
	11,
	9,
	2,
	5,
	3,
	6,
	2,
	3,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	5,
	4,
	3,
	7,
	6,
	4,
	7,
	4,
	3,
	6,
	4,
	7,
	2,
	2,
	7,
	7,
	7,
	5,
	5,
	5,
	5,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	5,
	9,
	10,
	10,
	11,
	7,
	8,
	20,
	7,
	9,
	8,
	9,
	8,
	12,
	6,
	6,
	6,
	8,
	9,
	8,
	12,
	6,
	6,
	8,
	13,
	10,
	12,
	6,
	6,
	7,
	7,
	9,
	6,
	4,
	4,
	4,
	4,
	4,
	4,
	10,
	6,
	6,
	6,
	7,
	14,
	11,
	10,
	7,
	8,
	10,
	8,
	11,
	14,
	11,
	11,
	9,
	7,
	9,
	8,
	11,
	9,
	17,
	10,
	9,
	2,
	2,
	2,
	9,
	3,
	3,
	3,
	3,
	15,
	14,
	9,
	5,
	5,
	2,
	8,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	15,
	12,
	22,
	19,
	17,
	18,
	18,
	19,
	21,
	7,
	16,
	16,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	7,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	9,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	5,
	7,
	16,
	11,
	11,
	7,
	7,
	7,
	7,
	17,
	7,
	8,
	12,
	15,
	9,
	19,
	7,
	19,
	8,
	21,
	11,
	12,
	19,
	14,
	22,
	7,
	7,
	7,
	7,
	7,
	7,
	7,
	7,
	7,
	7,
	7,
	16,
	16,
	19,
	24,
	12,
	7,
	14,
	7,
	12,
	7,
	8,
	10,
	10,
	13,
	7,
	12,
	12,
	7,
	7,
	10,
	18,
	15,
	12,
	16,
	7,
	14,
	12,
	17,
	10,
	16,
	17,
	12,
	17,
	25,
	7,
	7,
	7,
	13,
	6,
	9,
	6,
	9,
	18,
	6,
	6,
	11,
	20,
	10,
	6,
	6,
	6,
	6,
	6,
	6,
	17,
	6,
	6,
	6,
	15,
	6,
	6,
	6,
	6,
	6,
	8,
	14,
	11,
	12,
	11,
	15,
	13,
	19,
	17,
	21,
	7,
	18,
	8,
	13,
	13,
	8,
	12,
	8,
	6,
	6,
	13,
	6,
	15,
	15,
	16,
	6,
	6,
	16,
	6,
	6,
	6,
	14,
	6,
	18,
	6,
	6,
	6,
	17,
	18,
	9,
	13,
	15,
	8,
	19,
	8,
	15,
	15,
	18,
	14,
	16,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	6,
	11,
	10,
	11,
	6,
	21,
	23,
	12,
	17,
	12,
	11,
	14,
	13,
	22,
	15,
	15,
	11,
	12,
	14,
	12,
	7,
	12,
	8,
	12,
	14,
	12,
	18,
	10,
	8,
	16,
	19,
	17,
	12,
	14,
	15,
	8,
	19,
	17,
	12,
	13,
	13,
	15,
	18,
	13,
	23,
	24,
	23,
	21,
	17,
	24,
	8,
	21,
	8,
	14,
	14,
	16,
	20,
	14,
	8,
	8,
	15,
	20,
	8,
	19,
	21,
	9,
	8,
	13,
	12,
	13,
	15,
	11,
	8,
	11,
	9,
	9,
	8,
	11,
	8,
	21,
	14,
	21,
	15,
	15,
	13,
	7,
	19,
	7,
	7,
	7,
	7,
	7,
	7,
	16,
	12,
	17,
	18,
	7,
	7,
	11,
	11,
	7,
	9,
	9,
	2,
	2,
	3,
	3,
	2,
	2,
	2,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	4,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	3,
	3,
	10,
	10,
	7,
	9,
	7,
	7,
	7,
	6,
	8,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	7,
	6,
	8,
	6,
	6,
	9,
	7,
	7,
	7,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	8,
	9,
	8,
	7,
	8,
	7,
	8,
	10,
	7,
	5,
	5,
	5,
	5,
	5,
	5,
	3,
	9,
	7,
	7,
	8,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	9,
	6,
	6,
	9,
	11,
	13,
	7,
	8,
	9,
	9,
	5,
	5,
	5,
	7,
	8,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	7,
	8,
	9,
	7,
	10,
	9,
	10,
	7,
	8,
	5,
	5,
	5,
	5,
	5,
	5,
	7,
	7,
	9,
	8,
	7,
	7,
	6,
	6,
	6,
	6,
	6,
	6,
	10,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	9,
	10,
	4,
	4,
	4,
	4,
	8,
	7,
	7,
	10,
	10,
	9,
	8,
	8,
	15,
	9,
	8,
	8,
	8,
	8,
	8,
	9,
	10,
	9,
	10,
	7,
	8,
	13,
	5,
	5,
	5,
	5,
	5,
	3,
	3,
	7,
	7,
	8,
	6,
	6,
	6,
	4,
	4,
	11,
	9,
	7,
	8,
	9,
	10,
	7,
	5,
	5,
	5,
	5,
	5,
	3,
	3,
	7,
	6,
	6,
	13,
	7,
	9,
	8,
	7,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	3,
	3,
	3,
	3,
	7,
	8,
	7,
	8,
	13,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	8,
	8,
	6,
	6,
	6,
	6,
	7,
	6,
	7,
	6,
	6,
	9,
	7,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	7,
	8,
	7,
	8,
	9,
	8,
	8,
	8,
	7,
	10,
	7,
	8,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	3,
	7,
	7,
	7,
	7,
	9,
	7,
	10,
	9,
	6,
	6,
	6,
	6,
	6,
	8,
	8,
	6,
	6,
	6,
	7,
	6,
	6,
	6,
	9,
	9,
	4,
	4,
	13,
	7,
	10,
	9,
	9,
	12,
	7,
	8,
	8,
	10,
	8,
	8,
	8,
	8,
	8,
	8,
	5,
	5,
	5,
	5,
	3,
	7,
	7,
	11,
	7,
	9,
	8,
	8,
	6,
	6,
	10,
	6,
	8,
	8,
	8,
	6,
	7,
	6,
	6,
	12,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	9,
	8,
	8,
	16,
	8,
	9,
	8,
	7,
	5,
	5,
	5,
	5,
	5,
	3,
	3,
	7,
	7,
	7,
	10,
	15,
	8,
	9,
	8,
	9,
	9,
	6,
	6,
	6,
	6,
	6,
	6,
	7,
	4,
	8,
	7,
	8,
	8,
	7,
	8,
	11,
	8,
	5,
	5,
	5,
	5,
	5,
	3,
	7,
	7,
	6,
	11,
	16,
	7,
	6,
	4,
	4,
	4,
	4,
	9,
	9,
	8,
	8,
	8,
	13,
	12,
	8,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	11,
	7,
	8,
	8,
	9,
	13,
	7,
	7,
	7,
	9,
	8,
	8,
	9,
	12,
	7,
	12,
	7,
	12,
	8,
	7,
	10,
	12,
	9,
	9,
	6,
	6,
	8,
	8,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	9,
	8,
	9,
	11,
	8,
	6,
	6,
	6,
	6,
	6,
	12,
	7,
	6,
	6,
	6,
	9,
	7,
	7,
	6,
	6,
	6,
	6,
	6,
	11,
	9,
	6,
	6,
	6,
	6,
	6,
	7,
	9,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	9,
	9,
	9,
	9,
	7,
	7,
	7,
	7,
	7,
	11,
	7,
	7,
	8,
	8,
	8,
	8,
	8,
	8,
	9,
	8,
	9,
	9,
	7,
	7,
	11,
	11,
	7,
	12,
	8,
	8,
	8,
	8,
	8,
	7,
	8,
	8,
	8,
	8,
	8,
	13,
	12,
	8,
	8,
	8,
	8,
	7,
	7,
	7,
	9,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	3,
	3,
	7,
	7,
	11,
	7,
	8,
	8,
	8,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	10,
	11,
	6,
	7,
	9,
	4,
	4,
	4,
	4,
	4,
	4,
	9,
	9,
	8,
	9,
	8,
	8,
	8,
	7,
	7,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	3,
	3,
	11,
	7,
	7,
	7,
	9,
	6,
	6,
	11,
	8,
	10,
	6,
	6,
	6,
	12,
	8,
	8,
	7,
	6,
	6,
	8,
	7,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	9,
	10,
	9,
	9,
	8,
	10,
	9,
	11,
	8,
	5,
	5,
	5,
	7,
	6,
	6,
	8,
	7,
	4,
	4,
	4,
	4,
	8,
	7,
	7,
	8,
	7,
	8,
	8,
	5,
	5,
	5,
	5,
	7,
	7,
	8,
	8,
	8,
	6,
	6,
	6,
	6,
	6,
	10,
	8,
	9,
	13,
	6,
	7,
	6,
	6,
	8,
	7,
	8,
	4,
	4,
	4,
	4,
	11,
	8,
	8,
	8,
	10,
	5,
	5,
	8,
	7,
	8,
	13,
	8,
	7,
	6,
	8,
	6,
	9,
	7,
	8,
	7,
	5,
	5,
	5,
	5,
	5,
	5,
	3,
	3,
	7,
	8,
	9,
	6,
	4,
	8,
	10,
	10,
	8,
	12,
	9,
	13,
	2,
	7,
	5,
	5,
	5,
	5,
	5,
	7,
	7,
	10,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	8,
	4,
	4,
	9,
	8,
	8,
	8,
	14,
	8,
	8,
	8,
	9,
	8,
	5,
	5,
	5,
	5,
	5,
	3,
	3,
	9,
	6,
	6,
	6,
	6,
	10,
	12,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	4,
	4,
	4,
	4,
	11,
	8,
	7,
	8,
	8,
	8,
	5,
	5,
	3,
	3,
	3,
	3,
	7,
	7,
	6,
	8,
	6,
	8,
	11,
	7,
	6,
	6,
	6,
	7,
	4,
	8,
	11,
	9,
	10,
	5,
	5,
	5,
	3,
	3,
	3,
	7,
	7,
	8,
	9,
	8,
	15,
	9,
	6,
	6,
	6,
	6,
	6,
	6,
	11,
	11,
	4,
	4,
	4,
	4,
	4,
	7,
	9,
	9,
	10,
	8,
	7,
	5,
	5,
	5,
	5,
	5,
	5,
	3,
	3,
	8,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	9,
	7,
	4,
	4,
	4,
	4,
	4,
	9,
	9,
	8,
	8,
	10,
	13,
	5,
	5,
	5,
	3,
	17,
	7,
	7,
	7,
	7,
	7,
	8,
	6,
	8,
	13,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	4,
	4,
	4,
	9,
	10,
	8,
	8,
	8,
	5,
	5,
	5,
	5,
	3,
	7,
	7,
	7,
	8,
	8,
	6,
	6,
	6,
	8,
	8,
	8,
	9,
	10,
	8,
	4,
	8,
	10,
	9,
	8,
	8,
	8,
	9,
	13,
	10,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	3,
	3,
	7,
	8,
	9,
	9,
	7,
	7,
	7,
	10,
	9,
	9,
	8,
	9,
	8,
	8,
	8,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	8,
	12,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	12,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	11,
	8,
	8,
	9,
	9,
	10,
	8,
	9,
	7,
	7,
	5,
	5,
	5,
	5,
	5,
	5,
	3,
	7,
	8,
	7,
	6,
	6,
	8,
	6,
	6,
	10,
	4,
	7,
	8,
	9,
	12,
	8,
	7,
	7,
	5,
	5,
	5,
	5,
	5,
	5,
	3,
	3,
	7,
	14,
	7,
	9,
	8,
	8,
	6,
	6,
	8,
	12,
	12,
	6,
	6,
	7,
	7,
	10,
	4,
	4,
	4,
	4,
	4,
	9,
	9,
	14,
	9,
	13,
	8,
	7,
	5,
	5,
	5,
	6,
	6,
	6,
	7,
	4,
	8,
	7,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	3,
	3,
	7,
	7,
	7,
	8,
	6,
	6,
	6,
	6,
	6,
	6,
	12,
	6,
	6,
	6,
	6,
	4,
	4,
	9,
	9,
	8,
	8,
	11,
	7,
	7,
	7,
	5,
	5,
	5,
	3,
	9,
	8,
	6,
	6,
	7,
	4,
	4,
	4,
	4,
	4,
	4,
	8,
	8,
	11,
	5,
	5,
	5,
	7,
	7,
	7,
	9,
	6,
	6,
	6,
	6,
	6,
	6,
	9,
	8,
	4,
	4,
	4,
	4,
	7,
	12,
	9,
	8,
	8,
	8,
	7,
	10,
	10,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	3,
	11,
	14,
	8,
	7,
	8,
	8,
	6,
	6,
	6,
	6,
	6,
	8,
	7,
	6,
	6,
	6,
	7,
	6,
	8,
	9,
	4,
	4,
	4,
	7,
	8,
	9,
	7,
	9,
	7,
	7,
	9,
	8,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	11,
	3,
	9,
	7,
	7,
	12,
	14,
	8,
	6,
	6,
	12,
	11,
	8,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	15,
	7,
	4,
	4,
	4,
	16,
	9,
	9,
	9,
	8,
	9,
	9,
	9,
	9,
	9,
	8,
	8,
	8,
	13,
	11,
	8,
	5,
	5,
	5,
	5,
	3,
	7,
	6,
	6,
	8,
	8,
	8,
	6,
	6,
	7,
	10,
	7,
	4,
	4,
	4,
	4,
	9,
	7,
	8,
	7,
	7,
	7,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	3,
	7,
	7,
	7,
	9,
	6,
	6,
	6,
	6,
	6,
	8,
	8,
	7,
	7,
	9,
	6,
	6,
	6,
	7,
	6,
	6,
	6,
	6,
	6,
	15,
	4,
	4,
	4,
	4,
	4,
	8,
	8,
	7,
	8,
	12,
	9,
	8,
	8,
	8,
	8,
	8,
	9,
	8,
	8,
	10,
	8,
	8,
	8,
	8,
	16,
	9,
	10,
	2,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	9,
	7,
	6,
	8,
	9,
	4,
	4,
	4,
	4,
	4,
	7,
	8,
	8,
	8,
	9,
	8,
	11,
	10,
	5,
	5,
	5,
	5,
	3,
	7,
	8,
	6,
	6,
	6,
	6,
	6,
	8,
	6,
	6,
	6,
	6,
	4,
	12,
	10,
	12,
	7,
	7,
	7,
	7,
	7,
	7,
	7,
	5,
	5,
	5,
	5,
	3,
	3,
	7,
	7,
	10,
	8,
	9,
	7,
	6,
	10,
	7,
	6,
	6,
	4,
	4,
	8,
	9,
	7,
	9,
	9,
	9,
	9,
	8,
	8,
	8,
	8,
	10,
	5,
	5,
	5,
	5,
	5,
	5,
	8,
	7,
	6,
	6,
	6,
	10,
	6,
	7,
	10,
	7,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	12,
	9,
	10,
	7,
	7,
	10,
	8,
	10,
	5,
	12,
	9,
	6,
	6,
	6,
	6,
	6,
	7,
	6,
	4,
	4,
	4,
	10,
	9,
	9,
	8,
	7,
	7,
	5,
	5,
	5,
	5,
	5,
	5,
	3,
	3,
	13,
	7,
	7,
	9,
	7,
	7,
	7,
	8,
	9,
	9,
	7,
	8,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	7,
	13,
	9,
	15,
	15,
	4,
	4,
	4,
	4,
	4,
	10,
	10,
	9,
	8,
	9,
	8,
	8,
	9,
	7,
	8,
	7,
	8,
	5,
	5,
	7,
	6,
	6,
	6,
	4,
	4,
	4,
	7,
	8,
	11,
	8,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	7,
	6,
	6,
	6,
	6,
	6,
	6,
	9,
	11,
	10,
	7,
	4,
	4,
	4,
	9,
	8,
	8,
	5,
	5,
	5,
	5,
	5,
	9,
	9,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	9,
	9,
	4,
	4,
	4,
	4,
	8,
	8,
	8,
	9,
	9,
	8,
	8,
	8,
	13,
	2,
	4,
	2,
	7,
	5,
	5,
	5,
	5,
	5,
	5,
	9,
	9,
	6,
	6,
	6,
	6,
	10,
	8,
	8,
	8,
	6,
	6,
	6,
	4,
	4,
	9,
	8,
	10,
	8,
	9,
	8,
	8,
	8,
	9,
	8,
	8,
	5,
	3,
	3,
	3,
	11,
	6,
	6,
	6,
	7,
	6,
	6,
	6,
	4,
	4,
	9,
	8,
	5,
	5,
	5,
	5,
	5,
	3,
	11,
	8,
	6,
	6,
	6,
	6,
	6,
	9,
	7,
	4,
	4,
	14,
	10,
	9,
	8,
	12,
	8,
	8,
	8,
	11,
	15,
	8,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	11,
	11,
	11,
	10,
	10,
	7,
	7,
	3,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	3,
	3,
	3,
	7,
	11,
	7,
	7,
	11,
	11,
	7,
	8,
	9,
	10,
	7,
	7,
	9,
	9,
	9,
	9,
	7,
	7,
	10,
	8,
	13,
	8,
	8,
	8,
	8,
	11,
	10,
	6,
	6,
	8,
	10,
	11,
	14,
	14,
	6,
	6,
	6,
	6,
	6,
	6,
	9,
	11,
	7,
	7,
	6,
	8,
	12,
	11,
	11,
	6,
	6,
	10,
	6,
	6,
	6,
	6,
	6,
	10,
	7,
	7,
	6,
	6,
	11,
	6,
	6,
	6,
	11,
	8,
	9,
	7,
	6,
	10,
	11,
	9,
	10,
	11,
	7,
	11,
	8,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	8,
	6,
	6,
	8,
	9,
	10,
	9,
	6,
	6,
	6,
	10,
	6,
	6,
	6,
	6,
	11,
	10,
	11,
	10,
	9,
	8,
	7,
	7,
	7,
	7,
	11,
	14,
	8,
	10,
	9,
	9,
	8,
	8,
	7,
	11,
	8,
	8,
	8,
	11,
	11,
	10,
	10,
	9,
	10,
	8,
	11,
	10,
	8,
	11,
	9,
	12,
	8,
	10,
	8,
	11,
	8,
	9,
	9,
	11,
	11,
	10,
	11,
	13,
	8,
	7,
	8,
	8,
	9,
	7,
	8,
	8,
	8,
	8,
	7,
	8,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	4,
	4,
	2,
	2,
	2,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	4,
	2,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	8,
	6,
	4,
	4,
	4,
	11,
	7,
	11,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	5,
	5,
	5,
	5,
	3,
	3,
	3,
	3,
	8,
	7,
	7,
	8,
	8,
	4,
	8,
	7,
	7,
	7,
	9,
	7,
	8,
	9,
	8,
	2,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	6,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	4,
	2,
	2,
	3,
	3,
	3,
	3,
	3,
	3,
	4,
	5,
	5,
	3,
	3,
	8,
	8,
	6,
	9,
	4,
	4,
	10,
	7,
	3,
	3,
	3,
	2,
	5,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	4,
	3,
	2,
	2,
	2,
	3,
	3,
	3,
	3,
	3,
	4,
	10,
	2,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	4,
	2,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	2,
	2,
	3,
	3,
	3,
	5,
	2,
	4,
	2,
	6,
	2,
	2,
	9,
	5,
	5,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	5,
	5,
	5,
	9,
	8,
	7,
	9,
	6,
	6,
	11,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	6,
	6,
	7,
	7,
	11,
	8,
	8,
	6,
	5,
	11,
	2,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	4,
	2,
	2,
	3,
	3,
	3,
	3,
	3,
	3,
	6,
	4,
	4,
	4,
	4,
	3,
	3,
	3,
	3,
	5,
	7,
	2,
	3,
	3,
	3,
	3,
	3,
	8,
	2,
	2,
	2,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	6,
	4,
	4,
	4,
	4,
	2,
	2,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	4,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	4,
	2,
	2,
	3,
	3,
	3,
	3,
	3,
	3,
	2,
	3,
	3,
	3,
	3,
	3,
	6,
	3,
	3,
	8,
	10,
	3,
	4,
	4,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	8,
	9,
	10,
	7,
	7,
	1,
	14,
	18,
	13,
	18,
	13,
	10,
	10,
	16,
	13,
	18,
	16,
	13,
	16,
	18,
	13,
	22,
	16,
	16,
	16,
	14,
	21,
	16,
	9,
	14,
	16,
	9,
	9,
	14,
	10,
	10,
	14,
	12,
	14,
	19,
	12,
	11,
	18,
	13,
	17,
	15,
	15,
	15,
	15,
	16,
	14,
	13,
	19,
	18,
	15,
	19,
	18,
	12,
	18,
	12,
	11,
	20,
	14,
	15,
	10,
	17,
	17,
	16,
	19,
	20,
	21,
	15,
	13,
	16,
	15,
	15,
	15,
	1,
	1,
	3,
	8,
	7,
	7,
	8,
	8,
	8,
	1,
	6,
	1,
	1,
	6,
	3,
	3,
	4,
	7,
	3,
	3,
	5,
	5,
	4,
	4,
	4,
	4,
	4,
	2,
	7,
	7,
	8,
	12,
	3,
	4,
	5,
	1,
	3,
	4,
	4,
	10,
	4,
	3,
	3,
	3,
	8,
	7,
	7,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	12,
	9,
	20,
	7,
	5,
	5,
	5,
	9,
	13,
	5,
	5,
	5,
	5,
	5,
	3,
	3,
	3,
	16,
	5,
	5,
	5,
	13,
	7,
	8,
	8,
	11,
	8,
	7,
	9,
	7,
	11,
	12,
	9,
	9,
	8,
	8,
	11,
	10,
	14,
	7,
	12,
	10,
	11,
	13,
	7,
	9,
	11,
	17,
	17,
	14,
	13,
	7,
	8,
	7,
	10,
	10,
	7,
	16,
	13,
	7,
	8,
	17,
	12,
	9,
	8,
	6,
	7,
	10,
	6,
	6,
	12,
	6,
	8,
	10,
	8,
	8,
	8,
	6,
	8,
	6,
	14,
	6,
	6,
	6,
	13,
	6,
	10,
	6,
	6,
	7,
	14,
	8,
	6,
	6,
	10,
	11,
	10,
	9,
	9,
	7,
	7,
	6,
	6,
	6,
	9,
	9,
	7,
	9,
	10,
	9,
	13,
	12,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	6,
	6,
	6,
	8,
	8,
	6,
	8,
	9,
	10,
	9,
	7,
	10,
	10,
	8,
	7,
	8,
	7,
	10,
	12,
	9,
	8,
	15,
	8,
	7,
	8,
	8,
	7,
	7,
	15,
	13,
	7,
	10,
	9,
	14,
	18,
	16,
	7,
	24,
	7,
	8,
	10,
	11,
	16,
	8,
	14,
	7,
	9,
	9,
	9,
	13,
	19,
	14,
	15,
	14,
	11,
	7,
	13,
	9,
	10,
	7,
	13,
	9,
	10,
	11,
	12,
	8,
	9,
	2,
	3,
	5,
	8,
	7,
	4,
	4,
	15,
	10,
	5,
	3,
	3,
	3,
	3,
	3,
	5,
	4,
	4,
	4,
	2,
	2,
	2,
	2,
	2,
	1,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	4,
	4,
	4,
	2,
	2,
	2,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	4,
	2,
	12,
	5,
	3,
	8,
	10,
	15,
	6,
	7,
	2,
	3,
	2,
	5,
	5,
	12,
	2,
	5,
	5,
	5,
	5,
	2,
	2,
	5,
	5,
	12,
	9,
	5,
	2,
	2,
	9,
	5,
	5,
	12,
	12,
	5,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	9,
	12,
	5,
	8,
	8,
	9,
	5,
	5,
	5,
	8,
	19,
	7,
	16,
	15,
	14,
	9,
	9,
	9,
	9,
	7,
	11,
	11,
	11,
	7,
	14,
	10,
	10,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	15,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	9,
	9,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	14,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	15,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	12,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	9,
	9,
	12,
	9,
	9,
	12,
	12,
	12,
	15,
	7,
	11,
	7,
	14,
	11,
	18,
	13,
	8,
	18,
	15,
	18,
	12,
	14,
	12,
	8,
	8,
	8,
	8,
	9,
	9,
	9,
	12,
	7,
	10,
	10,
	8,
	8,
	12,
	12,
	12,
	7,
	12,
	12,
	9,
	7,
	7,
	7,
	7,
	7,
	8,
	15,
	12,
	9,
	10,
	10,
	7,
	10,
	10,
	13,
	11,
	10,
	9,
	22,
	11,
	9,
	8,
	8,
	8,
	8,
	8,
	13,
	18,
	13,
	9,
	15,
	19,
	9,
	7,
	7,
	10,
	7,
	7,
	7,
	11,
	8,
	13,
	17,
	7,
	7,
	10,
	10,
	10,
	7,
	20,
	16,
	7,
	7,
	7,
	7,
	7,
	7,
	11,
	21,
	12,
	12,
	13,
	11,
	14,
	16,
	8,
	8,
	13,
	11,
	7,
	7,
	13,
	7,
	7,
	14,
	15,
	15,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	13,
	10,
	18,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	11,
	8,
	8,
	12,
	12,
	11,
	11,
	8,
	12,
	9,
	9,
	9,
	13,
	13,
	9,
	9,
	9,
	9,
	9,
	9,
	6,
	10,
	12,
	6,
	6,
	6,
	6,
	17,
	11,
	7,
	7,
	7,
	7,
	14,
	14,
	12,
	6,
	7,
	7,
	6,
	6,
	15,
	10,
	13,
	10,
	6,
	8,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	7,
	13,
	9,
	9,
	15,
	13,
	6,
	12,
	12,
	6,
	19,
	11,
	10,
	7,
	7,
	16,
	8,
	19,
	17,
	9,
	9,
	9,
	9,
	9,
	6,
	6,
	6,
	10,
	8,
	16,
	8,
	6,
	6,
	9,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	8,
	8,
	8,
	6,
	7,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	14,
	6,
	6,
	6,
	6,
	20,
	6,
	9,
	6,
	14,
	9,
	9,
	9,
	6,
	9,
	8,
	8,
	12,
	9,
	8,
	8,
	8,
	8,
	7,
	8,
	12,
	7,
	8,
	8,
	8,
	6,
	8,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	9,
	8,
	8,
	6,
	6,
	13,
	9,
	12,
	13,
	12,
	14,
	13,
	12,
	11,
	11,
	6,
	8,
	8,
	8,
	6,
	13,
	12,
	11,
	11,
	12,
	6,
	11,
	12,
	11,
	13,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	15,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	13,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	8,
	8,
	8,
	8,
	6,
	18,
	6,
	12,
	13,
	13,
	13,
	9,
	10,
	15,
	9,
	12,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	9,
	15,
	10,
	9,
	10,
	13,
	9,
	19,
	8,
	18,
	17,
	10,
	10,
	8,
	8,
	6,
	6,
	6,
	6,
	6,
	6,
	10,
	14,
	8,
	16,
	16,
	9,
	8,
	15,
	8,
	8,
	10,
	12,
	14,
	7,
	7,
	8,
	8,
	7,
	7,
	7,
	7,
	8,
	13,
	13,
	11,
	9,
	9,
	9,
	12,
	10,
	17,
	8,
	11,
	9,
	7,
	7,
	14,
	8,
	14,
	14,
	7,
	7,
	7,
	7,
	7,
	7,
	14,
	7,
	7,
	7,
	7,
	7,
	10,
	10,
	8,
	14,
	7,
	7,
	7,
	7,
	8,
	8,
	8,
	8,
	8,
	17,
	9,
	7,
	15,
	7,
	8,
	12,
	7,
	9,
	14,
	7,
	7,
	7,
	9,
	13,
	8,
	14,
	7,
	16,
	18,
	13,
	15,
	14,
	12,
	13,
	10,
	15,
	9,
	7,
	7,
	7,
	10,
	13,
	15,
	15,
	9,
	9,
	9,
	9,
	19,
	11,
	7,
	11,
	11,
	13,
	8,
	8,
	8,
	8,
	7,
	12,
	19,
	17,
	9,
	9,
	13,
	7,
	7,
	7,
	9,
	7,
	7,
	7,
	12,
	13,
	15,
	10,
	8,
	8,
	14,
	15,
	12,
	13,
	13,
	8,
	12,
	14,
	7,
	11,
	7,
	14,
	15,
	13,
	12,
	8,
	8,
	8,
	8,
	11,
	13,
	15,
	15,
	8,
	13,
	12,
	8,
	8,
	8,
	13,
	10,
	16,
	14,
	11,
	8,
	8,
	12,
	12,
	9,
	15,
	15,
	12,
	12,
	13,
	8,
	8,
	9,
	12,
	13,
	9,
	8,
	8,
	8,
	8,
	8,
	8,
	8,
	8,
	8,
	8,
	8,
	11,
	12,
	11,
	7,
	14,
	7,
	13,
	13,
	13,
	12,
	18,
	16,
	7,
	12,
	11,
	10,
	10,
	15,
	9,
	9,
	9,
	21,
	7,
	7,
	7,
	11,
	16,
	8,
	8,
	11,
	11,
	7,
	7,
	7,
	7,
	7,
	19,
	7,
	7,
	7,
	7,
	7,
	7,
	7,
	7,
	7,
	12,
	8,
	9,
	12,
	14,
	11,
	9,
	9,
	9,
	22,
	12,
	3,
	3,
	4,
	8,
	8,
	15,
	4,
	2,
	2,
	5,
	5,
	3,
	3,
	3,
	3,
	3,
	3,
	6,
	6,
	4,
	4,
	4,
	12,
	7,
	10,
	2,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	6,
	7,
	3,
	7,
	5,
	14,
	4,
	4,
	7,
	8,
	10,
	4,
	1,
	3,
	3,
	6,
	2,
	4,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	3,
	3,
	3,
	4,
	2,
	2,
	5,
	3,
	4,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	11,
	5,
	5,
	5,
	11,
	5,
	5,
	3,
	5,
	5,
	5,
	5,
	11,
	14,
	13,
	9,
	11,
	9,
	12,
	8,
	11,
	11,
	8,
	11,
	16,
	9,
	9,
	7,
	10,
	9,
	12,
	8,
	15,
	6,
	7,
	6,
	6,
	13,
	10,
	8,
	11,
	8,
	6,
	6,
	6,
	12,
	16,
	6,
	11,
	7,
	8,
	9,
	18,
	6,
	6,
	9,
	4,
	4,
	6,
	13,
	6,
	6,
	6,
	6,
	8,
	8,
	9,
	16,
	7,
	7,
	14,
	7,
	8,
	8,
	8,
	7,
	7,
	7,
	7,
	7,
	7,
	15,
	13,
	7,
	10,
	7,
	7,
	10,
	12,
	16,
	15,
	7,
	9,
	9,
	14,
	11,
	11,
	10,
	9,
	10,
	8,
	12,
	7,
	8,
	7,
	7,
	10,
	12,
	7,
	12,
	8,
	7,
	2,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	5,
	3,
	3,
	5,
	5,
	5,
	10,
	7,
	4,
	4,
	4,
	8,
	7,
	10,
	9,
	7,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	1,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	7,
	4,
	5,
	2,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	5,
	5,
	5,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	5,
	6,
	6,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	9,
	8,
	2,
	2,
	2,
	8,
	12,
	7,
	7,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	8,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	5,
	5,
	5,
	7,
	11,
	9,
	8,
	8,
	8,
	7,
	8,
	9,
	7,
	7,
	9,
	7,
	7,
	7,
	10,
	7,
	7,
	10,
	9,
	10,
	6,
	6,
	6,
	6,
	6,
	6,
	15,
	7,
	8,
	9,
	9,
	8,
	6,
	6,
	10,
	9,
	6,
	8,
	13,
	9,
	7,
	6,
	6,
	6,
	6,
	6,
	6,
	12,
	6,
	6,
	7,
	6,
	7,
	6,
	6,
	6,
	10,
	10,
	7,
	6,
	6,
	6,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	6,
	14,
	6,
	6,
	7,
	7,
	9,
	6,
	6,
	6,
	6,
	9,
	9,
	8,
	9,
	10,
	9,
	8,
	9,
	12,
	7,
	7,
	7,
	8,
	7,
	10,
	12,
	11,
	9,
	10,
	7,
	7,
	7,
	9,
	10,
	10,
	8,
	12,
	9,
	7,
	7,
	9,
	8,
	8,
	8,
	10,
	7,
	7,
	8,
	9,
	9,
	7,
	7,
	7,
	8,
	2,
	4,
	2,
	4,
	6,
	3,
	4,
	2,
	3,
	3,
	3,
	3,
	2,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	4,
	4,
	4,
	4,
	5,
	5,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	5,
	8,
	6,
	4,
	7,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	12,
	3,
	3,
	3,
	3,
	3,
	3,
	4,
	4,
	2,
	3,
	5,
	3,
	4,
	7,
	3,
	3,
	3,
	3,
	3,
	3,
	4,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	4,
	3,
	3,
	6,
	4,
	3,
	4,
	2,
	2,
	2,
	5,
	3,
	3,
	3,
	3,
	3,
	5,
	4,
	4,
	4,
	4,
	2,
	7,
	6,
	8,
	9,
	2,
	2,
	2,
	2,
	3,
	3,
	3,
	5,
	7,
	2,
	3,
	3,
	8,
	7,
	7,
	2,
	2,
	8,
	5,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	5,
	5,
	8,
	8,
	7,
	7,
	6,
	10,
	6,
	9,
	7,
	11,
	4,
	6,
	8,
	8,
	7,
	8,
	4,
	2,
	5,
	5,
	5,
	5,
	3,
	3,
	3,
	11,
	8,
	9,
	6,
	6,
	8,
	7,
	4,
	4,
	7,
	6,
	8,
	7,
	2,
	2,
	3,
	3,
	3,
	3,
	4,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	7,
	2,
	2,
	5,
	3,
	3,
	2,
	3,
	3,
	3,
	3,
	3,
	3,
	4,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	2,
	2,
	2,
	2,
	2,
	12,
	5,
	5,
	3,
	3,
	3,
	5,
	10,
	12,
	6,
	15,
	4,
	6,
	6,
	7,
	14,
	9,
	3,
	3,
	3,
	3,
	3,
	8,
	2,
	2,
	3,
	5,
	5,
	3,
	3,
	3,
	3,
	3,
	3,
	8,
	8,
	6,
	8,
	7,
	5,
	8,
	4,
	6,
	11,
	2,
	2,
	7,
	3,
	3,
	2,
	9,
	8,
	5,
	5,
	3,
	3,
	3,
	5,
	5,
	7,
	7,
	6,
	6,
	10,
	6,
	8,
	6,
	8,
	9,
	7,
	4,
	4,
	4,
	4,
	7,
	6,
	6,
	8,
	7,
	7,
	10,
	9,
	9,
	8,
	11,
	8,
	3,
	3,
	3,
	3,
	3,
	4,
	4,
	2,
	3,
	3,
	3,
	3,
	3,
	7,
	6,
	2,
	5,
	5,
	6,
	7,
	6,
	4,
	8,
	9,
	11,
	2,
	2,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	2,
	2,
	5,
	3,
	3,
	3,
	3,
	3,
	9,
	9,
	6,
	4,
	8,
	7,
	7,
	5,
	9,
	8,
	6,
	2,
	6,
	8,
	7,
	8,
	5,
	5,
	5,
	5,
	5,
	3,
	3,
	3,
	16,
	8,
	7,
	7,
	7,
	8,
	7,
	7,
	7,
	7,
	9,
	6,
	9,
	6,
	10,
	7,
	7,
	7,
	6,
	10,
	8,
	9,
	11,
	11,
	8,
	4,
	4,
	10,
	8,
	8,
	6,
	9,
	6,
	11,
	8,
	8,
	8,
	15,
	7,
	8,
	9,
	5,
	3,
	3,
	3,
	3,
	3,
	5,
	2,
	2,
	3,
	8,
	9,
	10,
	3,
	2,
	2,
	2,
	2,
	2,
	2,
	3,
	6,
	4,
	2,
	2,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	4,
	4,
	2,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	11,
	5,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	6,
	7,
	4,
	4,
	2,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	12,
	7,
	4,
	12,
	4,
	6,
	5,
	4,
	2,
	2,
	2,
	2,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	4,
	4,
	2,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	4,
	4,
	11,
	10,
	6,
	4,
	6,
	10,
	8,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	5,
	4,
	4,
	4,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	5,
	3,
	4,
	4,
	1,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	10,
	5,
	5,
	5,
	5,
	5,
	5,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	7,
	8,
	8,
	7,
	13,
	12,
	10,
	10,
	8,
	8,
	7,
	7,
	9,
	12,
	11,
	6,
	6,
	8,
	8,
	9,
	7,
	7,
	7,
	10,
	15,
	10,
	4,
	4,
	4,
	4,
	4,
	11,
	8,
	8,
	9,
	7,
	9,
	14,
	14,
	12,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	3,
	3,
	3,
	3,
	3,
	12,
	5,
	5,
	5,
	11,
	10,
	7,
	9,
	3,
	8,
	7,
	3,
	15,
	13,
	11,
	4,
	4,
	2,
	2,
	2,
	19,
	7,
	5,
	5,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	5,
	22,
	18,
	6,
	14,
	17,
	4,
	4,
	19,
	16,
	18,
	2,
	3,
	3,
	7,
	2,
	3,
	2,
	3,
	3,
	6,
	4,
	2,
	3,
	3,
	2,
	5,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	9,
	9,
	2,
	3,
	2,
	2,
	2,
	3,
	3,
	3,
	5,
	7,
	14,
	7,
	7,
	12,
	9,
	13,
	6,
	11,
	6,
	10,
	9,
	7,
	7,
	8,
	12,
	12,
	8,
	8,
	8,
	10,
	7,
	7,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	3,
	3,
	3,
	3,
	3,
	5,
	8,
	10,
	7,
	8,
	11,
	8,
	12,
	9,
	4,
	14,
	7,
	7,
	9,
	13,
	2,
	3,
	3,
	3,
	3,
	3,
	3,
	2,
	3,
	3,
	3,
	1,
	2,
	2,
	3,
	3,
	3,
	3,
	3,
	3,
	5,
	2,
	2,
	5,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	8,
	4,
	4,
	4,
	3,
	2,
	3,
	3,
	3,
	3,
	5,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	5,
	5,
	5,
	5,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	7,
	7,
	7,
	7,
	7,
	8,
	8,
	8,
	8,
	8,
	12,
	9,
	8,
	8,
	9,
	8,
	6,
	17,
	6,
	6,
	6,
	8,
	8,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	7,
	4,
	4,
	8,
	8,
	9,
	9,
	9,
	7,
	7,
	7,
	7,
	7,
	7,
	7,
	9,
	9,
	9,
	7,
	8,
	8,
	8,
	10,
	7,
	13,
	10,
	8,
	9,
	3,
	3,
	5,
	3,
	3,
	3,
	3,
	3,
	7,
	7,
	6,
	6,
	10,
	13,
	11,
	11,
	8,
	8,
	9,
	8,
	9,
	9,
	10,
	10,
	10,
	11,
	10,
	10,
	13,
	13,
	16,
	15,
	11,
	12,
	9,
	9,
	10,
	9,
	11,
	10,
	9,
	9,
	14,
	7,
	8,
	3,
	10,
	7,
	7,
	3,
	2,
	2,
	2,
	5,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	6,
	7,
	2,
	2,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	4,
	11,
	6,
	7,
	4,
	6,
	2,
	2,
	3,
	3,
	3,
	1,
	3,
	3,
	3,
	3,
	3,
	3,
	6,
	4,
	4,
	2,
	2,
	2,
	3,
	3,
	3,
	3,
	4,
	4,
	6,
	6,
	6,
	6,
	5,
	4,
	4,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	2,
	9,
	11,
	6,
	10,
	9,
	12,
	7,
	7,
	11,
	14,
	9,
	7,
	12,
	3,
	3,
	7,
	12,
	11,
	12,
	7,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	9,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	3,
	3,
	3,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	11,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	11,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	3,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	3,
	3,
	3,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	3,
	3,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	6,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	5,
	3,
	10,
	3,
	3,
	3,
	11,
	3,
	5,
	9,
	11,
	8,
	12,
	14,
	9,
	7,
	8,
	7,
	7,
	11,
	11,
	7,
	7,
	10,
	9,
	8,
	10,
	9,
	7,
	7,
	7,
	7,
	7,
	7,
	8,
	8,
	7,
	11,
	8,
	8,
	8,
	7,
	7,
	10,
	8,
	7,
	13,
	12,
	7,
	17,
	10,
	8,
	8,
	11,
	7,
	11,
	11,
	14,
	7,
	11,
	7,
	8,
	6,
	9,
	20,
	8,
	7,
	9,
	16,
	7,
	10,
	6,
	11,
	10,
	8,
	9,
	7,
	16,
	11,
	11,
	9,
	8,
	9,
	8,
	8,
	8,
	11,
	8,
	15,
	8,
	8,
	9,
	7,
	8,
	8,
	11,
	10,
	7,
	5,
	7,
	10,
	10,
	15,
	7,
	7,
	7,
	8,
	7,
	8,
	8,
	10,
	11,
	10,
	10,
	10,
	11,
	11,
	7,
	8,
	6,
	8,
	8,
	10,
	6,
	8,
	6,
	6,
	7,
	8,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	16,
	6,
	15,
	6,
	7,
	11,
	11,
	7,
	9,
	10,
	11,
	13,
	10,
	6,
	16,
	8,
	10,
	12,
	11,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	10,
	6,
	10,
	7,
	7,
	7,
	11,
	7,
	11,
	6,
	6,
	6,
	6,
	6,
	6,
	17,
	7,
	7,
	6,
	6,
	12,
	22,
	6,
	6,
	6,
	6,
	6,
	8,
	6,
	6,
	6,
	6,
	7,
	6,
	6,
	5,
	6,
	6,
	8,
	11,
	6,
	9,
	14,
	11,
	9,
	11,
	7,
	7,
	8,
	6,
	6,
	6,
	8,
	10,
	9,
	6,
	6,
	6,
	6,
	9,
	7,
	6,
	6,
	6,
	6,
	6,
	15,
	6,
	4,
	4,
	4,
	6,
	4,
	17,
	8,
	11,
	6,
	6,
	9,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	7,
	6,
	6,
	6,
	6,
	10,
	6,
	10,
	6,
	6,
	6,
	6,
	12,
	8,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	9,
	6,
	6,
	6,
	6,
	18,
	6,
	6,
	6,
	8,
	9,
	10,
	7,
	8,
	9,
	10,
	11,
	7,
	13,
	6,
	8,
	8,
	6,
	6,
	14,
	7,
	7,
	7,
	7,
	10,
	7,
	14,
	9,
	6,
	6,
	9,
	15,
	9,
	7,
	14,
	6,
	11,
	14,
	13,
	7,
	12,
	8,
	7,
	7,
	7,
	7,
	7,
	12,
	7,
	10,
	9,
	16,
	6,
	8,
	6,
	5,
	17,
	6,
	8,
	10,
	4,
	6,
	4,
	10,
	15,
	17,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	4,
	8,
	4,
	4,
	11,
	7,
	4,
	4,
	7,
	7,
	7,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	19,
	17,
	6,
	10,
	11,
	6,
	6,
	6,
	6,
	18,
	6,
	6,
	11,
	4,
	4,
	4,
	5,
	6,
	6,
	6,
	9,
	5,
	6,
	4,
	6,
	6,
	4,
	6,
	6,
	6,
	6,
	10,
	6,
	6,
	4,
	6,
	6,
	10,
	6,
	10,
	6,
	6,
	6,
	6,
	11,
	6,
	6,
	10,
	6,
	6,
	8,
	6,
	6,
	6,
	8,
	6,
	11,
	4,
	11,
	9,
	10,
	9,
	11,
	4,
	8,
	4,
	11,
	12,
	7,
	9,
	8,
	6,
	7,
	7,
	8,
	12,
	12,
	11,
	13,
	10,
	11,
	7,
	7,
	7,
	9,
	7,
	11,
	10,
	7,
	7,
	7,
	16,
	11,
	10,
	11,
	17,
	9,
	9,
	8,
	8,
	7,
	7,
	7,
	9,
	7,
	7,
	7,
	14,
	7,
	13,
	9,
	11,
	10,
	14,
	10,
	10,
	12,
	11,
	10,
	7,
	10,
	5,
	14,
	8,
	8,
	8,
	9,
	7,
	8,
	7,
	7,
	9,
	8,
	7,
	8,
	7,
	7,
	7,
	7,
	7,
	7,
	7,
	11,
	8,
	10,
	8,
	7,
	8,
	14,
	11,
	8,
	9,
	9,
	9,
	8,
	24,
	10,
	10,
	12,
	7,
	7,
	15,
	11,
	8,
	8,
	12,
	11,
	8,
	9,
	9,
	7,
	8,
	9,
	10,
	11,
	10,
	11,
	7,
	12,
	7,
	7,
	11,
	9,
	8,
	14,
	13,
	12,
	8,
	11,
	10,
	8,
	8,
	7,
	7,
	14,
	9,
	10,
	8,
	9,
	11,
	7,
	14,
	8,
	8,
	13,
	8,
	8,
	12,
	7,
	10,
	14,
	14,
	11,
	9,
	10,
	9,
	9,
	7,
	7,
	11,
	11,
	13,
	9,
	13,
	5,
	5,
	5,
	7,
	9,
	5,
	11,
	12,
	14,
	8,
	7,
	7,
	11,
	10,
	9,
	7,
	8,
	8,
	7,
	10,
	11,
	11,
	5,
	5,
	7,
	5,
	5,
	5,
	7,
	7,
	15,
	7,
	7,
	8,
	7,
	15,
	12,
	12,
	10,
	7,
	8,
	7,
	11,
	7,
	7,
	7,
	23,
	11,
	8,
	8,
	11,
	10,
	7,
	8,
	11,
	7,
	19,
	7,
	7,
	6,
	9,
	9,
	9,
	11,
	3,
	4,
	7,
	8,
	6,
	6,
	4,
	10,
	8,
	2,
	2
]);
var edgeChild = /*#__PURE__*/ new Uint16Array([
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	1,
	1,
	1,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	0,
	1,
	1,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	12,
	1,
	1,
	1,
	1,
	1,
	17,
	1,
	1,
	1,
	1,
	1,
	1,
	12,
	1,
	12,
	1,
	12,
	13,
	1,
	1,
	1,
	1,
	12,
	1,
	12,
	1,
	1,
	1,
	1,
	1,
	14,
	23,
	1,
	1,
	1,
	1,
	1,
	1,
	20,
	1,
	1,
	1,
	1,
	21,
	12,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	22,
	1,
	1,
	1,
	16,
	18,
	1,
	1,
	15,
	1,
	1,
	1,
	1,
	12,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	24,
	1,
	1,
	1,
	1,
	12,
	1,
	1,
	1,
	1,
	1,
	19,
	1,
	1,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	1,
	26,
	27,
	28,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	1,
	0,
	1,
	1,
	12,
	12,
	12,
	12,
	1,
	35,
	0,
	0,
	0,
	1,
	1,
	1,
	1,
	38,
	37,
	1,
	1,
	1,
	1,
	1,
	36,
	1,
	1,
	1,
	1,
	40,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	41,
	0,
	0,
	0,
	0,
	42,
	43,
	0,
	0,
	0,
	0,
	12,
	1,
	1,
	1,
	12,
	1,
	1,
	1,
	46,
	48,
	48,
	48,
	46,
	48,
	46,
	46,
	47,
	48,
	46,
	48,
	46,
	46,
	46,
	46,
	46,
	46,
	48,
	46,
	46,
	47,
	46,
	46,
	46,
	46,
	48,
	49,
	49,
	47,
	48,
	46,
	46,
	46,
	46,
	46,
	12,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	52,
	54,
	52,
	52,
	52,
	54,
	52,
	53,
	52,
	55,
	52,
	53,
	53,
	52,
	52,
	52,
	53,
	55,
	53,
	55,
	52,
	53,
	53,
	12,
	57,
	57,
	56,
	58,
	53,
	55,
	52,
	52,
	50,
	51,
	59,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	62,
	1,
	1,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	1,
	0,
	1,
	1,
	69,
	70,
	12,
	1,
	1,
	68,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	12,
	12,
	79,
	1,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	84,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	82,
	85,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	83,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	1,
	1,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	12,
	1,
	1,
	1,
	1,
	95,
	1,
	97,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	100,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	0,
	1,
	103,
	103,
	1,
	1,
	12,
	1,
	106,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	104,
	1,
	105,
	1,
	107,
	1,
	1,
	1,
	1,
	1,
	108,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	116,
	117,
	1,
	1,
	1,
	1,
	1,
	1,
	119,
	119,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	127,
	128,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	128,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	128,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	132,
	129,
	131,
	126,
	1,
	130,
	1,
	1,
	120,
	1,
	1,
	1,
	1,
	123,
	1,
	133,
	1,
	1,
	1,
	1,
	1,
	1,
	125,
	1,
	114,
	1,
	115,
	1,
	12,
	134,
	112,
	118,
	1,
	1,
	1,
	1,
	1,
	113,
	121,
	1,
	12,
	12,
	12,
	124,
	122,
	1,
	1,
	1,
	1,
	1,
	1,
	0,
	0,
	0,
	0,
	1,
	12,
	12,
	1,
	1,
	1,
	1,
	1,
	12,
	140,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	12,
	142,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	143,
	144,
	12,
	12,
	141,
	139,
	48,
	48,
	146,
	52,
	52,
	145,
	148,
	147,
	1,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	151,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	149,
	0,
	0,
	0,
	0,
	1,
	0,
	150,
	138,
	1,
	0,
	1,
	1,
	12,
	12,
	1,
	1,
	1,
	1,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	154,
	153,
	22,
	1,
	1,
	12,
	12,
	1,
	22,
	12,
	12,
	1,
	1,
	1,
	1,
	1,
	140,
	1,
	1,
	158,
	1,
	1,
	1,
	1,
	159,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	1,
	1,
	142,
	1,
	1,
	158,
	1,
	1,
	1,
	1,
	159,
	1,
	1,
	1,
	140,
	1,
	1,
	1,
	158,
	1,
	163,
	1,
	1,
	1,
	159,
	1,
	1,
	140,
	1,
	1,
	1,
	163,
	1,
	1,
	1,
	1,
	1,
	140,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	140,
	1,
	1,
	163,
	1,
	1,
	163,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	169,
	1,
	1,
	1,
	158,
	1,
	1,
	163,
	1,
	1,
	1,
	159,
	1,
	1,
	169,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	142,
	1,
	1,
	158,
	1,
	163,
	1,
	1,
	1,
	159,
	1,
	1,
	140,
	1,
	1,
	158,
	1,
	163,
	1,
	1,
	1,
	159,
	1,
	1,
	140,
	1,
	1,
	1,
	1,
	158,
	1,
	163,
	1,
	1,
	1,
	159,
	1,
	1,
	1,
	140,
	1,
	1,
	158,
	1,
	1,
	1,
	1,
	175,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	1,
	178,
	1,
	1,
	169,
	1,
	1,
	1,
	1,
	1,
	158,
	1,
	1,
	163,
	1,
	1,
	1,
	159,
	1,
	1,
	169,
	1,
	1,
	1,
	1,
	1,
	158,
	1,
	1,
	163,
	1,
	1,
	1,
	159,
	1,
	1,
	169,
	1,
	1,
	1,
	1,
	1,
	163,
	1,
	1,
	1,
	1,
	173,
	165,
	165,
	12,
	1,
	12,
	177,
	1,
	1,
	1,
	1,
	1,
	166,
	166,
	166,
	160,
	1,
	1,
	1,
	164,
	166,
	170,
	176,
	1,
	1,
	1,
	1,
	164,
	164,
	1,
	1,
	162,
	160,
	173,
	164,
	168,
	181,
	172,
	181,
	1,
	1,
	179,
	1,
	172,
	161,
	164,
	1,
	1,
	1,
	1,
	164,
	1,
	167,
	1,
	1,
	1,
	12,
	1,
	182,
	1,
	171,
	1,
	1,
	1,
	171,
	170,
	174,
	180,
	162,
	173,
	1,
	1,
	1,
	1,
	1,
	1,
	184,
	184,
	184,
	184,
	184,
	184,
	184,
	184,
	184,
	184,
	184,
	184,
	184,
	184,
	184,
	184,
	184,
	184,
	184,
	185,
	184,
	184,
	185,
	184,
	184,
	184,
	184,
	186,
	186,
	184,
	184,
	185,
	184,
	185,
	184,
	184,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	188,
	12,
	1,
	12,
	12,
	12,
	12,
	1,
	12,
	12,
	12,
	12,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	201,
	1,
	203,
	204,
	202,
	201,
	201,
	1,
	1,
	207,
	1,
	208,
	206,
	1,
	12,
	1,
	1,
	1,
	1,
	1,
	1,
	12,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	219,
	201,
	201,
	201,
	201,
	219,
	1,
	1,
	1,
	1,
	222,
	223,
	221,
	1,
	1,
	1,
	1,
	1,
	1,
	225,
	225,
	1,
	1,
	1,
	225,
	225,
	227,
	228,
	226,
	1,
	230,
	1,
	1,
	1,
	1,
	12,
	236,
	237,
	238,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	12,
	1,
	1,
	1,
	1,
	205,
	209,
	1,
	1,
	1,
	1,
	157,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	233,
	1,
	1,
	1,
	200,
	1,
	1,
	1,
	1,
	244,
	1,
	1,
	241,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	12,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	12,
	1,
	1,
	1,
	1,
	1,
	12,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	191,
	216,
	1,
	1,
	1,
	212,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	198,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	217,
	1,
	1,
	1,
	1,
	232,
	1,
	1,
	1,
	1,
	183,
	1,
	220,
	1,
	215,
	1,
	1,
	1,
	218,
	1,
	1,
	1,
	12,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	196,
	1,
	12,
	1,
	1,
	12,
	1,
	1,
	1,
	1,
	199,
	1,
	1,
	1,
	214,
	1,
	12,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	12,
	1,
	1,
	245,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	231,
	1,
	1,
	1,
	1,
	1,
	12,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	190,
	12,
	1,
	1,
	1,
	193,
	12,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	235,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	192,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	240,
	1,
	1,
	1,
	197,
	1,
	1,
	1,
	213,
	1,
	12,
	1,
	229,
	210,
	12,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	217,
	1,
	1,
	1,
	1,
	195,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	187,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	211,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	242,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	12,
	1,
	243,
	1,
	1,
	12,
	1,
	1,
	1,
	1,
	194,
	1,
	1,
	1,
	211,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	12,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	12,
	1,
	1,
	1,
	234,
	1,
	1,
	1,
	189,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	224,
	1,
	1,
	1,
	12,
	12,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	239,
	1,
	1,
	12,
	1,
	1,
	1,
	12,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	255,
	0,
	0,
	0,
	0,
	0,
	256,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	12,
	1,
	1,
	1,
	260,
	1,
	1,
	1,
	0,
	261,
	258,
	259,
	1,
	1,
	1,
	1,
	1,
	1,
	266,
	1,
	268,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	264,
	1,
	1,
	1,
	1,
	1,
	270,
	1,
	1,
	12,
	1,
	12,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	269,
	1,
	1,
	1,
	12,
	1,
	1,
	1,
	1,
	265,
	1,
	1,
	1,
	263,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	267,
	1,
	1,
	1,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	12,
	1,
	12,
	1,
	1,
	1,
	1,
	12,
	1,
	1,
	276,
	1,
	13,
	1,
	1,
	1,
	12,
	12,
	273,
	274,
	1,
	1,
	1,
	1,
	275,
	1,
	1,
	12,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	278,
	1,
	1,
	12,
	16,
	1,
	1,
	1,
	1,
	1,
	1,
	279,
	1,
	1,
	1,
	277,
	12,
	12,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	279,
	12,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	288,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	292,
	292,
	1,
	0,
	0,
	0,
	0,
	0,
	1,
	12,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	184,
	1,
	297,
	298,
	1,
	12,
	1,
	1,
	1,
	1,
	12,
	300,
	1,
	1,
	299,
	1,
	1,
	302,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	0,
	1,
	1,
	1,
	307,
	1,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	0,
	12,
	1,
	1,
	1,
	0,
	1,
	0,
	0,
	0,
	0,
	1,
	0,
	1,
	0,
	1,
	1,
	1,
	1,
	1,
	0,
	1,
	0,
	1,
	1,
	0,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	0,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	1,
	12,
	0,
	319,
	0,
	0,
	320,
	1,
	1,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	12,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	336,
	1,
	1,
	1,
	1,
	1,
	1,
	0,
	0,
	62,
	0,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	1,
	0,
	1,
	1,
	1,
	0,
	344,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	346,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	0,
	1,
	1,
	1,
	1,
	12,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	12,
	1,
	1,
	1,
	1,
	1,
	362,
	362,
	363,
	362,
	0,
	1,
	211,
	1,
	1,
	13,
	358,
	1,
	356,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	359,
	1,
	1,
	364,
	1,
	241,
	1,
	1,
	1,
	1,
	357,
	1,
	1,
	354,
	1,
	360,
	1,
	352,
	1,
	361,
	1,
	353,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	12,
	1,
	1,
	1,
	1,
	12,
	355,
	355,
	1,
	1,
	1,
	200,
	1,
	1,
	12,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	12,
	1,
	1,
	1,
	1,
	12,
	1,
	1,
	1,
	1,
	351,
	1,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	1,
	0,
	0,
	0,
	367,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	1,
	1,
	1,
	1,
	302,
	1,
	1,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	407,
	407,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	399,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	1,
	1,
	1,
	1,
	0,
	1,
	375,
	386,
	1,
	1,
	374,
	409,
	1,
	380,
	1,
	1,
	372,
	404,
	1,
	1,
	390,
	371,
	376,
	1,
	1,
	1,
	383,
	414,
	392,
	1,
	1,
	1,
	1,
	1,
	1,
	393,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	0,
	0,
	0,
	1,
	0,
	402,
	406,
	0,
	0,
	85,
	1,
	1,
	0,
	400,
	377,
	413,
	378,
	381,
	388,
	1,
	403,
	0,
	1,
	0,
	85,
	397,
	395,
	1,
	0,
	0,
	1,
	1,
	1,
	0,
	0,
	0,
	0,
	416,
	1,
	1,
	387,
	1,
	85,
	1,
	0,
	1,
	1,
	1,
	419,
	1,
	0,
	0,
	85,
	394,
	0,
	1,
	373,
	1,
	1,
	1,
	0,
	1,
	1,
	396,
	1,
	0,
	1,
	1,
	1,
	0,
	1,
	421,
	384,
	1,
	1,
	0,
	1,
	0,
	0,
	412,
	0,
	1,
	1,
	1,
	85,
	405,
	1,
	1,
	401,
	398,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	379,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	411,
	0,
	85,
	1,
	1,
	1,
	1,
	0,
	1,
	1,
	1,
	1,
	1,
	1,
	0,
	0,
	1,
	1,
	415,
	1,
	1,
	1,
	0,
	0,
	418,
	0,
	0,
	0,
	1,
	391,
	1,
	0,
	85,
	417,
	1,
	0,
	0,
	0,
	0,
	420,
	1,
	1,
	0,
	0,
	1,
	0,
	1,
	0,
	389,
	0,
	385,
	0,
	1,
	1,
	1,
	0,
	1,
	1,
	0,
	408,
	382,
	410,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	1,
	1,
	0,
	0,
	0,
	1,
	0,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	12,
	1,
	1,
	1,
	12,
	436,
	436,
	1,
	1,
	12,
	12,
	1,
	436,
	1,
	1,
	12,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	0,
	0,
	1,
	1,
	1,
	1,
	1,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	448,
	1,
	1,
	0,
	1,
	1,
	1,
	1,
	241,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	0,
	1,
	1,
	1,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	466,
	466,
	1,
	1,
	0,
	0,
	352,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	12,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	479,
	1,
	478,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	483,
	1,
	12,
	12,
	1,
	1,
	1,
	1,
	1,
	12,
	1,
	1,
	1,
	1,
	491,
	1,
	1,
	1,
	493,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	490,
	1,
	485,
	1,
	1,
	1,
	1,
	472,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	486,
	12,
	1,
	1,
	1,
	1,
	492,
	1,
	1,
	1,
	487,
	481,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	352,
	1,
	469,
	1,
	1,
	12,
	489,
	1,
	1,
	352,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	474,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	492,
	1,
	1,
	1,
	1,
	352,
	1,
	488,
	1,
	1,
	1,
	482,
	476,
	1,
	1,
	1,
	1,
	1,
	477,
	1,
	494,
	480,
	1,
	1,
	1,
	1,
	1,
	475,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	470,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	484,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	473,
	1,
	1,
	1,
	1,
	1,
	471,
	1,
	255,
	495,
	1,
	1,
	1,
	1,
	1,
	12,
	1,
	1,
	1,
	1,
	12,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	1,
	1,
	1,
	0,
	1,
	0,
	0,
	1,
	0,
	1,
	0,
	1,
	1,
	0,
	0,
	0,
	501,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	1,
	1,
	12,
	1,
	70,
	1,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	505,
	0,
	505,
	505,
	505,
	505,
	505,
	505,
	505,
	0,
	505,
	505,
	505,
	505,
	505,
	1,
	505,
	505,
	505,
	0,
	505,
	505,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	510,
	509,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	514,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	507,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	508,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	516,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	505,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	513,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	506,
	0,
	0,
	517,
	512,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	511,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	505,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	506,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	505,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	515,
	0,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	12,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	527,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	235,
	235,
	1,
	531,
	1,
	1,
	1,
	530,
	1,
	1,
	1,
	1,
	1,
	526,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	528,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	532,
	1,
	1,
	529,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	407,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	533,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	0,
	1,
	0,
	0,
	1,
	0,
	0,
	0,
	0,
	1,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	544,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	1,
	1,
	0,
	0,
	0,
	1,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	0,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	1,
	0,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	0,
	1,
	0,
	1,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	1,
	0,
	0,
	1,
	0,
	0,
	1,
	1,
	1,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	1,
	0,
	0,
	1,
	1,
	12,
	1,
	547,
	1,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	0,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	12,
	12,
	1,
	0,
	1,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	0,
	1,
	1,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	0,
	1,
	0,
	1,
	1,
	1,
	1,
	1,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	1,
	62,
	1,
	1,
	12,
	12,
	12,
	12,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	566,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	567,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	565,
	1,
	1,
	1,
	12,
	1,
	1,
	569,
	274,
	1,
	1,
	1,
	12,
	12,
	1,
	1,
	12,
	1,
	12,
	1,
	1,
	1,
	1,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	1,
	1,
	1,
	573,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	1,
	0,
	0,
	1,
	1,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	1,
	1,
	1,
	1,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	1,
	1,
	579,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	138,
	1,
	12,
	584,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	113,
	1,
	1,
	1,
	12,
	1,
	1,
	1,
	1,
	12,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	589,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	12,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	0,
	0,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	1,
	1,
	1,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	150,
	1,
	1,
	1,
	263,
	1,
	1,
	12,
	33,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	0,
	0,
	1,
	614,
	0,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	1,
	1,
	1,
	255,
	1,
	363,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	0,
	0,
	619,
	1,
	1,
	1,
	1,
	0,
	621,
	0,
	85,
	0,
	620,
	0,
	1,
	1,
	1,
	0,
	1,
	1,
	1,
	1,
	1,
	1,
	12,
	0,
	0,
	0,
	1,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	628,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	0,
	0,
	1,
	0,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	623,
	623,
	0,
	627,
	625,
	623,
	623,
	623,
	623,
	623,
	629,
	623,
	623,
	633,
	623,
	623,
	623,
	623,
	623,
	623,
	623,
	623,
	623,
	623,
	630,
	627,
	623,
	623,
	627,
	623,
	623,
	623,
	623,
	623,
	623,
	623,
	623,
	623,
	623,
	623,
	623,
	623,
	625,
	623,
	623,
	623,
	623,
	623,
	631,
	623,
	623,
	623,
	623,
	623,
	623,
	0,
	0,
	0,
	1,
	632,
	1,
	1,
	1,
	1,
	626,
	1,
	1,
	1,
	1,
	1,
	624,
	1,
	1,
	1,
	1,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	12,
	637,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	1,
	0,
	0,
	0,
	0,
	0,
	1,
	12,
	1,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	12,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	12,
	1,
	1,
	12,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	1,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	102,
	67,
	316,
	342,
	447,
	575,
	0,
	4,
	71,
	271,
	290,
	318,
	343,
	369,
	423,
	449,
	0,
	538,
	559,
	576,
	639,
	9,
	0,
	63,
	94,
	433,
	445,
	465,
	617,
	0,
	536,
	558,
	572,
	654,
	0,
	33,
	6,
	0,
	500,
	539,
	644,
	602,
	73,
	0,
	7,
	321,
	291,
	424,
	502,
	452,
	578,
	85,
	640,
	0,
	618,
	345,
	454,
	504,
	9,
	111,
	324,
	545,
	6,
	33,
	0,
	347,
	85,
	426,
	85,
	522,
	10,
	6,
	137,
	284,
	310,
	0,
	655,
	549,
	0,
	605,
	0,
	66,
	6,
	6,
	287,
	101,
	2,
	468,
	434,
	446,
	638,
	0,
	6,
	0,
	6,
	322,
	109,
	6,
	603,
	540,
	580,
	0,
	503,
	425,
	308,
	323,
	8,
	74,
	110,
	641,
	583,
	427,
	348,
	335,
	455,
	152,
	77,
	326,
	587,
	550,
	643,
	606,
	370,
	365,
	518,
	6,
	78,
	155,
	11,
	311,
	285,
	562,
	588,
	607,
	554,
	592,
	612,
	653,
	39,
	6,
	296,
	330,
	368,
	340,
	253,
	33,
	568,
	595,
	253,
	44,
	251,
	301,
	331,
	341,
	442,
	459,
	520,
	309,
	0,
	76,
	604,
	0,
	439,
	453,
	334,
	85,
	283,
	85,
	0,
	622,
	586,
	543,
	328,
	457,
	85,
	428,
	422,
	0,
	0,
	0,
	9,
	597,
	613,
	252,
	0,
	460,
	443,
	571,
	556,
	615,
	657,
	91,
	253,
	45,
	332,
	431,
	461,
	611,
	0,
	551,
	329,
	312,
	85,
	250,
	86,
	30,
	425,
	33,
	6,
	429,
	366,
	339,
	646,
	634,
	564,
	591,
	553,
	0,
	294,
	87,
	33,
	441,
	458,
	0,
	33,
	462,
	0,
	254,
	635,
	557,
	9,
	444,
	463,
	253,
	284,
	92,
	257,
	636,
	616,
	599,
	521,
	464,
	432,
	286,
	262,
	93,
	61,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	662,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	450,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	88,
	0,
	135,
	0,
	0,
	546,
	590,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	29,
	0,
	593,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	450,
	0,
	0,
	0,
	0,
	542,
	0,
	293,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	282,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	659,
	0,
	0,
	0,
	0,
	0,
	658,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	430,
	0,
	0,
	0,
	523,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	72,
	0,
	0,
	0,
	0,
	0,
	0,
	534,
	0,
	0,
	0,
	0,
	0,
	0,
	440,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	246,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	555,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	535,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	305,
	317,
	0,
	0,
	0,
	0,
	0,
	570,
	313,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	552,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	496,
	0,
	0,
	0,
	350,
	0,
	0,
	0,
	0,
	80,
	0,
	289,
	0,
	0,
	0,
	0,
	0,
	0,
	25,
	0,
	0,
	0,
	0,
	610,
	0,
	0,
	0,
	0,
	642,
	561,
	0,
	0,
	0,
	0,
	280,
	0,
	0,
	0,
	0,
	0,
	0,
	498,
	0,
	0,
	519,
	0,
	0,
	0,
	0,
	0,
	64,
	0,
	0,
	0,
	303,
	60,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	81,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	282,
	0,
	0,
	0,
	0,
	0,
	315,
	652,
	0,
	75,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	661,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	156,
	0,
	314,
	0,
	0,
	0,
	0,
	0,
	0,
	609,
	0,
	0,
	0,
	0,
	0,
	0,
	563,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	608,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	65,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	248,
	0,
	0,
	0,
	0,
	0,
	3,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	90,
	0,
	541,
	0,
	0,
	0,
	0,
	0,
	596,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	90,
	89,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	525,
	0,
	524,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	295,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	497,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	325,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	577,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	333,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	72,
	272,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	90,
	0,
	648,
	0,
	0,
	594,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	281,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	651,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	560,
	0,
	0,
	0,
	90,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	537,
	0,
	656,
	0,
	0,
	467,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	438,
	0,
	0,
	0,
	585,
	0,
	99,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	34,
	0,
	0,
	0,
	0,
	0,
	0,
	32,
	98,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	327,
	0,
	0,
	0,
	249,
	0,
	0,
	0,
	0,
	0,
	0,
	600,
	0,
	0,
	0,
	0,
	136,
	0,
	0,
	0,
	0,
	0,
	601,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	450,
	456,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	435,
	0,
	349,
	0,
	0,
	0,
	0,
	0,
	5,
	0,
	0,
	0,
	0,
	306,
	0,
	0,
	337,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	574,
	0,
	0,
	0,
	451,
	0,
	0,
	437,
	0,
	0,
	0,
	0,
	0,
	0,
	645,
	0,
	0,
	0,
	581,
	0,
	0,
	96,
	0,
	582,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	548,
	499,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	31,
	0,
	0,
	31,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	304,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	450,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	650,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	649,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	660,
	0,
	0,
	0,
	0,
	0,
	598,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	338,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	647,
	0,
	0,
	247,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	665,
	665,
	665,
	665,
	665,
	665,
	665,
	664,
	666
]);
var labelText = "orgmilcomschnetedugovdrrformsfeedbackofficialaccoorgmilschnetgovmagazinemediaunioncargopilotgroupcaarespressworksaerodromeworkinggroupair-traffic-controlaircraftaccident-preventioneducatormarketplaceambulanceinsurancecateringairportrepbodyenginesoftwaremodellingair-surveillanceconsultingchartertrainermaintenanceservicesdesignflightskydivingfreightassociationstudentgroundhandlingdgcafuelclubtaxicrewshowballooningexpresstraderbrokerauthoragentsairtrafficjournalistsafetyconsultantmicrolightaccident-investigationparachutingequipmentproductionfederationrecreationscientistnavigationengineertradingglidingleasingresearchpassenger-associationentertainmentparaglidinghangglidingaerobaticrotorcraftemergencycertificationgovernmentaeroclubexchangelogisticschampionshiphomebuiltcouncilconferencecontrolairlinecivilaviationjournalorgcomnetedugovcoorgcomnomnetobjofforgcomnetuwukiloappsframerorgmilcomnetedugovcoradioorgcomnetcommuneedogpbcoitgvorgedugov*spreviewfrontendrelayononstagingauthcloudsandboxupid*mtls*privatelinktypedreamdeveloperbravemochawindsurfaivenmirenupsunwnextbegetngrokclerkwale2bwebcsbrunputercrbtsflutterflowcloudzyrospawnbasesliplanemodelenceshiptodaymagicpatternsnetlifyondigitaloceanrailwayhostedclaudehasurabotdashretoolvercelgithubluyanigadgetreplitcloudflaretelebitedgecomputeevervaultexponyatnoopencrpplxzeaburwasmerframerzeropsrocketpreviewconvexmedusajsspritesagilevibesonherculeseasypanelstreamlitglideossnowflakemesserliloginlinehackclubcodepennorthflankbase44corespeedleapcellngrok-freeclerkstagelovableon-fleek*us-west-3ap-south-2us-central-2us-central-1eu-central-1ap-south-1us-west-2us-east-2eu-north-1ap-north-1us-west-1us-east-1*rcloudintsegorgmilcomgobbetnetintedugovturmusicasenasamutualcoopv6dnsip6uriurnin-addre164homeirisgovdixdaemoncloudnssthwien*inexexkunden4accogvormymyspreadshop4lima2ixortsinfofuturecmsfuturehosting12hpprivfuturemailinglima-cityfunkfeuer123webseitednshomemelmyspreadshopcloudletswasantqldvicactnswtascatholicwasaqldvictasidwasantozqldorgcomvicasnactnetedugovnswtasconfcomairflowlambda-urltransfer-webapptransfer-webappairflowtransfer-webapptransfer-webapp-fipstransfer-webappeu-west-3ap-south-2eu-south-2eu-central-2ap-southeast-3ap-southeast-4ap-northeast-3eu-central-1mx-central-1me-central-1ca-central-1il-central-1ap-northeast-1ap-southeast-1me-south-1af-south-1eu-south-1ap-south-1ap-southeast-7us-west-2eu-west-2ap-east-2us-east-2eu-north-1ap-southeast-2ap-northeast-2ap-southeast-5us-gov-west-1us-gov-east-1ap-southeast-6ca-west-1us-west-1eu-west-1us-east-1ap-east-1sa-east-1privatenotebookstudiolabelingnotebookstudionotebooknotebook-fipslabelingnotebookstudionotebook-fipsnotebookstudio-fipsnotebook-fipsnotebookstudionotebook-fipsnotebookstudioeu-west-3ap-south-2eu-south-2eu-central-2ap-southeast-3ap-southeast-4ap-northeast-3eu-central-1me-central-1ca-central-1il-central-1ap-northeast-1ap-southeast-1me-south-1af-south-1eu-south-1ap-south-1us-west-2eu-west-2us-east-2eu-north-1ap-southeast-2ap-northeast-2experimentsus-gov-west-1us-gov-east-1ca-west-1us-west-1eu-west-1us-east-1ap-east-1sa-east-1onrepostsagemakercopporgmilcompronetintedugovbiznameinfoshoprsorgmilcomnetedugovbrendlyresolvenzauscotvstoreorgcomnetedugovbizinfoidacaicoittvorgmilcomschnetedugovinfocloudezproxysiteacmymyspreadshopkuleuvenwebhostingtransurl123websitecloudnsinterhostsolutionsddns5476103298edgfacbmlonihkjutwvqpsryxzbarsycoororgcomedumyftpno-iporxcloud-ipfor-somemmafanfor-morewebhopselfipjozidyndnscloudnsdscloudfor-thefor-betteractivetrailcoeconorestooteorgcomeconeteduassurmoneyafricaarchitectesrestaurantloisirstourismavocatsinfoagrounivcoorgcomnetedugoviatvdeportesaludtksatorgmilcomwebgobnetinteducienciaboliviarevistacooperativaempresanombreindustriamusicapatriamedicinademocraciapoliticapuebloindigenaplurinacionalarteblogwikiinfoagrotransportenoticiasprofesionalacademiaeconomiaecologiamovimientotecnologianaturalpagesappsgroksailsimplesitecepesebamapadfmgalampbacscpirngorotomtrjspaprrprrsesmscepesebamapadfmgalampbacscpirngorotomtrjspaprrprrsesms*biaamfmtcmptvfeirasampajampanatalbelemananiradiog12medindfndbmdtrdthepoaggfjdfdefinfenflegsegongengcngorgzlgslglogppgmillelqslcimcomnomadmjabimbbibbsbabcrectecsjcetcpscpvhudieticriapipsiecnbiorioecogeoteoodoproatoartfstmatvetdetbetnetcntnotfotgrueduajuespappreptmpemparqsrvadvdevgovntrturagrjorfarjusmusdesvixxyzcozfozslzbhzmaringasantamariacampinagrandegoianiasorocabafloripasaobernardocuritibaboavistarecifeaparecidasaogoncasalvadorcuiabamorenamacapalondrinacontagemsocialfortalmaceioleilaoosascoriobranconiteroi9guacutcheblogflogvlogwikitaxicoopmanauspalmascaxiasjoinvillebaruericampinassantoandreribeiraoriopretoweorgcomnetedugovv0windsurfshiptodaycloudsitecoaccoorgnetgovofmilcomgovmediatechzacoorgcomnetedugsjgovmydnspenfnlabnbmbgcbcqconcontnuyksknsmyspreadshopno-ipawdevboxbarsyonidatemfuinabusavinstanceseceuguukussryzespawncsxcloud-ipmyphotosfantasyleaguetwmailcleverappsscrappingccwucloudnsftpaccessgame-serverccgovobjectsrmalpgcust*svcalp1aeappenginermalpgmyspreadshop4lima2ixsquare7cloudscale123websitefirenet12hpflowgotdnslinkyard-cloudcloudnslima-citydnskingobjectstorageedaccogoorusorgcomnetinteduaéroportxn--aroport-byaassogouvcomilgobgovcloudnses-1eu-west-1us-east-1euvipit1eurarubait1s3lbwebsites3websiteru-spbru-mskelasticcsrunstnukukcaukusnl-ams-1fr-par-1fr-par-2functionsnodess3ddlwhmrdbfnck8sifrs3-websitecockpitscblmgdbdtwhkafkpubprivs3ddlwhmrdbk8sifrs3-websitecockpitscblmgdbdtwhkafks3ddlrdbk8sifrs3-websitecockpitscblmgdbdtwhkafkk8sscalebookpl-wawfr-parnl-amsbaremetalsmartlabelinginstancesdechk2kuleuvenlaravelvoorloperurownoxazapscwhstgrvaporonline-serverobservablehqelementorantagonistreclaimjoteluluencowaydiademjelasticmatlabmagentositetrendhostingaxarnetjenv-arubajelejoteravendbemergenttrafficplexconvexkeliwebserveboltbegetcdnstaticson-rancherprimetelonstackitunison-servicesdnshomelinkyardbarsyjelecloudnscocomnetgovmycn-northwest-1cn-north-1s3s3-accesspoints3-websites3s3-accesspointrdsdualstacks3-deprecatedemrappui-prods3-websiteemrstudio-prods3-object-lambdaemrnotebooks-prodexecute-apis3s3-accesspoints3s3-accesspointrdsdualstackemrappui-prods3-websiteemrstudio-prods3-object-lambdaemrnotebooks-prodexecute-apicn-northwest-1cn-north-1cn-northwest-1ebcomputeelbcn-north-1airflowcn-northwest-1cn-north-1oncn-northwest-1cn-north-1amazonawssagemakeramazonwebservicesdirectasgdsdhehahljlnmhbacscahqhshhihnlnynsnmofjbjzjxjtjhkcqtwgsjssxnxjxgxxzgz網絡网络公司orgmilcomnetedugovxn--55qx5dcanva-appsxn--io0a7iquickconnectcanvasitekhsjxn--od0algcanva-codemyqnapcloudsrvrlessclustersrealtimestorageleadpagescarrdcrdorgmilcomnomnetedugovhidnssupabaserdpareplmypiumsoxmitotaplpagesfirewalledreplitowodevwebview-assetsvfswebview-assetss3s3-accesspointdualstackemrappui-prods3-websiteaws-cloud9emrstudio-prods3-object-lambdaemrnotebooks-prodexecute-apicloud9eu-west-3ap-south-2eu-south-2eu-central-2ap-southeast-3ap-southeast-4ap-northeast-3eu-central-1me-central-1ca-central-1il-central-1ap-northeast-1ap-southeast-1me-south-1af-south-1eu-south-1ap-south-1ap-southeast-7us-west-2eu-west-2us-east-2eu-north-1ap-southeast-2ap-northeast-2ap-southeast-5ca-west-1us-west-1eu-west-1us-east-1ap-east-1sa-east-1s3s3-accesspointdualstackemrappui-prods3-websiteaws-cloud9emrstudio-prods3-object-lambdaemrnotebooks-prodexecute-apicloud9consent-portals3s3-accesspointdualstackanalytics-gatewayemrappui-prods3-websiteaws-cloud9emrstudio-prodbedrock-agentcores3-object-lambdaemrnotebooks-prodexecute-apicloud9s3s3-accesspointdualstackemrappui-prods3-websiteemrstudio-prodbedrock-agentcores3-object-lambdaemrnotebooks-prodexecute-apis3s3-accesspointdualstackemrappui-prods3-websiteemrstudio-prods3-object-lambdaemrnotebooks-prodexecute-apis3s3-accesspointdualstacks3-deprecateds3-websitebedrock-agentcores3-object-lambdaexecute-apibedrock-agentcores3s3-accesspoints3-websites3-accesspoint-fipss3-fipss3s3-accesspointdualstackemrappui-prods3-websites3-accesspoint-fipsaws-cloud9s3-fipsemrstudio-prodbedrock-agentcores3-object-lambdaemrnotebooks-prodexecute-apicloud9s3s3-accesspointdualstackemrappui-prods3-websites3-accesspoint-fipss3-fipsemrstudio-prods3-object-lambdaemrnotebooks-prodexecute-apis3s3-accesspointdualstackemrappui-prods3-websiteaws-cloud9emrstudio-prodbedrock-agentcores3-object-lambdaemrnotebooks-prodexecute-apicloud9s3s3-accesspointdualstackemrappui-prods3-websiteaws-cloud9emrstudio-prodbedrock-agentcores3-object-lambdaemrnotebooks-prodexecute-apicloud9s3s3-accesspointdualstacks3-deprecatedanalytics-gatewayemrappui-prods3-websiteaws-cloud9emrstudio-prodbedrock-agentcores3-object-lambdaemrnotebooks-prodexecute-apicloud9vfss3s3-accesspointdualstackemrappui-prods3-websiteaws-cloud9emrstudio-prods3-object-lambdaemrnotebooks-prodexecute-apicloud9eu-west-3ap-south-2eu-central-2ap-southeast-3ap-southeast-4ap-northeast-3eu-central-1mx-central-1me-central-1ca-central-1il-central-1ap-northeast-1us-northeast-1ap-southeast-1me-south-1af-south-1ap-south-1ap-southeast-7us-west-2eu-west-2ap-east-2us-east-2ap-southeast-2ap-northeast-2ap-southeast-5us-gov-west-1us-gov-east-1ap-southeast-6ca-west-1us-west-1eu-west-1us-east-1ap-east-1sa-east-1mrapaccesspoints3s3-accesspointdualstacks3-deprecatedanalytics-gatewayemrappui-prods3-websites3-accesspoint-fipsaws-cloud9s3-fipsemrstudio-prodbedrock-agentcores3-object-lambdaemrnotebooks-prodexecute-apicloud9s3s3-accesspointdualstacks3-deprecatedanalytics-gatewayemrappui-prods3-websites3-accesspoint-fipsaws-cloud9s3-fipsemrstudio-prodbedrock-agentcores3-object-lambdaemrnotebooks-prodexecute-apicloud9s3s3-accesspointdualstackemrappui-prods3-websites3-accesspoint-fipss3-fipsemrstudio-prodbedrock-agentcores3-object-lambdaemrnotebooks-prodexecute-apis3eu-west-3ap-south-2eu-south-2computes3-ap-northeast-2elbrdss3-ap-east-1s3-sa-east-1s3-us-gov-west-1s3-eu-central-1s3-ca-central-1eu-central-2ap-southeast-3ap-southeast-4ap-northeast-3s3-website-us-west-2s3-website-eu-west-1s3-external-1eu-central-1me-central-1ca-central-1il-central-1s3-us-west-1s3-eu-west-1s3-website-sa-east-1s3-website-ap-southeast-2ap-northeast-1ap-southeast-1s3-us-west-2s3-eu-west-2me-south-1af-south-1eu-south-1ap-south-1ap-southeast-7us-west-2eu-west-2us-east-2s3-website-ap-southeast-1s3-1s3-globals3-ap-northeast-3eu-north-1airflowap-southeast-2s3-us-gov-east-1s3-fips-us-gov-east-1s3-me-south-1s3-ap-south-1ap-northeast-2s3-website-us-west-1ap-southeast-5s3-eu-north-1s3-ap-southeast-1s3-website-us-gov-west-1compute-1s3-eu-west-3us-gov-west-1s3-website-ap-northeast-1us-gov-east-1s3-fips-us-gov-west-1s3-website-us-east-1s3-ap-southeast-2ca-west-1us-west-1eu-west-1us-east-1ap-east-1sa-east-1s3-us-east-2s3-ap-northeast-1authauthauth-fipsauth-fipseu-west-3ap-south-2eu-south-2eu-central-2ap-southeast-3ap-southeast-4ap-northeast-3eu-central-1mx-central-1me-central-1ca-central-1il-central-1ap-northeast-1ap-southeast-1me-south-1af-south-1eu-south-1ap-south-1ap-southeast-7us-west-2eu-west-2ap-east-2us-east-2eu-north-1ap-southeast-2ap-northeast-2ap-southeast-5us-gov-west-1us-gov-east-1ap-southeast-6ca-west-1us-west-1eu-west-1us-east-1ap-east-1sa-east-1eu-west-3eu-south-2ap-southeast-3eu-central-1ca-central-1ap-northeast-1ap-southeast-1ap-south-1us-west-2eu-west-2us-east-2eu-north-1ap-southeast-2ap-northeast-2ap-southeast-5eu-west-1us-east-1ap-east-1sa-east-1csrframeservicesbuilderstg-builderdev-builder*ociocpocsazuregcpawsdemoinstanceeu-west-3ap-south-2eu-south-2eu-central-2ap-southeast-3ap-southeast-4ap-northeast-3eu-central-1me-central-1ca-central-1il-central-1ap-northeast-1ap-southeast-1me-south-1af-south-1eu-south-1ap-south-1ap-southeast-7us-west-2eu-west-2us-east-2eu-north-1ap-southeast-2ap-northeast-2ap-southeast-5us-gov-west-1us-gov-east-1ap-southeast-6ca-west-1us-west-1eu-west-1us-east-1ap-east-1sa-east-1previeweu-4us-4us-1eu-1us-2eu-2us-3eu-3appss3-websitekrkrobjectprivateobjectkrkrskrkrsobjectkrprivateobjectkr-privatecomputepaasrag-cloudrag-cloud-chjcloudjcloud-ver-jpcdemonodebalancermembersipeuxvsoncillaocelotonzayalilynxsphinxfentigercustomercaracalsgkrobjectstoragedesgkrusobjectkrkr-naverkr-naver-devkrprivatewebsiteobjectkr-naverkr-privatekr-naver-devjpjpkrjp4jp5s3-website-jpjpkrjp4jp5objectprivateobjecto365cloudstaticxendevapp001testcode-builder-stgplatformmediasiteprojedrydpagesjsx0desazacncoitrueu4uhkukgrbrushatenadiarymyspreadshopfrom-flfrom-wvwebspace-hosttheworkpchatenablogcursorusercontentservesarcasmapplinzisakuratanwixsitefin-ncloudstoragegov-ncloudstorageappchizigiizeis-into-carsdnsiskinkyadobeaemcloudis-a-therapistpgfogmyvncdojinis-an-actress1kappfldrvkozowqa2jpnmexprgmrfirewall-gatewaydynnscafjsfbsbxooguyfrom-gawoltlab-demois-a-anarchistwiardwebteaches-yogadattowebtb-hostinglive-websiteservegamegotpantheonfrom-nhsubsc-payfrom-ohvipsinaappfrom-cadyndns-officeztna-dingtalkhomelinuxfrom-mahercules-appservebbsstreakusercontentfrom-okfrom-wyfastly-terrariumis-a-llamaqualyhqportalserveexchangeon-vaporvivenushopciscofreakgrayjayleaguesmetaaiusercontentfrom-iais-a-libertariansaves-the-whalestaveusercontentyolasiteoperaunitepoint2thisis-a-catererclaudeusercontentlinodeusercontentfrom-vagithubusercontentsells-for-lesshosteurcanva-appsplaystation-cloudddnsfreefrom-pafrom-prfrom-waddnskingoutsystemscloudhotelwithflightmydattois-a-nascarfanmydbserverminiserverdamnserverservehumouris-a-playerfrom-nvfrom-nmemergentagentgentappsamplifyappfrom-kyis-an-accountantnfshostserveircfrom-akpythonanywherestackhero-networkpostman-echolikescandydyndns-mailobservableusercontentserveftpfreeboxosfrom-utcdn77-storageamazonawsneat-urlnclouddyndns-serverlinodeis-a-teacherfrom-vtgleezemythic-beastsus1-pleniteu1-plenitla1-plenitpaywhirlservecounterstrikejdevcloudhealth-carereformis-into-animegoogleapisis-a-painterafricaisa-hockeynutatmetais-an-actora2hostedis-a-democratdatadetectest-le-patrondigitaloceanspacesis-a-designeris-a-hunterlinodeobjectstemp-dnsissmarterthanyoufrom-arsimplesiteevennodetownnews-stagingis-a-liberalgooglecodejelasticservemp3qualyhqpartnerdyndns-free1cooldnsest-a-la-masiondrayddnsdynuddnsfrom-orfrom-miis-a-bloggerfrom-himydobisscanvacodeis-an-engineerest-a-la-maisonupsunappdevinappswafflecellmyasustorwpenginepoweredfrom-ctservep2psame-appmyshopblocksthingdustdatalikes-piediscordsezis-with-thebandlpusercontentis-leetshopitsite3utilitiesis-a-personaltrainersinaappladeskis-a-cheflogoipselfipbase44-sandboxnospamproxyalibabacloudcsmesswithdnsauthgearappsiamallamawithgooglelutrausercontentmochausercontentframercanvasmytabitdyndns-homew-credentialless-staticblitzcpserverdiscordsaysis-a-nurseappspotatlassian-isolated-3premotewdfrom-mtwixstudiocode0emm180rmyactivedirectoryawsappsmytuleapdnsabrpolyspaceqbuserrenderbuiltwithdarkboutirgotdnsabrdnsdopaascanva-hosted-embedawsglobalacceleratorhomesecuritypcmyiphostditchyouripclever-clouddyndns-ipon-aptibleis-a-musicianhosted-by-filessecuritytacticsappspaceusercontenthomeunixstrapiappsame-previewcf-ipfsmycloudnaselasticbeanstalkis-certifieddontexistkasserverik-serverdrive-platformatlassian-3pfirebaseappncpstorageherokuappawsapprunnerbarsycenteris-a-cubicle-slaveservehttpmyshopifyis-a-guruquicksytessiiitesorsitesmagicpatternsappis-a-cpameteorappfrom-wiis-a-rockstarbumbleshrimpdattolocaldatabricksappsreadthedocs-hostedfrom-rifamilydsdyndns-picsmyoxypagesplesknsbplaceddnsaliasdynaliasdyndns-remotedoomdnsip-ddnsblogdnsis-a-doctorroutingthecloudamazoncognitobarsyonlinedsmynasddnsgurucloudflare-ipfsdeus-canvasfrom-idsmushcdnpagespeedmobilizerdyndns-at-homeunusualpersonhosted-by-previderis-a-republicandyn-o-saurstreamlitappworkisboringonthewificprapidqualifioappis-uberleetis-slickgetmyipwpdevcloudtypeformdyndns-at-workgentlentapismynascloudw-corp-staticblitzfrom-ingeekgalaxyservebeerfrom-mdonrenderspace-to-rentaivencloudappspacehostedwafaicloudcodespotblogspotatlassian-3p-us-gov-modfrom-ndfrom-msis-a-techieis-a-studentcustomer-ociis-a-photographerdurumisfrom-ksmassivegriddyndns-wikiis-an-entertaineris-a-hard-workermysecuritycamerafrom-mnrackmazedyndns-blogis-a-bulls-fanwritesthisblogfreemyipsimple-urlfrom-sdninjaneer-sitesreservdauthgear-stagingest-mon-blogueuris-into-gamesrice-labsxtooldevicesakurawebis-an-anarchistoraclecloudappsdyndns-worksells-for-urhcloudfrom-dcfastvps-serverwpmucdnis-a-geekscrysecfrom-txis-into-cartoonsmodelscapetrycloudflarelocaltonetstreak-linkbalena-devicesfrom-njforgeblocksfreebox-oswebadorsitefrom-ncdoesntexisthobby-sitestreaklinkshomesecuritymacownprovidertuleap-partnersdattorelaywphostedmailservequakeis-a-socialistservehalflifepivohostingdynuhostingquipelementsw-staticblitzdyndns-webfrom-deproject-studyis-not-certifiedhercules-devis-a-financialadvisoramazonlightsailservepicsis-a-greenloseyouripfrom-ilwithyoutubemwcloudnonprodwiredbladehostingdnsdojofrom-tnpixolinomyqnapcloudncloudstorageis-an-artisthostedpiis-a-landscaperauiusercontentoaiusercontenton-forgeis-a-conservativedreamhostersnet-freaksapps-1and1is-goneencoreapifastly-edgefrom-nesalesforcefrom-scdeployagentoraclegovcloudappsfrom-alis-a-lawyercechirevultrobjectsstufftoreadisa-geekddnsgeeklovableprojecttry-snowplowfrom-moblogsyteis-a-bookkeepernogmyforumravendbmyboxdeelementoredsaacficogoorinforgcomgobnatneteduidstoreorgcomnetintedudevnomepublorgcomneteduathgovtestscalculatorspaynowinfoquizzesresearchedcloudnsfunnelsassessmentsjscaleforcetmacltdorgmilcompronetgovbizpresseklogesrsccloudcustomfltusrcloude4corealmgovmunicontentproxy9metacentrumdyndyndyndnsdynpagespages-researchitionoccustomercomymyspreadshopipv64diskussionsbereich4limacomrubgov2ixfirewall-gatewayddnssspdnsbarsykeymachinesquare7myhome-serverspeedpartnercommunity-proschuldockxenonconnectgünstigliefernbwcloud-os-instancedyndnssecmy-routerxn--gnstigliefern-wobin-butterl-o-g-i-nisteingeekin-dslin-berlinin-brbfuettertdasnetzleitungsenin-vpnlcube-serverdyn-ip24logoipdyn-berlinruhr-uni-bochum12hpgoipsrvdnsfruskygit-repossvn-reposinternet-dnsgünstigbestellenhome-webserverxn--gnstigbestellen-zvbbplacedheimdnscosidnswebspaceconfiglima-citydyndns1istmeinvirtualuserschulplattformmy-gatewayddnsseclebtimnetztest-iservmein-iservvirtual-userhome64iservschuletaifun-dnstraeumtgeradeschulserverdynamisches-dns123webseitednshomehs-heilbronndnsupdaterbssgraphicdwadpdwdaepeweaawapaafpfwfabwbpbacwcpcciwebuserapiobjectssites*teamst3r2lpabymebravepanelngrokiservstglclcrmerpflypagesbarsyvivenushoplocalcertlocalplayerbearbloggatewaydeno-stagingis-not-ais-a-goodbotdashvercelmocha-sandboxplatter-appreplitgithubpreviewworkersinbrowserevervaultis-ahrsndenoxmitmodxmyaddrstorageapipayloadgrebedocruncontainersreliantlabsstgstagelclstageloginlineis-a-fullstackcodepenreliantpreviewleapcellngrok-freeis-coolpagelemonstoragewebharemediatechlibp2pdiscoursecomyspreadshopstoreregbiz123hjemmesidefirmcoorgcomnetedugovsldorgmilcomwebgobartnetedugovtmorgpolcomsocartnetedugovassoagrondiscoodontk12medcuegyecpaabgengorgmilgalsaltulcomadmesmgobpubdocmonfindgnriouioproartlatvetnetfotedulojgovntrturibrbarxxxofficialbasechefprofmktgpsictechinfoarqtcontdentrrpppsiqgit-pagesritmedfieorgcomlibprieduaipgovriikmeactvsportorgmilcomscieunnetedugovnameinfopintouchtawktotawkmyspreadshoporgcomnomgobedu123miwebcomputeorgcomnetedugovbiznameinfocognito-idptransfer-webappeusc-de-east-1onjelasticnxaspdnsbarsydirectwpdeuxfleurstransurldogadoprvwcloudnsamazonwebservicesdnshomeuserpartycokoobinmkmspaceviewfidymyspreadshopalandkapsiikixn--hkkinen-5wacloudplatformhäkkinen123kotisivuidacorgmilcompronetedugovbiznameinforadioorgcomneteduusercocomexperts-comptablestmmyspreadshopgretaprdcomnomynhccifbxoshuissier-justicenotairesaeroportfreeboxoson-webavocatassoportgouvkdnschirurgiens-dentistes-en-franceavouesfbx-os123sitewebveterinairechirurgiens-dentistespharmacienchambagrimedecinfreebox-osdediboxgoupilemszicpyicpvicppleysheezypagesedugovcnpyorgcomcybllcpvtnetedugovtnxonlineschoolddnsdaemond6atcopanelorgnetplybotdashstackitkaasorgmilcomnetedugovbizmodltdorgcomedugovcoorgcomneteduappwriteacorgcomnetedugovcloudtranslateusercontentorgcomnetedumobiassoorgcomnetedugovbarsysimplesiteindorgmilcomgobneteduorgcomwebnetedugovguaminfonxhra教育敎育網絡网絡组織組織网络網络组织組织公司政府個人个人箇人ltdorgcomincneteduidvgovxn--uc0ay4axn--55qx5dxn--mk0axixn--io0a7ixn--uc0atvxn--zf0avxxn--lcvr32dxn--od0algxn--wcvs22dxn--gmqw5axn--od0aq3bxn--mxtq1mxn--ciqpnxn--tn0agxn--gmq050iorgmilcomgobnetedufngocdnappvoatiiservwp2tempurlmircloudfreesitewpmudevmyfastgadgetcloudaccessjeleambahalfboltfastvpsemergenteasypanelopencraftizcombrendlynamefromrtpersoadultmedorgpolrelcomproartnetedufirminfoassoshopcoopgouvtmcomediahotelforumvideosportorgsexagrargameslakaseroticaerotikatozsdereklamcasino2000filmsuliinfoboltshopprivnewsszexcityutazasjogaszkonyveloingatlaneacaicogoormyᬩᬮᬶmilwebschnetkopbizzonedesaponpesxn--9tfkymyspreadshopgovmytabittabitorderravpageaccok12idforgnetgovmuniltdplcaccotttvorgcomnetmeca6g5gpgamubacaicniocoukuptverdruscsdelhiindorgmilcomwebnicfingenpronetintedugovresbizbiharbarsyinternetbusinessschooltravelsupabasealumnigujaratfirminfoaeropostbankcoopindevscloudnsno-ipbarsybarrell-of-knowledgebarrel-of-knowledgensupdategroks-thisdnsupdatefor-ourknowsitalldvrcammittwalddynamic-dnsv-infowebhopselfipdyndnshere-for-moreilovecollegemayfirstforumzcloudnsmittwaldservertypo3servergroks-theeusekd1cdndyndnsidrawsainaueuapjpusstagemocksysdevicesclientcustreservdcustdevdisrecprodtestingcowzbeebyteutwenteboxfusebravepstmndedynngrokorgmilcomnomnetedugovqcxqzzbarsythingdustmo-siemensrb-hostingfh-muenstergitbookbluebitecloudbeesusercontentnodeartterramindkiloappsforgerockdarklangresinstagingapigeebubbleb-datascryptedhypernodedappnodepantheonsitegitlabgithubkeeneticvirtualservercleverappshostyhostingon-rioedugitticketstelebitwixstudioon-k3sicp0icp12038jeleqotolairbubbleappsmyaddrstolosmyrdbxwebflowdrive-platformbeagleboardhasura-applolipopdefinimavaporcloudmusicianwebflowtestazurecontainerresindevicereadthedocsloginlineeditorxmoonscalesandcatsbasicserverwebthingsbrowsersafetymarkbeebyteappbitbucketidaccovistablogorgschnetgovxn--mgba3a4f16axn--mgba3a4fraarvanedgeايرانایرانjclaspeziapdudcefegelemeperetevebacanatavaparasabgagfgogrgpgalclblimfmrmcbmbvbfclcmcvcrcpcchlimifibicivipirisimncnbnanenrnpntnnolomobocoaogorosopotoptvtatctbtmtltotpusulunutpspapaqsvpvvvtvavvrtrsrprgrfrcrbrarorkrvstsssbscsmsispzczbzbozen-suedtirolmyspreadshopxn--bulsan-sdtirol-nsbxn--valledaoste-ebbtrentinoaltoadigetrentin-sued-tirolxn--forlcesena-c8axn--forl-cesena-fcbxn--bozen-sdtirol-2obtriestetrentinsuedtiroltrentino-s-tirollecceudineaostesienaparmaluccapaviagenoapaduaaostamonzaabruzzoternirietiturinmilanbozenlaziofermoleccocuneonuoropratola-speziavdataaligfvgpugmolcalcamlomumbsicpmnvenvaoedugovabrsarmaremrbastoslazibxosfirenzetrentinosüdtirolval-d-aostavalle-aostamessinacremonaravennatoscanatrentin-suedtirolbolognacalabriaurbinopesarofriuli-v-giuliaogliastraxn--valle-aoste-ebblaquilaandriatranibarlettasyncloudxn--valle-d-aoste-ehbaostavalleyvalled-aostatrentino-alto-adigevallee-d-aostexn--balsan-sdtirol-nsbpistoiasicilialucaniacataniaiserniaperugiabresciaveneziagorizialiguriaimperiabulsan-suedtirolbalsan-suedtirolbarlettatraniandriaxn--trentino-sdtirol-szbforlì-cesenatuscanyvallée-d-aostemantovavallée-aostecasertapiemontevalleaostaval-daostafriulivgiuliatrevisoforli-cesenavalléedaosteferrarapescaravald-aostatrentino-altoadigefriuli-vegiuliavallee-aostecarboniaiglesiastarantomediocampidanovalleedaostetrentinosud-tirolcampobassotrentinsüd-tiroltrentinosüd-tirolmonzabrianzatrentino-südtirolxn--trentino-sd-tirol-c3bpotenzacosenzavicenzaemiliaromagnavenicefrosinonemarchepordenonetrentinosued-tirolvaresemolisevalléeaostefriuli-veneziagiuliabasilicatalatinaanconasavonaveronamodenabiellabolzano-altoadigepugliafoggiaumbriatrentino-stirolgenovapadovamateranovararagusapiacenzatrentinostirolvalleeaostetempio-olbiasudsardegnatrentinsudtirolmassa-carrarafriuliveneziagiuliatrentinosuedtirolandria-barletta-tranitrapanixn--cesenaforl-i8amaceratacaltanissettaascoli-picenobrindisicarraramassacagliaririmininapolivibo-valentiachietibulsan-sudtirolbalsan-sudtiroltrentino-a-adigebulsanbalsaniglesiascarboniamilanotorinoteramodell-ogliastraarezzotrentinoalto-adigerovigotrentovenetoiglesias-carboniatrentino-sud-tirolaltoadigereggio-emiliareggio-calabriasardegnatranibarlettaandriapiedmontxn--sdtirol-n2amedio-campidanotrentino-süd-tirolfriuli-vgiuliafriuli-ve-giuliaromeennaromapisa32-b16-b64-blodiastibarineencomonaplesforlicesenailiadboxosalessandriasicilytrani-barletta-andriaxn--trentin-sdtirol-7vbpesarourbinotrentinsued-tirolcesena-forliforlìcesenaemilia-romagnamonzaebrianzaxn--trentinsdtirol-nsbtrentinos-tiroltrentinsüdtirolvalledaostaolbia-tempiocampidanomediovibovalentiasassarivalle-daostalombardysud-sardegnafriulivegiuliareggioemiliamonzaedellabrianzaalto-adigevercellitrentin-sudtiroltraniandriabarlettatrentino-sudtirolascolipicenobozen-südtirolfriulive-giuliaflorencexn--cesena-forl-mcbcarbonia-iglesiasaosta-valleycarrara-massadellogliastratrentinoa-adigexn--valleaoste-e7apesaro-urbinoxn--trentinosdtirol-7vbxn--trentin-sd-tirol-rzbxn--trentinsd-tirol-6vbtrani-andria-barlettatrentin-süd-tirolxn--trentinosd-tirol-rzbgrossetomonza-e-della-brianzasüdtirolreggiocalabriatrentinoaadigetrentin-südtirolverbano-cusio-ossolafriuliv-giuliaverbaniacampaniatrentino-aadigefriulivenezia-giuliasardiniaandriabarlettatranibarletta-trani-andriacatanzarooristanourbino-pesarocesena-forlìvalle-d-aostacampidano-medio123homepagesiracusatempioolbiasuedtirollombardiaavellinocesenaforlìtrentinofriuli-venezia-giuliabozen-sudtirolandria-trani-barlettabulsan-südtirolbalsan-südtirolmonza-brianzabolzanotrentino-sued-tirolbellunosalernolivornocrotonesondriodnshometrentinsud-tirolmassacarraratrentin-sud-tiroltrentino-suedtirolviterbobergamocesenaforliolbiatempiopalermobeneventoagrigentoofcoorgnetfmaitvphdengorgmilcomschnetedugovperagrikanieasukehandachitatokaiaisaikonanoharuamaobuhigashiuraowariasahiinuyamatobishimaiwakurashitarainazawatoyonegamagorimihamatoyotataharakariyayatomioguchikomakimiyoshinishiotokonamekiyosuchiryutoyohashiokazakiisshikikasugaikotakiratoeianjotogofusosetohazutsushimashinshirotakahamanisshinshikatsuhekinantoyokawaichinomiyatoyoakeodateogataakitaikawakyowahonjoogayurihonjonoshirokamiokakatagamimitanegojomeyokotekosakadaisenkazunonikahohonjyomoriyoshimisatohappoukamikoanihachirogatahigashinarusesembokufujisatokitaakitaitayanagiowanitakkomutsutsurutahirosakigonoheoirasetowadamisawanohejiaomorishingohiranairokunohehashikamitsugarushichinohehachinohenakadomarisannohekuroishisakaeisumiasahiotakiinzaiabikomatsudoyachiyomutsuzawakujukuriomigawakashiwatoganemihamanaritasakuranagaramobarahanamigawachoshishiroichoseikozakishisuikatorimidorichonankyonanfuttsuonjukufunabashinagareyamanodasosatakochuotohnoshourayasukimitsuyokaichibayotsukaidosodegauratateyamakamagayayokoshibahikariyachimatakatsuuratomisatokisarazukamogawaichikawanarashinoichinomiyashimofusaminamibososhirakoichiharaoamishirasatoikatahonaiainansaijoseiyoiyoozuuwajimaniihamanamikatamasakiuchikokihokutobetoonshikokuchuomatsuyamaimabarikamijimakumakogenyawatahamamatsunosabaeikedaobamasakaifukuiohionotsurugamihamawakasaminamiechizeneiheijikatsuyamatakahamaechizensoedaukihaomutaokawanishiogoribuzenonojosueumiokiotochikugosasagurisaigawamizumakishinyoshitomikurumekurateyamadakasuganakamamiyamanogatatakatahakataiizukakawaratagawakasuyaashiyainatsukimunakataminamitsuikishonaikurogifukuchikeisenhigashimiyakoshinguyukuhashiokagakiyamekogaongausuikahotohochuotoyotsumiyawakadazaifuhisayamatachiaraiyanagawanakagawahirokawachikujochikushinochikuhochikuzennamieotamaokumashowateneiiwakikoorinangoononishigoshimogoomotegomishimafukushimaasakawakagamiishishirakawaiitatefutabahiratayugawahanawakitakatakawamatakunimiyabukibandaihigashihironoyamatomiharuyamatsuriaizubangedatesomaaizuwakamatsuyanaizuaizumisatonishiaizuizumizakikitashiobarataishinkaneyamakoriyamainawashirotanagurafurudonosamegawasukagawaishikawatamakawaikedaogakitaruiginanenahashimahichisonakatsugawaibigawashirakawamizunamiminokamomitakekawauesekigaharatomikasakahogikitagatayamagatatajimianpachimotosuyaotsukakamigaharahidakanisekitokigujominogodoyorogifukasamatsutakayamawanouchihigashishirakawakasaharashimonitatsumagoichiyodakannakanrashowameiwakiryuotaoratomiokafujiokaitakuranaganoharahigashiagatsumatakasakishibukawaminakamikatashinatsukiyonokawabanumataannakaoizumimidorishintoisesakiuenoyoshiokakusatsutakayamanakanojonanmokutamamuratatebayashimaebashiotakekaitadaiwahongofuchukuietajimashobaramiharahatsukaichihigashihiroshimamiyoshikumanokurenakasakaseraseranishiasaminamifukuyamashinichionomichiosakikamijimajinsekikogentakeharaotobenanaeikedatohmaozoraobiraabirakyowaeniwataikibibaisharirebunerimohiroooketootarupippunishiokoppechitosefurubirahakodateshiranukakitahiroshimakushiroobihironanporoiwamizawaniikappukunneppufukushimanakasatsunaitoyourakuromatsunaiakabirakamisunagawashibechaurakawakamifuranonakatombetsuasahikawashimokawakayabeokoppebiratoriabashirisaromaatsumanumatahidakabifukamukawamikasahorokanaitoyotomisarufutsuhigashikawaishikarikitamiyoichiesashiiwanaitomariminamifuranoakkeshifuranotoyakoyakumootoineppushikaoishiraoinemuronayorohaboroashorobihororishirifujiutashinaihokutotakasuebetsuurausuassabukikonaishimamakinaiedatetoyabieinikiesanuryuoumuteshikagarikubetsuashibetsukimobetsuaibetsutobetsusobetsuembetsushimizuchippubetsurishirihokuryuhoronobeshintokutsubetsushibetsuhonbetsumombetsutsukigatakuriyamakoshimizushiriuchikutchanmurorannoboribetsukamishihorowassamushinshinotsukembuchiwakkanaikamoenaikiyosatotakinoueshikabesunagawafukagawanakagawatakikawakamikawahigashikagurahamatonbetsumatsumaemoseushirankoshishakotanimakanemashikeotofuketomakomaisandatambaitamiawajikasaiasagoshisoonoakoyashirotoyookaminamiawajiinagawafukusakitakasagokamigorikasugaharimayokawaashiyahimejiakashitaishiaogakisannantakinosumototakarazukanishinomiyashingugoshikinishiwakiyokatakaaioimikisayoyabukawanishiamagasakisasayamashinonsenkakogawaichikawakamikawatatsunotsukubaiwamaogawaasahisakaitokaioaraiitakobandodaigosuifuinaamikasumigaurakashimaomitamayachiyoshimodatetomobetoridehitachinakainashikisakuragawakasamayawaramoriyahitachiomiyanamegatayamagatahitachikamisuushikutakahagiibarakitonekoganakasowayukimihojosomitoryugasakishimotsumafujishirotsuchiurachikuseihitachiotashirosatotamatsukuriuchiharashikahakuinanaotsubatawajimakahokukawakitatsurugikaganominotosuzuuchinadakomatsuanamizunakanotohakusannonoichikanazawaiwateshiwafudaikawaimoriokaofunatohanamakikuzumakikitakamininohekunoheyamadayahabasumitaichinosekitanohatahiraizumirikuzentakatajobojiotsuchihironomiyakoiwaizumikarumaiichinohenodakujitonooshushizukuishifujisawamizusawakamaishikanegasakimannoutazukotohiraayagawazentsujihigashikagawauchinomikanonjisanukimarugamemitoyotakamatsutadotsunaoshimatonoshoakuneamamiizumihiokiyusuikinkoisasookouyamanakatanekagoshimakanoyaisenkawanabeminamitanemakurazakitarumizunishinoomotematsumotosatsumasendaioimatsudaayaseebinamiurazushinakaiodawaraiseharasagamiharahakoneaikawakaiseiatsugitsukuihadanoyamatoyamakitazamaoisochigasakininomiyayokosukakamakuraminamiashigarafujisawasamukawakiyokawahiratsukayugawaraokawaumajikochitsunootoyoakiinonishitosayasudahidakamiharasakawaniyodogawahigashitsunokagamigeiseisusakiotsukinaharisukumomurototosakamiochitoyotosashimizumotoyamanankokunakamurakitagawayusuharaogunichoyoukiasoutoozugyokutoamakusamifunetakamoriyamagaminamataminamiogunikikuchisumotoyamatonagasumashikiaraokumamotokamiamakusanishiharayatsushiroayabeseikasakyoideineujinakagyokameokakyotangokyotanabekyotambaminamiyamashiroyamashinatanabeyawatawazukaminaminantanmiyazuhigashiyamafukuchiyamakitamukokamojoyokizumaizuruujitawaraoyamazakinagaokakyokumiyamakawagoeinabeshimameiwaasahitaikiudonoisetsukisosakikuwanamihamamiyamasuzukatamakimisuginabarikumanokomonominamiisewataraitobakiwatakikihotadomatsusakayokkaichikameyamaureshinoishinomakishichikashukuohirataiwaosakizaohigashimatsushimashikamaiwanumashibataogawaraonagawakawasakiseminemarumoriminamisanrikukakudamuratawakuyatomiyanatoriwataritagajomisatotomekamirifushiroishimatsushimayamamotoshiogamafurukawahyugaebinotsunosaitoayakushimanobeokakitauramiyazakitakazakigokaseshiibamimatashintomikunitomikitakatakobayashikawaminamitakaharukijotakanabemiyakonojonishimeranichinankitagawakadogawamorotsukakisofukushimaminamimakisakaeobuseikedaogawamiasaokayaasahiotakiotarichinoinaomichikumakomaganechikuhokukaruizawayasuokaooshikaikusakaminamiaikitogakushimatsukawakawakamitateshinatakamorikitaaikishiojirimiyadahakubaiizunaiijimaiiyamamiyotasuzakayasakatoguraookuwanagawaminowahirayayamagataminamiminowafujimiomachisakakitakaginaganonakanosakuhokomoronagisoshinanomachiwadauedaiidaharasuwatomiachiaokianankisosakunozawaonsenagematsutakayamashimosuwamatsumotoyamanouchinakagawamochizukiazuminotatsunoobamaomuraseihiunzenosetofutsuikichijiwanagasakiisahayahasamisaikaikawatanasasebohiradokuchinotsugototogitsutsushimashimabarashinkamigotomatsuurayamazoekashibaikomakawaitenrioyodosangokoryoudaojiikarugayamatokoriyamatenkawakatsuragikurotakikawakamimiyakemitsuetakatorikamikitayamayamatotakadahegurishinjokanmakisakuraitawaramotogoseoudanarasoniandokawanishishimoichihigashiyoshinokashiharashimokitayamanosegawayoshinomintsivorytopazsakuragehirnsumomoaseinetopalmail-boxmokurenyoitamuikaojiyagosensanjoaganomyokoseiroagaomishibataniigatanagaokamurakamiuonumayuzawakariwatagamitainaitsunanminamiuonumatochioyahikojoetsuseiroukamosadoizumozakitokamachiitoigawasekikawakashiwazakitsubamemitsukekokonoesaikiusukibeppuusahimeshimakunisakihasamataketatsukumihitaoitahijikusuyufukujukamitsuebungoonobungotakadaibaraniimibizentsuyamaokayamakasaokahayashimayakagemaniwaakaiwamisakishinjotamanotakahashikibichuowakesojanagishookumenannishiawakurakurashikiasakuchisetouchikagaminosatoshotomigusukunakagusukuyaeseizenaurumaiheyaaguniogiminanjokinminamidaitokitanakagusukuyonaguniokinawaishigakikunigamiurasoekadenataramahiraraginozataketomishimojizamamitonakiitomanhigashimotobuyonabarugushikamionnanahanagohaebarukumejimakitadaitonakijinnishiharayomitanginowantokashikiishikawaikedasuitaminohizuminishisakaikananabenodaitoosakasayamayaokishiwadatadaokakaizukatondabayashichihayaakasakakumatorikadomasayamahigashiosakashijonawatehirakatataishimisakitajirihannansennankatanotoyonominatosettsuhigashiyodogawaibarakinosekitachuohigashisumiyoshifujiiderakashiwaraizumiotsutoyonakamatsubaramoriguchiizumisanoshimamototakatsukineyagawahabikinotakaishikawachinaganoyoshinogarikamiminearitaouchiimarihizenogikashimaariakekiyamafukudomikitagatakitahataomachigenkaikanzakinishiaritakyuragisagataratosutakushiroishikaratsuhamatamakouhokukawagoeyoshidasatteogoseirumaasakaurawaogawaniizaomiyayoriiotakishikihonjooganohannohanyuinasaitamaokegawaarakawayoshikawayokozehasudasayamahidakafukayachichibuiwatsukiryokamiyoshimikamiizumifujimiwarabiranzanmiyoshiminanoyashiosakadosugitomisatohigashichichibutodasokakukiyonokazoshiraokakasukabekounosukawajimatsurugashimamiyashirokitamotohatoyamamoroyamahatogayakumagayakawaguchinagatorokamisatomatsubushinamegawatokigawakamikawafujiminohigashimatsuyamakoshigayatokorozawas3isk01isk02ryuohkoseikonanaishorittotakashimamaibarahikonetorahimenishiazaikokagamokotoyasuotsukusatsunagahamamoriyamatoyosatotakatsukinotogawaomihachimanhigashiomiakagiunnanizumogotsuamayatsukakakinokimatsuehamadamasudahikawahikimiokuizumoyasugiyakumomisatotamayuohdahigashiizumookinoshimanishinoshimatsuwanoshimaneshimadafujiedayoshidashimodagotembaiwataatamikosaiyaizuitoizumishimahaibaramakinoharaomaezakikawanehonkannamisusonohigashiizufukuroinumazukawazufujiaraishizuokahamamatsushimizuizunokunimatsuzakimorimachiminamiizunishiizukikugawakakegawafujikawafujinomiyaujiietsugaoyamayaitaohiranikkoashikagakuroisokanumasakurashioyakarasuyamamotegiichikaikaminokawatochigihagamokanogisanobatonasumibunasushiobaranishikatautsunomiyaiwafunemashikoshimotsukeohtawaratakanezawaitanokomatsushimatokushimaichibaminamiaizumiwajikikainanmiyoshinarutomimamugiananmatsushigesanagochishishikuinakagawamachidachiyodakomaefussainagitaitochofufuchuomeotahigashiyamatotoshimaokutamaaogashimakodairaedogawaarakawahachiojishinagawatachikawashibuyasuginamihinodekiyosesumidaoshimanerimamitakahamuraadachinakanomizuhobunkyomegurominatokoganeihigashikurumekokubunjihigashimurayamamusashimurayamatamakitahinochuokotokatsushikakouzushimaogasawaraakishimakunitachishinjukusetagayamusashinohachijoitabashiakirunohinoharachizunanbukotouramisasawakasayonagokogehinoyazutottorinichinansakaiminatokawaharaoyabetairainamiasahinantoimizufuchutakaokakurobeyamadajohanatoyamatonaminyuzenfunahashinakaniikawanamerikawaunazukitogahimiuozufukumitsutateyamakamiichiiwadearidayuasainamitaijikatsuragiaridagawatanabemihamahidakakainankiminomisatoshingushirahamakamitondayurakozakoyagobokitayamawakayamakudoyamahashimotokushimotokozagawahirogawakinokawanachikatsuurarsuseroeoishidasagaeoguniasahinagaitendonanyoobanazawanishikawasakataohkuratozawamikawamamurogawayamagatafunagatatakahatashonaishinjokahokuiideyuzakawanishitsuruokakaminoyamayamanobeshiratakamurayamanakayamakaneyamahigashineyonezawasakegawamitouubeyuuabushimonosekitabuseoshimatoyotaiwakunihikarishunannagatohagihofukudamatsutokuyamashowadoshitsurunanbukoshukaiminami-alpsnirasakikosugeotsukioshinohokutominobuyamanashifuefukichuokofuichikawamisatoyamanakakonakamichitabayamanishikatsuranarusawafujikawahayakawafujiyoshidafujikawaguchikouenohara長野京都岐阜大阪三重群馬千葉滋賀佐賀奈良adednelgaccogogror秋田愛知高知埼玉沖縄栃木熊本岩手青森山梨新潟島根鳥取長崎香川宮城石川大分宮崎茨城山口兵庫山形徳島広島福島福岡岡山富山静岡愛媛福井東京xn--4it168dhatenadiaryxn--vgu402ckawaiishophatenablogcocottenamaste北海道penneehimeiwateversestabachibashigagonnagunmapermahaccaakitaosakauh-ohblushkochiaichifukuikuroncapooitigohyogotokyokyotopunyuthickcheap0t00g00j0mie2-ddaapyawjg0amfemsubxiiboomoobutchueekpgwrgrherskrboyrdyupperunderflierchipsmydnsheavyangryhippygirlyrulez神奈川鹿児島和歌山bambinaxn--nit225kokayamasaitamaxn--k7yn95exn--1lqs03nsapporoparasitelolipopmcxn--efvn9sniigatafukuokatokushimafukushimahiroshimakagoshimafakefurokinawaxn--8pvr4ucoolblogxn--0trq7p7nnkawasakinagasakimiyazakichilloutxn--8ltr62kxn--klty5xpeeweezombiecutegirlxn--rny31hxn--uuwu58axn--ntso0iqx3axn--djrs72d6uytoyamanikitanyantakagawamimozanagoyaboyfriendxn--2m4a15egreaterchowderegoismyamagatafashionstorexn--elqq16hxn--pssu33lsendaimiyagixn--rht27zpecoriaomorisaloonwatsonvivianxn--djty4knobushipigboatnaganopinokoxn--f6qx53asadistvelvetsecretxn--5js045dchicappayamanashiibarakidigickgirlfriendxn--1lqs71dmongolianxn--c3s14mxn--qqqt11mtochigixn--5rtq34kparallelo0o0mondkobesagabonadecaoitanarafoolkilldecimainhiholomosblokilociaoundopupugifutankcrapflopnooroopsmodsholyjeezstripperpepperbittershizuokaxn--rht3dkitakyushureadymadeicurusversusmatrixxn--rht61ehungryfloppygloomycrankyhandcraftedlittlestarxn--klt787dxn--kltx9awhitesnowsunnydaytottorilovepoptheshopbuyshopxn--5rtp49cxn--d5qv7z876cwebaccelxn--kbrq7oxn--4pvxsxn--1ctwolovesickkumamotocatfoodxn--tor131oyokohamawakayamatonkotsuxn--ehqz56nxn--uist22hxn--6btw5axn--kltp7dyamaguchifrenchkisspussycatxn--4it797kxn--uisz3gbabybluexn--zbx025dnetgamersxn--7t0a264ckanagawaxn--6orx2rishikawaxn--ntsq17ghalfmoonschoolbusjellybeanxn--mkru45iusercontentlolitapunkxn--32vp30hsakurastoragehokkaidoshimanecandypopbabymilksupersaleweblikeraindropbackdropwebsozaikikirarahateblodaynightmeneacsccogoormobiinfoaeusxxorgmilcomnetedugovorgcomnetedugovbizinfotmprdorgmilcomnomedugovassnotairespresseassocoopgouvveterinairemedecinpharmaciensorgnetedugovtraorgcomedurepgovmeneperekgacscaiiocogoitoresmshsseoulbusanulsandaeguc01milvkimmvchungnamjeonnamjeonbukeliv-dnsgyeonggijejueliv-cdnincheondaejeongangwongyeongbukgwangjuchungbukgyeongnameliv-apicoeduindorgcomembnetedugovorgmilcomnetedugovjcloudorgcomnetintedugovperbnrinfocooyorgcomnetedugovethipfscanvamypepethw3sstorachakeeneticjoinmcinbrowserdwebcyonnftstoragemyfritzaemewphlxachotelltdorgcomwebsocschngonetintedugrpgovassnomgacsccoorgnetedugovbizinfo123websiteidorgmilcomasnnetedugovconfidmedorgcomplcschnetedugovaccoorgnetgovpresstmassoirseproxaccosoundcasthoptocraftvp4c66orgnetedugovitsxwxmcdirmyboxbarsyedgestacksynologylogintoopencloudnohostwebhopdiskstationi234tcp4hoocgroknoipprivmydsddnsdnsforlohmustransipdscloudfilegear-sgbrasiliafilegearframerbarsybarsyonlinecoprdorgmilcomnomedugovinforgcomnetedugovnameacprorgcomartnetedugovpresseinfoassoinstgouvorgnycedugovbarsydscloudjuorgcomnetedugovminisiteaccoororgcomnetgovorgmilcompronetintedugovbizmuseumnameinfoaerocoopaccoorgcomnetintedugovbizcooporgcomgobneteduorgmilcomnetedugovbiznameaccoorgmilneteduadvgovcoorgcomnetaltgovforgotherhiskeeneticispmanagernomassoprod5476132eastasiacentraluswesteuropewestus2eastus2pnortheurope-01newzealandnorth-01southindia-01southcentralus2-01norwaywest-01eastus2-01westus2-01australiaeast-01italynorth-01israelnorthwest-01swedencentral-01westeurope-01centraluseuap-01taiwannorthwest-01uaecentral-01northcentralusstage-01israelcentral-01mexicocentral-01canadacentral-01austriaeast-01germanywestcentral-01francecentral-01ukwest-01denmarkeast-01polandcentral-01eastus-01westus-01swedensouth-01eastus3-01westus3-01brazilsouth-01centralus-01francesouth-01australiacentral-01westindia-01uaenorth-01jioindiacentral-01canadaeast-01belgiumcentral-01spaincentral-01koreacentral-01chilecentral-01qatarcentral-01westcentralus-01eastus2euap-01norwayeast-01southafricanorth-01brazilsoutheast-01germanynorth-01switzerlandnorth-01switzerlandwest-01japanwest-01southafricawest-01japaneast-01eastasia-01indiasouthcentral-01taiwannorth-01centralindia-01uksouth-01southcentralus-01northcentralus-01eastasiastage-01indonesiacentral-01australiacentral2-01australiasoutheast-01malaysiawest-01koreasouth-01southeastasia-01southeastus5-01northeastus5-01jioindiawest-01rucdnwest1-usfra1-desandboxjls-sto1jls-sto3jls-sto2aglobalabglobalsslmapprodfreetlsmapvpslon-1lon-2ny-1fr-1sg-1ny-2paassnwebpaashostingjelasticnordeste-idcsocuserpagescwebfileblobservicebuscoreatlricnjsjelasticwebsitestoragesezagbinruhuukjptsmyspreadshopmynetnameakamaiorigin-stagingfrom-coipv64dynv6cdn77serveblogadobeaemcloudhicamsprytdnsupno-ipownipde5ovhicpfirewall-gatewaysytesmypsxbarsyusgovcloudapimyamazemyradwebakamaihdsaveincloudfastlylbfrom-lasubsc-paysquare7in-the-bandblackbaudcdnhomelinuxoninfernoctfcloudservebbsdns-dynamiccloudfrontakamai-stagingipifonyham-radio-opsenseeringclickrisingcommunity-profrom-nylocalcertgrafana-devedgesuite-stagingcloudflareanycasteating-organicatlassian-devmydattofeste-iplocaltotorprojectknx-serveredgekeycloudflareglobalcloudyclustercasacamserveftpakamaized-stagingakamaiorigindns-cloudmyeffectboomlabotdashbuyshousestwmailhetemlazure-mobilein-dslthruhereredirectmedynuddnsbouncemesupabaseluyanicloudappakamaicloudfunctionsdebiannhlfanpgafanstatic-accessin-vpnmysynologymafeloappudohomeftptrafficmanagersiteleafseidatmemsetcloudflarecloudaccesskeyword-onazure-apiis-a-chefdoes-itgets-itwebhopselfiphomeipkicks-assedgesuitewindowsserver-ontunnelmolemydissentscrapper-sitecloudflarecnuni5srcfggffiobbzabchrsndenodynuopikddnsvpndnsakadnselastxkinghostvps-hostfastlyhomeunixazureedgeshopselectdontexistmyfritzcloudjiffyalwaysdatasells-itsquaresbroke-itazurefddattolocalat-band-campmeinforumfamilydsazurestaticappsdefinimabplaceddnsaliasdynaliasnow-dnsblogdnsroutingthecloudendofinternetdsmynasakamaiedgemymediapcadobeio-staticakamaiedge-stagingakamaihd-stagingddns-ipprivatizehealthinsurancelive-onkrellianschokokeksmassivegridmysecuritycamerarackmazeserveminecraftfrom-azis-a-geekakamaizedmoonscaleoffice-on-theusgovtrafficmanageradobeioruntimeedgekey-stagingreserve-onlinechannelsdvrdnsdojousgovcloudappcdn77-sslapps-1and1podzoneazurewebsitesdynathomescaleforceyandexcloudvusercontentisa-geekcdn-edgescoaemalcesappwriteazimuthtlonarvobuiltwithrocketnoticeablestorecomwebrecnetperotherfirminfoartslgdloncogoiltdorgmilcolcomplcschgenngonetedugovbiznamefirmmobiacincoorgmilcomnomwebgobnetintedubizinfocomyspreadshopdemongovtransurl123websitehosting-clusterkhplaycistrongsnesosvalervålerxn--vler-qoaossandeheroysandeherøybøboheroyherøyxn--hery-iraxn--b-5gavalerbøboxn--b-5gasandesandexn--hery-iraxn--vler-qoavålerhåreålaahavaofsfvfhlolnlalrlhmfmtmahcostntbuåstrmreigersundmyspreadshopgálsáeidsvolltingvollgildeskalflorøvadsøvardøvanylvenxn--bhccavuotna-k7astrandaxn--kvnangen-k0axn--sknland-fxaxn--mosjen-eyarakkestadhyllestadnannestadvevelstadvaapstenordre-landsondre-landsøndre-landtjieltexn--vrggt-xqadsør-aurdalsor-aurdalheradstordmoldefordeførdeseljefedjeryggehemnexn--krehamn-dxasognegranesøgnebrynetjomevallebykletokkegiskedovretjømehobølvoldasaudatolgasømnaviknadønnasomnadonnatranafrananesnaraumasmolatrænafrænalesjasmølaørstaorstahitrafloraaukraloppafrøyarissasnasahalsagalsaromsaraisaráisafroyasnåsagronghobolfjelltydalårdalardalaskimharamkraanghkekråanghkesorumbarumhurumbærumsørummodumsálátbálátfrognbjugnvåganvagangulenskienløtenlotenstrynvefsnxn--merker-kuaskaunsveiobømlobomloskjåkvardoflorovadsosalatbalatsálatklæbuklabuselbubarduulvikskjakklepprisørxn--nttery-byaeflåeidflahofmilgolholsellomskifetvikdepvgsfhsaskerrisorhamarasnesåsnesrørosrorosxn--slat-5namasoynaroyvaroyluroydyroyaskoyradoyandoyrodoymeloyradøyandøyrødøymeløyaskøylurøydyrøymåsøyværøynærøyhoylandethøylandetdivtasvuodnalørenskoglorenskognesoddtangenxn--tjme-hraxn--smla-hraxn--stjrdal-s1aunjargalillehammerunjárgaxn--hamary-fyadavvenjargaxn--bearalvhki-y4a123hjemmesidegjerdrumxn--brnnysund-m8acxn--tnsberg-q1axn--mlatvuopmi-s4axn--snsa-roaxn--skierv-utaxn--brum-voatysfjordkvafjordeidfjordkvæfjordsongdalenmjondalenmjøndalenxn--gls-elackragerogáŋgaviikagangaviikasørreisasorreisasør-varangersor-varangerxn--risr-iraskiervaxn--frna-woaxn--trna-woakvinesdalleksvikleirvikrøyrvikroyrviksvelvikvenneslaevje-og-hornnessandnessjøenmarnardalvindafjordsandefjordenebakksnillfjordullensvangxn--trany-yuabrønnøysundnamsskoganaustevollxn--stjrdalshalsen-sqbnord-aurdalnord-frontrøgstadtrogstadgrimstadflakstadgjerstadxn--sandy-yuaxn--leagaviika-52bnore-og-uvdalvegarsheixn--rlingen-mxaxn--ggaviika-8ya47hvegårsheikarlsoykvitsoymasfjordenhamaroyinderoyosteroydavvenjárgasauheradguovdageaidnuxn--vre-eiker-k8abronnoysiellakkrødsheradkrodsheradkvinnheradbrønnøyxn--mtta-vrjjat-k7afxn--lrenskog-54akvitsøyvárggátkarlsøyosterøyinderøyhamarøybronnoysundxn--aurskog-hland-jnbbahccavuotnabáhccavuotnagiehtavuoatnastor-elvdalmidtre-gauldalxn--gildeskl-g0akarasjokevenassixn--bievt-0qaxn--yer-znalebesbynessebyxn--hbmer-xqamalselvmålselvxn--unjrga-rtamøre-og-romsdalmore-og-romsdalhareidmelandørlandorlandstrandålgårdsolundalgardafjordåfjorddielddanuorrikautokeinoxn--stre-toten-zcbskodjeaejriestangeliernebamblestokkefauskesnåasesnaasekongsvingerlangevagberlevagxn--flor-jrahattfjelldalostre-totenøstre-totenvestfoldxn--mely-iraálaheadjualaheadjunordreisaxn--troms-zuaxn--lgrd-poacporsangerflatangerstavangerleikangerbremangersamnangergieldakarasjohkaxn--rdy-0nabfrostautsirasnoasatromsaxn--sr-aurdal-l8aflekkefjordjølsterjolsteraremarkhedmarknååmesjevuemienaamesjevuemiexn--vard-jrarollagmeråkermerakerorskogørskogxn--bdddj-mrabdákŋoluoktaxn--osyro-wuaaknoluoktatrysilskjervøymandaljondalbindalrindalmeldalsuldalorkdalsigdalalvdallærdalhurdalsirdalverdallerdallardaloppdalåseralaseralhadselkragerødivttasvuotnaoverhallasteinkjerxn--hnefoss-q1askedsmokorsettromsøxn--dyry-iravestre-totenmuseumxn--sandnessjen-ogbrahkkeravjufylkesbiblbájddarbajddarxn--laheadju-7yarennesøyxn--koluokta-7ya57hxn--hgebostad-g3aleirfjordstorfjordbalsfjordbåtsfjordbatsfjordmuosátbievátloabátkárášjohkanøtterøyxn--mjndalen-64anordkappláhppilahppialstahaugsiljanverranrøykenroykenhaldenlyngenbergenhortenhønefosshonefosstroandinbeiarnvarggatosoyroosøyrotromsoidrettmuosatbievatruovatloabatvoagattynsetnessetxn--indery-fyaskánitskanitraholtråholtxn--ystre-slidre-ujbandebusarpsborgbearduxn--karlsy-fyahordalandjorpelandjørpelanddeatnuringsakersør-odalsor-odalxn--slt-elabringerikeaudnedalnittedalnissedalhemsedalslattumsurnadalxn--blt-elabelverumstjørdalnaustdalhjartdalgjøvikfyresdalhasviknarviklarvikgjovikmalvikgamviklenvikporsgrunnstjordalengerdaldrobakdrøbakxn--msy-ula0hvestvagoyxn--vgan-qoaxn--ryken-vuaxn--lten-graxn--stfold-9xaxn--hpmir-xqaxn--lury-iramálatvuopmimalatvuopmitysværkirkenesbirkenesmoskenesbáidárxn--fjord-lraxn--rdal-poabahcavuotnabáhcavuotnaxn--frde-gralindåsbearalvahkixn--hobl-iraráhkkerávjuxn--loabt-0qavågåáltábodøsundlundraderådeetnetimeholeauregrueoddavagavegaranatanaarnasolasulaaltalekafusavangbergkvamåmliamlibokntinnroangranosenoslobodorøstroststatåmotamotivguprivøyeroyerliermossvossxn--nvuotna-hwalusterlunnermarkerhábmerhabmerhvalerfjalerxn--rholt-mratysvarbaidarfitjargaularhápmirhapmirmelhusfosnesøksnesoksnestysneshemnesevenesflesbergeidsbergtonsbergtønsberglindasxn--sndre-land-0cbnamsosxn--srum-graøystre-slidreoystre-slidrevestre-slidretrondheimbalestrandxn--langevg-jxaaustrheimxn--skjk-soavagsoyaveroysandoykarmoyfinnoytranoyvestbytranbysykkylvenxn--hyanger-q1aspjelkavikandasuoloxn--fl-ziaxn--drbak-wuastathellexn--sr-varanger-ggbtelemarkxn--bhcavuotna-s4axn--porsgu-sta26fčáhcesuolocahcesuoloakrehamnåkrehamnsandøykarmøyfinnøytranøyvågsøyaverøynamdalseidxn--lesund-huabadaddjaxn--vegrshei-c0axn--btsfjord-9zagildeskålporsanguxn--trgstad-r1anávuotnanavuotnahammerfestxn--sgne-graxn--brnny-wuacibestadharstadnarviikaevenáššivestnesgjemnessandnesagdenesrennesoyxn--avery-yuaxn--tysvr-vrabearalváhkikongsbergspydebergrandabergxn--andy-iradavvesiidaxn--krdsherad-m8aporsáŋgufredrikstadbjerkreimringeburennebuaurskog-holandnotteroyxn--vgsy-qoa0jxn--rmskog-byaskierváivelandbyglandfrolandaurlandforsandxn--bjddar-ptamidsundålesundalesundfetsundfarsundovre-eikerøvre-eikerakershusxn--moreke-juasørfoldøstfoldostfoldsorfoldhøyangerhoyangerlevangerorkangertanangerxn--vestvgy-ixa6olillesandulsteinxn--rennesy-v1agranvinskjervoyxn--klbu-woalavagisxn--h-2faxn--ryrvik-byakafjordkåfjordseljordfolkebiblxn--gjvik-wuajevnakerxn--kfjord-iuabudejjuxn--kranghke-b0axn--davvenjrga-y4axn--rland-uuaxn--ldingen-q1axn--mlselv-iuaxn--rady-iraxn--linds-prabrumunddalxn--ygarden-p1amo-i-ranaeidskogrømskogromskoghjelmelandxn--finny-yuaxn--sr-odal-q1axn--skjervy-v1aballangenkvanangenkvænangengratangenxn--hmmrfeasta-s4acvossevangensuohkanxn--rde-ulaxn--mli-tlaxn--ksnes-uuanordlandskanlandskånlandsortlandfuoiskuxn--rros-graxn--hcesuolo-7ya35bxn--eveni-0qa01gagaivuotnagáivuotnaxn--seral-lradrammenmodalenmosjoenjan-mayentorskensteigengloppenxn--snes-poamatta-varjjatxn--sr-fron-q1aomasvuotnajessheimbådåddjåxn--krager-gyaxn--kvfjord-nxaxn--asky-iraxn--snase-nraxn--bidr-5nacholtålenxn--vads-jraxn--jlster-byamosjøenxn--rst-0nastavernxn--ostery-fyaxn--oppegrd-ixaxn--sknit-yqaxn--risa-5naoppegårdskiptvetrendalenholtalenxn--mot-tlaxn--lhppi-xqaxn--holtlen-hxaxn--srreisa-q1akopervikxn--muost-0qaxn--bmlo-grahokksundkvalsundegersundxn--karmy-yuaullensakerxn--hylandet-54axn--kvitsy-fyaxn--bod-2nalangevågberlevågkristiansandxn--rsta-frahornindalstjørdalshalsenstjordalshalsensandnessjoenhámmárfeastaxn--lrdal-srasør-fronsor-fronnord-odalkristiansundmátta-várjjatvestvågøynesoddennotoddenbuskerudøygardenoygardensalangenlavangenralingenrælingenlodingenlødingenleaŋgaviikalaakesvuemieleangaviikauenorgexn--srfold-byaaskvollxn--rskog-uuaxn--nry-yla5gxn--vry-yla5ghammarfeastaxn--rhkkervju-01afxn--givuotna-8yakommunekrokstadelvanedre-eikerhagebostadhægebostadxn--berlevg-jxakviteseidxn--s-1faxn--l-1faxn--nmesjevuemie-tcbafuosskomoårekemoarekexn--lt-liacxn--jrpeland-54asvalbardoppegardholmestrandtvedestrandsogndalsokndalarendalsunndalfolldalxn--krjohka-hwab49jlyngdaletnedalnorddalsaltdalgausdalskedsmovaksdalgjesdalstordalxn--frya-hraaarbortedrangedalxn--smna-graaurskog-hølandxn--vg-yiabtjeldsundhaugesundlindesnesxn--mre-og-romsdal-qqbxn--dnna-gradyntmpheremerseineshacknetenterprisecloudmineaccomaorimāoriorgmilcriiwigennetschoolhealthkiwigovtgeekxn--mori-qsacloudnsparliamentcomedorgcompronetedugovmuseumwebsitekinservicebarsywebsitebuildereerobookheimdnsleapcelleero-stagetechcrscsslorigingohomecdbedeeeiemesecabgngilnlalplchfisiincnnoroptatitmtltruauhulumkdkukskjplvtrgrfrkrhrusesismycynzcznetinteduassoososcloudstgbetaaezaeuhkusjswzhatenadiarycdn77hoptozaptois-a-knightmyftpno-ipjpnddnssdpdnsspdnsbarsysweetpepperis-a-bruinsfanis-very-sweetservegameis-a-soxfanhomelinuxcdn77-secureservebbsmisconfusedwebredirectblogsitefreedesktopcouchpotatofriestoolforgeaccesscamis-lostreadmyblogsmall-webfedorapeopleserveftpis-a-celticsfanmywirepotagertwmailin-dslsellsyourhomeread-booksfreeddnscable-modemis-savednflfanufcfanmlbfanstuff-4-saleendoftheinternetin-vpnmy-firewallhomeftpis-localis-a-chefboldlygoingnowherewebhopselfipkicks-assroxatunkcamdvrfedoraprojectgotdnsdvrdnsdyndnspubtlspimientahomeunixdontexistfedorainfracloudwmflabsfspagesbmoattachmentsteckidsfamilydsdnsaliasdynaliasnow-dnscloudnsdoomdnsduckdnsblogdnshomednsroutingthecloudendofinternetdsmynasip-dynamicpoivronhttpbinmyfirewallis-very-evilmysecuritycamerais-a-linux-userwmcloudis-a-geektuxfamilyis-a-candidatedoesntexistis-very-badhobby-sitegame-hostaltervistais-foundis-a-patsfandnsdojohepforgepodzonedynservcollegefanis-very-goodfrom-meis-very-niceisa-geeknerdpolacmedsldingorgcomnomgobabonetedupleskaemhlxmyboxrockyprvcydeuxfleursvibekitprodomgspdnscodebergheyflowstatichostlinkyhostmymagicorgmilcomnomgobneteduorgcomeduiorgmilcomngonetedugovcloudns1337ngrokacorggogfamcomwebgobnetedugokgopgkpgovgosbizpasaugumicsopozpapuwmwsrprusiskwpspkppspkmpspokeoiawsawifoumsdnskokwpmuppuppsppiwwiwoowuzswkzoschrzpisdnwzmiuwwitdpssewsseumigugimoirmpinbwinbwiihupporzgwgriwupowwskrwioswuozstarostwokonsulattmpccopruszkowmyspreadshopostrodakartuzyopolegminamediaustkazgorajgoraolawailawalomzawloclradombytomjaworznotargilubinkoninzagantorunkutnokepnonakloczestsopotsanokturekplockslasksklepzarowlukowmedaidgdaorgmilrelcomnomatmgsmartneteduelkgovwawsossexbiztgorysejnytychypomorzeboleslawiechomesklepsdscloudunicloudzakopanelegnicarawa-mazbydgoszczswidnikkrasnikwloclawekbielawamragowograjeworealestatebeskidykaszubymalopolskaprzeworskswiebodzinlecznadfirmaszkolawarmiagdyniamiastakazimierz-dolnymalborkswidnicadlugolekaostrolekapodlasieelblagtravelsimplesitezachpomormielecszczecinnieruchomosciwalbrzychlezajsklublinbedzinpoznanwielunmielnooleckostarachowicedkontopowiatwroclawrybniksuwalkileborkslupskgdanskostrowwlkptarnobrzegtourismwegrowkrakowglogowyou2pilanysamailwrocinfoagroautobeepshoppriviqhslapypiszlodzcfolksecommerce-shopmazurypulawyskoczowrzeszowpomorskiezgierzkaliszolkuszlowiczostrowiecsosnowiecmazowszewodzislawbialowiezazgorzeleckatowicepabianicejelenia-gorawolominkarpaczsieradznowarudaczeladzkonskowolaskierniewiceswinoujscieturystykabieszczadycieszynketrzynolsztynbialystokbabia-goraprochowicewarszawastalowa-wolapolkowicegorlicegliwiceponiatowalimanowalubartowaugustowkobierzyceopocznognieznoszczytnokolobrzegshoparenapodhalebielskoklodzkostargardcoshipatwithplayitownnamecoorgnetedugovacorgcomproestnetedugovbiznameislaprofinforechtngrokmedaaaacacpaenglawjurbarbarsykeeneticavocatacctcloudnsorgcomsecplonetedugov123paginaweborgcomnetintedugovnomepublidkinbarsygovx443cloudnsorgmilcomnetedugovcooporgmilcomschnetedugovnamecomcannetlibassoaemclantmcontstoreorgcomnomrecwwwbarsyfirminfoshopartsv6stackitmyddnswebspacelima-cityacincooxorgedugovbarsybrendlyhbvpsvpsspectrumlandinghostingacppmordoviamcprecbgorgmilcomspbnetintedumsknovgovbirrasmcdirmytismircloudvladimirnalchikadygeyamarinepyatigorskmyjinobashkiriaeurodirvladikavkazna4ugroznykustanaikalmykiacldmaildagestaniransmbuildcloudcanvaliaravalrwxwixdevelopmentappwritemigrationneedleverceldatabasestackitcodereplravendbsanityonporterlovableaccoorgmilnetgovcoopmedorgcompubschnetedugovservicemecomygovorggovtvmedorgcomnetedugovinfoedgfacbmlonihkutwpsryxzbdtmacfhppmyspreadshopbrandpartiorgcomfhvpress123minsidaitcouldbeworlanbibkommunalforbundfhskiopsyskomvuxkomforbnaturbruksgymnloginlineorgcomnetedugovenscaledeuusentsurgebotdaorgmilcomnetgovnowteleporthashbangbearlyplatformlovablebarsyshopwarebasehoplixbarsyonlinemsf5gitpagewawamscofigma-govcaffeinefigmacanvasoltstscwputerbarsysupportchatgptsquareomniweopensocialcpanelplaycodenotionnovecorewpsquaredpreviewjelecyonbyensrhtfastvpspieboxconvexmedusajsjouwwebheyflowplatformshdocsflowyloginlinemadethissourcecraftclouderaorgorgcomartedugouvunivmeorgcomnetedugovsurveysstatichfheiyumanusxs4allprojectmyfastubervibehostapp-ionosdeployagentmecoorgcomschnetedugovbizcncostoreorgmilcomneteduembaixadaconsuladokiraranohoprincipesaotomeheliohobarsystorebaseshopwaresellfyaisanityabkhaziavologdamordoviapenzalenugsochinavoiexnetspbmsknovnorth-kazakhstanashgabadkareliaarmeniageorgiavladimirnalchikivanovobukharaadygeyakhakassiakalugakrasnodarjambylaktyubinsktroitskbryanskobninskkurganazerbaijanpokrovskbashkiriatselinogradvladikavkazmurmansktulatuvamangyshlaktashkentchimkentgroznykaragandatermezarkhangelskkustanaikalmykiabalashoveast-kazakhstankaracoldagestantogliattibarsyredorgcomgobedumirenaccoorgjelasticdiscoursecleverappsschacmiincogoornetonlineshopcogoorgmilcomwebnicnetintedugovbiznametestcoorgmilcomnomnetedugovorangecloudpersoindorgcomfinnatnetgovensmincomtourismintlinfox0611orgmilcomnetedugovquickconnectvpnplusnettprequalifymeaddrmyaddrntdllwadlnctvavdrk12orgmilpolbeltelcomwebgennetedutskkepgovbbsbiznameinfocoorgmilcompronetedugovbiznameinfobetter-thanworse-thansakurafromdyndnson-the-webmymailerorgmilurlcomneteduidvgovmydnsgameclubebizmeneacsccogotvorhotelmilmobiinfovodteiflgplkmsmsbcckhincndnvncoztltmkckppzpdprvcvkvlvcrkrkscxuzchernovtsyrivneyaltaodesavolynrovnolutskltdinforgcomnetedugovbizvinnicazhitomirternopilpoltavakropyvnytskyizaporizhzhiasevastopolsebastopoluzhgoroduzhhorodkharkovkharkivvinnytsiakhmelnytskyizaporizhzhecrimeaodessazhytomyrnikolaevcherkassydonetskluganskluhanskkirovogradivano-frankivskchernivtsikrymkievkyivlvivsumyzakarpattiamykolaivcherkasychernigovkhersonchernihivdnipropetrovskdnepropetrovskkhmelnitskiyneacsccogoorusorgmilcomedugovmyspreadshopadimono-ipbarsybarsyonlinelayershiftnh-servretrosnubapicampaignservicelugaffinitylotteryweeklylotteryraffleentrygluglugsmeaccoindependent-inquestnimsitecopropymntltdorgplcschnetgovnhsbarsyindependent-commissionindependent-reviewpolicepublic-inquiryindependent-panelconnhospindependent-inquiryroyal-commissionoraclegovcloudappscck12libaws-govccphxcclibpvtparochchtrcck12libcceatonk12coglibtecgendstmusann-arborwashtenawcck12glghcck12sealibforksolympiabainbridge-islkeyporthoquiamyarrow-pointcentraliaport-townsendsequimport-ludlowrentonsilverdalebremertonredmondsheltonbellevueport-orchardport-angeleskingstonchehalisaberdeengig-harborseattlepoulsboidmdndsddemenegacalamaiavawapailalflnmdcncscohnhmihiviwiriinmntnmocoutvtctmtgunjokakwvnvprarorasmskstxwynykyazisadninsnngosrvis-bymircloudservernamepointtoenscaledland-4-salefreeddnsstuff-4-saleazure-apinoipdatabricksappscloudnsgolffanheliohostazurewebsitesgvorgmilcomgubneteducoorgcomnetd0egvorgmilcomnetedugovmydnsiacostoree12orgmilcomnomwebgobbibrectecnetintedugovraremprendefirminfoartseducok12orgcomnethidnsadidacaionioapsonlahanamhanoicamauhueorgcompronetintedugovbizbacninhtayninhhoabinhnamdinhtravinhhaiphongvinhlonghaiduongquangnamquangtrithuathienhuequangninhbacgianghaugiangquangbinhsoctrangbentrethanhphohochiminhdanangkontumhatinhkhanhhoathanhhoahealthgialailaocaiyenbaibackanngheanlonganphuyenphuthocanthodaklakdongnainameinfovinhphucdongthapkiengiangtiengiangquangngailaichaulangsonlamdongdaknonghagiangangiangcaobangbinhduongninhthuanbinhthuanbaclieuthaibinhninhbinhbinhdinhtuyenquanghungyenbaria-vungtauthainguyendienbienbinhphuocschbizputerorgcomnetedugovcloud66advisormypetsdyndnsxn--8dbq2axn--4dbgdty6cxn--5dbhl8dxn--hebda8bxn--80auxn--d1atxn--c1avgxn--o1acxn--o1achxn--90azhxn--55qx5dxn--uc0atvxn--od0algxn--wcvs22dxn--gmqw5axn--mxtq1mxn--12c1fe0brxn--h3cuzk1dixn--12co0c3b4evaxn--12cfi8ixb8lxn--o3cyx2axn--m3ch0j3axn--j1adpxn--90amcxn--90a1afxn--h1ahnxn--j1ael8bxn--h1alizxn--c1avgxn--j1aefxn--80aaa0cvacxn--41acaffeineexeopentunnelbotdashtelebitorgtmaccoagricorgmilnomwebnicngonetaltedugovlawnisschoolgrondaraccoorgmilcomschnetedugovbizinfoprg1-zeropstritonstackitlimazeropsaccoorgmilgovяспборгкоммскбизмирсамаракрымсочиакодпроргобрупрצהלממשלישובאקדמיהองค์กรธุรกิจรัฐบาลศึกษาทหารเน็ต教育網絡組織公司政府個人닷넷한국澳门新闻澳門联通家電嘉里招聘通販닷컴삼성コムგეбгрфеюadcdbdgdidmdsdtdaebedeeegeiejekemenepereseveyegabacalamanauavapaqasazacfbfafgfnfpfwftfbgcgagggegkgngmgsgpgvgtgugilmlnlalclglplsltlhmimjmkmmmomambmcmdmfmgmzmpmsmtmgbbblbsbecccacnclcmcvctcscmhkhghchbhthphshlinikifigiaibicivisikninhnmncnbngnsnpnvntnjoionomobocoaofodorosotoptstttytatbtetgtithtmtltrusuvuaucueuguhulumunufjdjbjtjsjlkmkhkfkdkcktkukskpkgpmpnpkpjpgqaqmqiqsvtvcvbvmvlvrwpwtwzwbwcwawgwkwmwtrsrprgrfrercrbrarnrmrlrkrirhrwsusrssspsgsesbsaslsmsissxmxaxcxuypysylymykygybycyuztzsznzmzkzdzczbzazελευ世界台灣购物公益点看臺灣网络書籍在线网站手机机构大拿游戏信息台湾谷歌慈善商标香港中国餐厅网址中國商城食品微博政务移动集团公司八卦商店健康网店政府时尚佛山中信娱乐广东企业homedepotengineeringاماراتrepublicankuokgroupversicherungchannelcitadelxn--pgbs0dhxn--b4w605ferdstatebankwebsitexn--mgb9awbf亚马逊淡马锡alibabaxn--ngbc5azdxn--mgbbh1axn--45br5cyltoshibabuildworldcloudtradeguideplacespacedancemoviephoneprimesmilebiblestyleappleazurestoreskypegripexn--l1accdrivelottehorsehouseleasechasereisestadahondaomegaaetnaamicaninjanokiamediadeltavodkaedekaosakapizzaslingemailgmailtirolshelltmallfinallegaltotalhotelamfamforumrehabmusicciticricohcoachwatchboschearthfaithirishmiamiarchidubaiguccipraxiみんなストアセールcanonsalononionnikonepsonkoelngreensevencrownikanoradioaudioweiboglobopromogalloyahoociscorodeovideomangobingotokyovolvolottokyotophotosmartsportquesttrusthyattjetztadultcymrubaidutushuxn--kprw13dubankclickblackmerckgroupsharpcheapnowtvxn--h2brj9cקוםհայоргсрбмонкомбелмкдқазрусукрمصرقطرعربكومdadcfdmedwedredphdthdbidpidkrdmsdltdiceonewmeglemoerwecfageacbanbambaaaammakianraspacpaaxawtfbcgaegongingaigvigorgdogdhlmilrilonlaolloluoljllcalgalnflafltelsrlfrllplkimibmcamcombommomifmabbjcbscbwebcabnabtabmlbpubabcbbcnecincpncllcstcwtcpwcnyckfhbzhovhmoiskiobisbitcifyituipinvinwinxincbnbcnmanfangdnmenrenkpnmtnyunrunfununobiojioriohbogmofooboooooacoecoceongoproartistottnttbbtcateatlatvetpetbetnethktmitfitintjothotgotdotbotprueduicujnjyouinknhktdkappsapgapmapdnptopgopllpjmpzipvipripesqtrvdtvitvdevmovgovhivnrwlawsewnewbmwwownowhowdvrftrmtrsfrbarcartvscrseusawsupsubssbsadsddsldssasbmsmlsxxxboxfoxgmxtjxsextaxbuyflydiysoyjoyskypaydaygayxyzanzbizwebersenerpokerlameractortatarsolarລາວคอมไทยtourslocusnexuslexusgiftsbeatsboatspartspressglassswissकॉमनेटtiresgivescodeshomesgamestunesshoescardswalesloansvegastoolsdealsautosparisファッションworkssucksrocksxeroxforexfedexpartylillymoneystudyrugbytoraytoday中文网xn--unup4y天主教飞利浦新加坡enterprises我爱你嘉里大酒店christmasxn--fct429kholdingsxn--8y0a063axn--mgbx4cd0ablifestyleabogadoallstatenetbankكاثوليكxn--s9brj9cxn--gk3at1ebestbuycharityxn--55qx5dmicrosoftpropertybasketballhomegoodscorsicajewelrygallerygrocerysurgerycountrybrusselsverisignferreroxn--czr694bhdfcbankcommbanksoftbankپاكستانپاکستانnextdirectالسعوديهالعليانxn--h2brj9c8cxn--80adxhksshikshaxn--mgbai9azgqp6jcuisinellabarclayscatholicxn--kpry57dcompanyxn--xhq521bblackfridayxn--mgba3a3ejtsandvikxn--d1acj3bacademydownloadمليسياxn--j1amhxn--w4r85el8fhu5dnraipirangaathletaxn--fhbeixn--mgbqly7cvafrzuerichxn--c2br7gஇலங்கைcontractorsxn--io0a7igraphicsinsurancetemasekxn--xkc2al3hye2amotorcyclesphotographydirectoryplumbingxn--vhquvclothingtrainingcleaningwilliamhilllightingxn--mgba3a4f16ashoppingcateringeducationokinawapicturesventuresproductionsxn--9et52uwalmartഭാരതംsupportrealestatecapitalonexn--nqv7fs00emaauspostfloristdentistxn--qxamgodaddybradescobargainsmitsubishikerryhotelsxn--9dbq2axn--3pxu8kimmobilienxn--fjq720axn--mgbtx2bholidaymckinseymadridbusinessbuildersxn--4gbrimмоскваالسعودیةcoffeedegreelacaixapartnersalsaceofficeabbvievoyageorangegeorgeonlinechromemobilekindlegoogleoraclecircleschulesecureinsurexn--mgba7c0bbn0aestatexn--mgbc0a9azcgcruisehangoutxn--vuq861bxn--42c2d9arexrothfirestoneuniversityxn--nnx388alifeinsuranceextraspaceонлайнvermögensberatersoftwarexn--fiqs8sxn--mgbab2bdxn--w4rs40ltiendaभारतम्africatoyotaotsukasakuracameracreditcardnagoyaconsultingnetworktheatermonsterprogressivepioneerxn--55qw42gracingdatingvotingvikinglivinggivingxn--bck1b9a5dre4cbrotherweatherjoburgفلسطينlplfinancialxn--clchc0ea0b2g2a9gcdfutbolschoolsocialglobaldentalwoodsidechanelairtelmatteltravelrealtorwebcamstreamభారత్unicomalstomxn--nodexn--6frz82gmuseumfurniturexn--rvc1e0am3exn--mix891faccenturexn--11b4c3dismailineustardiscountquebeccomsecclinicservicesxn--y9a3aqxn--c1avgswatchchurchsearchالاردنmarketingcontacthealthmonashshoujisanofitaipeiamericanexpresssuzukiアマゾンクラウドポイントbhartiグーグルxn--mgberp4a5d4armemorialxn--1qqw23alondonmormoninstitutevisionbostonnortoncouponmaisonamazonvirginberlindesigndurbanolayannissananquanxihuanhitachikaufengardenreisenbayerntechnologydatsunxn--90a3aclatinocasinostudiophysioxn--ngbe9e0apharmacytattootaobaoaramcoexpertreportabbottdirectselectimamatfairwindspictettargetmarketintuittravelersinsurancecreditdupontryukyusuppliesxn--tckwebnpparibasschmidtmerckmsdyodobashirestaurantbridgestonecricketxn--fpcrj9c3dbostikbroadwayattorneylefrakemerckxn--fiq228c5hscareersfarmerswinnersflowersxn--wgbh1cguitarsxn--54b7fta0ccxn--p1acfmakeupgalluplandroverxn--kcrx77d1x4agoldpointbauhausxn--mgbayh7gpahiphopplaystationxn--mgba3a4fraxn--eckvdtc9dhyundaixn--gckr3f0fistanbulticketsmarketsflightschintaireviewsxn--3e0b707ewindowsxn--fiqz9sfinancialxn--fzys8d69uvgmابوظبيdiscoverreviewবাংলাxn--5su34j936bgsgmoscowobserverapartmentsдетиارامكوсайтeurovisionxn--i1b6b1a6a2exn--xkc2dl3a5ee0hتونسموقعبارتڀارتشبكةعمانبيتكعراقreadkredbondlandbandfundfoodprodgoldfordtubecafesafelifeggeeieeefreefagepagegugezonewinememenamegamesaleablebikenikelikecarecbreherefiresaveloveliveblueartedatesitevotecaseluxebofamodaltdaasdatiaayogasinavanashiaasiajavabbvatevavivadatazaraarpacasavisasncfprofmaifsurfgolfdvagsongbingpingwangkpmggoogblogpohlfailcooldellcalldeallidlsarlfilmteamroomfarmimdbarabclubhdfcicbchsbcgmbhrichtechfishdishcashminiernikddiaudiwikimobitaxicitikiwidesiqponskinloanakdnwienopenporncerntownimmolimoolloinfonicofidolegosaxozeroaerovivoautovotomotofastbestresthostpostnextlgbtchatseatgiftmeetdietreitmintrentgentspotscotguruitausohumenucyoubanklinkpinkdclktalksilkbookseekworkrsvpaarpjeepshopcoophelpcamppccwshowbeerstarruhrflirweirhaircarsparsjprshausplusnewstipstoysjobskidsfanspicsdocsxboxamexsexynavycitysonyarmyallybabyplaydeliverybuzzgbizlamborghiniphilipsලංකාಭಾರತfitnessexpresslanxesspfizercenterwalterlawyersoccercareerkosherbrokerlockerdealerdoctorauthorxn--mgbqly7c0a67fbcvermögensberatungjaguarxn--pssy2uxn--hxt814eflickrrepairrogersairbusxn--mgbai9a5eva00beventsyachtsxn--t60b56aভাৰতভারতभारतभारोतviajeshermeshughesxn--j1aefसंगठनvillasଭାରତclaimshotelsભારતzapposphotosjuegoscondostatamotorsgratistennisਭਾਰਤtkmaxxtjmaxxschaeffleryandexxn--80aswgrealtysafetybeautyluxuryxn--3ds443gsupplyfamilyxn--o3cw4hhockeysydneyxn--90aenissayalipayenergycomputeragencyxn--rovu88b電訊盈科xn--gecrj9cstatefarmaccountantaquarelleolayangroup香格里拉xn--p1ai组织机构xn--1ck2e1bxn--mgbt3dhdschwarzموريتانياabudhabinowruzkomatsufujitsuhospitalxn--80asehdbxn--mgbtf8flxn--j6w193gxn--yfro4i67oprudentialxn--flw351ecruisescoursesrecipesxn--e1a4cferrarixn--ses554gxn--wgbl6awatchesstaplessinglesxn--mgbcpq6gpa1axn--otu796dpropertiescreditunionxn--mgbah1a3hjkrdstockholmhisamitsuالسعوديةstcgroupdomainsoriginscouponsbloombergclubmedfroganslimitedxn--80aqecdr1aexposedinternationalequipmentbarclaycardxn--q7ce6axn--mgbi4ecexpprotectionassociatesconstructionxn--cck2b3bxn--45q11candroidfoundationישראלxn--mgbca7dzdocliniqueboutiqueengineerxn--qxa6asystemsfirmdalefashionauctionxn--nqv7finfinitirentalsreliancetradingweddingfishinghostinggentingbookingcookingxn--3hcrj9cgraingerxn--czrs0tdemocratsamsungyokohamaxn--h2breg3evexn--nyqy26alundbeckmelbournevacationssolutionsfrontierxn--vermgensberatung-pwbmanagementxn--cg4bkixn--mgb2ddeslincolnhamburgsandvikcoromantblockbusterairforcebarefootxn--4dbrk0ceinvestmentsfeedbackcommunityxn--ngbrxالبحرينdiamondsamsterdamhealthcareredumbrellaxn--mxtq1mxn--2scrj9cagakhanxn--mgbpl2fhкатоликcaravanசிங்கப்பூர்richardlimortgageamericanfamilyxn--fzc2c9e2cscholarshipssaarlandxn--imr513nvlaanderensamsclubgoodyearkitchenஇந்தியாweatherchannelallfinanzxn--kput3iالسعودیۃxn--90aisxn--efvy88hالجزائرxn--mgbaam7a8hexchangejpmorganxn--tiq49xqyjfidelitysecurityxn--mk1bu44cwanggouxn--fiq64bxn--6qq986b3xlxn--mgbbh1a71exn--80ao21amarshallsxn--5tzm5gtravelerspanasoniclatrobeyoutubeaccountantsxn--rhqv96gxn--cckwcxetdanalyticsxn--ygbi2ammxبازاربھارتسوريةorganicfreseniusسورياxn--9krt00axn--qcka1pmcxn--jlq480n2rgdeloittesciencefinancexn--jvr189mxn--30rr7yhomesensehotmailbaseballfootballleclercboehringerxn--q9jyb4cxn--mix082fاليمنهمراهpolitieسودانايرانایرانnetflixyamaxunxn--lgbbat1ad8jcollegestoragecapetowncolognekerrypropertiesxn--mgbgu82axn--ogbpf8flxn--czru2dwhoswhociprianilasallexn--g2xx48cforsalebanamexaudiblexn--vermgensberater-ctbxn--zfr164bericssonvanguardxn--45brj9cindustriestheatremarriottxn--3bst00mcomparexn--mgberp4a5d4a87gcapitaldigitalالمغربbarcelonashangrilaxn--d1alfcalvinkleinwwwcitysapporokawasakinagoyasendaikobekitakyushuyokohamackjp";
// node_modules/tldts/dist/es6/src/suffix-trie.js
var numberOfNodes = nodeFlags.length;
var numberOfEdges = edgeLength.length;
var edgeOffset = new Uint32Array(numberOfEdges);
var edgeHash = new Uint32Array(numberOfEdges);
var wildcardEdge = new Int32Array(numberOfNodes).fill(-1);
for (let node = 0, offset = 0; node < numberOfNodes; node += 1) for (let edge = edgeStart[node]; edge < edgeStart[node + 1]; edge += 1) {
	edgeOffset[edge] = offset;
	const end = offset + edgeLength[edge];
	let hash = 5381;
	for (let i = end - 1; i >= offset; i -= 1) hash = hash * 33 ^ labelText.charCodeAt(i);
	edgeHash[edge] = hash >>> 0;
	if (edgeLength[edge] === 1 && "orgmilcomschnetedugovdrrformsfeedbackofficialaccoorgmilschnetgovmagazinemediaunioncargopilotgroupcaarespressworksaerodromeworkinggroupair-traffic-controlaircraftaccident-preventioneducatormarketplaceambulanceinsurancecateringairportrepbodyenginesoftwaremodellingair-surveillanceconsultingchartertrainermaintenanceservicesdesignflightskydivingfreightassociationstudentgroundhandlingdgcafuelclubtaxicrewshowballooningexpresstraderbrokerauthoragentsairtrafficjournalistsafetyconsultantmicrolightaccident-investigationparachutingequipmentproductionfederationrecreationscientistnavigationengineertradingglidingleasingresearchpassenger-associationentertainmentparaglidinghangglidingaerobaticrotorcraftemergencycertificationgovernmentaeroclubexchangelogisticschampionshiphomebuiltcouncilconferencecontrolairlinecivilaviationjournalorgcomnetedugovcoorgcomnomnetobjofforgcomnetuwukiloappsframerorgmilcomnetedugovcoradioorgcomnetcommuneedogpbcoitgvorgedugov*spreviewfrontendrelayononstagingauthcloudsandboxupid*mtls*privatelinktypedreamdeveloperbravemochawindsurfaivenmirenupsunwnextbegetngrokclerkwale2bwebcsbrunputercrbtsflutterflowcloudzyrospawnbasesliplanemodelenceshiptodaymagicpatternsnetlifyondigitaloceanrailwayhostedclaudehasurabotdashretoolvercelgithubluyanigadgetreplitcloudflaretelebitedgecomputeevervaultexponyatnoopencrpplxzeaburwasmerframerzeropsrocketpreviewconvexmedusajsspritesagilevibesonherculeseasypanelstreamlitglideossnowflakemesserliloginlinehackclubcodepennorthflankbase44corespeedleapcellngrok-freeclerkstagelovableon-fleek*us-west-3ap-south-2us-central-2us-central-1eu-central-1ap-south-1us-west-2us-east-2eu-north-1ap-north-1us-west-1us-east-1*rcloudintsegorgmilcomgobbetnetintedugovturmusicasenasamutualcoopv6dnsip6uriurnin-addre164homeirisgovdixdaemoncloudnssthwien*inexexkunden4accogvormymyspreadshop4lima2ixortsinfofuturecmsfuturehosting12hpprivfuturemailinglima-cityfunkfeuer123webseitednshomemelmyspreadshopcloudletswasantqldvicactnswtascatholicwasaqldvictasidwasantozqldorgcomvicasnactnetedugovnswtasconfcomairflowlambda-urltransfer-webapptransfer-webappairflowtransfer-webapptransfer-webapp-fipstransfer-webappeu-west-3ap-south-2eu-south-2eu-central-2ap-southeast-3ap-southeast-4ap-northeast-3eu-central-1mx-central-1me-central-1ca-central-1il-central-1ap-northeast-1ap-southeast-1me-south-1af-south-1eu-south-1ap-south-1ap-southeast-7us-west-2eu-west-2ap-east-2us-east-2eu-north-1ap-southeast-2ap-northeast-2ap-southeast-5us-gov-west-1us-gov-east-1ap-southeast-6ca-west-1us-west-1eu-west-1us-east-1ap-east-1sa-east-1privatenotebookstudiolabelingnotebookstudionotebooknotebook-fipslabelingnotebookstudionotebook-fipsnotebookstudio-fipsnotebook-fipsnotebookstudionotebook-fipsnotebookstudioeu-west-3ap-south-2eu-south-2eu-central-2ap-southeast-3ap-southeast-4ap-northeast-3eu-central-1me-central-1ca-central-1il-central-1ap-northeast-1ap-southeast-1me-south-1af-south-1eu-south-1ap-south-1us-west-2eu-west-2us-east-2eu-north-1ap-southeast-2ap-northeast-2experimentsus-gov-west-1us-gov-east-1ca-west-1us-west-1eu-west-1us-east-1ap-east-1sa-east-1onrepostsagemakercopporgmilcompronetintedugovbiznameinfoshoprsorgmilcomnetedugovbrendlyresolvenzauscotvstoreorgcomnetedugovbizinfoidacaicoittvorgmilcomschnetedugovinfocloudezproxysiteacmymyspreadshopkuleuvenwebhostingtransurl123websitecloudnsinterhostsolutionsddns5476103298edgfacbmlonihkjutwvqpsryxzbarsycoororgcomedumyftpno-iporxcloud-ipfor-somemmafanfor-morewebhopselfipjozidyndnscloudnsdscloudfor-thefor-betteractivetrailcoeconorestooteorgcomeconeteduassurmoneyafricaarchitectesrestaurantloisirstourismavocatsinfoagrounivcoorgcomnetedugoviatvdeportesaludtksatorgmilcomwebgobnetinteducienciaboliviarevistacooperativaempresanombreindustriamusicapatriamedicinademocraciapoliticapuebloindigenaplurinacionalarteblogwikiinfoagrotransportenoticiasprofesionalacademiaeconomiaecologiamovimientotecnologianaturalpagesappsgroksailsimplesitecepesebamapadfmgalampbacscpirngorotomtrjspaprrprrsesmscepesebamapadfmgalampbacscpirngorotomtrjspaprrprrsesms*biaamfmtcmptvfeirasampajampanatalbelemananiradiog12medindfndbmdtrdthepoaggfjdfdefinfenflegsegongengcngorgzlgslglogppgmillelqslcimcomnomadmjabimbbibbsbabcrectecsjcetcpscpvhudieticriapipsiecnbiorioecogeoteoodoproatoartfstmatvetdetbetnetcntnotfotgrueduajuespappreptmpemparqsrvadvdevgovntrturagrjorfarjusmusdesvixxyzcozfozslzbhzmaringasantamariacampinagrandegoianiasorocabafloripasaobernardocuritibaboavistarecifeaparecidasaogoncasalvadorcuiabamorenamacapalondrinacontagemsocialfortalmaceioleilaoosascoriobranconiteroi9guacutcheblogflogvlogwikitaxicoopmanauspalmascaxiasjoinvillebaruericampinassantoandreribeiraoriopretoweorgcomnetedugovv0windsurfshiptodaycloudsitecoaccoorgnetgovofmilcomgovmediatechzacoorgcomnetedugsjgovmydnspenfnlabnbmbgcbcqconcontnuyksknsmyspreadshopno-ipawdevboxbarsyonidatemfuinabusavinstanceseceuguukussryzespawncsxcloud-ipmyphotosfantasyleaguetwmailcleverappsscrappingccwucloudnsftpaccessgame-serverccgovobjectsrmalpgcust*svcalp1aeappenginermalpgmyspreadshop4lima2ixsquare7cloudscale123websitefirenet12hpflowgotdnslinkyard-cloudcloudnslima-citydnskingobjectstorageedaccogoorusorgcomnetinteduaéroportxn--aroport-byaassogouvcomilgobgovcloudnses-1eu-west-1us-east-1euvipit1eurarubait1s3lbwebsites3websiteru-spbru-mskelasticcsrunstnukukcaukusnl-ams-1fr-par-1fr-par-2functionsnodess3ddlwhmrdbfnck8sifrs3-websitecockpitscblmgdbdtwhkafkpubprivs3ddlwhmrdbk8sifrs3-websitecockpitscblmgdbdtwhkafks3ddlrdbk8sifrs3-websitecockpitscblmgdbdtwhkafkk8sscalebookpl-wawfr-parnl-amsbaremetalsmartlabelinginstancesdechk2kuleuvenlaravelvoorloperurownoxazapscwhstgrvaporonline-serverobservablehqelementorantagonistreclaimjoteluluencowaydiademjelasticmatlabmagentositetrendhostingaxarnetjenv-arubajelejoteravendbemergenttrafficplexconvexkeliwebserveboltbegetcdnstaticson-rancherprimetelonstackitunison-servicesdnshomelinkyardbarsyjelecloudnscocomnetgovmycn-northwest-1cn-north-1s3s3-accesspoints3-websites3s3-accesspointrdsdualstacks3-deprecatedemrappui-prods3-websiteemrstudio-prods3-object-lambdaemrnotebooks-prodexecute-apis3s3-accesspoints3s3-accesspointrdsdualstackemrappui-prods3-websiteemrstudio-prods3-object-lambdaemrnotebooks-prodexecute-apicn-northwest-1cn-north-1cn-northwest-1ebcomputeelbcn-north-1airflowcn-northwest-1cn-north-1oncn-northwest-1cn-north-1amazonawssagemakeramazonwebservicesdirectasgdsdhehahljlnmhbacscahqhshhihnlnynsnmofjbjzjxjtjhkcqtwgsjssxnxjxgxxzgz網絡网络公司orgmilcomnetedugovxn--55qx5dcanva-appsxn--io0a7iquickconnectcanvasitekhsjxn--od0algcanva-codemyqnapcloudsrvrlessclustersrealtimestorageleadpagescarrdcrdorgmilcomnomnetedugovhidnssupabaserdpareplmypiumsoxmitotaplpagesfirewalledreplitowodevwebview-assetsvfswebview-assetss3s3-accesspointdualstackemrappui-prods3-websiteaws-cloud9emrstudio-prods3-object-lambdaemrnotebooks-prodexecute-apicloud9eu-west-3ap-south-2eu-south-2eu-central-2ap-southeast-3ap-southeast-4ap-northeast-3eu-central-1me-central-1ca-central-1il-central-1ap-northeast-1ap-southeast-1me-south-1af-south-1eu-south-1ap-south-1ap-southeast-7us-west-2eu-west-2us-east-2eu-north-1ap-southeast-2ap-northeast-2ap-southeast-5ca-west-1us-west-1eu-west-1us-east-1ap-east-1sa-east-1s3s3-accesspointdualstackemrappui-prods3-websiteaws-cloud9emrstudio-prods3-object-lambdaemrnotebooks-prodexecute-apicloud9consent-portals3s3-accesspointdualstackanalytics-gatewayemrappui-prods3-websiteaws-cloud9emrstudio-prodbedrock-agentcores3-object-lambdaemrnotebooks-prodexecute-apicloud9s3s3-accesspointdualstackemrappui-prods3-websiteemrstudio-prodbedrock-agentcores3-object-lambdaemrnotebooks-prodexecute-apis3s3-accesspointdualstackemrappui-prods3-websiteemrstudio-prods3-object-lambdaemrnotebooks-prodexecute-apis3s3-accesspointdualstacks3-deprecateds3-websitebedrock-agentcores3-object-lambdaexecute-apibedrock-agentcores3s3-accesspoints3-websites3-accesspoint-fipss3-fipss3s3-accesspointdualstackemrappui-prods3-websites3-accesspoint-fipsaws-cloud9s3-fipsemrstudio-prodbedrock-agentcores3-object-lambdaemrnotebooks-prodexecute-apicloud9s3s3-accesspointdualstackemrappui-prods3-websites3-accesspoint-fipss3-fipsemrstudio-prods3-object-lambdaemrnotebooks-prodexecute-apis3s3-accesspointdualstackemrappui-prods3-websiteaws-cloud9emrstudio-prodbedrock-agentcores3-object-lambdaemrnotebooks-prodexecute-apicloud9s3s3-accesspointdualstackemrappui-prods3-websiteaws-cloud9emrstudio-prodbedrock-agentcores3-object-lambdaemrnotebooks-prodexecute-apicloud9s3s3-accesspointdualstacks3-deprecatedanalytics-gatewayemrappui-prods3-websiteaws-cloud9emrstudio-prodbedrock-agentcores3-object-lambdaemrnotebooks-prodexecute-apicloud9vfss3s3-accesspointdualstackemrappui-prods3-websiteaws-cloud9emrstudio-prods3-object-lambdaemrnotebooks-prodexecute-apicloud9eu-west-3ap-south-2eu-central-2ap-southeast-3ap-southeast-4ap-northeast-3eu-central-1mx-central-1me-central-1ca-central-1il-central-1ap-northeast-1us-northeast-1ap-southeast-1me-south-1af-south-1ap-south-1ap-southeast-7us-west-2eu-west-2ap-east-2us-east-2ap-southeast-2ap-northeast-2ap-southeast-5us-gov-west-1us-gov-east-1ap-southeast-6ca-west-1us-west-1eu-west-1us-east-1ap-east-1sa-east-1mrapaccesspoints3s3-accesspointdualstacks3-deprecatedanalytics-gatewayemrappui-prods3-websites3-accesspoint-fipsaws-cloud9s3-fipsemrstudio-prodbedrock-agentcores3-object-lambdaemrnotebooks-prodexecute-apicloud9s3s3-accesspointdualstacks3-deprecatedanalytics-gatewayemrappui-prods3-websites3-accesspoint-fipsaws-cloud9s3-fipsemrstudio-prodbedrock-agentcores3-object-lambdaemrnotebooks-prodexecute-apicloud9s3s3-accesspointdualstackemrappui-prods3-websites3-accesspoint-fipss3-fipsemrstudio-prodbedrock-agentcores3-object-lambdaemrnotebooks-prodexecute-apis3eu-west-3ap-south-2eu-south-2computes3-ap-northeast-2elbrdss3-ap-east-1s3-sa-east-1s3-us-gov-west-1s3-eu-central-1s3-ca-central-1eu-central-2ap-southeast-3ap-southeast-4ap-northeast-3s3-website-us-west-2s3-website-eu-west-1s3-external-1eu-central-1me-central-1ca-central-1il-central-1s3-us-west-1s3-eu-west-1s3-website-sa-east-1s3-website-ap-southeast-2ap-northeast-1ap-southeast-1s3-us-west-2s3-eu-west-2me-south-1af-south-1eu-south-1ap-south-1ap-southeast-7us-west-2eu-west-2us-east-2s3-website-ap-southeast-1s3-1s3-globals3-ap-northeast-3eu-north-1airflowap-southeast-2s3-us-gov-east-1s3-fips-us-gov-east-1s3-me-south-1s3-ap-south-1ap-northeast-2s3-website-us-west-1ap-southeast-5s3-eu-north-1s3-ap-southeast-1s3-website-us-gov-west-1compute-1s3-eu-west-3us-gov-west-1s3-website-ap-northeast-1us-gov-east-1s3-fips-us-gov-west-1s3-website-us-east-1s3-ap-southeast-2ca-west-1us-west-1eu-west-1us-east-1ap-east-1sa-east-1s3-us-east-2s3-ap-northeast-1authauthauth-fipsauth-fipseu-west-3ap-south-2eu-south-2eu-central-2ap-southeast-3ap-southeast-4ap-northeast-3eu-central-1mx-central-1me-central-1ca-central-1il-central-1ap-northeast-1ap-southeast-1me-south-1af-south-1eu-south-1ap-south-1ap-southeast-7us-west-2eu-west-2ap-east-2us-east-2eu-north-1ap-southeast-2ap-northeast-2ap-southeast-5us-gov-west-1us-gov-east-1ap-southeast-6ca-west-1us-west-1eu-west-1us-east-1ap-east-1sa-east-1eu-west-3eu-south-2ap-southeast-3eu-central-1ca-central-1ap-northeast-1ap-southeast-1ap-south-1us-west-2eu-west-2us-east-2eu-north-1ap-southeast-2ap-northeast-2ap-southeast-5eu-west-1us-east-1ap-east-1sa-east-1csrframeservicesbuilderstg-builderdev-builder*ociocpocsazuregcpawsdemoinstanceeu-west-3ap-south-2eu-south-2eu-central-2ap-southeast-3ap-southeast-4ap-northeast-3eu-central-1me-central-1ca-central-1il-central-1ap-northeast-1ap-southeast-1me-south-1af-south-1eu-south-1ap-south-1ap-southeast-7us-west-2eu-west-2us-east-2eu-north-1ap-southeast-2ap-northeast-2ap-southeast-5us-gov-west-1us-gov-east-1ap-southeast-6ca-west-1us-west-1eu-west-1us-east-1ap-east-1sa-east-1previeweu-4us-4us-1eu-1us-2eu-2us-3eu-3appss3-websitekrkrobjectprivateobjectkrkrskrkrsobjectkrprivateobjectkr-privatecomputepaasrag-cloudrag-cloud-chjcloudjcloud-ver-jpcdemonodebalancermembersipeuxvsoncillaocelotonzayalilynxsphinxfentigercustomercaracalsgkrobjectstoragedesgkrusobjectkrkr-naverkr-naver-devkrprivatewebsiteobjectkr-naverkr-privatekr-naver-devjpjpkrjp4jp5s3-website-jpjpkrjp4jp5objectprivateobjecto365cloudstaticxendevapp001testcode-builder-stgplatformmediasiteprojedrydpagesjsx0desazacncoitrueu4uhkukgrbrushatenadiarymyspreadshopfrom-flfrom-wvwebspace-hosttheworkpchatenablogcursorusercontentservesarcasmapplinzisakuratanwixsitefin-ncloudstoragegov-ncloudstorageappchizigiizeis-into-carsdnsiskinkyadobeaemcloudis-a-therapistpgfogmyvncdojinis-an-actress1kappfldrvkozowqa2jpnmexprgmrfirewall-gatewaydynnscafjsfbsbxooguyfrom-gawoltlab-demois-a-anarchistwiardwebteaches-yogadattowebtb-hostinglive-websiteservegamegotpantheonfrom-nhsubsc-payfrom-ohvipsinaappfrom-cadyndns-officeztna-dingtalkhomelinuxfrom-mahercules-appservebbsstreakusercontentfrom-okfrom-wyfastly-terrariumis-a-llamaqualyhqportalserveexchangeon-vaporvivenushopciscofreakgrayjayleaguesmetaaiusercontentfrom-iais-a-libertariansaves-the-whalestaveusercontentyolasiteoperaunitepoint2thisis-a-catererclaudeusercontentlinodeusercontentfrom-vagithubusercontentsells-for-lesshosteurcanva-appsplaystation-cloudddnsfreefrom-pafrom-prfrom-waddnskingoutsystemscloudhotelwithflightmydattois-a-nascarfanmydbserverminiserverdamnserverservehumouris-a-playerfrom-nvfrom-nmemergentagentgentappsamplifyappfrom-kyis-an-accountantnfshostserveircfrom-akpythonanywherestackhero-networkpostman-echolikescandydyndns-mailobservableusercontentserveftpfreeboxosfrom-utcdn77-storageamazonawsneat-urlnclouddyndns-serverlinodeis-a-teacherfrom-vtgleezemythic-beastsus1-pleniteu1-plenitla1-plenitpaywhirlservecounterstrikejdevcloudhealth-carereformis-into-animegoogleapisis-a-painterafricaisa-hockeynutatmetais-an-actora2hostedis-a-democratdatadetectest-le-patrondigitaloceanspacesis-a-designeris-a-hunterlinodeobjectstemp-dnsissmarterthanyoufrom-arsimplesiteevennodetownnews-stagingis-a-liberalgooglecodejelasticservemp3qualyhqpartnerdyndns-free1cooldnsest-a-la-masiondrayddnsdynuddnsfrom-orfrom-miis-a-bloggerfrom-himydobisscanvacodeis-an-engineerest-a-la-maisonupsunappdevinappswafflecellmyasustorwpenginepoweredfrom-ctservep2psame-appmyshopblocksthingdustdatalikes-piediscordsezis-with-thebandlpusercontentis-leetshopitsite3utilitiesis-a-personaltrainersinaappladeskis-a-cheflogoipselfipbase44-sandboxnospamproxyalibabacloudcsmesswithdnsauthgearappsiamallamawithgooglelutrausercontentmochausercontentframercanvasmytabitdyndns-homew-credentialless-staticblitzcpserverdiscordsaysis-a-nurseappspotatlassian-isolated-3premotewdfrom-mtwixstudiocode0emm180rmyactivedirectoryawsappsmytuleapdnsabrpolyspaceqbuserrenderbuiltwithdarkboutirgotdnsabrdnsdopaascanva-hosted-embedawsglobalacceleratorhomesecuritypcmyiphostditchyouripclever-clouddyndns-ipon-aptibleis-a-musicianhosted-by-filessecuritytacticsappspaceusercontenthomeunixstrapiappsame-previewcf-ipfsmycloudnaselasticbeanstalkis-certifieddontexistkasserverik-serverdrive-platformatlassian-3pfirebaseappncpstorageherokuappawsapprunnerbarsycenteris-a-cubicle-slaveservehttpmyshopifyis-a-guruquicksytessiiitesorsitesmagicpatternsappis-a-cpameteorappfrom-wiis-a-rockstarbumbleshrimpdattolocaldatabricksappsreadthedocs-hostedfrom-rifamilydsdyndns-picsmyoxypagesplesknsbplaceddnsaliasdynaliasdyndns-remotedoomdnsip-ddnsblogdnsis-a-doctorroutingthecloudamazoncognitobarsyonlinedsmynasddnsgurucloudflare-ipfsdeus-canvasfrom-idsmushcdnpagespeedmobilizerdyndns-at-homeunusualpersonhosted-by-previderis-a-republicandyn-o-saurstreamlitappworkisboringonthewificprapidqualifioappis-uberleetis-slickgetmyipwpdevcloudtypeformdyndns-at-workgentlentapismynascloudw-corp-staticblitzfrom-ingeekgalaxyservebeerfrom-mdonrenderspace-to-rentaivencloudappspacehostedwafaicloudcodespotblogspotatlassian-3p-us-gov-modfrom-ndfrom-msis-a-techieis-a-studentcustomer-ociis-a-photographerdurumisfrom-ksmassivegriddyndns-wikiis-an-entertaineris-a-hard-workermysecuritycamerafrom-mnrackmazedyndns-blogis-a-bulls-fanwritesthisblogfreemyipsimple-urlfrom-sdninjaneer-sitesreservdauthgear-stagingest-mon-blogueuris-into-gamesrice-labsxtooldevicesakurawebis-an-anarchistoraclecloudappsdyndns-worksells-for-urhcloudfrom-dcfastvps-serverwpmucdnis-a-geekscrysecfrom-txis-into-cartoonsmodelscapetrycloudflarelocaltonetstreak-linkbalena-devicesfrom-njforgeblocksfreebox-oswebadorsitefrom-ncdoesntexisthobby-sitestreaklinkshomesecuritymacownprovidertuleap-partnersdattorelaywphostedmailservequakeis-a-socialistservehalflifepivohostingdynuhostingquipelementsw-staticblitzdyndns-webfrom-deproject-studyis-not-certifiedhercules-devis-a-financialadvisoramazonlightsailservepicsis-a-greenloseyouripfrom-ilwithyoutubemwcloudnonprodwiredbladehostingdnsdojofrom-tnpixolinomyqnapcloudncloudstorageis-an-artisthostedpiis-a-landscaperauiusercontentoaiusercontenton-forgeis-a-conservativedreamhostersnet-freaksapps-1and1is-goneencoreapifastly-edgefrom-nesalesforcefrom-scdeployagentoraclegovcloudappsfrom-alis-a-lawyercechirevultrobjectsstufftoreadisa-geekddnsgeeklovableprojecttry-snowplowfrom-moblogsyteis-a-bookkeepernogmyforumravendbmyboxdeelementoredsaacficogoorinforgcomgobnatneteduidstoreorgcomnetintedudevnomepublorgcomneteduathgovtestscalculatorspaynowinfoquizzesresearchedcloudnsfunnelsassessmentsjscaleforcetmacltdorgmilcompronetgovbizpresseklogesrsccloudcustomfltusrcloude4corealmgovmunicontentproxy9metacentrumdyndyndyndnsdynpagespages-researchitionoccustomercomymyspreadshopipv64diskussionsbereich4limacomrubgov2ixfirewall-gatewayddnssspdnsbarsykeymachinesquare7myhome-serverspeedpartnercommunity-proschuldockxenonconnectgünstigliefernbwcloud-os-instancedyndnssecmy-routerxn--gnstigliefern-wobin-butterl-o-g-i-nisteingeekin-dslin-berlinin-brbfuettertdasnetzleitungsenin-vpnlcube-serverdyn-ip24logoipdyn-berlinruhr-uni-bochum12hpgoipsrvdnsfruskygit-repossvn-reposinternet-dnsgünstigbestellenhome-webserverxn--gnstigbestellen-zvbbplacedheimdnscosidnswebspaceconfiglima-citydyndns1istmeinvirtualuserschulplattformmy-gatewayddnsseclebtimnetztest-iservmein-iservvirtual-userhome64iservschuletaifun-dnstraeumtgeradeschulserverdynamisches-dns123webseitednshomehs-heilbronndnsupdaterbssgraphicdwadpdwdaepeweaawapaafpfwfabwbpbacwcpcciwebuserapiobjectssites*teamst3r2lpabymebravepanelngrokiservstglclcrmerpflypagesbarsyvivenushoplocalcertlocalplayerbearbloggatewaydeno-stagingis-not-ais-a-goodbotdashvercelmocha-sandboxplatter-appreplitgithubpreviewworkersinbrowserevervaultis-ahrsndenoxmitmodxmyaddrstorageapipayloadgrebedocruncontainersreliantlabsstgstagelclstageloginlineis-a-fullstackcodepenreliantpreviewleapcellngrok-freeis-coolpagelemonstoragewebharemediatechlibp2pdiscoursecomyspreadshopstoreregbiz123hjemmesidefirmcoorgcomnetedugovsldorgmilcomwebgobartnetedugovtmorgpolcomsocartnetedugovassoagrondiscoodontk12medcuegyecpaabgengorgmilgalsaltulcomadmesmgobpubdocmonfindgnriouioproartlatvetnetfotedulojgovntrturibrbarxxxofficialbasechefprofmktgpsictechinfoarqtcontdentrrpppsiqgit-pagesritmedfieorgcomlibprieduaipgovriikmeactvsportorgmilcomscieunnetedugovnameinfopintouchtawktotawkmyspreadshoporgcomnomgobedu123miwebcomputeorgcomnetedugovbiznameinfocognito-idptransfer-webappeusc-de-east-1onjelasticnxaspdnsbarsydirectwpdeuxfleurstransurldogadoprvwcloudnsamazonwebservicesdnshomeuserpartycokoobinmkmspaceviewfidymyspreadshopalandkapsiikixn--hkkinen-5wacloudplatformhäkkinen123kotisivuidacorgmilcompronetedugovbiznameinforadioorgcomneteduusercocomexperts-comptablestmmyspreadshopgretaprdcomnomynhccifbxoshuissier-justicenotairesaeroportfreeboxoson-webavocatassoportgouvkdnschirurgiens-dentistes-en-franceavouesfbx-os123sitewebveterinairechirurgiens-dentistespharmacienchambagrimedecinfreebox-osdediboxgoupilemszicpyicpvicppleysheezypagesedugovcnpyorgcomcybllcpvtnetedugovtnxonlineschoolddnsdaemond6atcopanelorgnetplybotdashstackitkaasorgmilcomnetedugovbizmodltdorgcomedugovcoorgcomneteduappwriteacorgcomnetedugovcloudtranslateusercontentorgcomnetedumobiassoorgcomnetedugovbarsysimplesiteindorgmilcomgobneteduorgcomwebnetedugovguaminfonxhra教育敎育網絡网絡组織組織网络網络组织組织公司政府個人个人箇人ltdorgcomincneteduidvgovxn--uc0ay4axn--55qx5dxn--mk0axixn--io0a7ixn--uc0atvxn--zf0avxxn--lcvr32dxn--od0algxn--wcvs22dxn--gmqw5axn--od0aq3bxn--mxtq1mxn--ciqpnxn--tn0agxn--gmq050iorgmilcomgobnetedufngocdnappvoatiiservwp2tempurlmircloudfreesitewpmudevmyfastgadgetcloudaccessjeleambahalfboltfastvpsemergenteasypanelopencraftizcombrendlynamefromrtpersoadultmedorgpolrelcomproartnetedufirminfoassoshopcoopgouvtmcomediahotelforumvideosportorgsexagrargameslakaseroticaerotikatozsdereklamcasino2000filmsuliinfoboltshopprivnewsszexcityutazasjogaszkonyveloingatlaneacaicogoormyᬩᬮᬶmilwebschnetkopbizzonedesaponpesxn--9tfkymyspreadshopgovmytabittabitorderravpageaccok12idforgnetgovmuniltdplcaccotttvorgcomnetmeca6g5gpgamubacaicniocoukuptverdruscsdelhiindorgmilcomwebnicfingenpronetintedugovresbizbiharbarsyinternetbusinessschooltravelsupabasealumnigujaratfirminfoaeropostbankcoopindevscloudnsno-ipbarsybarrell-of-knowledgebarrel-of-knowledgensupdategroks-thisdnsupdatefor-ourknowsitalldvrcammittwalddynamic-dnsv-infowebhopselfipdyndnshere-for-moreilovecollegemayfirstforumzcloudnsmittwaldservertypo3servergroks-theeusekd1cdndyndnsidrawsainaueuapjpusstagemocksysdevicesclientcustreservdcustdevdisrecprodtestingcowzbeebyteutwenteboxfusebravepstmndedynngrokorgmilcomnomnetedugovqcxqzzbarsythingdustmo-siemensrb-hostingfh-muenstergitbookbluebitecloudbeesusercontentnodeartterramindkiloappsforgerockdarklangresinstagingapigeebubbleb-datascryptedhypernodedappnodepantheonsitegitlabgithubkeeneticvirtualservercleverappshostyhostingon-rioedugitticketstelebitwixstudioon-k3sicp0icp12038jeleqotolairbubbleappsmyaddrstolosmyrdbxwebflowdrive-platformbeagleboardhasura-applolipopdefinimavaporcloudmusicianwebflowtestazurecontainerresindevicereadthedocsloginlineeditorxmoonscalesandcatsbasicserverwebthingsbrowsersafetymarkbeebyteappbitbucketidaccovistablogorgschnetgovxn--mgba3a4f16axn--mgba3a4fraarvanedgeايرانایرانjclaspeziapdudcefegelemeperetevebacanatavaparasabgagfgogrgpgalclblimfmrmcbmbvbfclcmcvcrcpcchlimifibicivipirisimncnbnanenrnpntnnolomobocoaogorosopotoptvtatctbtmtltotpusulunutpspapaqsvpvvvtvavvrtrsrprgrfrcrbrarorkrvstsssbscsmsispzczbzbozen-suedtirolmyspreadshopxn--bulsan-sdtirol-nsbxn--valledaoste-ebbtrentinoaltoadigetrentin-sued-tirolxn--forlcesena-c8axn--forl-cesena-fcbxn--bozen-sdtirol-2obtriestetrentinsuedtiroltrentino-s-tirollecceudineaostesienaparmaluccapaviagenoapaduaaostamonzaabruzzoternirietiturinmilanbozenlaziofermoleccocuneonuoropratola-speziavdataaligfvgpugmolcalcamlomumbsicpmnvenvaoedugovabrsarmaremrbastoslazibxosfirenzetrentinosüdtirolval-d-aostavalle-aostamessinacremonaravennatoscanatrentin-suedtirolbolognacalabriaurbinopesarofriuli-v-giuliaogliastraxn--valle-aoste-ebblaquilaandriatranibarlettasyncloudxn--valle-d-aoste-ehbaostavalleyvalled-aostatrentino-alto-adigevallee-d-aostexn--balsan-sdtirol-nsbpistoiasicilialucaniacataniaiserniaperugiabresciaveneziagorizialiguriaimperiabulsan-suedtirolbalsan-suedtirolbarlettatraniandriaxn--trentino-sdtirol-szbforlì-cesenatuscanyvallée-d-aostemantovavallée-aostecasertapiemontevalleaostaval-daostafriulivgiuliatrevisoforli-cesenavalléedaosteferrarapescaravald-aostatrentino-altoadigefriuli-vegiuliavallee-aostecarboniaiglesiastarantomediocampidanovalleedaostetrentinosud-tirolcampobassotrentinsüd-tiroltrentinosüd-tirolmonzabrianzatrentino-südtirolxn--trentino-sd-tirol-c3bpotenzacosenzavicenzaemiliaromagnavenicefrosinonemarchepordenonetrentinosued-tirolvaresemolisevalléeaostefriuli-veneziagiuliabasilicatalatinaanconasavonaveronamodenabiellabolzano-altoadigepugliafoggiaumbriatrentino-stirolgenovapadovamateranovararagusapiacenzatrentinostirolvalleeaostetempio-olbiasudsardegnatrentinsudtirolmassa-carrarafriuliveneziagiuliatrentinosuedtirolandria-barletta-tranitrapanixn--cesenaforl-i8amaceratacaltanissettaascoli-picenobrindisicarraramassacagliaririmininapolivibo-valentiachietibulsan-sudtirolbalsan-sudtiroltrentino-a-adigebulsanbalsaniglesiascarboniamilanotorinoteramodell-ogliastraarezzotrentinoalto-adigerovigotrentovenetoiglesias-carboniatrentino-sud-tirolaltoadigereggio-emiliareggio-calabriasardegnatranibarlettaandriapiedmontxn--sdtirol-n2amedio-campidanotrentino-süd-tirolfriuli-vgiuliafriuli-ve-giuliaromeennaromapisa32-b16-b64-blodiastibarineencomonaplesforlicesenailiadboxosalessandriasicilytrani-barletta-andriaxn--trentin-sdtirol-7vbpesarourbinotrentinsued-tirolcesena-forliforlìcesenaemilia-romagnamonzaebrianzaxn--trentinsdtirol-nsbtrentinos-tiroltrentinsüdtirolvalledaostaolbia-tempiocampidanomediovibovalentiasassarivalle-daostalombardysud-sardegnafriulivegiuliareggioemiliamonzaedellabrianzaalto-adigevercellitrentin-sudtiroltraniandriabarlettatrentino-sudtirolascolipicenobozen-südtirolfriulive-giuliaflorencexn--cesena-forl-mcbcarbonia-iglesiasaosta-valleycarrara-massadellogliastratrentinoa-adigexn--valleaoste-e7apesaro-urbinoxn--trentinosdtirol-7vbxn--trentin-sd-tirol-rzbxn--trentinsd-tirol-6vbtrani-andria-barlettatrentin-süd-tirolxn--trentinosd-tirol-rzbgrossetomonza-e-della-brianzasüdtirolreggiocalabriatrentinoaadigetrentin-südtirolverbano-cusio-ossolafriuliv-giuliaverbaniacampaniatrentino-aadigefriulivenezia-giuliasardiniaandriabarlettatranibarletta-trani-andriacatanzarooristanourbino-pesarocesena-forlìvalle-d-aostacampidano-medio123homepagesiracusatempioolbiasuedtirollombardiaavellinocesenaforlìtrentinofriuli-venezia-giuliabozen-sudtirolandria-trani-barlettabulsan-südtirolbalsan-südtirolmonza-brianzabolzanotrentino-sued-tirolbellunosalernolivornocrotonesondriodnshometrentinsud-tirolmassacarraratrentin-sud-tiroltrentino-suedtirolviterbobergamocesenaforliolbiatempiopalermobeneventoagrigentoofcoorgnetfmaitvphdengorgmilcomschnetedugovperagrikanieasukehandachitatokaiaisaikonanoharuamaobuhigashiuraowariasahiinuyamatobishimaiwakurashitarainazawatoyonegamagorimihamatoyotataharakariyayatomioguchikomakimiyoshinishiotokonamekiyosuchiryutoyohashiokazakiisshikikasugaikotakiratoeianjotogofusosetohazutsushimashinshirotakahamanisshinshikatsuhekinantoyokawaichinomiyatoyoakeodateogataakitaikawakyowahonjoogayurihonjonoshirokamiokakatagamimitanegojomeyokotekosakadaisenkazunonikahohonjyomoriyoshimisatohappoukamikoanihachirogatahigashinarusesembokufujisatokitaakitaitayanagiowanitakkomutsutsurutahirosakigonoheoirasetowadamisawanohejiaomorishingohiranairokunohehashikamitsugarushichinohehachinohenakadomarisannohekuroishisakaeisumiasahiotakiinzaiabikomatsudoyachiyomutsuzawakujukuriomigawakashiwatoganemihamanaritasakuranagaramobarahanamigawachoshishiroichoseikozakishisuikatorimidorichonankyonanfuttsuonjukufunabashinagareyamanodasosatakochuotohnoshourayasukimitsuyokaichibayotsukaidosodegauratateyamakamagayayokoshibahikariyachimatakatsuuratomisatokisarazukamogawaichikawanarashinoichinomiyashimofusaminamibososhirakoichiharaoamishirasatoikatahonaiainansaijoseiyoiyoozuuwajimaniihamanamikatamasakiuchikokihokutobetoonshikokuchuomatsuyamaimabarikamijimakumakogenyawatahamamatsunosabaeikedaobamasakaifukuiohionotsurugamihamawakasaminamiechizeneiheijikatsuyamatakahamaechizensoedaukihaomutaokawanishiogoribuzenonojosueumiokiotochikugosasagurisaigawamizumakishinyoshitomikurumekurateyamadakasuganakamamiyamanogatatakatahakataiizukakawaratagawakasuyaashiyainatsukimunakataminamitsuikishonaikurogifukuchikeisenhigashimiyakoshinguyukuhashiokagakiyamekogaongausuikahotohochuotoyotsumiyawakadazaifuhisayamatachiaraiyanagawanakagawahirokawachikujochikushinochikuhochikuzennamieotamaokumashowateneiiwakikoorinangoononishigoshimogoomotegomishimafukushimaasakawakagamiishishirakawaiitatefutabahiratayugawahanawakitakatakawamatakunimiyabukibandaihigashihironoyamatomiharuyamatsuriaizubangedatesomaaizuwakamatsuyanaizuaizumisatonishiaizuizumizakikitashiobarataishinkaneyamakoriyamainawashirotanagurafurudonosamegawasukagawaishikawatamakawaikedaogakitaruiginanenahashimahichisonakatsugawaibigawashirakawamizunamiminokamomitakekawauesekigaharatomikasakahogikitagatayamagatatajimianpachimotosuyaotsukakamigaharahidakanisekitokigujominogodoyorogifukasamatsutakayamawanouchihigashishirakawakasaharashimonitatsumagoichiyodakannakanrashowameiwakiryuotaoratomiokafujiokaitakuranaganoharahigashiagatsumatakasakishibukawaminakamikatashinatsukiyonokawabanumataannakaoizumimidorishintoisesakiuenoyoshiokakusatsutakayamanakanojonanmokutamamuratatebayashimaebashiotakekaitadaiwahongofuchukuietajimashobaramiharahatsukaichihigashihiroshimamiyoshikumanokurenakasakaseraseranishiasaminamifukuyamashinichionomichiosakikamijimajinsekikogentakeharaotobenanaeikedatohmaozoraobiraabirakyowaeniwataikibibaisharirebunerimohiroooketootarupippunishiokoppechitosefurubirahakodateshiranukakitahiroshimakushiroobihironanporoiwamizawaniikappukunneppufukushimanakasatsunaitoyourakuromatsunaiakabirakamisunagawashibechaurakawakamifuranonakatombetsuasahikawashimokawakayabeokoppebiratoriabashirisaromaatsumanumatahidakabifukamukawamikasahorokanaitoyotomisarufutsuhigashikawaishikarikitamiyoichiesashiiwanaitomariminamifuranoakkeshifuranotoyakoyakumootoineppushikaoishiraoinemuronayorohaboroashorobihororishirifujiutashinaihokutotakasuebetsuurausuassabukikonaishimamakinaiedatetoyabieinikiesanuryuoumuteshikagarikubetsuashibetsukimobetsuaibetsutobetsusobetsuembetsushimizuchippubetsurishirihokuryuhoronobeshintokutsubetsushibetsuhonbetsumombetsutsukigatakuriyamakoshimizushiriuchikutchanmurorannoboribetsukamishihorowassamushinshinotsukembuchiwakkanaikamoenaikiyosatotakinoueshikabesunagawafukagawanakagawatakikawakamikawahigashikagurahamatonbetsumatsumaemoseushirankoshishakotanimakanemashikeotofuketomakomaisandatambaitamiawajikasaiasagoshisoonoakoyashirotoyookaminamiawajiinagawafukusakitakasagokamigorikasugaharimayokawaashiyahimejiakashitaishiaogakisannantakinosumototakarazukanishinomiyashingugoshikinishiwakiyokatakaaioimikisayoyabukawanishiamagasakisasayamashinonsenkakogawaichikawakamikawatatsunotsukubaiwamaogawaasahisakaitokaioaraiitakobandodaigosuifuinaamikasumigaurakashimaomitamayachiyoshimodatetomobetoridehitachinakainashikisakuragawakasamayawaramoriyahitachiomiyanamegatayamagatahitachikamisuushikutakahagiibarakitonekoganakasowayukimihojosomitoryugasakishimotsumafujishirotsuchiurachikuseihitachiotashirosatotamatsukuriuchiharashikahakuinanaotsubatawajimakahokukawakitatsurugikaganominotosuzuuchinadakomatsuanamizunakanotohakusannonoichikanazawaiwateshiwafudaikawaimoriokaofunatohanamakikuzumakikitakamininohekunoheyamadayahabasumitaichinosekitanohatahiraizumirikuzentakatajobojiotsuchihironomiyakoiwaizumikarumaiichinohenodakujitonooshushizukuishifujisawamizusawakamaishikanegasakimannoutazukotohiraayagawazentsujihigashikagawauchinomikanonjisanukimarugamemitoyotakamatsutadotsunaoshimatonoshoakuneamamiizumihiokiyusuikinkoisasookouyamanakatanekagoshimakanoyaisenkawanabeminamitanemakurazakitarumizunishinoomotematsumotosatsumasendaioimatsudaayaseebinamiurazushinakaiodawaraiseharasagamiharahakoneaikawakaiseiatsugitsukuihadanoyamatoyamakitazamaoisochigasakininomiyayokosukakamakuraminamiashigarafujisawasamukawakiyokawahiratsukayugawaraokawaumajikochitsunootoyoakiinonishitosayasudahidakamiharasakawaniyodogawahigashitsunokagamigeiseisusakiotsukinaharisukumomurototosakamiochitoyotosashimizumotoyamanankokunakamurakitagawayusuharaogunichoyoukiasoutoozugyokutoamakusamifunetakamoriyamagaminamataminamiogunikikuchisumotoyamatonagasumashikiaraokumamotokamiamakusanishiharayatsushiroayabeseikasakyoideineujinakagyokameokakyotangokyotanabekyotambaminamiyamashiroyamashinatanabeyawatawazukaminaminantanmiyazuhigashiyamafukuchiyamakitamukokamojoyokizumaizuruujitawaraoyamazakinagaokakyokumiyamakawagoeinabeshimameiwaasahitaikiudonoisetsukisosakikuwanamihamamiyamasuzukatamakimisuginabarikumanokomonominamiisewataraitobakiwatakikihotadomatsusakayokkaichikameyamaureshinoishinomakishichikashukuohirataiwaosakizaohigashimatsushimashikamaiwanumashibataogawaraonagawakawasakiseminemarumoriminamisanrikukakudamuratawakuyatomiyanatoriwataritagajomisatotomekamirifushiroishimatsushimayamamotoshiogamafurukawahyugaebinotsunosaitoayakushimanobeokakitauramiyazakitakazakigokaseshiibamimatashintomikunitomikitakatakobayashikawaminamitakaharukijotakanabemiyakonojonishimeranichinankitagawakadogawamorotsukakisofukushimaminamimakisakaeobuseikedaogawamiasaokayaasahiotakiotarichinoinaomichikumakomaganechikuhokukaruizawayasuokaooshikaikusakaminamiaikitogakushimatsukawakawakamitateshinatakamorikitaaikishiojirimiyadahakubaiizunaiijimaiiyamamiyotasuzakayasakatoguraookuwanagawaminowahirayayamagataminamiminowafujimiomachisakakitakaginaganonakanosakuhokomoronagisoshinanomachiwadauedaiidaharasuwatomiachiaokianankisosakunozawaonsenagematsutakayamashimosuwamatsumotoyamanouchinakagawamochizukiazuminotatsunoobamaomuraseihiunzenosetofutsuikichijiwanagasakiisahayahasamisaikaikawatanasasebohiradokuchinotsugototogitsutsushimashimabarashinkamigotomatsuurayamazoekashibaikomakawaitenrioyodosangokoryoudaojiikarugayamatokoriyamatenkawakatsuragikurotakikawakamimiyakemitsuetakatorikamikitayamayamatotakadahegurishinjokanmakisakuraitawaramotogoseoudanarasoniandokawanishishimoichihigashiyoshinokashiharashimokitayamanosegawayoshinomintsivorytopazsakuragehirnsumomoaseinetopalmail-boxmokurenyoitamuikaojiyagosensanjoaganomyokoseiroagaomishibataniigatanagaokamurakamiuonumayuzawakariwatagamitainaitsunanminamiuonumatochioyahikojoetsuseiroukamosadoizumozakitokamachiitoigawasekikawakashiwazakitsubamemitsukekokonoesaikiusukibeppuusahimeshimakunisakihasamataketatsukumihitaoitahijikusuyufukujukamitsuebungoonobungotakadaibaraniimibizentsuyamaokayamakasaokahayashimayakagemaniwaakaiwamisakishinjotamanotakahashikibichuowakesojanagishookumenannishiawakurakurashikiasakuchisetouchikagaminosatoshotomigusukunakagusukuyaeseizenaurumaiheyaaguniogiminanjokinminamidaitokitanakagusukuyonaguniokinawaishigakikunigamiurasoekadenataramahiraraginozataketomishimojizamamitonakiitomanhigashimotobuyonabarugushikamionnanahanagohaebarukumejimakitadaitonakijinnishiharayomitanginowantokashikiishikawaikedasuitaminohizuminishisakaikananabenodaitoosakasayamayaokishiwadatadaokakaizukatondabayashichihayaakasakakumatorikadomasayamahigashiosakashijonawatehirakatataishimisakitajirihannansennankatanotoyonominatosettsuhigashiyodogawaibarakinosekitachuohigashisumiyoshifujiiderakashiwaraizumiotsutoyonakamatsubaramoriguchiizumisanoshimamototakatsukineyagawahabikinotakaishikawachinaganoyoshinogarikamiminearitaouchiimarihizenogikashimaariakekiyamafukudomikitagatakitahataomachigenkaikanzakinishiaritakyuragisagataratosutakushiroishikaratsuhamatamakouhokukawagoeyoshidasatteogoseirumaasakaurawaogawaniizaomiyayoriiotakishikihonjooganohannohanyuinasaitamaokegawaarakawayoshikawayokozehasudasayamahidakafukayachichibuiwatsukiryokamiyoshimikamiizumifujimiwarabiranzanmiyoshiminanoyashiosakadosugitomisatohigashichichibutodasokakukiyonokazoshiraokakasukabekounosukawajimatsurugashimamiyashirokitamotohatoyamamoroyamahatogayakumagayakawaguchinagatorokamisatomatsubushinamegawatokigawakamikawafujiminohigashimatsuyamakoshigayatokorozawas3isk01isk02ryuohkoseikonanaishorittotakashimamaibarahikonetorahimenishiazaikokagamokotoyasuotsukusatsunagahamamoriyamatoyosatotakatsukinotogawaomihachimanhigashiomiakagiunnanizumogotsuamayatsukakakinokimatsuehamadamasudahikawahikimiokuizumoyasugiyakumomisatotamayuohdahigashiizumookinoshimanishinoshimatsuwanoshimaneshimadafujiedayoshidashimodagotembaiwataatamikosaiyaizuitoizumishimahaibaramakinoharaomaezakikawanehonkannamisusonohigashiizufukuroinumazukawazufujiaraishizuokahamamatsushimizuizunokunimatsuzakimorimachiminamiizunishiizukikugawakakegawafujikawafujinomiyaujiietsugaoyamayaitaohiranikkoashikagakuroisokanumasakurashioyakarasuyamamotegiichikaikaminokawatochigihagamokanogisanobatonasumibunasushiobaranishikatautsunomiyaiwafunemashikoshimotsukeohtawaratakanezawaitanokomatsushimatokushimaichibaminamiaizumiwajikikainanmiyoshinarutomimamugiananmatsushigesanagochishishikuinakagawamachidachiyodakomaefussainagitaitochofufuchuomeotahigashiyamatotoshimaokutamaaogashimakodairaedogawaarakawahachiojishinagawatachikawashibuyasuginamihinodekiyosesumidaoshimanerimamitakahamuraadachinakanomizuhobunkyomegurominatokoganeihigashikurumekokubunjihigashimurayamamusashimurayamatamakitahinochuokotokatsushikakouzushimaogasawaraakishimakunitachishinjukusetagayamusashinohachijoitabashiakirunohinoharachizunanbukotouramisasawakasayonagokogehinoyazutottorinichinansakaiminatokawaharaoyabetairainamiasahinantoimizufuchutakaokakurobeyamadajohanatoyamatonaminyuzenfunahashinakaniikawanamerikawaunazukitogahimiuozufukumitsutateyamakamiichiiwadearidayuasainamitaijikatsuragiaridagawatanabemihamahidakakainankiminomisatoshingushirahamakamitondayurakozakoyagobokitayamawakayamakudoyamahashimotokushimotokozagawahirogawakinokawanachikatsuurarsuseroeoishidasagaeoguniasahinagaitendonanyoobanazawanishikawasakataohkuratozawamikawamamurogawayamagatafunagatatakahatashonaishinjokahokuiideyuzakawanishitsuruokakaminoyamayamanobeshiratakamurayamanakayamakaneyamahigashineyonezawasakegawamitouubeyuuabushimonosekitabuseoshimatoyotaiwakunihikarishunannagatohagihofukudamatsutokuyamashowadoshitsurunanbukoshukaiminami-alpsnirasakikosugeotsukioshinohokutominobuyamanashifuefukichuokofuichikawamisatoyamanakakonakamichitabayamanishikatsuranarusawafujikawahayakawafujiyoshidafujikawaguchikouenohara長野京都岐阜大阪三重群馬千葉滋賀佐賀奈良adednelgaccogogror秋田愛知高知埼玉沖縄栃木熊本岩手青森山梨新潟島根鳥取長崎香川宮城石川大分宮崎茨城山口兵庫山形徳島広島福島福岡岡山富山静岡愛媛福井東京xn--4it168dhatenadiaryxn--vgu402ckawaiishophatenablogcocottenamaste北海道penneehimeiwateversestabachibashigagonnagunmapermahaccaakitaosakauh-ohblushkochiaichifukuikuroncapooitigohyogotokyokyotopunyuthickcheap0t00g00j0mie2-ddaapyawjg0amfemsubxiiboomoobutchueekpgwrgrherskrboyrdyupperunderflierchipsmydnsheavyangryhippygirlyrulez神奈川鹿児島和歌山bambinaxn--nit225kokayamasaitamaxn--k7yn95exn--1lqs03nsapporoparasitelolipopmcxn--efvn9sniigatafukuokatokushimafukushimahiroshimakagoshimafakefurokinawaxn--8pvr4ucoolblogxn--0trq7p7nnkawasakinagasakimiyazakichilloutxn--8ltr62kxn--klty5xpeeweezombiecutegirlxn--rny31hxn--uuwu58axn--ntso0iqx3axn--djrs72d6uytoyamanikitanyantakagawamimozanagoyaboyfriendxn--2m4a15egreaterchowderegoismyamagatafashionstorexn--elqq16hxn--pssu33lsendaimiyagixn--rht27zpecoriaomorisaloonwatsonvivianxn--djty4knobushipigboatnaganopinokoxn--f6qx53asadistvelvetsecretxn--5js045dchicappayamanashiibarakidigickgirlfriendxn--1lqs71dmongolianxn--c3s14mxn--qqqt11mtochigixn--5rtq34kparallelo0o0mondkobesagabonadecaoitanarafoolkilldecimainhiholomosblokilociaoundopupugifutankcrapflopnooroopsmodsholyjeezstripperpepperbittershizuokaxn--rht3dkitakyushureadymadeicurusversusmatrixxn--rht61ehungryfloppygloomycrankyhandcraftedlittlestarxn--klt787dxn--kltx9awhitesnowsunnydaytottorilovepoptheshopbuyshopxn--5rtp49cxn--d5qv7z876cwebaccelxn--kbrq7oxn--4pvxsxn--1ctwolovesickkumamotocatfoodxn--tor131oyokohamawakayamatonkotsuxn--ehqz56nxn--uist22hxn--6btw5axn--kltp7dyamaguchifrenchkisspussycatxn--4it797kxn--uisz3gbabybluexn--zbx025dnetgamersxn--7t0a264ckanagawaxn--6orx2rishikawaxn--ntsq17ghalfmoonschoolbusjellybeanxn--mkru45iusercontentlolitapunkxn--32vp30hsakurastoragehokkaidoshimanecandypopbabymilksupersaleweblikeraindropbackdropwebsozaikikirarahateblodaynightmeneacsccogoormobiinfoaeusxxorgmilcomnetedugovorgcomnetedugovbizinfotmprdorgmilcomnomedugovassnotairespresseassocoopgouvveterinairemedecinpharmaciensorgnetedugovtraorgcomedurepgovmeneperekgacscaiiocogoitoresmshsseoulbusanulsandaeguc01milvkimmvchungnamjeonnamjeonbukeliv-dnsgyeonggijejueliv-cdnincheondaejeongangwongyeongbukgwangjuchungbukgyeongnameliv-apicoeduindorgcomembnetedugovorgmilcomnetedugovjcloudorgcomnetintedugovperbnrinfocooyorgcomnetedugovethipfscanvamypepethw3sstorachakeeneticjoinmcinbrowserdwebcyonnftstoragemyfritzaemewphlxachotelltdorgcomwebsocschngonetintedugrpgovassnomgacsccoorgnetedugovbizinfo123websiteidorgmilcomasnnetedugovconfidmedorgcomplcschnetedugovaccoorgnetgovpresstmassoirseproxaccosoundcasthoptocraftvp4c66orgnetedugovitsxwxmcdirmyboxbarsyedgestacksynologylogintoopencloudnohostwebhopdiskstationi234tcp4hoocgroknoipprivmydsddnsdnsforlohmustransipdscloudfilegear-sgbrasiliafilegearframerbarsybarsyonlinecoprdorgmilcomnomedugovinforgcomnetedugovnameacprorgcomartnetedugovpresseinfoassoinstgouvorgnycedugovbarsydscloudjuorgcomnetedugovminisiteaccoororgcomnetgovorgmilcompronetintedugovbizmuseumnameinfoaerocoopaccoorgcomnetintedugovbizcooporgcomgobneteduorgmilcomnetedugovbiznameaccoorgmilneteduadvgovcoorgcomnetaltgovforgotherhiskeeneticispmanagernomassoprod5476132eastasiacentraluswesteuropewestus2eastus2pnortheurope-01newzealandnorth-01southindia-01southcentralus2-01norwaywest-01eastus2-01westus2-01australiaeast-01italynorth-01israelnorthwest-01swedencentral-01westeurope-01centraluseuap-01taiwannorthwest-01uaecentral-01northcentralusstage-01israelcentral-01mexicocentral-01canadacentral-01austriaeast-01germanywestcentral-01francecentral-01ukwest-01denmarkeast-01polandcentral-01eastus-01westus-01swedensouth-01eastus3-01westus3-01brazilsouth-01centralus-01francesouth-01australiacentral-01westindia-01uaenorth-01jioindiacentral-01canadaeast-01belgiumcentral-01spaincentral-01koreacentral-01chilecentral-01qatarcentral-01westcentralus-01eastus2euap-01norwayeast-01southafricanorth-01brazilsoutheast-01germanynorth-01switzerlandnorth-01switzerlandwest-01japanwest-01southafricawest-01japaneast-01eastasia-01indiasouthcentral-01taiwannorth-01centralindia-01uksouth-01southcentralus-01northcentralus-01eastasiastage-01indonesiacentral-01australiacentral2-01australiasoutheast-01malaysiawest-01koreasouth-01southeastasia-01southeastus5-01northeastus5-01jioindiawest-01rucdnwest1-usfra1-desandboxjls-sto1jls-sto3jls-sto2aglobalabglobalsslmapprodfreetlsmapvpslon-1lon-2ny-1fr-1sg-1ny-2paassnwebpaashostingjelasticnordeste-idcsocuserpagescwebfileblobservicebuscoreatlricnjsjelasticwebsitestoragesezagbinruhuukjptsmyspreadshopmynetnameakamaiorigin-stagingfrom-coipv64dynv6cdn77serveblogadobeaemcloudhicamsprytdnsupno-ipownipde5ovhicpfirewall-gatewaysytesmypsxbarsyusgovcloudapimyamazemyradwebakamaihdsaveincloudfastlylbfrom-lasubsc-paysquare7in-the-bandblackbaudcdnhomelinuxoninfernoctfcloudservebbsdns-dynamiccloudfrontakamai-stagingipifonyham-radio-opsenseeringclickrisingcommunity-profrom-nylocalcertgrafana-devedgesuite-stagingcloudflareanycasteating-organicatlassian-devmydattofeste-iplocaltotorprojectknx-serveredgekeycloudflareglobalcloudyclustercasacamserveftpakamaized-stagingakamaiorigindns-cloudmyeffectboomlabotdashbuyshousestwmailhetemlazure-mobilein-dslthruhereredirectmedynuddnsbouncemesupabaseluyanicloudappakamaicloudfunctionsdebiannhlfanpgafanstatic-accessin-vpnmysynologymafeloappudohomeftptrafficmanagersiteleafseidatmemsetcloudflarecloudaccesskeyword-onazure-apiis-a-chefdoes-itgets-itwebhopselfiphomeipkicks-assedgesuitewindowsserver-ontunnelmolemydissentscrapper-sitecloudflarecnuni5srcfggffiobbzabchrsndenodynuopikddnsvpndnsakadnselastxkinghostvps-hostfastlyhomeunixazureedgeshopselectdontexistmyfritzcloudjiffyalwaysdatasells-itsquaresbroke-itazurefddattolocalat-band-campmeinforumfamilydsazurestaticappsdefinimabplaceddnsaliasdynaliasnow-dnsblogdnsroutingthecloudendofinternetdsmynasakamaiedgemymediapcadobeio-staticakamaiedge-stagingakamaihd-stagingddns-ipprivatizehealthinsurancelive-onkrellianschokokeksmassivegridmysecuritycamerarackmazeserveminecraftfrom-azis-a-geekakamaizedmoonscaleoffice-on-theusgovtrafficmanageradobeioruntimeedgekey-stagingreserve-onlinechannelsdvrdnsdojousgovcloudappcdn77-sslapps-1and1podzoneazurewebsitesdynathomescaleforceyandexcloudvusercontentisa-geekcdn-edgescoaemalcesappwriteazimuthtlonarvobuiltwithrocketnoticeablestorecomwebrecnetperotherfirminfoartslgdloncogoiltdorgmilcolcomplcschgenngonetedugovbiznamefirmmobiacincoorgmilcomnomwebgobnetintedubizinfocomyspreadshopdemongovtransurl123websitehosting-clusterkhplaycistrongsnesosvalervålerxn--vler-qoaossandeheroysandeherøybøboheroyherøyxn--hery-iraxn--b-5gavalerbøboxn--b-5gasandesandexn--hery-iraxn--vler-qoavålerhåreålaahavaofsfvfhlolnlalrlhmfmtmahcostntbuåstrmreigersundmyspreadshopgálsáeidsvolltingvollgildeskalflorøvadsøvardøvanylvenxn--bhccavuotna-k7astrandaxn--kvnangen-k0axn--sknland-fxaxn--mosjen-eyarakkestadhyllestadnannestadvevelstadvaapstenordre-landsondre-landsøndre-landtjieltexn--vrggt-xqadsør-aurdalsor-aurdalheradstordmoldefordeførdeseljefedjeryggehemnexn--krehamn-dxasognegranesøgnebrynetjomevallebykletokkegiskedovretjømehobølvoldasaudatolgasømnaviknadønnasomnadonnatranafrananesnaraumasmolatrænafrænalesjasmølaørstaorstahitrafloraaukraloppafrøyarissasnasahalsagalsaromsaraisaráisafroyasnåsagronghobolfjelltydalårdalardalaskimharamkraanghkekråanghkesorumbarumhurumbærumsørummodumsálátbálátfrognbjugnvåganvagangulenskienløtenlotenstrynvefsnxn--merker-kuaskaunsveiobømlobomloskjåkvardoflorovadsosalatbalatsálatklæbuklabuselbubarduulvikskjakklepprisørxn--nttery-byaeflåeidflahofmilgolholsellomskifetvikdepvgsfhsaskerrisorhamarasnesåsnesrørosrorosxn--slat-5namasoynaroyvaroyluroydyroyaskoyradoyandoyrodoymeloyradøyandøyrødøymeløyaskøylurøydyrøymåsøyværøynærøyhoylandethøylandetdivtasvuodnalørenskoglorenskognesoddtangenxn--tjme-hraxn--smla-hraxn--stjrdal-s1aunjargalillehammerunjárgaxn--hamary-fyadavvenjargaxn--bearalvhki-y4a123hjemmesidegjerdrumxn--brnnysund-m8acxn--tnsberg-q1axn--mlatvuopmi-s4axn--snsa-roaxn--skierv-utaxn--brum-voatysfjordkvafjordeidfjordkvæfjordsongdalenmjondalenmjøndalenxn--gls-elackragerogáŋgaviikagangaviikasørreisasorreisasør-varangersor-varangerxn--risr-iraskiervaxn--frna-woaxn--trna-woakvinesdalleksvikleirvikrøyrvikroyrviksvelvikvenneslaevje-og-hornnessandnessjøenmarnardalvindafjordsandefjordenebakksnillfjordullensvangxn--trany-yuabrønnøysundnamsskoganaustevollxn--stjrdalshalsen-sqbnord-aurdalnord-frontrøgstadtrogstadgrimstadflakstadgjerstadxn--sandy-yuaxn--leagaviika-52bnore-og-uvdalvegarsheixn--rlingen-mxaxn--ggaviika-8ya47hvegårsheikarlsoykvitsoymasfjordenhamaroyinderoyosteroydavvenjárgasauheradguovdageaidnuxn--vre-eiker-k8abronnoysiellakkrødsheradkrodsheradkvinnheradbrønnøyxn--mtta-vrjjat-k7afxn--lrenskog-54akvitsøyvárggátkarlsøyosterøyinderøyhamarøybronnoysundxn--aurskog-hland-jnbbahccavuotnabáhccavuotnagiehtavuoatnastor-elvdalmidtre-gauldalxn--gildeskl-g0akarasjokevenassixn--bievt-0qaxn--yer-znalebesbynessebyxn--hbmer-xqamalselvmålselvxn--unjrga-rtamøre-og-romsdalmore-og-romsdalhareidmelandørlandorlandstrandålgårdsolundalgardafjordåfjorddielddanuorrikautokeinoxn--stre-toten-zcbskodjeaejriestangeliernebamblestokkefauskesnåasesnaasekongsvingerlangevagberlevagxn--flor-jrahattfjelldalostre-totenøstre-totenvestfoldxn--mely-iraálaheadjualaheadjunordreisaxn--troms-zuaxn--lgrd-poacporsangerflatangerstavangerleikangerbremangersamnangergieldakarasjohkaxn--rdy-0nabfrostautsirasnoasatromsaxn--sr-aurdal-l8aflekkefjordjølsterjolsteraremarkhedmarknååmesjevuemienaamesjevuemiexn--vard-jrarollagmeråkermerakerorskogørskogxn--bdddj-mrabdákŋoluoktaxn--osyro-wuaaknoluoktatrysilskjervøymandaljondalbindalrindalmeldalsuldalorkdalsigdalalvdallærdalhurdalsirdalverdallerdallardaloppdalåseralaseralhadselkragerødivttasvuotnaoverhallasteinkjerxn--hnefoss-q1askedsmokorsettromsøxn--dyry-iravestre-totenmuseumxn--sandnessjen-ogbrahkkeravjufylkesbiblbájddarbajddarxn--laheadju-7yarennesøyxn--koluokta-7ya57hxn--hgebostad-g3aleirfjordstorfjordbalsfjordbåtsfjordbatsfjordmuosátbievátloabátkárášjohkanøtterøyxn--mjndalen-64anordkappláhppilahppialstahaugsiljanverranrøykenroykenhaldenlyngenbergenhortenhønefosshonefosstroandinbeiarnvarggatosoyroosøyrotromsoidrettmuosatbievatruovatloabatvoagattynsetnessetxn--indery-fyaskánitskanitraholtråholtxn--ystre-slidre-ujbandebusarpsborgbearduxn--karlsy-fyahordalandjorpelandjørpelanddeatnuringsakersør-odalsor-odalxn--slt-elabringerikeaudnedalnittedalnissedalhemsedalslattumsurnadalxn--blt-elabelverumstjørdalnaustdalhjartdalgjøvikfyresdalhasviknarviklarvikgjovikmalvikgamviklenvikporsgrunnstjordalengerdaldrobakdrøbakxn--msy-ula0hvestvagoyxn--vgan-qoaxn--ryken-vuaxn--lten-graxn--stfold-9xaxn--hpmir-xqaxn--lury-iramálatvuopmimalatvuopmitysværkirkenesbirkenesmoskenesbáidárxn--fjord-lraxn--rdal-poabahcavuotnabáhcavuotnaxn--frde-gralindåsbearalvahkixn--hobl-iraráhkkerávjuxn--loabt-0qavågåáltábodøsundlundraderådeetnetimeholeauregrueoddavagavegaranatanaarnasolasulaaltalekafusavangbergkvamåmliamlibokntinnroangranosenoslobodorøstroststatåmotamotivguprivøyeroyerliermossvossxn--nvuotna-hwalusterlunnermarkerhábmerhabmerhvalerfjalerxn--rholt-mratysvarbaidarfitjargaularhápmirhapmirmelhusfosnesøksnesoksnestysneshemnesevenesflesbergeidsbergtonsbergtønsberglindasxn--sndre-land-0cbnamsosxn--srum-graøystre-slidreoystre-slidrevestre-slidretrondheimbalestrandxn--langevg-jxaaustrheimxn--skjk-soavagsoyaveroysandoykarmoyfinnoytranoyvestbytranbysykkylvenxn--hyanger-q1aspjelkavikandasuoloxn--fl-ziaxn--drbak-wuastathellexn--sr-varanger-ggbtelemarkxn--bhcavuotna-s4axn--porsgu-sta26fčáhcesuolocahcesuoloakrehamnåkrehamnsandøykarmøyfinnøytranøyvågsøyaverøynamdalseidxn--lesund-huabadaddjaxn--vegrshei-c0axn--btsfjord-9zagildeskålporsanguxn--trgstad-r1anávuotnanavuotnahammerfestxn--sgne-graxn--brnny-wuacibestadharstadnarviikaevenáššivestnesgjemnessandnesagdenesrennesoyxn--avery-yuaxn--tysvr-vrabearalváhkikongsbergspydebergrandabergxn--andy-iradavvesiidaxn--krdsherad-m8aporsáŋgufredrikstadbjerkreimringeburennebuaurskog-holandnotteroyxn--vgsy-qoa0jxn--rmskog-byaskierváivelandbyglandfrolandaurlandforsandxn--bjddar-ptamidsundålesundalesundfetsundfarsundovre-eikerøvre-eikerakershusxn--moreke-juasørfoldøstfoldostfoldsorfoldhøyangerhoyangerlevangerorkangertanangerxn--vestvgy-ixa6olillesandulsteinxn--rennesy-v1agranvinskjervoyxn--klbu-woalavagisxn--h-2faxn--ryrvik-byakafjordkåfjordseljordfolkebiblxn--gjvik-wuajevnakerxn--kfjord-iuabudejjuxn--kranghke-b0axn--davvenjrga-y4axn--rland-uuaxn--ldingen-q1axn--mlselv-iuaxn--rady-iraxn--linds-prabrumunddalxn--ygarden-p1amo-i-ranaeidskogrømskogromskoghjelmelandxn--finny-yuaxn--sr-odal-q1axn--skjervy-v1aballangenkvanangenkvænangengratangenxn--hmmrfeasta-s4acvossevangensuohkanxn--rde-ulaxn--mli-tlaxn--ksnes-uuanordlandskanlandskånlandsortlandfuoiskuxn--rros-graxn--hcesuolo-7ya35bxn--eveni-0qa01gagaivuotnagáivuotnaxn--seral-lradrammenmodalenmosjoenjan-mayentorskensteigengloppenxn--snes-poamatta-varjjatxn--sr-fron-q1aomasvuotnajessheimbådåddjåxn--krager-gyaxn--kvfjord-nxaxn--asky-iraxn--snase-nraxn--bidr-5nacholtålenxn--vads-jraxn--jlster-byamosjøenxn--rst-0nastavernxn--ostery-fyaxn--oppegrd-ixaxn--sknit-yqaxn--risa-5naoppegårdskiptvetrendalenholtalenxn--mot-tlaxn--lhppi-xqaxn--holtlen-hxaxn--srreisa-q1akopervikxn--muost-0qaxn--bmlo-grahokksundkvalsundegersundxn--karmy-yuaullensakerxn--hylandet-54axn--kvitsy-fyaxn--bod-2nalangevågberlevågkristiansandxn--rsta-frahornindalstjørdalshalsenstjordalshalsensandnessjoenhámmárfeastaxn--lrdal-srasør-fronsor-fronnord-odalkristiansundmátta-várjjatvestvågøynesoddennotoddenbuskerudøygardenoygardensalangenlavangenralingenrælingenlodingenlødingenleaŋgaviikalaakesvuemieleangaviikauenorgexn--srfold-byaaskvollxn--rskog-uuaxn--nry-yla5gxn--vry-yla5ghammarfeastaxn--rhkkervju-01afxn--givuotna-8yakommunekrokstadelvanedre-eikerhagebostadhægebostadxn--berlevg-jxakviteseidxn--s-1faxn--l-1faxn--nmesjevuemie-tcbafuosskomoårekemoarekexn--lt-liacxn--jrpeland-54asvalbardoppegardholmestrandtvedestrandsogndalsokndalarendalsunndalfolldalxn--krjohka-hwab49jlyngdaletnedalnorddalsaltdalgausdalskedsmovaksdalgjesdalstordalxn--frya-hraaarbortedrangedalxn--smna-graaurskog-hølandxn--vg-yiabtjeldsundhaugesundlindesnesxn--mre-og-romsdal-qqbxn--dnna-gradyntmpheremerseineshacknetenterprisecloudmineaccomaorimāoriorgmilcriiwigennetschoolhealthkiwigovtgeekxn--mori-qsacloudnsparliamentcomedorgcompronetedugovmuseumwebsitekinservicebarsywebsitebuildereerobookheimdnsleapcelleero-stagetechcrscsslorigingohomecdbedeeeiemesecabgngilnlalplchfisiincnnoroptatitmtltruauhulumkdkukskjplvtrgrfrkrhrusesismycynzcznetinteduassoososcloudstgbetaaezaeuhkusjswzhatenadiarycdn77hoptozaptois-a-knightmyftpno-ipjpnddnssdpdnsspdnsbarsysweetpepperis-a-bruinsfanis-very-sweetservegameis-a-soxfanhomelinuxcdn77-secureservebbsmisconfusedwebredirectblogsitefreedesktopcouchpotatofriestoolforgeaccesscamis-lostreadmyblogsmall-webfedorapeopleserveftpis-a-celticsfanmywirepotagertwmailin-dslsellsyourhomeread-booksfreeddnscable-modemis-savednflfanufcfanmlbfanstuff-4-saleendoftheinternetin-vpnmy-firewallhomeftpis-localis-a-chefboldlygoingnowherewebhopselfipkicks-assroxatunkcamdvrfedoraprojectgotdnsdvrdnsdyndnspubtlspimientahomeunixdontexistfedorainfracloudwmflabsfspagesbmoattachmentsteckidsfamilydsdnsaliasdynaliasnow-dnscloudnsdoomdnsduckdnsblogdnshomednsroutingthecloudendofinternetdsmynasip-dynamicpoivronhttpbinmyfirewallis-very-evilmysecuritycamerais-a-linux-userwmcloudis-a-geektuxfamilyis-a-candidatedoesntexistis-very-badhobby-sitegame-hostaltervistais-foundis-a-patsfandnsdojohepforgepodzonedynservcollegefanis-very-goodfrom-meis-very-niceisa-geeknerdpolacmedsldingorgcomnomgobabonetedupleskaemhlxmyboxrockyprvcydeuxfleursvibekitprodomgspdnscodebergheyflowstatichostlinkyhostmymagicorgmilcomnomgobneteduorgcomeduiorgmilcomngonetedugovcloudns1337ngrokacorggogfamcomwebgobnetedugokgopgkpgovgosbizpasaugumicsopozpapuwmwsrprusiskwpspkppspkmpspokeoiawsawifoumsdnskokwpmuppuppsppiwwiwoowuzswkzoschrzpisdnwzmiuwwitdpssewsseumigugimoirmpinbwinbwiihupporzgwgriwupowwskrwioswuozstarostwokonsulattmpccopruszkowmyspreadshopostrodakartuzyopolegminamediaustkazgorajgoraolawailawalomzawloclradombytomjaworznotargilubinkoninzagantorunkutnokepnonakloczestsopotsanokturekplockslasksklepzarowlukowmedaidgdaorgmilrelcomnomatmgsmartneteduelkgovwawsossexbiztgorysejnytychypomorzeboleslawiechomesklepsdscloudunicloudzakopanelegnicarawa-mazbydgoszczswidnikkrasnikwloclawekbielawamragowograjeworealestatebeskidykaszubymalopolskaprzeworskswiebodzinlecznadfirmaszkolawarmiagdyniamiastakazimierz-dolnymalborkswidnicadlugolekaostrolekapodlasieelblagtravelsimplesitezachpomormielecszczecinnieruchomosciwalbrzychlezajsklublinbedzinpoznanwielunmielnooleckostarachowicedkontopowiatwroclawrybniksuwalkileborkslupskgdanskostrowwlkptarnobrzegtourismwegrowkrakowglogowyou2pilanysamailwrocinfoagroautobeepshoppriviqhslapypiszlodzcfolksecommerce-shopmazurypulawyskoczowrzeszowpomorskiezgierzkaliszolkuszlowiczostrowiecsosnowiecmazowszewodzislawbialowiezazgorzeleckatowicepabianicejelenia-gorawolominkarpaczsieradznowarudaczeladzkonskowolaskierniewiceswinoujscieturystykabieszczadycieszynketrzynolsztynbialystokbabia-goraprochowicewarszawastalowa-wolapolkowicegorlicegliwiceponiatowalimanowalubartowaugustowkobierzyceopocznognieznoszczytnokolobrzegshoparenapodhalebielskoklodzkostargardcoshipatwithplayitownnamecoorgnetedugovacorgcomproestnetedugovbiznameislaprofinforechtngrokmedaaaacacpaenglawjurbarbarsykeeneticavocatacctcloudnsorgcomsecplonetedugov123paginaweborgcomnetintedugovnomepublidkinbarsygovx443cloudnsorgmilcomnetedugovcooporgmilcomschnetedugovnamecomcannetlibassoaemclantmcontstoreorgcomnomrecwwwbarsyfirminfoshopartsv6stackitmyddnswebspacelima-cityacincooxorgedugovbarsybrendlyhbvpsvpsspectrumlandinghostingacppmordoviamcprecbgorgmilcomspbnetintedumsknovgovbirrasmcdirmytismircloudvladimirnalchikadygeyamarinepyatigorskmyjinobashkiriaeurodirvladikavkazna4ugroznykustanaikalmykiacldmaildagestaniransmbuildcloudcanvaliaravalrwxwixdevelopmentappwritemigrationneedleverceldatabasestackitcodereplravendbsanityonporterlovableaccoorgmilnetgovcoopmedorgcompubschnetedugovservicemecomygovorggovtvmedorgcomnetedugovinfoedgfacbmlonihkutwpsryxzbdtmacfhppmyspreadshopbrandpartiorgcomfhvpress123minsidaitcouldbeworlanbibkommunalforbundfhskiopsyskomvuxkomforbnaturbruksgymnloginlineorgcomnetedugovenscaledeuusentsurgebotdaorgmilcomnetgovnowteleporthashbangbearlyplatformlovablebarsyshopwarebasehoplixbarsyonlinemsf5gitpagewawamscofigma-govcaffeinefigmacanvasoltstscwputerbarsysupportchatgptsquareomniweopensocialcpanelplaycodenotionnovecorewpsquaredpreviewjelecyonbyensrhtfastvpspieboxconvexmedusajsjouwwebheyflowplatformshdocsflowyloginlinemadethissourcecraftclouderaorgorgcomartedugouvunivmeorgcomnetedugovsurveysstatichfheiyumanusxs4allprojectmyfastubervibehostapp-ionosdeployagentmecoorgcomschnetedugovbizcncostoreorgmilcomneteduembaixadaconsuladokiraranohoprincipesaotomeheliohobarsystorebaseshopwaresellfyaisanityabkhaziavologdamordoviapenzalenugsochinavoiexnetspbmsknovnorth-kazakhstanashgabadkareliaarmeniageorgiavladimirnalchikivanovobukharaadygeyakhakassiakalugakrasnodarjambylaktyubinsktroitskbryanskobninskkurganazerbaijanpokrovskbashkiriatselinogradvladikavkazmurmansktulatuvamangyshlaktashkentchimkentgroznykaragandatermezarkhangelskkustanaikalmykiabalashoveast-kazakhstankaracoldagestantogliattibarsyredorgcomgobedumirenaccoorgjelasticdiscoursecleverappsschacmiincogoornetonlineshopcogoorgmilcomwebnicnetintedugovbiznametestcoorgmilcomnomnetedugovorangecloudpersoindorgcomfinnatnetgovensmincomtourismintlinfox0611orgmilcomnetedugovquickconnectvpnplusnettprequalifymeaddrmyaddrntdllwadlnctvavdrk12orgmilpolbeltelcomwebgennetedutskkepgovbbsbiznameinfocoorgmilcompronetedugovbiznameinfobetter-thanworse-thansakurafromdyndnson-the-webmymailerorgmilurlcomneteduidvgovmydnsgameclubebizmeneacsccogotvorhotelmilmobiinfovodteiflgplkmsmsbcckhincndnvncoztltmkckppzpdprvcvkvlvcrkrkscxuzchernovtsyrivneyaltaodesavolynrovnolutskltdinforgcomnetedugovbizvinnicazhitomirternopilpoltavakropyvnytskyizaporizhzhiasevastopolsebastopoluzhgoroduzhhorodkharkovkharkivvinnytsiakhmelnytskyizaporizhzhecrimeaodessazhytomyrnikolaevcherkassydonetskluganskluhanskkirovogradivano-frankivskchernivtsikrymkievkyivlvivsumyzakarpattiamykolaivcherkasychernigovkhersonchernihivdnipropetrovskdnepropetrovskkhmelnitskiyneacsccogoorusorgmilcomedugovmyspreadshopadimono-ipbarsybarsyonlinelayershiftnh-servretrosnubapicampaignservicelugaffinitylotteryweeklylotteryraffleentrygluglugsmeaccoindependent-inquestnimsitecopropymntltdorgplcschnetgovnhsbarsyindependent-commissionindependent-reviewpolicepublic-inquiryindependent-panelconnhospindependent-inquiryroyal-commissionoraclegovcloudappscck12libaws-govccphxcclibpvtparochchtrcck12libcceatonk12coglibtecgendstmusann-arborwashtenawcck12glghcck12sealibforksolympiabainbridge-islkeyporthoquiamyarrow-pointcentraliaport-townsendsequimport-ludlowrentonsilverdalebremertonredmondsheltonbellevueport-orchardport-angeleskingstonchehalisaberdeengig-harborseattlepoulsboidmdndsddemenegacalamaiavawapailalflnmdcncscohnhmihiviwiriinmntnmocoutvtctmtgunjokakwvnvprarorasmskstxwynykyazisadninsnngosrvis-bymircloudservernamepointtoenscaledland-4-salefreeddnsstuff-4-saleazure-apinoipdatabricksappscloudnsgolffanheliohostazurewebsitesgvorgmilcomgubneteducoorgcomnetd0egvorgmilcomnetedugovmydnsiacostoree12orgmilcomnomwebgobbibrectecnetintedugovraremprendefirminfoartseducok12orgcomnethidnsadidacaionioapsonlahanamhanoicamauhueorgcompronetintedugovbizbacninhtayninhhoabinhnamdinhtravinhhaiphongvinhlonghaiduongquangnamquangtrithuathienhuequangninhbacgianghaugiangquangbinhsoctrangbentrethanhphohochiminhdanangkontumhatinhkhanhhoathanhhoahealthgialailaocaiyenbaibackanngheanlonganphuyenphuthocanthodaklakdongnainameinfovinhphucdongthapkiengiangtiengiangquangngailaichaulangsonlamdongdaknonghagiangangiangcaobangbinhduongninhthuanbinhthuanbaclieuthaibinhninhbinhbinhdinhtuyenquanghungyenbaria-vungtauthainguyendienbienbinhphuocschbizputerorgcomnetedugovcloud66advisormypetsdyndnsxn--8dbq2axn--4dbgdty6cxn--5dbhl8dxn--hebda8bxn--80auxn--d1atxn--c1avgxn--o1acxn--o1achxn--90azhxn--55qx5dxn--uc0atvxn--od0algxn--wcvs22dxn--gmqw5axn--mxtq1mxn--12c1fe0brxn--h3cuzk1dixn--12co0c3b4evaxn--12cfi8ixb8lxn--o3cyx2axn--m3ch0j3axn--j1adpxn--90amcxn--90a1afxn--h1ahnxn--j1ael8bxn--h1alizxn--c1avgxn--j1aefxn--80aaa0cvacxn--41acaffeineexeopentunnelbotdashtelebitorgtmaccoagricorgmilnomwebnicngonetaltedugovlawnisschoolgrondaraccoorgmilcomschnetedugovbizinfoprg1-zeropstritonstackitlimazeropsaccoorgmilgovяспборгкоммскбизмирсамаракрымсочиакодпроргобрупрצהלממשלישובאקדמיהองค์กรธุรกิจรัฐบาลศึกษาทหารเน็ต教育網絡組織公司政府個人닷넷한국澳门新闻澳門联通家電嘉里招聘通販닷컴삼성コムგეбгрфеюadcdbdgdidmdsdtdaebedeeegeiejekemenepereseveyegabacalamanauavapaqasazacfbfafgfnfpfwftfbgcgagggegkgngmgsgpgvgtgugilmlnlalclglplsltlhmimjmkmmmomambmcmdmfmgmzmpmsmtmgbbblbsbecccacnclcmcvctcscmhkhghchbhthphshlinikifigiaibicivisikninhnmncnbngnsnpnvntnjoionomobocoaofodorosotoptstttytatbtetgtithtmtltrusuvuaucueuguhulumunufjdjbjtjsjlkmkhkfkdkcktkukskpkgpmpnpkpjpgqaqmqiqsvtvcvbvmvlvrwpwtwzwbwcwawgwkwmwtrsrprgrfrercrbrarnrmrlrkrirhrwsusrssspsgsesbsaslsmsissxmxaxcxuypysylymykygybycyuztzsznzmzkzdzczbzazελευ世界台灣购物公益点看臺灣网络書籍在线网站手机机构大拿游戏信息台湾谷歌慈善商标香港中国餐厅网址中國商城食品微博政务移动集团公司八卦商店健康网店政府时尚佛山中信娱乐广东企业homedepotengineeringاماراتrepublicankuokgroupversicherungchannelcitadelxn--pgbs0dhxn--b4w605ferdstatebankwebsitexn--mgb9awbf亚马逊淡马锡alibabaxn--ngbc5azdxn--mgbbh1axn--45br5cyltoshibabuildworldcloudtradeguideplacespacedancemoviephoneprimesmilebiblestyleappleazurestoreskypegripexn--l1accdrivelottehorsehouseleasechasereisestadahondaomegaaetnaamicaninjanokiamediadeltavodkaedekaosakapizzaslingemailgmailtirolshelltmallfinallegaltotalhotelamfamforumrehabmusicciticricohcoachwatchboschearthfaithirishmiamiarchidubaiguccipraxiみんなストアセールcanonsalononionnikonepsonkoelngreensevencrownikanoradioaudioweiboglobopromogalloyahoociscorodeovideomangobingotokyovolvolottokyotophotosmartsportquesttrusthyattjetztadultcymrubaidutushuxn--kprw13dubankclickblackmerckgroupsharpcheapnowtvxn--h2brj9cקוםհայоргсрбмонкомбелмкдқазрусукрمصرقطرعربكومdadcfdmedwedredphdthdbidpidkrdmsdltdiceonewmeglemoerwecfageacbanbambaaaammakianraspacpaaxawtfbcgaegongingaigvigorgdogdhlmilrilonlaolloluoljllcalgalnflafltelsrlfrllplkimibmcamcombommomifmabbjcbscbwebcabnabtabmlbpubabcbbcnecincpncllcstcwtcpwcnyckfhbzhovhmoiskiobisbitcifyituipinvinwinxincbnbcnmanfangdnmenrenkpnmtnyunrunfununobiojioriohbogmofooboooooacoecoceongoproartistottnttbbtcateatlatvetpetbetnethktmitfitintjothotgotdotbotprueduicujnjyouinknhktdkappsapgapmapdnptopgopllpjmpzipvipripesqtrvdtvitvdevmovgovhivnrwlawsewnewbmwwownowhowdvrftrmtrsfrbarcartvscrseusawsupsubssbsadsddsldssasbmsmlsxxxboxfoxgmxtjxsextaxbuyflydiysoyjoyskypaydaygayxyzanzbizwebersenerpokerlameractortatarsolarລາວคอมไทยtourslocusnexuslexusgiftsbeatsboatspartspressglassswissकॉमनेटtiresgivescodeshomesgamestunesshoescardswalesloansvegastoolsdealsautosparisファッションworkssucksrocksxeroxforexfedexpartylillymoneystudyrugbytoraytoday中文网xn--unup4y天主教飞利浦新加坡enterprises我爱你嘉里大酒店christmasxn--fct429kholdingsxn--8y0a063axn--mgbx4cd0ablifestyleabogadoallstatenetbankكاثوليكxn--s9brj9cxn--gk3at1ebestbuycharityxn--55qx5dmicrosoftpropertybasketballhomegoodscorsicajewelrygallerygrocerysurgerycountrybrusselsverisignferreroxn--czr694bhdfcbankcommbanksoftbankپاكستانپاکستانnextdirectالسعوديهالعليانxn--h2brj9c8cxn--80adxhksshikshaxn--mgbai9azgqp6jcuisinellabarclayscatholicxn--kpry57dcompanyxn--xhq521bblackfridayxn--mgba3a3ejtsandvikxn--d1acj3bacademydownloadمليسياxn--j1amhxn--w4r85el8fhu5dnraipirangaathletaxn--fhbeixn--mgbqly7cvafrzuerichxn--c2br7gஇலங்கைcontractorsxn--io0a7igraphicsinsurancetemasekxn--xkc2al3hye2amotorcyclesphotographydirectoryplumbingxn--vhquvclothingtrainingcleaningwilliamhilllightingxn--mgba3a4f16ashoppingcateringeducationokinawapicturesventuresproductionsxn--9et52uwalmartഭാരതംsupportrealestatecapitalonexn--nqv7fs00emaauspostfloristdentistxn--qxamgodaddybradescobargainsmitsubishikerryhotelsxn--9dbq2axn--3pxu8kimmobilienxn--fjq720axn--mgbtx2bholidaymckinseymadridbusinessbuildersxn--4gbrimмоскваالسعودیةcoffeedegreelacaixapartnersalsaceofficeabbvievoyageorangegeorgeonlinechromemobilekindlegoogleoraclecircleschulesecureinsurexn--mgba7c0bbn0aestatexn--mgbc0a9azcgcruisehangoutxn--vuq861bxn--42c2d9arexrothfirestoneuniversityxn--nnx388alifeinsuranceextraspaceонлайнvermögensberatersoftwarexn--fiqs8sxn--mgbab2bdxn--w4rs40ltiendaभारतम्africatoyotaotsukasakuracameracreditcardnagoyaconsultingnetworktheatermonsterprogressivepioneerxn--55qw42gracingdatingvotingvikinglivinggivingxn--bck1b9a5dre4cbrotherweatherjoburgفلسطينlplfinancialxn--clchc0ea0b2g2a9gcdfutbolschoolsocialglobaldentalwoodsidechanelairtelmatteltravelrealtorwebcamstreamభారత్unicomalstomxn--nodexn--6frz82gmuseumfurniturexn--rvc1e0am3exn--mix891faccenturexn--11b4c3dismailineustardiscountquebeccomsecclinicservicesxn--y9a3aqxn--c1avgswatchchurchsearchالاردنmarketingcontacthealthmonashshoujisanofitaipeiamericanexpresssuzukiアマゾンクラウドポイントbhartiグーグルxn--mgberp4a5d4armemorialxn--1qqw23alondonmormoninstitutevisionbostonnortoncouponmaisonamazonvirginberlindesigndurbanolayannissananquanxihuanhitachikaufengardenreisenbayerntechnologydatsunxn--90a3aclatinocasinostudiophysioxn--ngbe9e0apharmacytattootaobaoaramcoexpertreportabbottdirectselectimamatfairwindspictettargetmarketintuittravelersinsurancecreditdupontryukyusuppliesxn--tckwebnpparibasschmidtmerckmsdyodobashirestaurantbridgestonecricketxn--fpcrj9c3dbostikbroadwayattorneylefrakemerckxn--fiq228c5hscareersfarmerswinnersflowersxn--wgbh1cguitarsxn--54b7fta0ccxn--p1acfmakeupgalluplandroverxn--kcrx77d1x4agoldpointbauhausxn--mgbayh7gpahiphopplaystationxn--mgba3a4fraxn--eckvdtc9dhyundaixn--gckr3f0fistanbulticketsmarketsflightschintaireviewsxn--3e0b707ewindowsxn--fiqz9sfinancialxn--fzys8d69uvgmابوظبيdiscoverreviewবাংলাxn--5su34j936bgsgmoscowobserverapartmentsдетиارامكوсайтeurovisionxn--i1b6b1a6a2exn--xkc2dl3a5ee0hتونسموقعبارتڀارتشبكةعمانبيتكعراقreadkredbondlandbandfundfoodprodgoldfordtubecafesafelifeggeeieeefreefagepagegugezonewinememenamegamesaleablebikenikelikecarecbreherefiresaveloveliveblueartedatesitevotecaseluxebofamodaltdaasdatiaayogasinavanashiaasiajavabbvatevavivadatazaraarpacasavisasncfprofmaifsurfgolfdvagsongbingpingwangkpmggoogblogpohlfailcooldellcalldeallidlsarlfilmteamroomfarmimdbarabclubhdfcicbchsbcgmbhrichtechfishdishcashminiernikddiaudiwikimobitaxicitikiwidesiqponskinloanakdnwienopenporncerntownimmolimoolloinfonicofidolegosaxozeroaerovivoautovotomotofastbestresthostpostnextlgbtchatseatgiftmeetdietreitmintrentgentspotscotguruitausohumenucyoubanklinkpinkdclktalksilkbookseekworkrsvpaarpjeepshopcoophelpcamppccwshowbeerstarruhrflirweirhaircarsparsjprshausplusnewstipstoysjobskidsfanspicsdocsxboxamexsexynavycitysonyarmyallybabyplaydeliverybuzzgbizlamborghiniphilipsලංකාಭಾರತfitnessexpresslanxesspfizercenterwalterlawyersoccercareerkosherbrokerlockerdealerdoctorauthorxn--mgbqly7c0a67fbcvermögensberatungjaguarxn--pssy2uxn--hxt814eflickrrepairrogersairbusxn--mgbai9a5eva00beventsyachtsxn--t60b56aভাৰতভারতभारतभारोतviajeshermeshughesxn--j1aefसंगठनvillasଭାରତclaimshotelsભારતzapposphotosjuegoscondostatamotorsgratistennisਭਾਰਤtkmaxxtjmaxxschaeffleryandexxn--80aswgrealtysafetybeautyluxuryxn--3ds443gsupplyfamilyxn--o3cw4hhockeysydneyxn--90aenissayalipayenergycomputeragencyxn--rovu88b電訊盈科xn--gecrj9cstatefarmaccountantaquarelleolayangroup香格里拉xn--p1ai组织机构xn--1ck2e1bxn--mgbt3dhdschwarzموريتانياabudhabinowruzkomatsufujitsuhospitalxn--80asehdbxn--mgbtf8flxn--j6w193gxn--yfro4i67oprudentialxn--flw351ecruisescoursesrecipesxn--e1a4cferrarixn--ses554gxn--wgbl6awatchesstaplessinglesxn--mgbcpq6gpa1axn--otu796dpropertiescreditunionxn--mgbah1a3hjkrdstockholmhisamitsuالسعوديةstcgroupdomainsoriginscouponsbloombergclubmedfroganslimitedxn--80aqecdr1aexposedinternationalequipmentbarclaycardxn--q7ce6axn--mgbi4ecexpprotectionassociatesconstructionxn--cck2b3bxn--45q11candroidfoundationישראלxn--mgbca7dzdocliniqueboutiqueengineerxn--qxa6asystemsfirmdalefashionauctionxn--nqv7finfinitirentalsreliancetradingweddingfishinghostinggentingbookingcookingxn--3hcrj9cgraingerxn--czrs0tdemocratsamsungyokohamaxn--h2breg3evexn--nyqy26alundbeckmelbournevacationssolutionsfrontierxn--vermgensberatung-pwbmanagementxn--cg4bkixn--mgb2ddeslincolnhamburgsandvikcoromantblockbusterairforcebarefootxn--4dbrk0ceinvestmentsfeedbackcommunityxn--ngbrxالبحرينdiamondsamsterdamhealthcareredumbrellaxn--mxtq1mxn--2scrj9cagakhanxn--mgbpl2fhкатоликcaravanசிங்கப்பூர்richardlimortgageamericanfamilyxn--fzc2c9e2cscholarshipssaarlandxn--imr513nvlaanderensamsclubgoodyearkitchenஇந்தியாweatherchannelallfinanzxn--kput3iالسعودیۃxn--90aisxn--efvy88hالجزائرxn--mgbaam7a8hexchangejpmorganxn--tiq49xqyjfidelitysecurityxn--mk1bu44cwanggouxn--fiq64bxn--6qq986b3xlxn--mgbbh1a71exn--80ao21amarshallsxn--5tzm5gtravelerspanasoniclatrobeyoutubeaccountantsxn--rhqv96gxn--cckwcxetdanalyticsxn--ygbi2ammxبازاربھارتسوريةorganicfreseniusسورياxn--9krt00axn--qcka1pmcxn--jlq480n2rgdeloittesciencefinancexn--jvr189mxn--30rr7yhomesensehotmailbaseballfootballleclercboehringerxn--q9jyb4cxn--mix082fاليمنهمراهpolitieسودانايرانایرانnetflixyamaxunxn--lgbbat1ad8jcollegestoragecapetowncolognekerrypropertiesxn--mgbgu82axn--ogbpf8flxn--czru2dwhoswhociprianilasallexn--g2xx48cforsalebanamexaudiblexn--vermgensberater-ctbxn--zfr164bericssonvanguardxn--45brj9cindustriestheatremarriottxn--3bst00mcomparexn--mgberp4a5d4a87gcapitaldigitalالمغربbarcelonashangrilaxn--d1alfcalvinkleinwwwcitysapporokawasakinagoyasendaikobekitakyushuyokohamackjp".charCodeAt(offset) === 42) wildcardEdge[node] = edge;
	offset = end;
}
var matchNode = -1;
var matchStart = 0;
var matchEnd = 0;
/**
* True if edge `edge`'s label equals `hostname[start, start + length)`.
*/
function labelEquals(edge, hostname, start, length) {
	if (edgeLength[edge] !== length) return false;
	const offset = edgeOffset[edge];
	for (let i = 0; i < length; i += 1) if ("orgmilcomschnetedugovdrrformsfeedbackofficialaccoorgmilschnetgovmagazinemediaunioncargopilotgroupcaarespressworksaerodromeworkinggroupair-traffic-controlaircraftaccident-preventioneducatormarketplaceambulanceinsurancecateringairportrepbodyenginesoftwaremodellingair-surveillanceconsultingchartertrainermaintenanceservicesdesignflightskydivingfreightassociationstudentgroundhandlingdgcafuelclubtaxicrewshowballooningexpresstraderbrokerauthoragentsairtrafficjournalistsafetyconsultantmicrolightaccident-investigationparachutingequipmentproductionfederationrecreationscientistnavigationengineertradingglidingleasingresearchpassenger-associationentertainmentparaglidinghangglidingaerobaticrotorcraftemergencycertificationgovernmentaeroclubexchangelogisticschampionshiphomebuiltcouncilconferencecontrolairlinecivilaviationjournalorgcomnetedugovcoorgcomnomnetobjofforgcomnetuwukiloappsframerorgmilcomnetedugovcoradioorgcomnetcommuneedogpbcoitgvorgedugov*spreviewfrontendrelayononstagingauthcloudsandboxupid*mtls*privatelinktypedreamdeveloperbravemochawindsurfaivenmirenupsunwnextbegetngrokclerkwale2bwebcsbrunputercrbtsflutterflowcloudzyrospawnbasesliplanemodelenceshiptodaymagicpatternsnetlifyondigitaloceanrailwayhostedclaudehasurabotdashretoolvercelgithubluyanigadgetreplitcloudflaretelebitedgecomputeevervaultexponyatnoopencrpplxzeaburwasmerframerzeropsrocketpreviewconvexmedusajsspritesagilevibesonherculeseasypanelstreamlitglideossnowflakemesserliloginlinehackclubcodepennorthflankbase44corespeedleapcellngrok-freeclerkstagelovableon-fleek*us-west-3ap-south-2us-central-2us-central-1eu-central-1ap-south-1us-west-2us-east-2eu-north-1ap-north-1us-west-1us-east-1*rcloudintsegorgmilcomgobbetnetintedugovturmusicasenasamutualcoopv6dnsip6uriurnin-addre164homeirisgovdixdaemoncloudnssthwien*inexexkunden4accogvormymyspreadshop4lima2ixortsinfofuturecmsfuturehosting12hpprivfuturemailinglima-cityfunkfeuer123webseitednshomemelmyspreadshopcloudletswasantqldvicactnswtascatholicwasaqldvictasidwasantozqldorgcomvicasnactnetedugovnswtasconfcomairflowlambda-urltransfer-webapptransfer-webappairflowtransfer-webapptransfer-webapp-fipstransfer-webappeu-west-3ap-south-2eu-south-2eu-central-2ap-southeast-3ap-southeast-4ap-northeast-3eu-central-1mx-central-1me-central-1ca-central-1il-central-1ap-northeast-1ap-southeast-1me-south-1af-south-1eu-south-1ap-south-1ap-southeast-7us-west-2eu-west-2ap-east-2us-east-2eu-north-1ap-southeast-2ap-northeast-2ap-southeast-5us-gov-west-1us-gov-east-1ap-southeast-6ca-west-1us-west-1eu-west-1us-east-1ap-east-1sa-east-1privatenotebookstudiolabelingnotebookstudionotebooknotebook-fipslabelingnotebookstudionotebook-fipsnotebookstudio-fipsnotebook-fipsnotebookstudionotebook-fipsnotebookstudioeu-west-3ap-south-2eu-south-2eu-central-2ap-southeast-3ap-southeast-4ap-northeast-3eu-central-1me-central-1ca-central-1il-central-1ap-northeast-1ap-southeast-1me-south-1af-south-1eu-south-1ap-south-1us-west-2eu-west-2us-east-2eu-north-1ap-southeast-2ap-northeast-2experimentsus-gov-west-1us-gov-east-1ca-west-1us-west-1eu-west-1us-east-1ap-east-1sa-east-1onrepostsagemakercopporgmilcompronetintedugovbiznameinfoshoprsorgmilcomnetedugovbrendlyresolvenzauscotvstoreorgcomnetedugovbizinfoidacaicoittvorgmilcomschnetedugovinfocloudezproxysiteacmymyspreadshopkuleuvenwebhostingtransurl123websitecloudnsinterhostsolutionsddns5476103298edgfacbmlonihkjutwvqpsryxzbarsycoororgcomedumyftpno-iporxcloud-ipfor-somemmafanfor-morewebhopselfipjozidyndnscloudnsdscloudfor-thefor-betteractivetrailcoeconorestooteorgcomeconeteduassurmoneyafricaarchitectesrestaurantloisirstourismavocatsinfoagrounivcoorgcomnetedugoviatvdeportesaludtksatorgmilcomwebgobnetinteducienciaboliviarevistacooperativaempresanombreindustriamusicapatriamedicinademocraciapoliticapuebloindigenaplurinacionalarteblogwikiinfoagrotransportenoticiasprofesionalacademiaeconomiaecologiamovimientotecnologianaturalpagesappsgroksailsimplesitecepesebamapadfmgalampbacscpirngorotomtrjspaprrprrsesmscepesebamapadfmgalampbacscpirngorotomtrjspaprrprrsesms*biaamfmtcmptvfeirasampajampanatalbelemananiradiog12medindfndbmdtrdthepoaggfjdfdefinfenflegsegongengcngorgzlgslglogppgmillelqslcimcomnomadmjabimbbibbsbabcrectecsjcetcpscpvhudieticriapipsiecnbiorioecogeoteoodoproatoartfstmatvetdetbetnetcntnotfotgrueduajuespappreptmpemparqsrvadvdevgovntrturagrjorfarjusmusdesvixxyzcozfozslzbhzmaringasantamariacampinagrandegoianiasorocabafloripasaobernardocuritibaboavistarecifeaparecidasaogoncasalvadorcuiabamorenamacapalondrinacontagemsocialfortalmaceioleilaoosascoriobranconiteroi9guacutcheblogflogvlogwikitaxicoopmanauspalmascaxiasjoinvillebaruericampinassantoandreribeiraoriopretoweorgcomnetedugovv0windsurfshiptodaycloudsitecoaccoorgnetgovofmilcomgovmediatechzacoorgcomnetedugsjgovmydnspenfnlabnbmbgcbcqconcontnuyksknsmyspreadshopno-ipawdevboxbarsyonidatemfuinabusavinstanceseceuguukussryzespawncsxcloud-ipmyphotosfantasyleaguetwmailcleverappsscrappingccwucloudnsftpaccessgame-serverccgovobjectsrmalpgcust*svcalp1aeappenginermalpgmyspreadshop4lima2ixsquare7cloudscale123websitefirenet12hpflowgotdnslinkyard-cloudcloudnslima-citydnskingobjectstorageedaccogoorusorgcomnetinteduaéroportxn--aroport-byaassogouvcomilgobgovcloudnses-1eu-west-1us-east-1euvipit1eurarubait1s3lbwebsites3websiteru-spbru-mskelasticcsrunstnukukcaukusnl-ams-1fr-par-1fr-par-2functionsnodess3ddlwhmrdbfnck8sifrs3-websitecockpitscblmgdbdtwhkafkpubprivs3ddlwhmrdbk8sifrs3-websitecockpitscblmgdbdtwhkafks3ddlrdbk8sifrs3-websitecockpitscblmgdbdtwhkafkk8sscalebookpl-wawfr-parnl-amsbaremetalsmartlabelinginstancesdechk2kuleuvenlaravelvoorloperurownoxazapscwhstgrvaporonline-serverobservablehqelementorantagonistreclaimjoteluluencowaydiademjelasticmatlabmagentositetrendhostingaxarnetjenv-arubajelejoteravendbemergenttrafficplexconvexkeliwebserveboltbegetcdnstaticson-rancherprimetelonstackitunison-servicesdnshomelinkyardbarsyjelecloudnscocomnetgovmycn-northwest-1cn-north-1s3s3-accesspoints3-websites3s3-accesspointrdsdualstacks3-deprecatedemrappui-prods3-websiteemrstudio-prods3-object-lambdaemrnotebooks-prodexecute-apis3s3-accesspoints3s3-accesspointrdsdualstackemrappui-prods3-websiteemrstudio-prods3-object-lambdaemrnotebooks-prodexecute-apicn-northwest-1cn-north-1cn-northwest-1ebcomputeelbcn-north-1airflowcn-northwest-1cn-north-1oncn-northwest-1cn-north-1amazonawssagemakeramazonwebservicesdirectasgdsdhehahljlnmhbacscahqhshhihnlnynsnmofjbjzjxjtjhkcqtwgsjssxnxjxgxxzgz網絡网络公司orgmilcomnetedugovxn--55qx5dcanva-appsxn--io0a7iquickconnectcanvasitekhsjxn--od0algcanva-codemyqnapcloudsrvrlessclustersrealtimestorageleadpagescarrdcrdorgmilcomnomnetedugovhidnssupabaserdpareplmypiumsoxmitotaplpagesfirewalledreplitowodevwebview-assetsvfswebview-assetss3s3-accesspointdualstackemrappui-prods3-websiteaws-cloud9emrstudio-prods3-object-lambdaemrnotebooks-prodexecute-apicloud9eu-west-3ap-south-2eu-south-2eu-central-2ap-southeast-3ap-southeast-4ap-northeast-3eu-central-1me-central-1ca-central-1il-central-1ap-northeast-1ap-southeast-1me-south-1af-south-1eu-south-1ap-south-1ap-southeast-7us-west-2eu-west-2us-east-2eu-north-1ap-southeast-2ap-northeast-2ap-southeast-5ca-west-1us-west-1eu-west-1us-east-1ap-east-1sa-east-1s3s3-accesspointdualstackemrappui-prods3-websiteaws-cloud9emrstudio-prods3-object-lambdaemrnotebooks-prodexecute-apicloud9consent-portals3s3-accesspointdualstackanalytics-gatewayemrappui-prods3-websiteaws-cloud9emrstudio-prodbedrock-agentcores3-object-lambdaemrnotebooks-prodexecute-apicloud9s3s3-accesspointdualstackemrappui-prods3-websiteemrstudio-prodbedrock-agentcores3-object-lambdaemrnotebooks-prodexecute-apis3s3-accesspointdualstackemrappui-prods3-websiteemrstudio-prods3-object-lambdaemrnotebooks-prodexecute-apis3s3-accesspointdualstacks3-deprecateds3-websitebedrock-agentcores3-object-lambdaexecute-apibedrock-agentcores3s3-accesspoints3-websites3-accesspoint-fipss3-fipss3s3-accesspointdualstackemrappui-prods3-websites3-accesspoint-fipsaws-cloud9s3-fipsemrstudio-prodbedrock-agentcores3-object-lambdaemrnotebooks-prodexecute-apicloud9s3s3-accesspointdualstackemrappui-prods3-websites3-accesspoint-fipss3-fipsemrstudio-prods3-object-lambdaemrnotebooks-prodexecute-apis3s3-accesspointdualstackemrappui-prods3-websiteaws-cloud9emrstudio-prodbedrock-agentcores3-object-lambdaemrnotebooks-prodexecute-apicloud9s3s3-accesspointdualstackemrappui-prods3-websiteaws-cloud9emrstudio-prodbedrock-agentcores3-object-lambdaemrnotebooks-prodexecute-apicloud9s3s3-accesspointdualstacks3-deprecatedanalytics-gatewayemrappui-prods3-websiteaws-cloud9emrstudio-prodbedrock-agentcores3-object-lambdaemrnotebooks-prodexecute-apicloud9vfss3s3-accesspointdualstackemrappui-prods3-websiteaws-cloud9emrstudio-prods3-object-lambdaemrnotebooks-prodexecute-apicloud9eu-west-3ap-south-2eu-central-2ap-southeast-3ap-southeast-4ap-northeast-3eu-central-1mx-central-1me-central-1ca-central-1il-central-1ap-northeast-1us-northeast-1ap-southeast-1me-south-1af-south-1ap-south-1ap-southeast-7us-west-2eu-west-2ap-east-2us-east-2ap-southeast-2ap-northeast-2ap-southeast-5us-gov-west-1us-gov-east-1ap-southeast-6ca-west-1us-west-1eu-west-1us-east-1ap-east-1sa-east-1mrapaccesspoints3s3-accesspointdualstacks3-deprecatedanalytics-gatewayemrappui-prods3-websites3-accesspoint-fipsaws-cloud9s3-fipsemrstudio-prodbedrock-agentcores3-object-lambdaemrnotebooks-prodexecute-apicloud9s3s3-accesspointdualstacks3-deprecatedanalytics-gatewayemrappui-prods3-websites3-accesspoint-fipsaws-cloud9s3-fipsemrstudio-prodbedrock-agentcores3-object-lambdaemrnotebooks-prodexecute-apicloud9s3s3-accesspointdualstackemrappui-prods3-websites3-accesspoint-fipss3-fipsemrstudio-prodbedrock-agentcores3-object-lambdaemrnotebooks-prodexecute-apis3eu-west-3ap-south-2eu-south-2computes3-ap-northeast-2elbrdss3-ap-east-1s3-sa-east-1s3-us-gov-west-1s3-eu-central-1s3-ca-central-1eu-central-2ap-southeast-3ap-southeast-4ap-northeast-3s3-website-us-west-2s3-website-eu-west-1s3-external-1eu-central-1me-central-1ca-central-1il-central-1s3-us-west-1s3-eu-west-1s3-website-sa-east-1s3-website-ap-southeast-2ap-northeast-1ap-southeast-1s3-us-west-2s3-eu-west-2me-south-1af-south-1eu-south-1ap-south-1ap-southeast-7us-west-2eu-west-2us-east-2s3-website-ap-southeast-1s3-1s3-globals3-ap-northeast-3eu-north-1airflowap-southeast-2s3-us-gov-east-1s3-fips-us-gov-east-1s3-me-south-1s3-ap-south-1ap-northeast-2s3-website-us-west-1ap-southeast-5s3-eu-north-1s3-ap-southeast-1s3-website-us-gov-west-1compute-1s3-eu-west-3us-gov-west-1s3-website-ap-northeast-1us-gov-east-1s3-fips-us-gov-west-1s3-website-us-east-1s3-ap-southeast-2ca-west-1us-west-1eu-west-1us-east-1ap-east-1sa-east-1s3-us-east-2s3-ap-northeast-1authauthauth-fipsauth-fipseu-west-3ap-south-2eu-south-2eu-central-2ap-southeast-3ap-southeast-4ap-northeast-3eu-central-1mx-central-1me-central-1ca-central-1il-central-1ap-northeast-1ap-southeast-1me-south-1af-south-1eu-south-1ap-south-1ap-southeast-7us-west-2eu-west-2ap-east-2us-east-2eu-north-1ap-southeast-2ap-northeast-2ap-southeast-5us-gov-west-1us-gov-east-1ap-southeast-6ca-west-1us-west-1eu-west-1us-east-1ap-east-1sa-east-1eu-west-3eu-south-2ap-southeast-3eu-central-1ca-central-1ap-northeast-1ap-southeast-1ap-south-1us-west-2eu-west-2us-east-2eu-north-1ap-southeast-2ap-northeast-2ap-southeast-5eu-west-1us-east-1ap-east-1sa-east-1csrframeservicesbuilderstg-builderdev-builder*ociocpocsazuregcpawsdemoinstanceeu-west-3ap-south-2eu-south-2eu-central-2ap-southeast-3ap-southeast-4ap-northeast-3eu-central-1me-central-1ca-central-1il-central-1ap-northeast-1ap-southeast-1me-south-1af-south-1eu-south-1ap-south-1ap-southeast-7us-west-2eu-west-2us-east-2eu-north-1ap-southeast-2ap-northeast-2ap-southeast-5us-gov-west-1us-gov-east-1ap-southeast-6ca-west-1us-west-1eu-west-1us-east-1ap-east-1sa-east-1previeweu-4us-4us-1eu-1us-2eu-2us-3eu-3appss3-websitekrkrobjectprivateobjectkrkrskrkrsobjectkrprivateobjectkr-privatecomputepaasrag-cloudrag-cloud-chjcloudjcloud-ver-jpcdemonodebalancermembersipeuxvsoncillaocelotonzayalilynxsphinxfentigercustomercaracalsgkrobjectstoragedesgkrusobjectkrkr-naverkr-naver-devkrprivatewebsiteobjectkr-naverkr-privatekr-naver-devjpjpkrjp4jp5s3-website-jpjpkrjp4jp5objectprivateobjecto365cloudstaticxendevapp001testcode-builder-stgplatformmediasiteprojedrydpagesjsx0desazacncoitrueu4uhkukgrbrushatenadiarymyspreadshopfrom-flfrom-wvwebspace-hosttheworkpchatenablogcursorusercontentservesarcasmapplinzisakuratanwixsitefin-ncloudstoragegov-ncloudstorageappchizigiizeis-into-carsdnsiskinkyadobeaemcloudis-a-therapistpgfogmyvncdojinis-an-actress1kappfldrvkozowqa2jpnmexprgmrfirewall-gatewaydynnscafjsfbsbxooguyfrom-gawoltlab-demois-a-anarchistwiardwebteaches-yogadattowebtb-hostinglive-websiteservegamegotpantheonfrom-nhsubsc-payfrom-ohvipsinaappfrom-cadyndns-officeztna-dingtalkhomelinuxfrom-mahercules-appservebbsstreakusercontentfrom-okfrom-wyfastly-terrariumis-a-llamaqualyhqportalserveexchangeon-vaporvivenushopciscofreakgrayjayleaguesmetaaiusercontentfrom-iais-a-libertariansaves-the-whalestaveusercontentyolasiteoperaunitepoint2thisis-a-catererclaudeusercontentlinodeusercontentfrom-vagithubusercontentsells-for-lesshosteurcanva-appsplaystation-cloudddnsfreefrom-pafrom-prfrom-waddnskingoutsystemscloudhotelwithflightmydattois-a-nascarfanmydbserverminiserverdamnserverservehumouris-a-playerfrom-nvfrom-nmemergentagentgentappsamplifyappfrom-kyis-an-accountantnfshostserveircfrom-akpythonanywherestackhero-networkpostman-echolikescandydyndns-mailobservableusercontentserveftpfreeboxosfrom-utcdn77-storageamazonawsneat-urlnclouddyndns-serverlinodeis-a-teacherfrom-vtgleezemythic-beastsus1-pleniteu1-plenitla1-plenitpaywhirlservecounterstrikejdevcloudhealth-carereformis-into-animegoogleapisis-a-painterafricaisa-hockeynutatmetais-an-actora2hostedis-a-democratdatadetectest-le-patrondigitaloceanspacesis-a-designeris-a-hunterlinodeobjectstemp-dnsissmarterthanyoufrom-arsimplesiteevennodetownnews-stagingis-a-liberalgooglecodejelasticservemp3qualyhqpartnerdyndns-free1cooldnsest-a-la-masiondrayddnsdynuddnsfrom-orfrom-miis-a-bloggerfrom-himydobisscanvacodeis-an-engineerest-a-la-maisonupsunappdevinappswafflecellmyasustorwpenginepoweredfrom-ctservep2psame-appmyshopblocksthingdustdatalikes-piediscordsezis-with-thebandlpusercontentis-leetshopitsite3utilitiesis-a-personaltrainersinaappladeskis-a-cheflogoipselfipbase44-sandboxnospamproxyalibabacloudcsmesswithdnsauthgearappsiamallamawithgooglelutrausercontentmochausercontentframercanvasmytabitdyndns-homew-credentialless-staticblitzcpserverdiscordsaysis-a-nurseappspotatlassian-isolated-3premotewdfrom-mtwixstudiocode0emm180rmyactivedirectoryawsappsmytuleapdnsabrpolyspaceqbuserrenderbuiltwithdarkboutirgotdnsabrdnsdopaascanva-hosted-embedawsglobalacceleratorhomesecuritypcmyiphostditchyouripclever-clouddyndns-ipon-aptibleis-a-musicianhosted-by-filessecuritytacticsappspaceusercontenthomeunixstrapiappsame-previewcf-ipfsmycloudnaselasticbeanstalkis-certifieddontexistkasserverik-serverdrive-platformatlassian-3pfirebaseappncpstorageherokuappawsapprunnerbarsycenteris-a-cubicle-slaveservehttpmyshopifyis-a-guruquicksytessiiitesorsitesmagicpatternsappis-a-cpameteorappfrom-wiis-a-rockstarbumbleshrimpdattolocaldatabricksappsreadthedocs-hostedfrom-rifamilydsdyndns-picsmyoxypagesplesknsbplaceddnsaliasdynaliasdyndns-remotedoomdnsip-ddnsblogdnsis-a-doctorroutingthecloudamazoncognitobarsyonlinedsmynasddnsgurucloudflare-ipfsdeus-canvasfrom-idsmushcdnpagespeedmobilizerdyndns-at-homeunusualpersonhosted-by-previderis-a-republicandyn-o-saurstreamlitappworkisboringonthewificprapidqualifioappis-uberleetis-slickgetmyipwpdevcloudtypeformdyndns-at-workgentlentapismynascloudw-corp-staticblitzfrom-ingeekgalaxyservebeerfrom-mdonrenderspace-to-rentaivencloudappspacehostedwafaicloudcodespotblogspotatlassian-3p-us-gov-modfrom-ndfrom-msis-a-techieis-a-studentcustomer-ociis-a-photographerdurumisfrom-ksmassivegriddyndns-wikiis-an-entertaineris-a-hard-workermysecuritycamerafrom-mnrackmazedyndns-blogis-a-bulls-fanwritesthisblogfreemyipsimple-urlfrom-sdninjaneer-sitesreservdauthgear-stagingest-mon-blogueuris-into-gamesrice-labsxtooldevicesakurawebis-an-anarchistoraclecloudappsdyndns-worksells-for-urhcloudfrom-dcfastvps-serverwpmucdnis-a-geekscrysecfrom-txis-into-cartoonsmodelscapetrycloudflarelocaltonetstreak-linkbalena-devicesfrom-njforgeblocksfreebox-oswebadorsitefrom-ncdoesntexisthobby-sitestreaklinkshomesecuritymacownprovidertuleap-partnersdattorelaywphostedmailservequakeis-a-socialistservehalflifepivohostingdynuhostingquipelementsw-staticblitzdyndns-webfrom-deproject-studyis-not-certifiedhercules-devis-a-financialadvisoramazonlightsailservepicsis-a-greenloseyouripfrom-ilwithyoutubemwcloudnonprodwiredbladehostingdnsdojofrom-tnpixolinomyqnapcloudncloudstorageis-an-artisthostedpiis-a-landscaperauiusercontentoaiusercontenton-forgeis-a-conservativedreamhostersnet-freaksapps-1and1is-goneencoreapifastly-edgefrom-nesalesforcefrom-scdeployagentoraclegovcloudappsfrom-alis-a-lawyercechirevultrobjectsstufftoreadisa-geekddnsgeeklovableprojecttry-snowplowfrom-moblogsyteis-a-bookkeepernogmyforumravendbmyboxdeelementoredsaacficogoorinforgcomgobnatneteduidstoreorgcomnetintedudevnomepublorgcomneteduathgovtestscalculatorspaynowinfoquizzesresearchedcloudnsfunnelsassessmentsjscaleforcetmacltdorgmilcompronetgovbizpresseklogesrsccloudcustomfltusrcloude4corealmgovmunicontentproxy9metacentrumdyndyndyndnsdynpagespages-researchitionoccustomercomymyspreadshopipv64diskussionsbereich4limacomrubgov2ixfirewall-gatewayddnssspdnsbarsykeymachinesquare7myhome-serverspeedpartnercommunity-proschuldockxenonconnectgünstigliefernbwcloud-os-instancedyndnssecmy-routerxn--gnstigliefern-wobin-butterl-o-g-i-nisteingeekin-dslin-berlinin-brbfuettertdasnetzleitungsenin-vpnlcube-serverdyn-ip24logoipdyn-berlinruhr-uni-bochum12hpgoipsrvdnsfruskygit-repossvn-reposinternet-dnsgünstigbestellenhome-webserverxn--gnstigbestellen-zvbbplacedheimdnscosidnswebspaceconfiglima-citydyndns1istmeinvirtualuserschulplattformmy-gatewayddnsseclebtimnetztest-iservmein-iservvirtual-userhome64iservschuletaifun-dnstraeumtgeradeschulserverdynamisches-dns123webseitednshomehs-heilbronndnsupdaterbssgraphicdwadpdwdaepeweaawapaafpfwfabwbpbacwcpcciwebuserapiobjectssites*teamst3r2lpabymebravepanelngrokiservstglclcrmerpflypagesbarsyvivenushoplocalcertlocalplayerbearbloggatewaydeno-stagingis-not-ais-a-goodbotdashvercelmocha-sandboxplatter-appreplitgithubpreviewworkersinbrowserevervaultis-ahrsndenoxmitmodxmyaddrstorageapipayloadgrebedocruncontainersreliantlabsstgstagelclstageloginlineis-a-fullstackcodepenreliantpreviewleapcellngrok-freeis-coolpagelemonstoragewebharemediatechlibp2pdiscoursecomyspreadshopstoreregbiz123hjemmesidefirmcoorgcomnetedugovsldorgmilcomwebgobartnetedugovtmorgpolcomsocartnetedugovassoagrondiscoodontk12medcuegyecpaabgengorgmilgalsaltulcomadmesmgobpubdocmonfindgnriouioproartlatvetnetfotedulojgovntrturibrbarxxxofficialbasechefprofmktgpsictechinfoarqtcontdentrrpppsiqgit-pagesritmedfieorgcomlibprieduaipgovriikmeactvsportorgmilcomscieunnetedugovnameinfopintouchtawktotawkmyspreadshoporgcomnomgobedu123miwebcomputeorgcomnetedugovbiznameinfocognito-idptransfer-webappeusc-de-east-1onjelasticnxaspdnsbarsydirectwpdeuxfleurstransurldogadoprvwcloudnsamazonwebservicesdnshomeuserpartycokoobinmkmspaceviewfidymyspreadshopalandkapsiikixn--hkkinen-5wacloudplatformhäkkinen123kotisivuidacorgmilcompronetedugovbiznameinforadioorgcomneteduusercocomexperts-comptablestmmyspreadshopgretaprdcomnomynhccifbxoshuissier-justicenotairesaeroportfreeboxoson-webavocatassoportgouvkdnschirurgiens-dentistes-en-franceavouesfbx-os123sitewebveterinairechirurgiens-dentistespharmacienchambagrimedecinfreebox-osdediboxgoupilemszicpyicpvicppleysheezypagesedugovcnpyorgcomcybllcpvtnetedugovtnxonlineschoolddnsdaemond6atcopanelorgnetplybotdashstackitkaasorgmilcomnetedugovbizmodltdorgcomedugovcoorgcomneteduappwriteacorgcomnetedugovcloudtranslateusercontentorgcomnetedumobiassoorgcomnetedugovbarsysimplesiteindorgmilcomgobneteduorgcomwebnetedugovguaminfonxhra教育敎育網絡网絡组織組織网络網络组织組织公司政府個人个人箇人ltdorgcomincneteduidvgovxn--uc0ay4axn--55qx5dxn--mk0axixn--io0a7ixn--uc0atvxn--zf0avxxn--lcvr32dxn--od0algxn--wcvs22dxn--gmqw5axn--od0aq3bxn--mxtq1mxn--ciqpnxn--tn0agxn--gmq050iorgmilcomgobnetedufngocdnappvoatiiservwp2tempurlmircloudfreesitewpmudevmyfastgadgetcloudaccessjeleambahalfboltfastvpsemergenteasypanelopencraftizcombrendlynamefromrtpersoadultmedorgpolrelcomproartnetedufirminfoassoshopcoopgouvtmcomediahotelforumvideosportorgsexagrargameslakaseroticaerotikatozsdereklamcasino2000filmsuliinfoboltshopprivnewsszexcityutazasjogaszkonyveloingatlaneacaicogoormyᬩᬮᬶmilwebschnetkopbizzonedesaponpesxn--9tfkymyspreadshopgovmytabittabitorderravpageaccok12idforgnetgovmuniltdplcaccotttvorgcomnetmeca6g5gpgamubacaicniocoukuptverdruscsdelhiindorgmilcomwebnicfingenpronetintedugovresbizbiharbarsyinternetbusinessschooltravelsupabasealumnigujaratfirminfoaeropostbankcoopindevscloudnsno-ipbarsybarrell-of-knowledgebarrel-of-knowledgensupdategroks-thisdnsupdatefor-ourknowsitalldvrcammittwalddynamic-dnsv-infowebhopselfipdyndnshere-for-moreilovecollegemayfirstforumzcloudnsmittwaldservertypo3servergroks-theeusekd1cdndyndnsidrawsainaueuapjpusstagemocksysdevicesclientcustreservdcustdevdisrecprodtestingcowzbeebyteutwenteboxfusebravepstmndedynngrokorgmilcomnomnetedugovqcxqzzbarsythingdustmo-siemensrb-hostingfh-muenstergitbookbluebitecloudbeesusercontentnodeartterramindkiloappsforgerockdarklangresinstagingapigeebubbleb-datascryptedhypernodedappnodepantheonsitegitlabgithubkeeneticvirtualservercleverappshostyhostingon-rioedugitticketstelebitwixstudioon-k3sicp0icp12038jeleqotolairbubbleappsmyaddrstolosmyrdbxwebflowdrive-platformbeagleboardhasura-applolipopdefinimavaporcloudmusicianwebflowtestazurecontainerresindevicereadthedocsloginlineeditorxmoonscalesandcatsbasicserverwebthingsbrowsersafetymarkbeebyteappbitbucketidaccovistablogorgschnetgovxn--mgba3a4f16axn--mgba3a4fraarvanedgeايرانایرانjclaspeziapdudcefegelemeperetevebacanatavaparasabgagfgogrgpgalclblimfmrmcbmbvbfclcmcvcrcpcchlimifibicivipirisimncnbnanenrnpntnnolomobocoaogorosopotoptvtatctbtmtltotpusulunutpspapaqsvpvvvtvavvrtrsrprgrfrcrbrarorkrvstsssbscsmsispzczbzbozen-suedtirolmyspreadshopxn--bulsan-sdtirol-nsbxn--valledaoste-ebbtrentinoaltoadigetrentin-sued-tirolxn--forlcesena-c8axn--forl-cesena-fcbxn--bozen-sdtirol-2obtriestetrentinsuedtiroltrentino-s-tirollecceudineaostesienaparmaluccapaviagenoapaduaaostamonzaabruzzoternirietiturinmilanbozenlaziofermoleccocuneonuoropratola-speziavdataaligfvgpugmolcalcamlomumbsicpmnvenvaoedugovabrsarmaremrbastoslazibxosfirenzetrentinosüdtirolval-d-aostavalle-aostamessinacremonaravennatoscanatrentin-suedtirolbolognacalabriaurbinopesarofriuli-v-giuliaogliastraxn--valle-aoste-ebblaquilaandriatranibarlettasyncloudxn--valle-d-aoste-ehbaostavalleyvalled-aostatrentino-alto-adigevallee-d-aostexn--balsan-sdtirol-nsbpistoiasicilialucaniacataniaiserniaperugiabresciaveneziagorizialiguriaimperiabulsan-suedtirolbalsan-suedtirolbarlettatraniandriaxn--trentino-sdtirol-szbforlì-cesenatuscanyvallée-d-aostemantovavallée-aostecasertapiemontevalleaostaval-daostafriulivgiuliatrevisoforli-cesenavalléedaosteferrarapescaravald-aostatrentino-altoadigefriuli-vegiuliavallee-aostecarboniaiglesiastarantomediocampidanovalleedaostetrentinosud-tirolcampobassotrentinsüd-tiroltrentinosüd-tirolmonzabrianzatrentino-südtirolxn--trentino-sd-tirol-c3bpotenzacosenzavicenzaemiliaromagnavenicefrosinonemarchepordenonetrentinosued-tirolvaresemolisevalléeaostefriuli-veneziagiuliabasilicatalatinaanconasavonaveronamodenabiellabolzano-altoadigepugliafoggiaumbriatrentino-stirolgenovapadovamateranovararagusapiacenzatrentinostirolvalleeaostetempio-olbiasudsardegnatrentinsudtirolmassa-carrarafriuliveneziagiuliatrentinosuedtirolandria-barletta-tranitrapanixn--cesenaforl-i8amaceratacaltanissettaascoli-picenobrindisicarraramassacagliaririmininapolivibo-valentiachietibulsan-sudtirolbalsan-sudtiroltrentino-a-adigebulsanbalsaniglesiascarboniamilanotorinoteramodell-ogliastraarezzotrentinoalto-adigerovigotrentovenetoiglesias-carboniatrentino-sud-tirolaltoadigereggio-emiliareggio-calabriasardegnatranibarlettaandriapiedmontxn--sdtirol-n2amedio-campidanotrentino-süd-tirolfriuli-vgiuliafriuli-ve-giuliaromeennaromapisa32-b16-b64-blodiastibarineencomonaplesforlicesenailiadboxosalessandriasicilytrani-barletta-andriaxn--trentin-sdtirol-7vbpesarourbinotrentinsued-tirolcesena-forliforlìcesenaemilia-romagnamonzaebrianzaxn--trentinsdtirol-nsbtrentinos-tiroltrentinsüdtirolvalledaostaolbia-tempiocampidanomediovibovalentiasassarivalle-daostalombardysud-sardegnafriulivegiuliareggioemiliamonzaedellabrianzaalto-adigevercellitrentin-sudtiroltraniandriabarlettatrentino-sudtirolascolipicenobozen-südtirolfriulive-giuliaflorencexn--cesena-forl-mcbcarbonia-iglesiasaosta-valleycarrara-massadellogliastratrentinoa-adigexn--valleaoste-e7apesaro-urbinoxn--trentinosdtirol-7vbxn--trentin-sd-tirol-rzbxn--trentinsd-tirol-6vbtrani-andria-barlettatrentin-süd-tirolxn--trentinosd-tirol-rzbgrossetomonza-e-della-brianzasüdtirolreggiocalabriatrentinoaadigetrentin-südtirolverbano-cusio-ossolafriuliv-giuliaverbaniacampaniatrentino-aadigefriulivenezia-giuliasardiniaandriabarlettatranibarletta-trani-andriacatanzarooristanourbino-pesarocesena-forlìvalle-d-aostacampidano-medio123homepagesiracusatempioolbiasuedtirollombardiaavellinocesenaforlìtrentinofriuli-venezia-giuliabozen-sudtirolandria-trani-barlettabulsan-südtirolbalsan-südtirolmonza-brianzabolzanotrentino-sued-tirolbellunosalernolivornocrotonesondriodnshometrentinsud-tirolmassacarraratrentin-sud-tiroltrentino-suedtirolviterbobergamocesenaforliolbiatempiopalermobeneventoagrigentoofcoorgnetfmaitvphdengorgmilcomschnetedugovperagrikanieasukehandachitatokaiaisaikonanoharuamaobuhigashiuraowariasahiinuyamatobishimaiwakurashitarainazawatoyonegamagorimihamatoyotataharakariyayatomioguchikomakimiyoshinishiotokonamekiyosuchiryutoyohashiokazakiisshikikasugaikotakiratoeianjotogofusosetohazutsushimashinshirotakahamanisshinshikatsuhekinantoyokawaichinomiyatoyoakeodateogataakitaikawakyowahonjoogayurihonjonoshirokamiokakatagamimitanegojomeyokotekosakadaisenkazunonikahohonjyomoriyoshimisatohappoukamikoanihachirogatahigashinarusesembokufujisatokitaakitaitayanagiowanitakkomutsutsurutahirosakigonoheoirasetowadamisawanohejiaomorishingohiranairokunohehashikamitsugarushichinohehachinohenakadomarisannohekuroishisakaeisumiasahiotakiinzaiabikomatsudoyachiyomutsuzawakujukuriomigawakashiwatoganemihamanaritasakuranagaramobarahanamigawachoshishiroichoseikozakishisuikatorimidorichonankyonanfuttsuonjukufunabashinagareyamanodasosatakochuotohnoshourayasukimitsuyokaichibayotsukaidosodegauratateyamakamagayayokoshibahikariyachimatakatsuuratomisatokisarazukamogawaichikawanarashinoichinomiyashimofusaminamibososhirakoichiharaoamishirasatoikatahonaiainansaijoseiyoiyoozuuwajimaniihamanamikatamasakiuchikokihokutobetoonshikokuchuomatsuyamaimabarikamijimakumakogenyawatahamamatsunosabaeikedaobamasakaifukuiohionotsurugamihamawakasaminamiechizeneiheijikatsuyamatakahamaechizensoedaukihaomutaokawanishiogoribuzenonojosueumiokiotochikugosasagurisaigawamizumakishinyoshitomikurumekurateyamadakasuganakamamiyamanogatatakatahakataiizukakawaratagawakasuyaashiyainatsukimunakataminamitsuikishonaikurogifukuchikeisenhigashimiyakoshinguyukuhashiokagakiyamekogaongausuikahotohochuotoyotsumiyawakadazaifuhisayamatachiaraiyanagawanakagawahirokawachikujochikushinochikuhochikuzennamieotamaokumashowateneiiwakikoorinangoononishigoshimogoomotegomishimafukushimaasakawakagamiishishirakawaiitatefutabahiratayugawahanawakitakatakawamatakunimiyabukibandaihigashihironoyamatomiharuyamatsuriaizubangedatesomaaizuwakamatsuyanaizuaizumisatonishiaizuizumizakikitashiobarataishinkaneyamakoriyamainawashirotanagurafurudonosamegawasukagawaishikawatamakawaikedaogakitaruiginanenahashimahichisonakatsugawaibigawashirakawamizunamiminokamomitakekawauesekigaharatomikasakahogikitagatayamagatatajimianpachimotosuyaotsukakamigaharahidakanisekitokigujominogodoyorogifukasamatsutakayamawanouchihigashishirakawakasaharashimonitatsumagoichiyodakannakanrashowameiwakiryuotaoratomiokafujiokaitakuranaganoharahigashiagatsumatakasakishibukawaminakamikatashinatsukiyonokawabanumataannakaoizumimidorishintoisesakiuenoyoshiokakusatsutakayamanakanojonanmokutamamuratatebayashimaebashiotakekaitadaiwahongofuchukuietajimashobaramiharahatsukaichihigashihiroshimamiyoshikumanokurenakasakaseraseranishiasaminamifukuyamashinichionomichiosakikamijimajinsekikogentakeharaotobenanaeikedatohmaozoraobiraabirakyowaeniwataikibibaisharirebunerimohiroooketootarupippunishiokoppechitosefurubirahakodateshiranukakitahiroshimakushiroobihironanporoiwamizawaniikappukunneppufukushimanakasatsunaitoyourakuromatsunaiakabirakamisunagawashibechaurakawakamifuranonakatombetsuasahikawashimokawakayabeokoppebiratoriabashirisaromaatsumanumatahidakabifukamukawamikasahorokanaitoyotomisarufutsuhigashikawaishikarikitamiyoichiesashiiwanaitomariminamifuranoakkeshifuranotoyakoyakumootoineppushikaoishiraoinemuronayorohaboroashorobihororishirifujiutashinaihokutotakasuebetsuurausuassabukikonaishimamakinaiedatetoyabieinikiesanuryuoumuteshikagarikubetsuashibetsukimobetsuaibetsutobetsusobetsuembetsushimizuchippubetsurishirihokuryuhoronobeshintokutsubetsushibetsuhonbetsumombetsutsukigatakuriyamakoshimizushiriuchikutchanmurorannoboribetsukamishihorowassamushinshinotsukembuchiwakkanaikamoenaikiyosatotakinoueshikabesunagawafukagawanakagawatakikawakamikawahigashikagurahamatonbetsumatsumaemoseushirankoshishakotanimakanemashikeotofuketomakomaisandatambaitamiawajikasaiasagoshisoonoakoyashirotoyookaminamiawajiinagawafukusakitakasagokamigorikasugaharimayokawaashiyahimejiakashitaishiaogakisannantakinosumototakarazukanishinomiyashingugoshikinishiwakiyokatakaaioimikisayoyabukawanishiamagasakisasayamashinonsenkakogawaichikawakamikawatatsunotsukubaiwamaogawaasahisakaitokaioaraiitakobandodaigosuifuinaamikasumigaurakashimaomitamayachiyoshimodatetomobetoridehitachinakainashikisakuragawakasamayawaramoriyahitachiomiyanamegatayamagatahitachikamisuushikutakahagiibarakitonekoganakasowayukimihojosomitoryugasakishimotsumafujishirotsuchiurachikuseihitachiotashirosatotamatsukuriuchiharashikahakuinanaotsubatawajimakahokukawakitatsurugikaganominotosuzuuchinadakomatsuanamizunakanotohakusannonoichikanazawaiwateshiwafudaikawaimoriokaofunatohanamakikuzumakikitakamininohekunoheyamadayahabasumitaichinosekitanohatahiraizumirikuzentakatajobojiotsuchihironomiyakoiwaizumikarumaiichinohenodakujitonooshushizukuishifujisawamizusawakamaishikanegasakimannoutazukotohiraayagawazentsujihigashikagawauchinomikanonjisanukimarugamemitoyotakamatsutadotsunaoshimatonoshoakuneamamiizumihiokiyusuikinkoisasookouyamanakatanekagoshimakanoyaisenkawanabeminamitanemakurazakitarumizunishinoomotematsumotosatsumasendaioimatsudaayaseebinamiurazushinakaiodawaraiseharasagamiharahakoneaikawakaiseiatsugitsukuihadanoyamatoyamakitazamaoisochigasakininomiyayokosukakamakuraminamiashigarafujisawasamukawakiyokawahiratsukayugawaraokawaumajikochitsunootoyoakiinonishitosayasudahidakamiharasakawaniyodogawahigashitsunokagamigeiseisusakiotsukinaharisukumomurototosakamiochitoyotosashimizumotoyamanankokunakamurakitagawayusuharaogunichoyoukiasoutoozugyokutoamakusamifunetakamoriyamagaminamataminamiogunikikuchisumotoyamatonagasumashikiaraokumamotokamiamakusanishiharayatsushiroayabeseikasakyoideineujinakagyokameokakyotangokyotanabekyotambaminamiyamashiroyamashinatanabeyawatawazukaminaminantanmiyazuhigashiyamafukuchiyamakitamukokamojoyokizumaizuruujitawaraoyamazakinagaokakyokumiyamakawagoeinabeshimameiwaasahitaikiudonoisetsukisosakikuwanamihamamiyamasuzukatamakimisuginabarikumanokomonominamiisewataraitobakiwatakikihotadomatsusakayokkaichikameyamaureshinoishinomakishichikashukuohirataiwaosakizaohigashimatsushimashikamaiwanumashibataogawaraonagawakawasakiseminemarumoriminamisanrikukakudamuratawakuyatomiyanatoriwataritagajomisatotomekamirifushiroishimatsushimayamamotoshiogamafurukawahyugaebinotsunosaitoayakushimanobeokakitauramiyazakitakazakigokaseshiibamimatashintomikunitomikitakatakobayashikawaminamitakaharukijotakanabemiyakonojonishimeranichinankitagawakadogawamorotsukakisofukushimaminamimakisakaeobuseikedaogawamiasaokayaasahiotakiotarichinoinaomichikumakomaganechikuhokukaruizawayasuokaooshikaikusakaminamiaikitogakushimatsukawakawakamitateshinatakamorikitaaikishiojirimiyadahakubaiizunaiijimaiiyamamiyotasuzakayasakatoguraookuwanagawaminowahirayayamagataminamiminowafujimiomachisakakitakaginaganonakanosakuhokomoronagisoshinanomachiwadauedaiidaharasuwatomiachiaokianankisosakunozawaonsenagematsutakayamashimosuwamatsumotoyamanouchinakagawamochizukiazuminotatsunoobamaomuraseihiunzenosetofutsuikichijiwanagasakiisahayahasamisaikaikawatanasasebohiradokuchinotsugototogitsutsushimashimabarashinkamigotomatsuurayamazoekashibaikomakawaitenrioyodosangokoryoudaojiikarugayamatokoriyamatenkawakatsuragikurotakikawakamimiyakemitsuetakatorikamikitayamayamatotakadahegurishinjokanmakisakuraitawaramotogoseoudanarasoniandokawanishishimoichihigashiyoshinokashiharashimokitayamanosegawayoshinomintsivorytopazsakuragehirnsumomoaseinetopalmail-boxmokurenyoitamuikaojiyagosensanjoaganomyokoseiroagaomishibataniigatanagaokamurakamiuonumayuzawakariwatagamitainaitsunanminamiuonumatochioyahikojoetsuseiroukamosadoizumozakitokamachiitoigawasekikawakashiwazakitsubamemitsukekokonoesaikiusukibeppuusahimeshimakunisakihasamataketatsukumihitaoitahijikusuyufukujukamitsuebungoonobungotakadaibaraniimibizentsuyamaokayamakasaokahayashimayakagemaniwaakaiwamisakishinjotamanotakahashikibichuowakesojanagishookumenannishiawakurakurashikiasakuchisetouchikagaminosatoshotomigusukunakagusukuyaeseizenaurumaiheyaaguniogiminanjokinminamidaitokitanakagusukuyonaguniokinawaishigakikunigamiurasoekadenataramahiraraginozataketomishimojizamamitonakiitomanhigashimotobuyonabarugushikamionnanahanagohaebarukumejimakitadaitonakijinnishiharayomitanginowantokashikiishikawaikedasuitaminohizuminishisakaikananabenodaitoosakasayamayaokishiwadatadaokakaizukatondabayashichihayaakasakakumatorikadomasayamahigashiosakashijonawatehirakatataishimisakitajirihannansennankatanotoyonominatosettsuhigashiyodogawaibarakinosekitachuohigashisumiyoshifujiiderakashiwaraizumiotsutoyonakamatsubaramoriguchiizumisanoshimamototakatsukineyagawahabikinotakaishikawachinaganoyoshinogarikamiminearitaouchiimarihizenogikashimaariakekiyamafukudomikitagatakitahataomachigenkaikanzakinishiaritakyuragisagataratosutakushiroishikaratsuhamatamakouhokukawagoeyoshidasatteogoseirumaasakaurawaogawaniizaomiyayoriiotakishikihonjooganohannohanyuinasaitamaokegawaarakawayoshikawayokozehasudasayamahidakafukayachichibuiwatsukiryokamiyoshimikamiizumifujimiwarabiranzanmiyoshiminanoyashiosakadosugitomisatohigashichichibutodasokakukiyonokazoshiraokakasukabekounosukawajimatsurugashimamiyashirokitamotohatoyamamoroyamahatogayakumagayakawaguchinagatorokamisatomatsubushinamegawatokigawakamikawafujiminohigashimatsuyamakoshigayatokorozawas3isk01isk02ryuohkoseikonanaishorittotakashimamaibarahikonetorahimenishiazaikokagamokotoyasuotsukusatsunagahamamoriyamatoyosatotakatsukinotogawaomihachimanhigashiomiakagiunnanizumogotsuamayatsukakakinokimatsuehamadamasudahikawahikimiokuizumoyasugiyakumomisatotamayuohdahigashiizumookinoshimanishinoshimatsuwanoshimaneshimadafujiedayoshidashimodagotembaiwataatamikosaiyaizuitoizumishimahaibaramakinoharaomaezakikawanehonkannamisusonohigashiizufukuroinumazukawazufujiaraishizuokahamamatsushimizuizunokunimatsuzakimorimachiminamiizunishiizukikugawakakegawafujikawafujinomiyaujiietsugaoyamayaitaohiranikkoashikagakuroisokanumasakurashioyakarasuyamamotegiichikaikaminokawatochigihagamokanogisanobatonasumibunasushiobaranishikatautsunomiyaiwafunemashikoshimotsukeohtawaratakanezawaitanokomatsushimatokushimaichibaminamiaizumiwajikikainanmiyoshinarutomimamugiananmatsushigesanagochishishikuinakagawamachidachiyodakomaefussainagitaitochofufuchuomeotahigashiyamatotoshimaokutamaaogashimakodairaedogawaarakawahachiojishinagawatachikawashibuyasuginamihinodekiyosesumidaoshimanerimamitakahamuraadachinakanomizuhobunkyomegurominatokoganeihigashikurumekokubunjihigashimurayamamusashimurayamatamakitahinochuokotokatsushikakouzushimaogasawaraakishimakunitachishinjukusetagayamusashinohachijoitabashiakirunohinoharachizunanbukotouramisasawakasayonagokogehinoyazutottorinichinansakaiminatokawaharaoyabetairainamiasahinantoimizufuchutakaokakurobeyamadajohanatoyamatonaminyuzenfunahashinakaniikawanamerikawaunazukitogahimiuozufukumitsutateyamakamiichiiwadearidayuasainamitaijikatsuragiaridagawatanabemihamahidakakainankiminomisatoshingushirahamakamitondayurakozakoyagobokitayamawakayamakudoyamahashimotokushimotokozagawahirogawakinokawanachikatsuurarsuseroeoishidasagaeoguniasahinagaitendonanyoobanazawanishikawasakataohkuratozawamikawamamurogawayamagatafunagatatakahatashonaishinjokahokuiideyuzakawanishitsuruokakaminoyamayamanobeshiratakamurayamanakayamakaneyamahigashineyonezawasakegawamitouubeyuuabushimonosekitabuseoshimatoyotaiwakunihikarishunannagatohagihofukudamatsutokuyamashowadoshitsurunanbukoshukaiminami-alpsnirasakikosugeotsukioshinohokutominobuyamanashifuefukichuokofuichikawamisatoyamanakakonakamichitabayamanishikatsuranarusawafujikawahayakawafujiyoshidafujikawaguchikouenohara長野京都岐阜大阪三重群馬千葉滋賀佐賀奈良adednelgaccogogror秋田愛知高知埼玉沖縄栃木熊本岩手青森山梨新潟島根鳥取長崎香川宮城石川大分宮崎茨城山口兵庫山形徳島広島福島福岡岡山富山静岡愛媛福井東京xn--4it168dhatenadiaryxn--vgu402ckawaiishophatenablogcocottenamaste北海道penneehimeiwateversestabachibashigagonnagunmapermahaccaakitaosakauh-ohblushkochiaichifukuikuroncapooitigohyogotokyokyotopunyuthickcheap0t00g00j0mie2-ddaapyawjg0amfemsubxiiboomoobutchueekpgwrgrherskrboyrdyupperunderflierchipsmydnsheavyangryhippygirlyrulez神奈川鹿児島和歌山bambinaxn--nit225kokayamasaitamaxn--k7yn95exn--1lqs03nsapporoparasitelolipopmcxn--efvn9sniigatafukuokatokushimafukushimahiroshimakagoshimafakefurokinawaxn--8pvr4ucoolblogxn--0trq7p7nnkawasakinagasakimiyazakichilloutxn--8ltr62kxn--klty5xpeeweezombiecutegirlxn--rny31hxn--uuwu58axn--ntso0iqx3axn--djrs72d6uytoyamanikitanyantakagawamimozanagoyaboyfriendxn--2m4a15egreaterchowderegoismyamagatafashionstorexn--elqq16hxn--pssu33lsendaimiyagixn--rht27zpecoriaomorisaloonwatsonvivianxn--djty4knobushipigboatnaganopinokoxn--f6qx53asadistvelvetsecretxn--5js045dchicappayamanashiibarakidigickgirlfriendxn--1lqs71dmongolianxn--c3s14mxn--qqqt11mtochigixn--5rtq34kparallelo0o0mondkobesagabonadecaoitanarafoolkilldecimainhiholomosblokilociaoundopupugifutankcrapflopnooroopsmodsholyjeezstripperpepperbittershizuokaxn--rht3dkitakyushureadymadeicurusversusmatrixxn--rht61ehungryfloppygloomycrankyhandcraftedlittlestarxn--klt787dxn--kltx9awhitesnowsunnydaytottorilovepoptheshopbuyshopxn--5rtp49cxn--d5qv7z876cwebaccelxn--kbrq7oxn--4pvxsxn--1ctwolovesickkumamotocatfoodxn--tor131oyokohamawakayamatonkotsuxn--ehqz56nxn--uist22hxn--6btw5axn--kltp7dyamaguchifrenchkisspussycatxn--4it797kxn--uisz3gbabybluexn--zbx025dnetgamersxn--7t0a264ckanagawaxn--6orx2rishikawaxn--ntsq17ghalfmoonschoolbusjellybeanxn--mkru45iusercontentlolitapunkxn--32vp30hsakurastoragehokkaidoshimanecandypopbabymilksupersaleweblikeraindropbackdropwebsozaikikirarahateblodaynightmeneacsccogoormobiinfoaeusxxorgmilcomnetedugovorgcomnetedugovbizinfotmprdorgmilcomnomedugovassnotairespresseassocoopgouvveterinairemedecinpharmaciensorgnetedugovtraorgcomedurepgovmeneperekgacscaiiocogoitoresmshsseoulbusanulsandaeguc01milvkimmvchungnamjeonnamjeonbukeliv-dnsgyeonggijejueliv-cdnincheondaejeongangwongyeongbukgwangjuchungbukgyeongnameliv-apicoeduindorgcomembnetedugovorgmilcomnetedugovjcloudorgcomnetintedugovperbnrinfocooyorgcomnetedugovethipfscanvamypepethw3sstorachakeeneticjoinmcinbrowserdwebcyonnftstoragemyfritzaemewphlxachotelltdorgcomwebsocschngonetintedugrpgovassnomgacsccoorgnetedugovbizinfo123websiteidorgmilcomasnnetedugovconfidmedorgcomplcschnetedugovaccoorgnetgovpresstmassoirseproxaccosoundcasthoptocraftvp4c66orgnetedugovitsxwxmcdirmyboxbarsyedgestacksynologylogintoopencloudnohostwebhopdiskstationi234tcp4hoocgroknoipprivmydsddnsdnsforlohmustransipdscloudfilegear-sgbrasiliafilegearframerbarsybarsyonlinecoprdorgmilcomnomedugovinforgcomnetedugovnameacprorgcomartnetedugovpresseinfoassoinstgouvorgnycedugovbarsydscloudjuorgcomnetedugovminisiteaccoororgcomnetgovorgmilcompronetintedugovbizmuseumnameinfoaerocoopaccoorgcomnetintedugovbizcooporgcomgobneteduorgmilcomnetedugovbiznameaccoorgmilneteduadvgovcoorgcomnetaltgovforgotherhiskeeneticispmanagernomassoprod5476132eastasiacentraluswesteuropewestus2eastus2pnortheurope-01newzealandnorth-01southindia-01southcentralus2-01norwaywest-01eastus2-01westus2-01australiaeast-01italynorth-01israelnorthwest-01swedencentral-01westeurope-01centraluseuap-01taiwannorthwest-01uaecentral-01northcentralusstage-01israelcentral-01mexicocentral-01canadacentral-01austriaeast-01germanywestcentral-01francecentral-01ukwest-01denmarkeast-01polandcentral-01eastus-01westus-01swedensouth-01eastus3-01westus3-01brazilsouth-01centralus-01francesouth-01australiacentral-01westindia-01uaenorth-01jioindiacentral-01canadaeast-01belgiumcentral-01spaincentral-01koreacentral-01chilecentral-01qatarcentral-01westcentralus-01eastus2euap-01norwayeast-01southafricanorth-01brazilsoutheast-01germanynorth-01switzerlandnorth-01switzerlandwest-01japanwest-01southafricawest-01japaneast-01eastasia-01indiasouthcentral-01taiwannorth-01centralindia-01uksouth-01southcentralus-01northcentralus-01eastasiastage-01indonesiacentral-01australiacentral2-01australiasoutheast-01malaysiawest-01koreasouth-01southeastasia-01southeastus5-01northeastus5-01jioindiawest-01rucdnwest1-usfra1-desandboxjls-sto1jls-sto3jls-sto2aglobalabglobalsslmapprodfreetlsmapvpslon-1lon-2ny-1fr-1sg-1ny-2paassnwebpaashostingjelasticnordeste-idcsocuserpagescwebfileblobservicebuscoreatlricnjsjelasticwebsitestoragesezagbinruhuukjptsmyspreadshopmynetnameakamaiorigin-stagingfrom-coipv64dynv6cdn77serveblogadobeaemcloudhicamsprytdnsupno-ipownipde5ovhicpfirewall-gatewaysytesmypsxbarsyusgovcloudapimyamazemyradwebakamaihdsaveincloudfastlylbfrom-lasubsc-paysquare7in-the-bandblackbaudcdnhomelinuxoninfernoctfcloudservebbsdns-dynamiccloudfrontakamai-stagingipifonyham-radio-opsenseeringclickrisingcommunity-profrom-nylocalcertgrafana-devedgesuite-stagingcloudflareanycasteating-organicatlassian-devmydattofeste-iplocaltotorprojectknx-serveredgekeycloudflareglobalcloudyclustercasacamserveftpakamaized-stagingakamaiorigindns-cloudmyeffectboomlabotdashbuyshousestwmailhetemlazure-mobilein-dslthruhereredirectmedynuddnsbouncemesupabaseluyanicloudappakamaicloudfunctionsdebiannhlfanpgafanstatic-accessin-vpnmysynologymafeloappudohomeftptrafficmanagersiteleafseidatmemsetcloudflarecloudaccesskeyword-onazure-apiis-a-chefdoes-itgets-itwebhopselfiphomeipkicks-assedgesuitewindowsserver-ontunnelmolemydissentscrapper-sitecloudflarecnuni5srcfggffiobbzabchrsndenodynuopikddnsvpndnsakadnselastxkinghostvps-hostfastlyhomeunixazureedgeshopselectdontexistmyfritzcloudjiffyalwaysdatasells-itsquaresbroke-itazurefddattolocalat-band-campmeinforumfamilydsazurestaticappsdefinimabplaceddnsaliasdynaliasnow-dnsblogdnsroutingthecloudendofinternetdsmynasakamaiedgemymediapcadobeio-staticakamaiedge-stagingakamaihd-stagingddns-ipprivatizehealthinsurancelive-onkrellianschokokeksmassivegridmysecuritycamerarackmazeserveminecraftfrom-azis-a-geekakamaizedmoonscaleoffice-on-theusgovtrafficmanageradobeioruntimeedgekey-stagingreserve-onlinechannelsdvrdnsdojousgovcloudappcdn77-sslapps-1and1podzoneazurewebsitesdynathomescaleforceyandexcloudvusercontentisa-geekcdn-edgescoaemalcesappwriteazimuthtlonarvobuiltwithrocketnoticeablestorecomwebrecnetperotherfirminfoartslgdloncogoiltdorgmilcolcomplcschgenngonetedugovbiznamefirmmobiacincoorgmilcomnomwebgobnetintedubizinfocomyspreadshopdemongovtransurl123websitehosting-clusterkhplaycistrongsnesosvalervålerxn--vler-qoaossandeheroysandeherøybøboheroyherøyxn--hery-iraxn--b-5gavalerbøboxn--b-5gasandesandexn--hery-iraxn--vler-qoavålerhåreålaahavaofsfvfhlolnlalrlhmfmtmahcostntbuåstrmreigersundmyspreadshopgálsáeidsvolltingvollgildeskalflorøvadsøvardøvanylvenxn--bhccavuotna-k7astrandaxn--kvnangen-k0axn--sknland-fxaxn--mosjen-eyarakkestadhyllestadnannestadvevelstadvaapstenordre-landsondre-landsøndre-landtjieltexn--vrggt-xqadsør-aurdalsor-aurdalheradstordmoldefordeførdeseljefedjeryggehemnexn--krehamn-dxasognegranesøgnebrynetjomevallebykletokkegiskedovretjømehobølvoldasaudatolgasømnaviknadønnasomnadonnatranafrananesnaraumasmolatrænafrænalesjasmølaørstaorstahitrafloraaukraloppafrøyarissasnasahalsagalsaromsaraisaráisafroyasnåsagronghobolfjelltydalårdalardalaskimharamkraanghkekråanghkesorumbarumhurumbærumsørummodumsálátbálátfrognbjugnvåganvagangulenskienløtenlotenstrynvefsnxn--merker-kuaskaunsveiobømlobomloskjåkvardoflorovadsosalatbalatsálatklæbuklabuselbubarduulvikskjakklepprisørxn--nttery-byaeflåeidflahofmilgolholsellomskifetvikdepvgsfhsaskerrisorhamarasnesåsnesrørosrorosxn--slat-5namasoynaroyvaroyluroydyroyaskoyradoyandoyrodoymeloyradøyandøyrødøymeløyaskøylurøydyrøymåsøyværøynærøyhoylandethøylandetdivtasvuodnalørenskoglorenskognesoddtangenxn--tjme-hraxn--smla-hraxn--stjrdal-s1aunjargalillehammerunjárgaxn--hamary-fyadavvenjargaxn--bearalvhki-y4a123hjemmesidegjerdrumxn--brnnysund-m8acxn--tnsberg-q1axn--mlatvuopmi-s4axn--snsa-roaxn--skierv-utaxn--brum-voatysfjordkvafjordeidfjordkvæfjordsongdalenmjondalenmjøndalenxn--gls-elackragerogáŋgaviikagangaviikasørreisasorreisasør-varangersor-varangerxn--risr-iraskiervaxn--frna-woaxn--trna-woakvinesdalleksvikleirvikrøyrvikroyrviksvelvikvenneslaevje-og-hornnessandnessjøenmarnardalvindafjordsandefjordenebakksnillfjordullensvangxn--trany-yuabrønnøysundnamsskoganaustevollxn--stjrdalshalsen-sqbnord-aurdalnord-frontrøgstadtrogstadgrimstadflakstadgjerstadxn--sandy-yuaxn--leagaviika-52bnore-og-uvdalvegarsheixn--rlingen-mxaxn--ggaviika-8ya47hvegårsheikarlsoykvitsoymasfjordenhamaroyinderoyosteroydavvenjárgasauheradguovdageaidnuxn--vre-eiker-k8abronnoysiellakkrødsheradkrodsheradkvinnheradbrønnøyxn--mtta-vrjjat-k7afxn--lrenskog-54akvitsøyvárggátkarlsøyosterøyinderøyhamarøybronnoysundxn--aurskog-hland-jnbbahccavuotnabáhccavuotnagiehtavuoatnastor-elvdalmidtre-gauldalxn--gildeskl-g0akarasjokevenassixn--bievt-0qaxn--yer-znalebesbynessebyxn--hbmer-xqamalselvmålselvxn--unjrga-rtamøre-og-romsdalmore-og-romsdalhareidmelandørlandorlandstrandålgårdsolundalgardafjordåfjorddielddanuorrikautokeinoxn--stre-toten-zcbskodjeaejriestangeliernebamblestokkefauskesnåasesnaasekongsvingerlangevagberlevagxn--flor-jrahattfjelldalostre-totenøstre-totenvestfoldxn--mely-iraálaheadjualaheadjunordreisaxn--troms-zuaxn--lgrd-poacporsangerflatangerstavangerleikangerbremangersamnangergieldakarasjohkaxn--rdy-0nabfrostautsirasnoasatromsaxn--sr-aurdal-l8aflekkefjordjølsterjolsteraremarkhedmarknååmesjevuemienaamesjevuemiexn--vard-jrarollagmeråkermerakerorskogørskogxn--bdddj-mrabdákŋoluoktaxn--osyro-wuaaknoluoktatrysilskjervøymandaljondalbindalrindalmeldalsuldalorkdalsigdalalvdallærdalhurdalsirdalverdallerdallardaloppdalåseralaseralhadselkragerødivttasvuotnaoverhallasteinkjerxn--hnefoss-q1askedsmokorsettromsøxn--dyry-iravestre-totenmuseumxn--sandnessjen-ogbrahkkeravjufylkesbiblbájddarbajddarxn--laheadju-7yarennesøyxn--koluokta-7ya57hxn--hgebostad-g3aleirfjordstorfjordbalsfjordbåtsfjordbatsfjordmuosátbievátloabátkárášjohkanøtterøyxn--mjndalen-64anordkappláhppilahppialstahaugsiljanverranrøykenroykenhaldenlyngenbergenhortenhønefosshonefosstroandinbeiarnvarggatosoyroosøyrotromsoidrettmuosatbievatruovatloabatvoagattynsetnessetxn--indery-fyaskánitskanitraholtråholtxn--ystre-slidre-ujbandebusarpsborgbearduxn--karlsy-fyahordalandjorpelandjørpelanddeatnuringsakersør-odalsor-odalxn--slt-elabringerikeaudnedalnittedalnissedalhemsedalslattumsurnadalxn--blt-elabelverumstjørdalnaustdalhjartdalgjøvikfyresdalhasviknarviklarvikgjovikmalvikgamviklenvikporsgrunnstjordalengerdaldrobakdrøbakxn--msy-ula0hvestvagoyxn--vgan-qoaxn--ryken-vuaxn--lten-graxn--stfold-9xaxn--hpmir-xqaxn--lury-iramálatvuopmimalatvuopmitysværkirkenesbirkenesmoskenesbáidárxn--fjord-lraxn--rdal-poabahcavuotnabáhcavuotnaxn--frde-gralindåsbearalvahkixn--hobl-iraráhkkerávjuxn--loabt-0qavågåáltábodøsundlundraderådeetnetimeholeauregrueoddavagavegaranatanaarnasolasulaaltalekafusavangbergkvamåmliamlibokntinnroangranosenoslobodorøstroststatåmotamotivguprivøyeroyerliermossvossxn--nvuotna-hwalusterlunnermarkerhábmerhabmerhvalerfjalerxn--rholt-mratysvarbaidarfitjargaularhápmirhapmirmelhusfosnesøksnesoksnestysneshemnesevenesflesbergeidsbergtonsbergtønsberglindasxn--sndre-land-0cbnamsosxn--srum-graøystre-slidreoystre-slidrevestre-slidretrondheimbalestrandxn--langevg-jxaaustrheimxn--skjk-soavagsoyaveroysandoykarmoyfinnoytranoyvestbytranbysykkylvenxn--hyanger-q1aspjelkavikandasuoloxn--fl-ziaxn--drbak-wuastathellexn--sr-varanger-ggbtelemarkxn--bhcavuotna-s4axn--porsgu-sta26fčáhcesuolocahcesuoloakrehamnåkrehamnsandøykarmøyfinnøytranøyvågsøyaverøynamdalseidxn--lesund-huabadaddjaxn--vegrshei-c0axn--btsfjord-9zagildeskålporsanguxn--trgstad-r1anávuotnanavuotnahammerfestxn--sgne-graxn--brnny-wuacibestadharstadnarviikaevenáššivestnesgjemnessandnesagdenesrennesoyxn--avery-yuaxn--tysvr-vrabearalváhkikongsbergspydebergrandabergxn--andy-iradavvesiidaxn--krdsherad-m8aporsáŋgufredrikstadbjerkreimringeburennebuaurskog-holandnotteroyxn--vgsy-qoa0jxn--rmskog-byaskierváivelandbyglandfrolandaurlandforsandxn--bjddar-ptamidsundålesundalesundfetsundfarsundovre-eikerøvre-eikerakershusxn--moreke-juasørfoldøstfoldostfoldsorfoldhøyangerhoyangerlevangerorkangertanangerxn--vestvgy-ixa6olillesandulsteinxn--rennesy-v1agranvinskjervoyxn--klbu-woalavagisxn--h-2faxn--ryrvik-byakafjordkåfjordseljordfolkebiblxn--gjvik-wuajevnakerxn--kfjord-iuabudejjuxn--kranghke-b0axn--davvenjrga-y4axn--rland-uuaxn--ldingen-q1axn--mlselv-iuaxn--rady-iraxn--linds-prabrumunddalxn--ygarden-p1amo-i-ranaeidskogrømskogromskoghjelmelandxn--finny-yuaxn--sr-odal-q1axn--skjervy-v1aballangenkvanangenkvænangengratangenxn--hmmrfeasta-s4acvossevangensuohkanxn--rde-ulaxn--mli-tlaxn--ksnes-uuanordlandskanlandskånlandsortlandfuoiskuxn--rros-graxn--hcesuolo-7ya35bxn--eveni-0qa01gagaivuotnagáivuotnaxn--seral-lradrammenmodalenmosjoenjan-mayentorskensteigengloppenxn--snes-poamatta-varjjatxn--sr-fron-q1aomasvuotnajessheimbådåddjåxn--krager-gyaxn--kvfjord-nxaxn--asky-iraxn--snase-nraxn--bidr-5nacholtålenxn--vads-jraxn--jlster-byamosjøenxn--rst-0nastavernxn--ostery-fyaxn--oppegrd-ixaxn--sknit-yqaxn--risa-5naoppegårdskiptvetrendalenholtalenxn--mot-tlaxn--lhppi-xqaxn--holtlen-hxaxn--srreisa-q1akopervikxn--muost-0qaxn--bmlo-grahokksundkvalsundegersundxn--karmy-yuaullensakerxn--hylandet-54axn--kvitsy-fyaxn--bod-2nalangevågberlevågkristiansandxn--rsta-frahornindalstjørdalshalsenstjordalshalsensandnessjoenhámmárfeastaxn--lrdal-srasør-fronsor-fronnord-odalkristiansundmátta-várjjatvestvågøynesoddennotoddenbuskerudøygardenoygardensalangenlavangenralingenrælingenlodingenlødingenleaŋgaviikalaakesvuemieleangaviikauenorgexn--srfold-byaaskvollxn--rskog-uuaxn--nry-yla5gxn--vry-yla5ghammarfeastaxn--rhkkervju-01afxn--givuotna-8yakommunekrokstadelvanedre-eikerhagebostadhægebostadxn--berlevg-jxakviteseidxn--s-1faxn--l-1faxn--nmesjevuemie-tcbafuosskomoårekemoarekexn--lt-liacxn--jrpeland-54asvalbardoppegardholmestrandtvedestrandsogndalsokndalarendalsunndalfolldalxn--krjohka-hwab49jlyngdaletnedalnorddalsaltdalgausdalskedsmovaksdalgjesdalstordalxn--frya-hraaarbortedrangedalxn--smna-graaurskog-hølandxn--vg-yiabtjeldsundhaugesundlindesnesxn--mre-og-romsdal-qqbxn--dnna-gradyntmpheremerseineshacknetenterprisecloudmineaccomaorimāoriorgmilcriiwigennetschoolhealthkiwigovtgeekxn--mori-qsacloudnsparliamentcomedorgcompronetedugovmuseumwebsitekinservicebarsywebsitebuildereerobookheimdnsleapcelleero-stagetechcrscsslorigingohomecdbedeeeiemesecabgngilnlalplchfisiincnnoroptatitmtltruauhulumkdkukskjplvtrgrfrkrhrusesismycynzcznetinteduassoososcloudstgbetaaezaeuhkusjswzhatenadiarycdn77hoptozaptois-a-knightmyftpno-ipjpnddnssdpdnsspdnsbarsysweetpepperis-a-bruinsfanis-very-sweetservegameis-a-soxfanhomelinuxcdn77-secureservebbsmisconfusedwebredirectblogsitefreedesktopcouchpotatofriestoolforgeaccesscamis-lostreadmyblogsmall-webfedorapeopleserveftpis-a-celticsfanmywirepotagertwmailin-dslsellsyourhomeread-booksfreeddnscable-modemis-savednflfanufcfanmlbfanstuff-4-saleendoftheinternetin-vpnmy-firewallhomeftpis-localis-a-chefboldlygoingnowherewebhopselfipkicks-assroxatunkcamdvrfedoraprojectgotdnsdvrdnsdyndnspubtlspimientahomeunixdontexistfedorainfracloudwmflabsfspagesbmoattachmentsteckidsfamilydsdnsaliasdynaliasnow-dnscloudnsdoomdnsduckdnsblogdnshomednsroutingthecloudendofinternetdsmynasip-dynamicpoivronhttpbinmyfirewallis-very-evilmysecuritycamerais-a-linux-userwmcloudis-a-geektuxfamilyis-a-candidatedoesntexistis-very-badhobby-sitegame-hostaltervistais-foundis-a-patsfandnsdojohepforgepodzonedynservcollegefanis-very-goodfrom-meis-very-niceisa-geeknerdpolacmedsldingorgcomnomgobabonetedupleskaemhlxmyboxrockyprvcydeuxfleursvibekitprodomgspdnscodebergheyflowstatichostlinkyhostmymagicorgmilcomnomgobneteduorgcomeduiorgmilcomngonetedugovcloudns1337ngrokacorggogfamcomwebgobnetedugokgopgkpgovgosbizpasaugumicsopozpapuwmwsrprusiskwpspkppspkmpspokeoiawsawifoumsdnskokwpmuppuppsppiwwiwoowuzswkzoschrzpisdnwzmiuwwitdpssewsseumigugimoirmpinbwinbwiihupporzgwgriwupowwskrwioswuozstarostwokonsulattmpccopruszkowmyspreadshopostrodakartuzyopolegminamediaustkazgorajgoraolawailawalomzawloclradombytomjaworznotargilubinkoninzagantorunkutnokepnonakloczestsopotsanokturekplockslasksklepzarowlukowmedaidgdaorgmilrelcomnomatmgsmartneteduelkgovwawsossexbiztgorysejnytychypomorzeboleslawiechomesklepsdscloudunicloudzakopanelegnicarawa-mazbydgoszczswidnikkrasnikwloclawekbielawamragowograjeworealestatebeskidykaszubymalopolskaprzeworskswiebodzinlecznadfirmaszkolawarmiagdyniamiastakazimierz-dolnymalborkswidnicadlugolekaostrolekapodlasieelblagtravelsimplesitezachpomormielecszczecinnieruchomosciwalbrzychlezajsklublinbedzinpoznanwielunmielnooleckostarachowicedkontopowiatwroclawrybniksuwalkileborkslupskgdanskostrowwlkptarnobrzegtourismwegrowkrakowglogowyou2pilanysamailwrocinfoagroautobeepshoppriviqhslapypiszlodzcfolksecommerce-shopmazurypulawyskoczowrzeszowpomorskiezgierzkaliszolkuszlowiczostrowiecsosnowiecmazowszewodzislawbialowiezazgorzeleckatowicepabianicejelenia-gorawolominkarpaczsieradznowarudaczeladzkonskowolaskierniewiceswinoujscieturystykabieszczadycieszynketrzynolsztynbialystokbabia-goraprochowicewarszawastalowa-wolapolkowicegorlicegliwiceponiatowalimanowalubartowaugustowkobierzyceopocznognieznoszczytnokolobrzegshoparenapodhalebielskoklodzkostargardcoshipatwithplayitownnamecoorgnetedugovacorgcomproestnetedugovbiznameislaprofinforechtngrokmedaaaacacpaenglawjurbarbarsykeeneticavocatacctcloudnsorgcomsecplonetedugov123paginaweborgcomnetintedugovnomepublidkinbarsygovx443cloudnsorgmilcomnetedugovcooporgmilcomschnetedugovnamecomcannetlibassoaemclantmcontstoreorgcomnomrecwwwbarsyfirminfoshopartsv6stackitmyddnswebspacelima-cityacincooxorgedugovbarsybrendlyhbvpsvpsspectrumlandinghostingacppmordoviamcprecbgorgmilcomspbnetintedumsknovgovbirrasmcdirmytismircloudvladimirnalchikadygeyamarinepyatigorskmyjinobashkiriaeurodirvladikavkazna4ugroznykustanaikalmykiacldmaildagestaniransmbuildcloudcanvaliaravalrwxwixdevelopmentappwritemigrationneedleverceldatabasestackitcodereplravendbsanityonporterlovableaccoorgmilnetgovcoopmedorgcompubschnetedugovservicemecomygovorggovtvmedorgcomnetedugovinfoedgfacbmlonihkutwpsryxzbdtmacfhppmyspreadshopbrandpartiorgcomfhvpress123minsidaitcouldbeworlanbibkommunalforbundfhskiopsyskomvuxkomforbnaturbruksgymnloginlineorgcomnetedugovenscaledeuusentsurgebotdaorgmilcomnetgovnowteleporthashbangbearlyplatformlovablebarsyshopwarebasehoplixbarsyonlinemsf5gitpagewawamscofigma-govcaffeinefigmacanvasoltstscwputerbarsysupportchatgptsquareomniweopensocialcpanelplaycodenotionnovecorewpsquaredpreviewjelecyonbyensrhtfastvpspieboxconvexmedusajsjouwwebheyflowplatformshdocsflowyloginlinemadethissourcecraftclouderaorgorgcomartedugouvunivmeorgcomnetedugovsurveysstatichfheiyumanusxs4allprojectmyfastubervibehostapp-ionosdeployagentmecoorgcomschnetedugovbizcncostoreorgmilcomneteduembaixadaconsuladokiraranohoprincipesaotomeheliohobarsystorebaseshopwaresellfyaisanityabkhaziavologdamordoviapenzalenugsochinavoiexnetspbmsknovnorth-kazakhstanashgabadkareliaarmeniageorgiavladimirnalchikivanovobukharaadygeyakhakassiakalugakrasnodarjambylaktyubinsktroitskbryanskobninskkurganazerbaijanpokrovskbashkiriatselinogradvladikavkazmurmansktulatuvamangyshlaktashkentchimkentgroznykaragandatermezarkhangelskkustanaikalmykiabalashoveast-kazakhstankaracoldagestantogliattibarsyredorgcomgobedumirenaccoorgjelasticdiscoursecleverappsschacmiincogoornetonlineshopcogoorgmilcomwebnicnetintedugovbiznametestcoorgmilcomnomnetedugovorangecloudpersoindorgcomfinnatnetgovensmincomtourismintlinfox0611orgmilcomnetedugovquickconnectvpnplusnettprequalifymeaddrmyaddrntdllwadlnctvavdrk12orgmilpolbeltelcomwebgennetedutskkepgovbbsbiznameinfocoorgmilcompronetedugovbiznameinfobetter-thanworse-thansakurafromdyndnson-the-webmymailerorgmilurlcomneteduidvgovmydnsgameclubebizmeneacsccogotvorhotelmilmobiinfovodteiflgplkmsmsbcckhincndnvncoztltmkckppzpdprvcvkvlvcrkrkscxuzchernovtsyrivneyaltaodesavolynrovnolutskltdinforgcomnetedugovbizvinnicazhitomirternopilpoltavakropyvnytskyizaporizhzhiasevastopolsebastopoluzhgoroduzhhorodkharkovkharkivvinnytsiakhmelnytskyizaporizhzhecrimeaodessazhytomyrnikolaevcherkassydonetskluganskluhanskkirovogradivano-frankivskchernivtsikrymkievkyivlvivsumyzakarpattiamykolaivcherkasychernigovkhersonchernihivdnipropetrovskdnepropetrovskkhmelnitskiyneacsccogoorusorgmilcomedugovmyspreadshopadimono-ipbarsybarsyonlinelayershiftnh-servretrosnubapicampaignservicelugaffinitylotteryweeklylotteryraffleentrygluglugsmeaccoindependent-inquestnimsitecopropymntltdorgplcschnetgovnhsbarsyindependent-commissionindependent-reviewpolicepublic-inquiryindependent-panelconnhospindependent-inquiryroyal-commissionoraclegovcloudappscck12libaws-govccphxcclibpvtparochchtrcck12libcceatonk12coglibtecgendstmusann-arborwashtenawcck12glghcck12sealibforksolympiabainbridge-islkeyporthoquiamyarrow-pointcentraliaport-townsendsequimport-ludlowrentonsilverdalebremertonredmondsheltonbellevueport-orchardport-angeleskingstonchehalisaberdeengig-harborseattlepoulsboidmdndsddemenegacalamaiavawapailalflnmdcncscohnhmihiviwiriinmntnmocoutvtctmtgunjokakwvnvprarorasmskstxwynykyazisadninsnngosrvis-bymircloudservernamepointtoenscaledland-4-salefreeddnsstuff-4-saleazure-apinoipdatabricksappscloudnsgolffanheliohostazurewebsitesgvorgmilcomgubneteducoorgcomnetd0egvorgmilcomnetedugovmydnsiacostoree12orgmilcomnomwebgobbibrectecnetintedugovraremprendefirminfoartseducok12orgcomnethidnsadidacaionioapsonlahanamhanoicamauhueorgcompronetintedugovbizbacninhtayninhhoabinhnamdinhtravinhhaiphongvinhlonghaiduongquangnamquangtrithuathienhuequangninhbacgianghaugiangquangbinhsoctrangbentrethanhphohochiminhdanangkontumhatinhkhanhhoathanhhoahealthgialailaocaiyenbaibackanngheanlonganphuyenphuthocanthodaklakdongnainameinfovinhphucdongthapkiengiangtiengiangquangngailaichaulangsonlamdongdaknonghagiangangiangcaobangbinhduongninhthuanbinhthuanbaclieuthaibinhninhbinhbinhdinhtuyenquanghungyenbaria-vungtauthainguyendienbienbinhphuocschbizputerorgcomnetedugovcloud66advisormypetsdyndnsxn--8dbq2axn--4dbgdty6cxn--5dbhl8dxn--hebda8bxn--80auxn--d1atxn--c1avgxn--o1acxn--o1achxn--90azhxn--55qx5dxn--uc0atvxn--od0algxn--wcvs22dxn--gmqw5axn--mxtq1mxn--12c1fe0brxn--h3cuzk1dixn--12co0c3b4evaxn--12cfi8ixb8lxn--o3cyx2axn--m3ch0j3axn--j1adpxn--90amcxn--90a1afxn--h1ahnxn--j1ael8bxn--h1alizxn--c1avgxn--j1aefxn--80aaa0cvacxn--41acaffeineexeopentunnelbotdashtelebitorgtmaccoagricorgmilnomwebnicngonetaltedugovlawnisschoolgrondaraccoorgmilcomschnetedugovbizinfoprg1-zeropstritonstackitlimazeropsaccoorgmilgovяспборгкоммскбизмирсамаракрымсочиакодпроргобрупрצהלממשלישובאקדמיהองค์กรธุรกิจรัฐบาลศึกษาทหารเน็ต教育網絡組織公司政府個人닷넷한국澳门新闻澳門联通家電嘉里招聘通販닷컴삼성コムგეбгрфеюadcdbdgdidmdsdtdaebedeeegeiejekemenepereseveyegabacalamanauavapaqasazacfbfafgfnfpfwftfbgcgagggegkgngmgsgpgvgtgugilmlnlalclglplsltlhmimjmkmmmomambmcmdmfmgmzmpmsmtmgbbblbsbecccacnclcmcvctcscmhkhghchbhthphshlinikifigiaibicivisikninhnmncnbngnsnpnvntnjoionomobocoaofodorosotoptstttytatbtetgtithtmtltrusuvuaucueuguhulumunufjdjbjtjsjlkmkhkfkdkcktkukskpkgpmpnpkpjpgqaqmqiqsvtvcvbvmvlvrwpwtwzwbwcwawgwkwmwtrsrprgrfrercrbrarnrmrlrkrirhrwsusrssspsgsesbsaslsmsissxmxaxcxuypysylymykygybycyuztzsznzmzkzdzczbzazελευ世界台灣购物公益点看臺灣网络書籍在线网站手机机构大拿游戏信息台湾谷歌慈善商标香港中国餐厅网址中國商城食品微博政务移动集团公司八卦商店健康网店政府时尚佛山中信娱乐广东企业homedepotengineeringاماراتrepublicankuokgroupversicherungchannelcitadelxn--pgbs0dhxn--b4w605ferdstatebankwebsitexn--mgb9awbf亚马逊淡马锡alibabaxn--ngbc5azdxn--mgbbh1axn--45br5cyltoshibabuildworldcloudtradeguideplacespacedancemoviephoneprimesmilebiblestyleappleazurestoreskypegripexn--l1accdrivelottehorsehouseleasechasereisestadahondaomegaaetnaamicaninjanokiamediadeltavodkaedekaosakapizzaslingemailgmailtirolshelltmallfinallegaltotalhotelamfamforumrehabmusicciticricohcoachwatchboschearthfaithirishmiamiarchidubaiguccipraxiみんなストアセールcanonsalononionnikonepsonkoelngreensevencrownikanoradioaudioweiboglobopromogalloyahoociscorodeovideomangobingotokyovolvolottokyotophotosmartsportquesttrusthyattjetztadultcymrubaidutushuxn--kprw13dubankclickblackmerckgroupsharpcheapnowtvxn--h2brj9cקוםհայоргсрбмонкомбелмкдқазрусукрمصرقطرعربكومdadcfdmedwedredphdthdbidpidkrdmsdltdiceonewmeglemoerwecfageacbanbambaaaammakianraspacpaaxawtfbcgaegongingaigvigorgdogdhlmilrilonlaolloluoljllcalgalnflafltelsrlfrllplkimibmcamcombommomifmabbjcbscbwebcabnabtabmlbpubabcbbcnecincpncllcstcwtcpwcnyckfhbzhovhmoiskiobisbitcifyituipinvinwinxincbnbcnmanfangdnmenrenkpnmtnyunrunfununobiojioriohbogmofooboooooacoecoceongoproartistottnttbbtcateatlatvetpetbetnethktmitfitintjothotgotdotbotprueduicujnjyouinknhktdkappsapgapmapdnptopgopllpjmpzipvipripesqtrvdtvitvdevmovgovhivnrwlawsewnewbmwwownowhowdvrftrmtrsfrbarcartvscrseusawsupsubssbsadsddsldssasbmsmlsxxxboxfoxgmxtjxsextaxbuyflydiysoyjoyskypaydaygayxyzanzbizwebersenerpokerlameractortatarsolarລາວคอมไทยtourslocusnexuslexusgiftsbeatsboatspartspressglassswissकॉमनेटtiresgivescodeshomesgamestunesshoescardswalesloansvegastoolsdealsautosparisファッションworkssucksrocksxeroxforexfedexpartylillymoneystudyrugbytoraytoday中文网xn--unup4y天主教飞利浦新加坡enterprises我爱你嘉里大酒店christmasxn--fct429kholdingsxn--8y0a063axn--mgbx4cd0ablifestyleabogadoallstatenetbankكاثوليكxn--s9brj9cxn--gk3at1ebestbuycharityxn--55qx5dmicrosoftpropertybasketballhomegoodscorsicajewelrygallerygrocerysurgerycountrybrusselsverisignferreroxn--czr694bhdfcbankcommbanksoftbankپاكستانپاکستانnextdirectالسعوديهالعليانxn--h2brj9c8cxn--80adxhksshikshaxn--mgbai9azgqp6jcuisinellabarclayscatholicxn--kpry57dcompanyxn--xhq521bblackfridayxn--mgba3a3ejtsandvikxn--d1acj3bacademydownloadمليسياxn--j1amhxn--w4r85el8fhu5dnraipirangaathletaxn--fhbeixn--mgbqly7cvafrzuerichxn--c2br7gஇலங்கைcontractorsxn--io0a7igraphicsinsurancetemasekxn--xkc2al3hye2amotorcyclesphotographydirectoryplumbingxn--vhquvclothingtrainingcleaningwilliamhilllightingxn--mgba3a4f16ashoppingcateringeducationokinawapicturesventuresproductionsxn--9et52uwalmartഭാരതംsupportrealestatecapitalonexn--nqv7fs00emaauspostfloristdentistxn--qxamgodaddybradescobargainsmitsubishikerryhotelsxn--9dbq2axn--3pxu8kimmobilienxn--fjq720axn--mgbtx2bholidaymckinseymadridbusinessbuildersxn--4gbrimмоскваالسعودیةcoffeedegreelacaixapartnersalsaceofficeabbvievoyageorangegeorgeonlinechromemobilekindlegoogleoraclecircleschulesecureinsurexn--mgba7c0bbn0aestatexn--mgbc0a9azcgcruisehangoutxn--vuq861bxn--42c2d9arexrothfirestoneuniversityxn--nnx388alifeinsuranceextraspaceонлайнvermögensberatersoftwarexn--fiqs8sxn--mgbab2bdxn--w4rs40ltiendaभारतम्africatoyotaotsukasakuracameracreditcardnagoyaconsultingnetworktheatermonsterprogressivepioneerxn--55qw42gracingdatingvotingvikinglivinggivingxn--bck1b9a5dre4cbrotherweatherjoburgفلسطينlplfinancialxn--clchc0ea0b2g2a9gcdfutbolschoolsocialglobaldentalwoodsidechanelairtelmatteltravelrealtorwebcamstreamభారత్unicomalstomxn--nodexn--6frz82gmuseumfurniturexn--rvc1e0am3exn--mix891faccenturexn--11b4c3dismailineustardiscountquebeccomsecclinicservicesxn--y9a3aqxn--c1avgswatchchurchsearchالاردنmarketingcontacthealthmonashshoujisanofitaipeiamericanexpresssuzukiアマゾンクラウドポイントbhartiグーグルxn--mgberp4a5d4armemorialxn--1qqw23alondonmormoninstitutevisionbostonnortoncouponmaisonamazonvirginberlindesigndurbanolayannissananquanxihuanhitachikaufengardenreisenbayerntechnologydatsunxn--90a3aclatinocasinostudiophysioxn--ngbe9e0apharmacytattootaobaoaramcoexpertreportabbottdirectselectimamatfairwindspictettargetmarketintuittravelersinsurancecreditdupontryukyusuppliesxn--tckwebnpparibasschmidtmerckmsdyodobashirestaurantbridgestonecricketxn--fpcrj9c3dbostikbroadwayattorneylefrakemerckxn--fiq228c5hscareersfarmerswinnersflowersxn--wgbh1cguitarsxn--54b7fta0ccxn--p1acfmakeupgalluplandroverxn--kcrx77d1x4agoldpointbauhausxn--mgbayh7gpahiphopplaystationxn--mgba3a4fraxn--eckvdtc9dhyundaixn--gckr3f0fistanbulticketsmarketsflightschintaireviewsxn--3e0b707ewindowsxn--fiqz9sfinancialxn--fzys8d69uvgmابوظبيdiscoverreviewবাংলাxn--5su34j936bgsgmoscowobserverapartmentsдетиارامكوсайтeurovisionxn--i1b6b1a6a2exn--xkc2dl3a5ee0hتونسموقعبارتڀارتشبكةعمانبيتكعراقreadkredbondlandbandfundfoodprodgoldfordtubecafesafelifeggeeieeefreefagepagegugezonewinememenamegamesaleablebikenikelikecarecbreherefiresaveloveliveblueartedatesitevotecaseluxebofamodaltdaasdatiaayogasinavanashiaasiajavabbvatevavivadatazaraarpacasavisasncfprofmaifsurfgolfdvagsongbingpingwangkpmggoogblogpohlfailcooldellcalldeallidlsarlfilmteamroomfarmimdbarabclubhdfcicbchsbcgmbhrichtechfishdishcashminiernikddiaudiwikimobitaxicitikiwidesiqponskinloanakdnwienopenporncerntownimmolimoolloinfonicofidolegosaxozeroaerovivoautovotomotofastbestresthostpostnextlgbtchatseatgiftmeetdietreitmintrentgentspotscotguruitausohumenucyoubanklinkpinkdclktalksilkbookseekworkrsvpaarpjeepshopcoophelpcamppccwshowbeerstarruhrflirweirhaircarsparsjprshausplusnewstipstoysjobskidsfanspicsdocsxboxamexsexynavycitysonyarmyallybabyplaydeliverybuzzgbizlamborghiniphilipsලංකාಭಾರತfitnessexpresslanxesspfizercenterwalterlawyersoccercareerkosherbrokerlockerdealerdoctorauthorxn--mgbqly7c0a67fbcvermögensberatungjaguarxn--pssy2uxn--hxt814eflickrrepairrogersairbusxn--mgbai9a5eva00beventsyachtsxn--t60b56aভাৰতভারতभारतभारोतviajeshermeshughesxn--j1aefसंगठनvillasଭାରତclaimshotelsભારતzapposphotosjuegoscondostatamotorsgratistennisਭਾਰਤtkmaxxtjmaxxschaeffleryandexxn--80aswgrealtysafetybeautyluxuryxn--3ds443gsupplyfamilyxn--o3cw4hhockeysydneyxn--90aenissayalipayenergycomputeragencyxn--rovu88b電訊盈科xn--gecrj9cstatefarmaccountantaquarelleolayangroup香格里拉xn--p1ai组织机构xn--1ck2e1bxn--mgbt3dhdschwarzموريتانياabudhabinowruzkomatsufujitsuhospitalxn--80asehdbxn--mgbtf8flxn--j6w193gxn--yfro4i67oprudentialxn--flw351ecruisescoursesrecipesxn--e1a4cferrarixn--ses554gxn--wgbl6awatchesstaplessinglesxn--mgbcpq6gpa1axn--otu796dpropertiescreditunionxn--mgbah1a3hjkrdstockholmhisamitsuالسعوديةstcgroupdomainsoriginscouponsbloombergclubmedfroganslimitedxn--80aqecdr1aexposedinternationalequipmentbarclaycardxn--q7ce6axn--mgbi4ecexpprotectionassociatesconstructionxn--cck2b3bxn--45q11candroidfoundationישראלxn--mgbca7dzdocliniqueboutiqueengineerxn--qxa6asystemsfirmdalefashionauctionxn--nqv7finfinitirentalsreliancetradingweddingfishinghostinggentingbookingcookingxn--3hcrj9cgraingerxn--czrs0tdemocratsamsungyokohamaxn--h2breg3evexn--nyqy26alundbeckmelbournevacationssolutionsfrontierxn--vermgensberatung-pwbmanagementxn--cg4bkixn--mgb2ddeslincolnhamburgsandvikcoromantblockbusterairforcebarefootxn--4dbrk0ceinvestmentsfeedbackcommunityxn--ngbrxالبحرينdiamondsamsterdamhealthcareredumbrellaxn--mxtq1mxn--2scrj9cagakhanxn--mgbpl2fhкатоликcaravanசிங்கப்பூர்richardlimortgageamericanfamilyxn--fzc2c9e2cscholarshipssaarlandxn--imr513nvlaanderensamsclubgoodyearkitchenஇந்தியாweatherchannelallfinanzxn--kput3iالسعودیۃxn--90aisxn--efvy88hالجزائرxn--mgbaam7a8hexchangejpmorganxn--tiq49xqyjfidelitysecurityxn--mk1bu44cwanggouxn--fiq64bxn--6qq986b3xlxn--mgbbh1a71exn--80ao21amarshallsxn--5tzm5gtravelerspanasoniclatrobeyoutubeaccountantsxn--rhqv96gxn--cckwcxetdanalyticsxn--ygbi2ammxبازاربھارتسوريةorganicfreseniusسورياxn--9krt00axn--qcka1pmcxn--jlq480n2rgdeloittesciencefinancexn--jvr189mxn--30rr7yhomesensehotmailbaseballfootballleclercboehringerxn--q9jyb4cxn--mix082fاليمنهمراهpolitieسودانايرانایرانnetflixyamaxunxn--lgbbat1ad8jcollegestoragecapetowncolognekerrypropertiesxn--mgbgu82axn--ogbpf8flxn--czru2dwhoswhociprianilasallexn--g2xx48cforsalebanamexaudiblexn--vermgensberater-ctbxn--zfr164bericssonvanguardxn--45brj9cindustriestheatremarriottxn--3bst00mcomparexn--mgberp4a5d4a87gcapitaldigitalالمغربbarcelonashangrilaxn--d1alfcalvinkleinwwwcitysapporokawasakinagoyasendaikobekitakyushuyokohamackjp".charCodeAt(offset + i) !== hostname.charCodeAt(start + i)) return false;
	return true;
}
/**
* Find the child edge of `node` whose label is `hostname[start, start + length)`.
* Edges are sorted by hash, so binary-search the hash then verify the label
* (scanning the rare run of equal hashes). Returns the edge index or -1.
*/
function findEdge(node, hash, hostname, start, length) {
	let lo = edgeStart[node];
	let hi = edgeStart[node + 1];
	while (lo < hi) {
		const mid = lo + hi >>> 1;
		const value = edgeHash[mid];
		if (value < hash) lo = mid + 1;
		else if (value > hash) hi = mid;
		else {
			for (let e = mid; e >= lo && edgeHash[e] === hash; e -= 1) if (labelEquals(e, hostname, start, length)) return e;
			for (let e = mid + 1; e < hi && edgeHash[e] === hash; e += 1) if (labelEquals(e, hostname, start, length)) return e;
			return -1;
		}
	}
	return -1;
}
/**
* Walk `hostname`'s labels right-to-left from `root`, recording the deepest
* node whose flag passes `allowedMask` (with the label boundaries of that match
* in `matchStart`/`matchEnd`). Returns whether any match was found.
* An empty label (leading dot or `..`) never matches a `*` edge.
*/
function walk(hostname, root, allowedMask) {
	let node = root;
	let end = hostname.length;
	let hash = 5381;
	matchNode = -1;
	for (let i = hostname.length - 1; i >= 0; i -= 1) {
		const code = hostname.charCodeAt(i);
		if (code === 46) {
			const start = i + 1;
			let edge = findEdge(node, hash >>> 0, hostname, start, end - start);
			if (edge === -1 && end !== start) edge = wildcardEdge[node];
			if (edge === -1) return matchNode !== -1;
			node = edgeChild[edge];
			if ((nodeFlags[node] & allowedMask) !== 0) {
				matchNode = node;
				matchStart = start;
				matchEnd = end;
			}
			end = i;
			hash = 5381;
		} else hash = hash * 33 ^ code;
	}
	let edge = findEdge(node, hash >>> 0, hostname, 0, end);
	if (edge === -1 && end !== 0) edge = wildcardEdge[node];
	if (edge !== -1) {
		node = edgeChild[edge];
		if ((nodeFlags[node] & allowedMask) !== 0) {
			matchNode = node;
			matchStart = 0;
			matchEnd = end;
		}
	}
	return matchNode !== -1;
}
/**
* Check if `hostname` has a valid public suffix in the trie.
*/
function suffixLookup(hostname, options, out) {
	if (fast_path_default(hostname, options, out)) return false;
	const allowedMask = (options.allowPrivateDomains ? 2 : 0) | (options.allowIcannDomains ? 1 : 0);
	if (walk(hostname, 667, allowedMask)) {
		out.isIcann = (nodeFlags[matchNode] & 1) !== 0;
		out.isPrivate = (nodeFlags[matchNode] & 2) !== 0;
		out.publicSuffix = hostname.slice(matchEnd + 1);
		return true;
	}
	if (walk(hostname, 663, allowedMask)) {
		out.isIcann = (nodeFlags[matchNode] & 1) !== 0;
		out.isPrivate = (nodeFlags[matchNode] & 2) !== 0;
		out.publicSuffix = hostname.slice(matchStart);
		return false;
	}
	out.isIcann = false;
	out.isPrivate = false;
	const lastDot = hostname.lastIndexOf(".");
	out.publicSuffix = lastDot === -1 ? hostname : hostname.slice(lastDot + 1);
	return false;
}
// node_modules/tldts/dist/es6/index.js
var RESULT = getEmptyResult();
function getDomain(url, options) {
	resetResult(RESULT);
	return parseImpl(url, 3, suffixLookup, options, RESULT).domain;
}
// node_modules/tough-cookie/dist/index.js
function pathMatch(reqPath, cookiePath) {
	if (cookiePath === reqPath) return true;
	if (reqPath.indexOf(cookiePath) === 0) {
		if (cookiePath[cookiePath.length - 1] === "/") return true;
		if (reqPath.startsWith(cookiePath) && reqPath[cookiePath.length] === "/") return true;
	}
	return false;
}
var SPECIAL_USE_DOMAINS = [
	"local",
	"example",
	"invalid",
	"localhost",
	"test"
];
var SPECIAL_TREATMENT_DOMAINS = ["localhost", "invalid"];
var defaultGetPublicSuffixOptions = {
	allowSpecialUseDomain: false,
	ignoreError: false
};
function getPublicSuffix(domain, options = {}) {
	options = {
		...defaultGetPublicSuffixOptions,
		...options
	};
	const domainParts = domain.split(".");
	const topLevelDomain = domainParts[domainParts.length - 1];
	const allowSpecialUseDomain = !!options.allowSpecialUseDomain;
	const ignoreError = !!options.ignoreError;
	if (allowSpecialUseDomain && topLevelDomain !== void 0 && SPECIAL_USE_DOMAINS.includes(topLevelDomain)) {
		if (domainParts.length > 1) return `${domainParts[domainParts.length - 2]}.${topLevelDomain}`;
		else if (SPECIAL_TREATMENT_DOMAINS.includes(topLevelDomain)) return topLevelDomain;
	}
	if (!ignoreError && topLevelDomain !== void 0 && SPECIAL_USE_DOMAINS.includes(topLevelDomain)) throw new Error(`Cookie has domain set to the public suffix "${topLevelDomain}" which is a special use domain. To allow this, configure your CookieJar with {allowSpecialUseDomain: true, rejectPublicSuffixes: false}.`);
	const publicSuffix = getDomain(domain, {
		allowIcannDomains: true,
		allowPrivateDomains: true
	});
	if (publicSuffix) return publicSuffix;
}
function permuteDomain(domain, allowSpecialUseDomain) {
	const pubSuf = getPublicSuffix(domain, { allowSpecialUseDomain });
	if (!pubSuf) return;
	if (pubSuf == domain) return [domain];
	if (domain.slice(-1) == ".") domain = domain.slice(0, -1);
	const parts = domain.slice(0, -(pubSuf.length + 1)).split(".").reverse();
	let cur = pubSuf;
	const permutations = [cur];
	while (parts.length) {
		cur = `${parts.shift()}.${cur}`;
		permutations.push(cur);
	}
	return permutations;
}
var Store = class {
	constructor() {
		this.synchronous = false;
	}
	/**
	* @internal No doc because this is an overload that supports the implementation
	*/
	findCookie(_domain, _path, _key, _callback) {
		throw new Error("findCookie is not implemented");
	}
	/**
	* @internal No doc because this is an overload that supports the implementation
	*/
	findCookies(_domain, _path, _allowSpecialUseDomain = false, _callback) {
		throw new Error("findCookies is not implemented");
	}
	/**
	* @internal No doc because this is an overload that supports the implementation
	*/
	putCookie(_cookie, _callback) {
		throw new Error("putCookie is not implemented");
	}
	/**
	* @internal No doc because this is an overload that supports the implementation
	*/
	updateCookie(_oldCookie, _newCookie, _callback) {
		throw new Error("updateCookie is not implemented");
	}
	/**
	* @internal No doc because this is an overload that supports the implementation
	*/
	removeCookie(_domain, _path, _key, _callback) {
		throw new Error("removeCookie is not implemented");
	}
	/**
	* @internal No doc because this is an overload that supports the implementation
	*/
	removeCookies(_domain, _path, _callback) {
		throw new Error("removeCookies is not implemented");
	}
	/**
	* @internal No doc because this is an overload that supports the implementation
	*/
	removeAllCookies(_callback) {
		throw new Error("removeAllCookies is not implemented");
	}
	/**
	* @internal No doc because this is an overload that supports the implementation
	*/
	getAllCookies(_callback) {
		throw new Error("getAllCookies is not implemented (therefore jar cannot be serialized)");
	}
};
var objectToString = (obj) => Object.prototype.toString.call(obj);
var safeArrayToString = (arr, seenArrays) => {
	if (typeof arr.join !== "function") return objectToString(arr);
	seenArrays.add(arr);
	return arr.map((val) => val === null || val === void 0 || seenArrays.has(val) ? "" : safeToStringImpl(val, seenArrays)).join();
};
var safeToStringImpl = (val, seenArrays = /* @__PURE__ */ new WeakSet()) => {
	if (typeof val !== "object" || val === null) return String(val);
	else if (typeof val.toString === "function") return Array.isArray(val) ? safeArrayToString(val, seenArrays) : String(val);
	else return objectToString(val);
};
var safeToString = (val) => safeToStringImpl(val);
function createPromiseCallback(cb) {
	let callback;
	let resolve;
	let reject;
	const promise = new Promise((_resolve, _reject) => {
		resolve = _resolve;
		reject = _reject;
	});
	if (typeof cb === "function") callback = (err, result) => {
		try {
			if (err) cb(err);
			else cb(null, result);
		} catch (e) {
			reject(e instanceof Error ? e : /* @__PURE__ */ new Error());
		}
	};
	else callback = (err, result) => {
		try {
			if (err) reject(err);
			else resolve(result);
		} catch (e) {
			reject(e instanceof Error ? e : /* @__PURE__ */ new Error());
		}
	};
	return {
		promise,
		callback,
		resolve: (value) => {
			callback(null, value);
			return promise;
		},
		reject: (error) => {
			callback(error);
			return promise;
		}
	};
}
function inOperator(k, o) {
	return k in o;
}
var MemoryCookieStore = class extends Store {
	/**
	* Create a new {@link MemoryCookieStore}.
	*/
	constructor() {
		super();
		this.synchronous = true;
		this.idx = /* @__PURE__ */ Object.create(null);
	}
	/**
	* @internal No doc because this is an overload that supports the implementation
	*/
	findCookie(domain, path, key, callback) {
		const promiseCallback = createPromiseCallback(callback);
		if (domain == null || path == null || key == null) return promiseCallback.resolve(void 0);
		const result = this.idx[domain]?.[path]?.[key];
		return promiseCallback.resolve(result);
	}
	/**
	* @internal No doc because this is an overload that supports the implementation
	*/
	findCookies(domain, path, allowSpecialUseDomain = false, callback) {
		if (typeof allowSpecialUseDomain === "function") {
			callback = allowSpecialUseDomain;
			allowSpecialUseDomain = true;
		}
		const results = [];
		const promiseCallback = createPromiseCallback(callback);
		if (!domain) return promiseCallback.resolve([]);
		let pathMatcher;
		if (!path) pathMatcher = function matchAll(domainIndex) {
			for (const curPath in domainIndex) {
				const pathIndex = domainIndex[curPath];
				for (const key in pathIndex) {
					const value = pathIndex[key];
					if (value) results.push(value);
				}
			}
		};
		else pathMatcher = function matchRFC(domainIndex) {
			for (const cookiePath in domainIndex) if (pathMatch(path, cookiePath)) {
				const pathIndex = domainIndex[cookiePath];
				for (const key in pathIndex) {
					const value = pathIndex[key];
					if (value) results.push(value);
				}
			}
		};
		const domains = permuteDomain(domain, allowSpecialUseDomain) || [domain];
		const idx = this.idx;
		domains.forEach((curDomain) => {
			const domainIndex = idx[curDomain];
			if (!domainIndex) return;
			pathMatcher(domainIndex);
		});
		return promiseCallback.resolve(results);
	}
	/**
	* @internal No doc because this is an overload that supports the implementation
	*/
	putCookie(cookie, callback) {
		const promiseCallback = createPromiseCallback(callback);
		const { domain, path, key } = cookie;
		if (domain == null || path == null || key == null) return promiseCallback.resolve(void 0);
		const domainEntry = this.idx[domain] ?? /* @__PURE__ */ Object.create(null);
		this.idx[domain] = domainEntry;
		const pathEntry = domainEntry[path] ?? /* @__PURE__ */ Object.create(null);
		domainEntry[path] = pathEntry;
		pathEntry[key] = cookie;
		return promiseCallback.resolve(void 0);
	}
	/**
	* @internal No doc because this is an overload that supports the implementation
	*/
	updateCookie(_oldCookie, newCookie, callback) {
		if (callback) this.putCookie(newCookie, callback);
		else return this.putCookie(newCookie);
	}
	/**
	* @internal No doc because this is an overload that supports the implementation
	*/
	removeCookie(domain, path, key, callback) {
		const promiseCallback = createPromiseCallback(callback);
		delete this.idx[domain]?.[path]?.[key];
		return promiseCallback.resolve(void 0);
	}
	/**
	* @internal No doc because this is an overload that supports the implementation
	*/
	removeCookies(domain, path, callback) {
		const promiseCallback = createPromiseCallback(callback);
		const domainEntry = this.idx[domain];
		if (domainEntry) {
			if (path) delete domainEntry[path];
			else delete this.idx[domain];
		}
		return promiseCallback.resolve(void 0);
	}
	/**
	* @internal No doc because this is an overload that supports the implementation
	*/
	removeAllCookies(callback) {
		const promiseCallback = createPromiseCallback(callback);
		this.idx = /* @__PURE__ */ Object.create(null);
		return promiseCallback.resolve(void 0);
	}
	/**
	* @internal No doc because this is an overload that supports the implementation
	*/
	getAllCookies(callback) {
		const promiseCallback = createPromiseCallback(callback);
		const cookies = [];
		const idx = this.idx;
		Object.keys(idx).forEach((domain) => {
			const domainEntry = idx[domain] ?? {};
			Object.keys(domainEntry).forEach((path) => {
				const pathEntry = domainEntry[path] ?? {};
				Object.keys(pathEntry).forEach((key) => {
					const keyEntry = pathEntry[key];
					if (keyEntry != null) cookies.push(keyEntry);
				});
			});
		});
		cookies.sort((a, b) => {
			return (a.creationIndex || 0) - (b.creationIndex || 0);
		});
		return promiseCallback.resolve(cookies);
	}
};
function isNonEmptyString(data) {
	return isString(data) && data !== "";
}
function isEmptyString(data) {
	return data === "" || data instanceof String && data.toString() === "";
}
function isString(data) {
	return typeof data === "string" || data instanceof String;
}
function isObject$1(data) {
	return objectToString(data) === "[object Object]";
}
function validate(bool, cbOrMessage, message) {
	if (bool) return;
	const cb = typeof cbOrMessage === "function" ? cbOrMessage : void 0;
	let options = typeof cbOrMessage === "function" ? message : cbOrMessage;
	if (!isObject$1(options)) options = "[object Object]";
	const err = new ParameterError(safeToString(options));
	if (cb) cb(err);
	else throw err;
}
var ParameterError = class extends Error {};
var version = "6.1.0";
var PrefixSecurityEnum = {
	SILENT: "silent",
	STRICT: "strict",
	DISABLED: "unsafe-disabled"
};
Object.freeze(PrefixSecurityEnum);
var IP_V6_REGEX = `
\\[?(?:
(?:[a-fA-F\\d]{1,4}:){7}(?:[a-fA-F\\d]{1,4}|:)|
(?:[a-fA-F\\d]{1,4}:){6}(?:(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]\\d|\\d)(?:\\.(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]\\d|\\d)){3}|:[a-fA-F\\d]{1,4}|:)|
(?:[a-fA-F\\d]{1,4}:){5}(?::(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]\\d|\\d)(?:\\.(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]\\d|\\d)){3}|(?::[a-fA-F\\d]{1,4}){1,2}|:)|
(?:[a-fA-F\\d]{1,4}:){4}(?:(?::[a-fA-F\\d]{1,4}){0,1}:(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]\\d|\\d)(?:\\.(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]\\d|\\d)){3}|(?::[a-fA-F\\d]{1,4}){1,3}|:)|
(?:[a-fA-F\\d]{1,4}:){3}(?:(?::[a-fA-F\\d]{1,4}){0,2}:(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]\\d|\\d)(?:\\.(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]\\d|\\d)){3}|(?::[a-fA-F\\d]{1,4}){1,4}|:)|
(?:[a-fA-F\\d]{1,4}:){2}(?:(?::[a-fA-F\\d]{1,4}){0,3}:(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]\\d|\\d)(?:\\.(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]\\d|\\d)){3}|(?::[a-fA-F\\d]{1,4}){1,5}|:)|
(?:[a-fA-F\\d]{1,4}:){1}(?:(?::[a-fA-F\\d]{1,4}){0,4}:(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]\\d|\\d)(?:\\.(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]\\d|\\d)){3}|(?::[a-fA-F\\d]{1,4}){1,6}|:)|
(?::(?:(?::[a-fA-F\\d]{1,4}){0,5}:(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]\\d|\\d)(?:\\.(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]\\d|\\d)){3}|(?::[a-fA-F\\d]{1,4}){1,7}|:))
)(?:%[0-9a-zA-Z]{1,})?\\]?
`.replace(/\s*\/\/.*$/gm, "").replace(/\n/g, "").trim();
var IP_V6_REGEX_OBJECT = new RegExp(`^${IP_V6_REGEX}$`);
var IP_V4_REGEX_OBJECT = new RegExp(`^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$`);
function domainToASCII(domain) {
	return new URL(`http://${domain}`).hostname;
}
function canonicalDomain(domainName) {
	if (domainName == null) return;
	let str = domainName.trim().replace(/^\./, "");
	if (IP_V6_REGEX_OBJECT.test(str)) {
		if (!str.startsWith("[")) str = "[" + str;
		if (!str.endsWith("]")) str = str + "]";
		return domainToASCII(str).slice(1, -1);
	}
	if (/[^\u0001-\u007f]/.test(str)) return domainToASCII(str);
	return str.toLowerCase();
}
function formatDate(date) {
	return date.toUTCString();
}
var INVALID_TOKEN_CHARACTER = /[^\x21\x23-\x27\x2A\x2B\x2D\x2E\x30-\x39\x41-\x5A\x5E-\x7A\x7C\x7E]/;
var CookieName = { parse(input) {
	if (input.length === 0 || INVALID_TOKEN_CHARACTER.test(input)) return;
	return input;
} };
function parseDate(cookieDate) {
	if (!cookieDate) return;
	const flags = {
		foundTime: void 0,
		foundDayOfMonth: void 0,
		foundMonth: void 0,
		foundYear: void 0
	};
	const dateTokens = cookieDate.split(DELIMITER).filter((token) => token.length > 0);
	for (const dateToken of dateTokens) {
		if (flags.foundTime === void 0) {
			const [, hours, minutes, seconds] = TIME.exec(dateToken) || [];
			if (hours != void 0 && minutes != void 0 && seconds != void 0) {
				const parsedHours = parseInt(hours, 10);
				const parsedMinutes = parseInt(minutes, 10);
				const parsedSeconds = parseInt(seconds, 10);
				if (!isNaN(parsedHours) && !isNaN(parsedMinutes) && !isNaN(parsedSeconds)) {
					flags.foundTime = {
						hours: parsedHours,
						minutes: parsedMinutes,
						seconds: parsedSeconds
					};
					continue;
				}
			}
		}
		if (flags.foundDayOfMonth === void 0 && DAY_OF_MONTH.test(dateToken)) {
			const dayOfMonth = parseInt(dateToken, 10);
			if (!isNaN(dayOfMonth)) {
				flags.foundDayOfMonth = dayOfMonth;
				continue;
			}
		}
		if (flags.foundMonth === void 0 && MONTH.test(dateToken)) {
			const month = months.indexOf(dateToken.substring(0, 3).toLowerCase());
			if (month >= 0 && month <= 11) {
				flags.foundMonth = month;
				continue;
			}
		}
		if (flags.foundYear === void 0 && YEAR.test(dateToken)) {
			const parsedYear = parseInt(dateToken, 10);
			if (!isNaN(parsedYear)) {
				flags.foundYear = parsedYear;
				continue;
			}
		}
	}
	if (flags.foundYear !== void 0 && flags.foundYear >= 70 && flags.foundYear <= 99) flags.foundYear += 1900;
	if (flags.foundYear !== void 0 && flags.foundYear >= 0 && flags.foundYear <= 69) flags.foundYear += 2e3;
	if (flags.foundDayOfMonth === void 0 || flags.foundMonth === void 0 || flags.foundYear === void 0 || flags.foundTime === void 0) return;
	if (flags.foundDayOfMonth < 1 || flags.foundDayOfMonth > 31) return;
	if (flags.foundYear < 1601) return;
	if (flags.foundTime.hours > 23) return;
	if (flags.foundTime.minutes > 59) return;
	if (flags.foundTime.seconds > 59) return;
	const date = new Date(Date.UTC(flags.foundYear, flags.foundMonth, flags.foundDayOfMonth, flags.foundTime.hours, flags.foundTime.minutes, flags.foundTime.seconds));
	if (date.getUTCFullYear() !== flags.foundYear || date.getUTCMonth() !== flags.foundMonth || date.getUTCDate() !== flags.foundDayOfMonth) return;
	return date;
}
var months = [
	"jan",
	"feb",
	"mar",
	"apr",
	"may",
	"jun",
	"jul",
	"aug",
	"sep",
	"oct",
	"nov",
	"dec"
];
var DELIMITER = /[\x09\x20-\x2F\x3B-\x40\x5B-\x60\x7B-\x7E]/;
var TIME = /^(\d{1,2}):(\d{1,2}):(\d{1,2})(?:[\x00-\x2F\x3A-\xFF][\x00-\xFF]*)?$/;
var DAY_OF_MONTH = /^[0-9]{1,2}(?:[\x00-\x2F\x3A-\xFF][\x00-\xFF]*)?$/;
var MONTH = /^(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[\x00-\xFF]*$/i;
var YEAR = /^[\x30-\x39]{2,4}(?:[\x00-\x2F\x3A-\xFF][\x00-\xFF]*)?$/;
var COOKIE_OCTETS = /^[\x21\x23-\x2B\x2D-\x3A\x3C-\x5B\x5D-\x7E]+$/;
var PATH_VALUE = /[\x20-\x3A\x3C-\x7E]+/;
var CONTROL_CHARS = /[\x00-\x1F]/;
var TERMINATORS = [
	"\n",
	"\r",
	"\0"
];
function trimTerminator(str) {
	if (isEmptyString(str)) return str;
	for (let t = 0; t < TERMINATORS.length; t++) {
		const terminator = TERMINATORS[t];
		const terminatorIdx = terminator ? str.indexOf(terminator) : -1;
		if (terminatorIdx !== -1) str = str.slice(0, terminatorIdx);
	}
	return str;
}
function parseCookiePair(cookiePair, looseMode) {
	cookiePair = trimTerminator(cookiePair);
	let firstEq = cookiePair.indexOf("=");
	if (looseMode) {
		if (firstEq === 0) {
			cookiePair = cookiePair.substring(1);
			firstEq = cookiePair.indexOf("=");
		}
	} else if (firstEq <= 0) return;
	let cookieName, cookieValue;
	if (firstEq <= 0) {
		cookieName = "";
		cookieValue = cookiePair.trim();
	} else {
		cookieName = cookiePair.slice(0, firstEq).trim();
		cookieValue = cookiePair.slice(firstEq + 1).trim();
	}
	if (CONTROL_CHARS.test(cookieName) || CONTROL_CHARS.test(cookieValue)) return;
	const c = new Cookie();
	c.key = cookieName;
	c.value = cookieValue;
	return c;
}
function parse(str, options) {
	if (isEmptyString(str) || !isString(str)) return;
	str = str.trim();
	const firstSemi = str.indexOf(";");
	const c = parseCookiePair(firstSemi === -1 ? str : str.slice(0, firstSemi), options?.loose ?? false);
	if (!c) return;
	if (firstSemi === -1) return c;
	const unparsed = str.slice(firstSemi + 1).trim();
	if (unparsed.length === 0) return c;
	const cookie_avs = unparsed.split(";");
	for (const cookie_av of cookie_avs) {
		const av = cookie_av.trim();
		if (av.length === 0) continue;
		const av_sep = av.indexOf("=");
		let av_key, av_value;
		if (av_sep === -1) {
			av_key = av;
			av_value = null;
		} else {
			av_key = av.slice(0, av_sep);
			av_value = av.slice(av_sep + 1);
		}
		av_key = av_key.trim().toLowerCase();
		if (av_value) av_value = av_value.trim();
		switch (av_key) {
			case "expires":
				if (av_value) {
					const exp = parseDate(av_value);
					if (exp) c.expires = exp;
				}
				break;
			case "max-age":
				if (av_value) {
					if (/^-?[0-9]+$/.test(av_value)) {
						const delta = parseInt(av_value, 10);
						c.setMaxAge(delta);
					}
				}
				break;
			case "domain":
				if (av_value) {
					const domain = av_value.trim().replace(/^\./, "");
					if (domain) c.domain = domain.toLowerCase();
				}
				break;
			case "path":
				c.path = av_value && av_value[0] === "/" ? av_value : null;
				break;
			case "secure":
				c.secure = true;
				break;
			case "httponly":
				c.httpOnly = true;
				break;
			case "samesite":
				switch (av_value ? av_value.toLowerCase() : "") {
					case "strict":
						c.sameSite = "strict";
						break;
					case "lax":
						c.sameSite = "lax";
						break;
					case "none":
						c.sameSite = "none";
						break;
					default: c.sameSite = void 0;
				}
				break;
			default:
				c.extensions = c.extensions || [];
				c.extensions.push(av);
		}
	}
	return c;
}
function fromJSON(str) {
	if (!str || isEmptyString(str)) return;
	let obj;
	if (typeof str === "string") try {
		obj = JSON.parse(str);
	} catch {
		return;
	}
	else obj = str;
	const c = new Cookie();
	Cookie.serializableProperties.forEach((prop) => {
		if (obj && typeof obj === "object" && inOperator(prop, obj)) {
			const val = obj[prop];
			if (val === void 0) return;
			if (inOperator(prop, cookieDefaults) && val === cookieDefaults[prop]) return;
			switch (prop) {
				case "key":
				case "value":
				case "sameSite":
					if (typeof val === "string") c[prop] = val;
					break;
				case "expires":
				case "creation":
				case "lastAccessed":
					if (typeof val === "number" || typeof val === "string" || val instanceof Date) c[prop] = obj[prop] == "Infinity" ? "Infinity" : new Date(val);
					else if (val === null) c[prop] = null;
					break;
				case "maxAge":
					if (typeof val === "number" || val === "Infinity" || val === "-Infinity") c[prop] = val;
					break;
				case "domain":
				case "path":
					if (typeof val === "string" || val === null) c[prop] = val;
					break;
				case "secure":
				case "httpOnly":
					if (typeof val === "boolean") c[prop] = val;
					break;
				case "extensions":
					if (Array.isArray(val) && val.every((item) => typeof item === "string")) c[prop] = val;
					break;
				case "hostOnly":
				case "pathIsDefault": if (typeof val === "boolean" || val === null) c[prop] = val;
			}
		}
	});
	return c;
}
var cookieDefaults = {
	key: "",
	value: "",
	expires: "Infinity",
	maxAge: null,
	domain: null,
	path: null,
	secure: false,
	httpOnly: false,
	extensions: null,
	hostOnly: null,
	pathIsDefault: null,
	creation: null,
	lastAccessed: null,
	sameSite: void 0
};
var _Cookie = class _Cookie {
	/**
	* Create a new Cookie instance.
	* @public
	* @param options - The attributes to set on the cookie
	*/
	constructor(options = {}) {
		this.key = options.key ?? cookieDefaults.key;
		this.value = options.value ?? cookieDefaults.value;
		this.expires = options.expires ?? cookieDefaults.expires;
		this.maxAge = options.maxAge ?? cookieDefaults.maxAge;
		this.domain = options.domain ?? cookieDefaults.domain;
		this.path = options.path ?? cookieDefaults.path;
		this.secure = options.secure ?? cookieDefaults.secure;
		this.httpOnly = options.httpOnly ?? cookieDefaults.httpOnly;
		this.extensions = options.extensions ?? cookieDefaults.extensions;
		this.creation = options.creation ?? cookieDefaults.creation;
		this.hostOnly = options.hostOnly ?? cookieDefaults.hostOnly;
		this.pathIsDefault = options.pathIsDefault ?? cookieDefaults.pathIsDefault;
		this.lastAccessed = options.lastAccessed ?? cookieDefaults.lastAccessed;
		this.sameSite = options.sameSite ?? cookieDefaults.sameSite;
		this.creation = options.creation ?? /* @__PURE__ */ new Date();
		Object.defineProperty(this, "creationIndex", {
			configurable: false,
			enumerable: false,
			writable: true,
			value: ++_Cookie.cookiesCreated
		});
		this.creationIndex = _Cookie.cookiesCreated;
	}
	[/* @__PURE__ */ Symbol.for("nodejs.util.inspect.custom")]() {
		const now = Date.now();
		const hostOnly = this.hostOnly != null ? this.hostOnly.toString() : "?";
		const createAge = this.creation && this.creation !== "Infinity" ? `${String(now - this.creation.getTime())}ms` : "?";
		const accessAge = this.lastAccessed && this.lastAccessed !== "Infinity" ? `${String(now - this.lastAccessed.getTime())}ms` : "?";
		return `Cookie="${this.toString()}; hostOnly=${hostOnly}; aAge=${accessAge}; cAge=${createAge}"`;
	}
	/**
	* For convenience in using `JSON.stringify(cookie)`. Returns a plain-old Object that can be JSON-serialized.
	*
	* @remarks
	* - Any `Date` properties (such as {@link Cookie.expires}, {@link Cookie.creation}, and {@link Cookie.lastAccessed}) are exported in ISO format (`Date.toISOString()`).
	*
	*  - Custom Cookie properties are discarded. In tough-cookie 1.x, since there was no {@link Cookie.toJSON} method explicitly defined, all enumerable properties were captured.
	*      If you want a property to be serialized, add the property name to {@link Cookie.serializableProperties}.
	*/
	toJSON() {
		const obj = {};
		for (const prop of _Cookie.serializableProperties) {
			const val = this[prop];
			if (val === cookieDefaults[prop]) continue;
			switch (prop) {
				case "key":
				case "value":
				case "sameSite":
					if (typeof val === "string") obj[prop] = val;
					break;
				case "expires":
				case "creation":
				case "lastAccessed":
					if (typeof val === "number" || typeof val === "string" || val instanceof Date) obj[prop] = val == "Infinity" ? "Infinity" : new Date(val).toISOString();
					else if (val === null) obj[prop] = null;
					break;
				case "maxAge":
					if (typeof val === "number" || val === "Infinity" || val === "-Infinity") obj[prop] = val;
					break;
				case "domain":
				case "path":
					if (typeof val === "string" || val === null) obj[prop] = val;
					break;
				case "secure":
				case "httpOnly":
					if (typeof val === "boolean") obj[prop] = val;
					break;
				case "extensions":
					if (Array.isArray(val)) obj[prop] = val;
					break;
				case "hostOnly":
				case "pathIsDefault": if (typeof val === "boolean" || val === null) obj[prop] = val;
			}
		}
		return obj;
	}
	/**
	* Does a deep clone of this cookie, implemented exactly as `Cookie.fromJSON(cookie.toJSON())`.
	* @public
	*/
	clone() {
		return fromJSON(this.toJSON());
	}
	/**
	* Validates cookie attributes for semantic correctness. Useful for "lint" checking any `Set-Cookie` headers you generate.
	* For now, it returns a boolean, but eventually could return a reason string.
	*
	* @remarks
	* Works for a few things, but is by no means comprehensive.
	* Checks that the cookie name is a non-empty token as defined in RFC 6265 Section 4.1.1.
	* Nameless cookies (including those parsed in loose mode or created with `new Cookie({ value })`)
	* and names containing characters outside the token grammar (such as `a b`) return `false`.
	* Parsing and storage remain permissive; this check only applies to explicit validation.
	*
	* @beta
	*/
	validate() {
		if (CookieName.parse(this.key) === void 0) return false;
		if (!this.value || !COOKIE_OCTETS.test(this.value)) return false;
		if (this.expires != "Infinity" && !(this.expires instanceof Date) && !parseDate(this.expires)) return false;
		if (this.maxAge != null && this.maxAge !== "Infinity" && (this.maxAge === "-Infinity" || this.maxAge <= 0)) return false;
		if (this.path != null && !PATH_VALUE.test(this.path)) return false;
		const cdomain = this.cdomain();
		if (cdomain) {
			if (cdomain.match(/\.$/)) return false;
			if (getPublicSuffix(cdomain) == null && !IP_V4_REGEX_OBJECT.test(cdomain) && !IP_V6_REGEX_OBJECT.test(cdomain)) return false;
		}
		return true;
	}
	/**
	* Sets the 'Expires' attribute on a cookie.
	*
	* @remarks
	* When given a `string` value it will be parsed with {@link parseDate}. If the value can't be parsed as a cookie date
	* then the 'Expires' attribute will be set to `"Infinity"`.
	*
	* @param exp - the new value for the 'Expires' attribute of the cookie.
	*/
	setExpires(exp) {
		if (exp instanceof Date) this.expires = exp;
		else this.expires = parseDate(exp) || "Infinity";
	}
	/**
	* Sets the 'Max-Age' attribute (in seconds) on a cookie.
	*
	* @remarks
	* Coerces `-Infinity` to `"-Infinity"` and `Infinity` to `"Infinity"` so it can be serialized to JSON.
	*
	* @param age - the new value for the 'Max-Age' attribute (in seconds).
	*/
	setMaxAge(age) {
		if (age === Infinity) this.maxAge = "Infinity";
		else if (age === -Infinity) this.maxAge = "-Infinity";
		else this.maxAge = age;
	}
	/**
	* Encodes to a `Cookie` header value (specifically, the {@link Cookie.key} and {@link Cookie.value} properties joined with "=").
	* @public
	*/
	cookieString() {
		const val = this.value || "";
		if (this.key) return `${this.key}=${val}`;
		return val;
	}
	/**
	* Encodes to a `Set-Cookie header` value.
	* @public
	*/
	toString() {
		let str = this.cookieString();
		if (this.expires != "Infinity") {
			if (this.expires instanceof Date) str += `; Expires=${formatDate(this.expires)}`;
		}
		if (this.maxAge != null && this.maxAge != Infinity) str += `; Max-Age=${String(this.maxAge)}`;
		if (this.domain && !this.hostOnly) str += `; Domain=${this.domain}`;
		if (this.path) str += `; Path=${this.path}`;
		if (this.secure) str += "; Secure";
		if (this.httpOnly) str += "; HttpOnly";
		if (this.sameSite) {
			if (this.sameSite.toLowerCase() === _Cookie.sameSiteCanonical.lax.toLowerCase()) str += `; SameSite=${_Cookie.sameSiteCanonical.lax}`;
			else if (this.sameSite.toLowerCase() === _Cookie.sameSiteCanonical.strict.toLowerCase()) str += `; SameSite=${_Cookie.sameSiteCanonical.strict}`;
			else if (this.sameSite.toLowerCase() === _Cookie.sameSiteCanonical.none.toLowerCase()) str += `; SameSite=${_Cookie.sameSiteCanonical.none}`;
			else str += `; SameSite=${this.sameSite}`;
		}
		if (this.extensions) this.extensions.forEach((ext) => {
			str += `; ${ext}`;
		});
		return str;
	}
	/**
	* Computes the TTL relative to now (milliseconds).
	*
	* @remarks
	* - `Infinity` is returned for cookies without an explicit expiry
	*
	* - `0` is returned if the cookie is expired.
	*
	* - Otherwise a time-to-live in milliseconds is returned.
	*
	* @param now - passing an explicit value is mostly used for testing purposes since this defaults to the `Date.now()`
	* @public
	*/
	TTL(now = Date.now()) {
		if (this.maxAge != null && typeof this.maxAge === "number") return this.maxAge <= 0 ? 0 : this.maxAge * 1e3;
		const expires = this.expires;
		if (expires === "Infinity") return Infinity;
		return (expires?.getTime() ?? now) - (now || Date.now());
	}
	/**
	* Computes the absolute unix-epoch milliseconds that this cookie expires.
	*
	* The "Max-Age" attribute takes precedence over "Expires" (as per the RFC). The {@link Cookie.lastAccessed} attribute
	* (or the `now` parameter if given) is used to offset the {@link Cookie.maxAge} attribute.
	*
	* If Expires ({@link Cookie.expires}) is set, that's returned.
	*
	* @param now - can be used to provide a time offset (instead of {@link Cookie.lastAccessed}) to use when calculating the "Max-Age" value
	*/
	expiryTime(now) {
		if (this.maxAge != null) {
			if (this.maxAge === "Infinity") return Infinity;
			const relativeTo = now || this.lastAccessed || /* @__PURE__ */ new Date();
			const maxAge = typeof this.maxAge === "number" ? this.maxAge : -Infinity;
			const age = maxAge <= 0 ? -Infinity : maxAge * 1e3;
			if (relativeTo === "Infinity") return Infinity;
			return relativeTo.getTime() + age;
		}
		if (this.expires == "Infinity") return Infinity;
		return this.expires ? this.expires.getTime() : void 0;
	}
	/**
	* Similar to {@link Cookie.expiryTime}, computes the absolute unix-epoch milliseconds that this cookie expires and returns it as a Date.
	*
	* The "Max-Age" attribute takes precedence over "Expires" (as per the RFC). The {@link Cookie.lastAccessed} attribute
	* (or the `now` parameter if given) is used to offset the {@link Cookie.maxAge} attribute.
	*
	* If Expires ({@link Cookie.expires}) is set, that's returned.
	*
	* @param now - can be used to provide a time offset (instead of {@link Cookie.lastAccessed}) to use when calculating the "Max-Age" value
	*/
	expiryDate(now) {
		const millisec = this.expiryTime(now);
		if (millisec == Infinity) return /* @__PURE__ */ new Date(2147483647e3);
		else if (millisec == -Infinity) return /* @__PURE__ */ new Date(0);
		else return millisec == void 0 ? void 0 : new Date(millisec);
	}
	/**
	* Indicates if the cookie has been persisted to a store or not.
	* @public
	*/
	isPersistent() {
		return this.maxAge != null || this.expires != "Infinity";
	}
	/**
	* Calls {@link canonicalDomain} with the {@link Cookie.domain} property.
	* @public
	*/
	canonicalizedDomain() {
		return canonicalDomain(this.domain);
	}
	/**
	* Alias for {@link Cookie.canonicalizedDomain}
	* @public
	*/
	cdomain() {
		return canonicalDomain(this.domain);
	}
	/**
	* Parses a string into a Cookie object.
	*
	* @remarks
	* Note: when parsing a `Cookie` header it must be split by ';' before each Cookie string can be parsed.
	*
	* @example
	* ```
	* // parse a `Set-Cookie` header
	* const setCookieHeader = 'a=bcd; Expires=Tue, 18 Oct 2011 07:05:03 GMT'
	* const cookie = Cookie.parse(setCookieHeader)
	* cookie.key === 'a'
	* cookie.value === 'bcd'
	* cookie.expires === new Date(Date.parse('Tue, 18 Oct 2011 07:05:03 GMT'))
	* ```
	*
	* @example
	* ```
	* // parse a `Cookie` header
	* const cookieHeader = 'name=value; name2=value2; name3=value3'
	* const cookies = cookieHeader.split(';').map(Cookie.parse)
	* cookies[0].name === 'name'
	* cookies[0].value === 'value'
	* cookies[1].name === 'name2'
	* cookies[1].value === 'value2'
	* cookies[2].name === 'name3'
	* cookies[2].value === 'value3'
	* ```
	*
	* @param str - The `Set-Cookie` header or a Cookie string to parse.
	* @param options - Configures `strict` or `loose` mode for cookie parsing
	*/
	static parse(str, options) {
		return parse(str, options);
	}
	/**
	* Does the reverse of {@link Cookie.toJSON}.
	*
	* @remarks
	* Any Date properties (such as .expires, .creation, and .lastAccessed) are parsed via Date.parse, not tough-cookie's parseDate, since ISO timestamps are being handled at this layer.
	*
	* @example
	* ```
	* const json = JSON.stringify({
	*   key: 'alpha',
	*   value: 'beta',
	*   domain: 'example.com',
	*   path: '/foo',
	*   expires: '2038-01-19T03:14:07.000Z',
	* })
	* const cookie = Cookie.fromJSON(json)
	* cookie.key === 'alpha'
	* cookie.value === 'beta'
	* cookie.domain === 'example.com'
	* cookie.path === '/foo'
	* cookie.expires === new Date(Date.parse('2038-01-19T03:14:07.000Z'))
	* ```
	*
	* @param str - An unparsed JSON string or a value that has already been parsed as JSON
	*/
	static fromJSON(str) {
		return fromJSON(str);
	}
};
_Cookie.cookiesCreated = 0;
/**
* @internal
*/
_Cookie.sameSiteLevel = {
	strict: 3,
	lax: 2,
	none: 1
};
/**
* @internal
*/
_Cookie.sameSiteCanonical = {
	strict: "Strict",
	lax: "Lax",
	none: "None"
};
/**
* Cookie properties that will be serialized when using {@link Cookie.fromJSON} and {@link Cookie.toJSON}.
* @public
*/
_Cookie.serializableProperties = [
	"key",
	"value",
	"expires",
	"maxAge",
	"domain",
	"path",
	"secure",
	"httpOnly",
	"extensions",
	"hostOnly",
	"pathIsDefault",
	"creation",
	"lastAccessed",
	"sameSite"
];
var Cookie = _Cookie;
var MAX_TIME = 2147483647e3;
function cookieCompare(a, b) {
	let cmp;
	const aPathLen = a.path ? a.path.length : 0;
	cmp = (b.path ? b.path.length : 0) - aPathLen;
	if (cmp !== 0) return cmp;
	cmp = (a.creation && a.creation instanceof Date ? a.creation.getTime() : MAX_TIME) - (b.creation && b.creation instanceof Date ? b.creation.getTime() : MAX_TIME);
	if (cmp !== 0) return cmp;
	cmp = (a.creationIndex || 0) - (b.creationIndex || 0);
	return cmp;
}
function defaultPath(path) {
	if (!path || path.slice(0, 1) !== "/") return "/";
	if (path === "/") return path;
	const rightSlash = path.lastIndexOf("/");
	if (rightSlash === 0) return "/";
	return path.slice(0, rightSlash);
}
var IP_REGEX_LOWERCASE = /(?:^(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]\d|\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]\d|\d)){3}$)|(?:^(?:(?:[a-f\d]{1,4}:){7}(?:[a-f\d]{1,4}|:)|(?:[a-f\d]{1,4}:){6}(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]\d|\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]\d|\d)){3}|:[a-f\d]{1,4}|:)|(?:[a-f\d]{1,4}:){5}(?::(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]\d|\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]\d|\d)){3}|(?::[a-f\d]{1,4}){1,2}|:)|(?:[a-f\d]{1,4}:){4}(?:(?::[a-f\d]{1,4}){0,1}:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]\d|\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]\d|\d)){3}|(?::[a-f\d]{1,4}){1,3}|:)|(?:[a-f\d]{1,4}:){3}(?:(?::[a-f\d]{1,4}){0,2}:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]\d|\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]\d|\d)){3}|(?::[a-f\d]{1,4}){1,4}|:)|(?:[a-f\d]{1,4}:){2}(?:(?::[a-f\d]{1,4}){0,3}:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]\d|\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]\d|\d)){3}|(?::[a-f\d]{1,4}){1,5}|:)|(?:[a-f\d]{1,4}:){1}(?:(?::[a-f\d]{1,4}){0,4}:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]\d|\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]\d|\d)){3}|(?::[a-f\d]{1,4}){1,6}|:)|(?::(?:(?::[a-f\d]{1,4}){0,5}:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]\d|\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]\d|\d)){3}|(?::[a-f\d]{1,4}){1,7}|:)))$)/;
function domainMatch(domain, cookieDomain, canonicalize) {
	if (domain == null || cookieDomain == null) return;
	let _str;
	let _domStr;
	if (canonicalize !== false) {
		_str = canonicalDomain(domain);
		_domStr = canonicalDomain(cookieDomain);
	} else {
		_str = domain;
		_domStr = cookieDomain;
	}
	if (_str == null || _domStr == null) return;
	if (_str == _domStr) return true;
	const idx = _str.lastIndexOf(_domStr);
	if (idx <= 0) return false;
	if (_str.length !== _domStr.length + idx) return false;
	if (_str.substring(idx - 1, idx) !== ".") return false;
	return !IP_REGEX_LOWERCASE.test(_str);
}
function isLoopbackV4(address) {
	const octets = address.split(".");
	return octets.length === 4 && octets[0] !== void 0 && parseInt(octets[0], 10) === 127;
}
function isLoopbackV6(address) {
	return address === "::1";
}
function isNormalizedLocalhostTLD(lowerHost) {
	return lowerHost.endsWith(".localhost");
}
function isLocalHostname(host) {
	const lowerHost = host.toLowerCase();
	return lowerHost === "localhost" || isNormalizedLocalhostTLD(lowerHost);
}
function hostNoBrackets(host) {
	if (host.length >= 2 && host.startsWith("[") && host.endsWith("]")) return host.substring(1, host.length - 1);
	return host;
}
function isPotentiallyTrustworthy(inputUrl, allowSecureOnLocal = true) {
	let url;
	if (typeof inputUrl === "string") try {
		url = new URL(inputUrl);
	} catch {
		return false;
	}
	else url = inputUrl;
	const scheme = url.protocol.replace(":", "").toLowerCase();
	const hostname = hostNoBrackets(url.hostname).replace(/\.+$/, "");
	if (scheme === "https" || scheme === "wss") return true;
	if (!allowSecureOnLocal) return false;
	if (IP_V4_REGEX_OBJECT.test(hostname)) return isLoopbackV4(hostname);
	if (IP_V6_REGEX_OBJECT.test(hostname)) return isLoopbackV6(hostname);
	return isLocalHostname(hostname);
}
var defaultSetCookieOptions = {
	loose: false,
	sameSiteContext: void 0,
	ignoreError: false,
	http: true
};
var defaultGetCookieOptions = {
	http: true,
	expire: true,
	allPaths: false,
	sameSiteContext: void 0,
	sort: void 0
};
var SAME_SITE_CONTEXT_VAL_ERR = "Invalid sameSiteContext option for getCookies(); expected one of \"strict\", \"lax\", or \"none\"";
function getCookieContext(url) {
	if (url && typeof url === "object" && "hostname" in url && typeof url.hostname === "string" && "pathname" in url && typeof url.pathname === "string" && "protocol" in url && typeof url.protocol === "string") {
		let pathname = url.pathname;
		try {
			pathname = decodeURI(pathname);
		} catch {}
		return {
			hostname: url.hostname,
			pathname,
			protocol: url.protocol
		};
	} else if (typeof url === "string") {
		const parsed = new URL(url);
		let pathname = parsed.pathname;
		try {
			pathname = decodeURI(pathname);
		} catch {}
		return {
			hostname: parsed.hostname,
			pathname,
			protocol: parsed.protocol
		};
	} else throw new ParameterError("`url` argument is not a string or URL.");
}
function checkSameSiteContext(value) {
	const context = value.toLowerCase();
	if (context === "none" || context === "lax" || context === "strict") return context;
	else return;
}
function isSecurePrefixConditionMet(cookie) {
	return !(typeof cookie.key === "string" && cookie.key.startsWith("__Secure-")) || cookie.secure;
}
function isHostPrefixConditionMet(cookie) {
	return !(typeof cookie.key === "string" && cookie.key.startsWith("__Host-")) || Boolean(cookie.secure && cookie.hostOnly && cookie.path != null && cookie.path === "/" && !cookie.pathIsDefault);
}
function getNormalizedPrefixSecurity(prefixSecurity) {
	const normalizedPrefixSecurity = prefixSecurity.toLowerCase();
	switch (normalizedPrefixSecurity) {
		case PrefixSecurityEnum.STRICT:
		case PrefixSecurityEnum.SILENT:
		case PrefixSecurityEnum.DISABLED: return normalizedPrefixSecurity;
		default: return PrefixSecurityEnum.SILENT;
	}
}
var CookieJar = class _CookieJar {
	/**
	* Creates a new `CookieJar` instance.
	*
	* @remarks
	* - If a custom store is not passed to the constructor, an in-memory store ({@link MemoryCookieStore} will be created and used.
	* - If a boolean value is passed as the `options` parameter, this is equivalent to passing `{ rejectPublicSuffixes: <value> }`
	*
	* @param store - a custom {@link Store} implementation (defaults to {@link MemoryCookieStore})
	* @param options - configures how cookies are processed by the cookie jar
	*/
	constructor(store, options) {
		if (typeof options === "boolean") options = { rejectPublicSuffixes: options };
		this.rejectPublicSuffixes = options?.rejectPublicSuffixes ?? true;
		this.enableLooseMode = options?.looseMode ?? false;
		this.allowSpecialUseDomain = options?.allowSpecialUseDomain ?? true;
		this.allowSecureOnLocal = options?.allowSecureOnLocal ?? true;
		this.enforceSecureOriginOnStorage = options?.enforceSecureOriginOnStorage ?? true;
		this.prefixSecurity = getNormalizedPrefixSecurity(options?.prefixSecurity ?? "silent");
		this.store = store ?? new MemoryCookieStore();
	}
	callSync(fn) {
		if (!this.store.synchronous) throw new Error("CookieJar store is not synchronous; use async API instead.");
		let syncErr = null;
		let syncResult = void 0;
		try {
			fn.call(this, (error, result) => {
				syncErr = error;
				syncResult = result;
			});
		} catch (err) {
			syncErr = err;
		}
		if (syncErr) throw syncErr;
		return syncResult;
	}
	/**
	* @internal No doc because this is the overload implementation
	*/
	setCookie(cookie, url, options, callback) {
		if (typeof options === "function") {
			callback = options;
			options = void 0;
		}
		const promiseCallback = createPromiseCallback(callback);
		const cb = promiseCallback.callback;
		let context;
		try {
			if (typeof url === "string") validate(isNonEmptyString(url), callback, safeToString(options));
			context = getCookieContext(url);
			if (typeof url === "function") return promiseCallback.reject(/* @__PURE__ */ new Error("No URL was specified"));
			if (typeof options === "function") options = defaultSetCookieOptions;
			validate(typeof cb === "function", cb);
			if (!isNonEmptyString(cookie) && !isObject$1(cookie) && cookie instanceof String && cookie.length == 0) return promiseCallback.resolve(void 0);
		} catch (err) {
			return promiseCallback.reject(err);
		}
		const host = canonicalDomain(context.hostname) ?? null;
		const loose = options?.loose || this.enableLooseMode;
		let sameSiteContext = null;
		if (options?.sameSiteContext) {
			sameSiteContext = checkSameSiteContext(options.sameSiteContext);
			if (!sameSiteContext) return promiseCallback.reject(new Error(SAME_SITE_CONTEXT_VAL_ERR));
		}
		if (typeof cookie === "string" || cookie instanceof String) {
			const parsedCookie = Cookie.parse(cookie.toString(), { loose });
			if (!parsedCookie) {
				const err = /* @__PURE__ */ new Error("Cookie failed to parse");
				return options?.ignoreError ? promiseCallback.resolve(void 0) : promiseCallback.reject(err);
			}
			cookie = parsedCookie;
		} else if (!(cookie instanceof Cookie)) {
			const err = /* @__PURE__ */ new Error("First argument to setCookie must be a Cookie object or string");
			return options?.ignoreError ? promiseCallback.resolve(void 0) : promiseCallback.reject(err);
		}
		const now = options?.now || /* @__PURE__ */ new Date();
		if (this.rejectPublicSuffixes && cookie.domain) try {
			const cdomain = cookie.cdomain();
			if ((typeof cdomain === "string" ? getPublicSuffix(cdomain, {
				allowSpecialUseDomain: this.allowSpecialUseDomain,
				ignoreError: options?.ignoreError
			}) : null) == null && !IP_V4_REGEX_OBJECT.test(cdomain ?? "") && !IP_V6_REGEX_OBJECT.test(cdomain ?? "")) {
				const err = /* @__PURE__ */ new Error("Cookie has domain set to a public suffix");
				return options?.ignoreError ? promiseCallback.resolve(void 0) : promiseCallback.reject(err);
			}
		} catch (err) {
			return options?.ignoreError ? promiseCallback.resolve(void 0) : promiseCallback.reject(err);
		}
		if (cookie.domain) {
			if (!domainMatch(host ?? void 0, cookie.cdomain() ?? void 0, false)) {
				const err = /* @__PURE__ */ new Error(`Cookie not in this host's domain. Cookie:${cookie.cdomain() ?? "null"} Request:${host ?? "null"}`);
				return options?.ignoreError ? promiseCallback.resolve(void 0) : promiseCallback.reject(err);
			}
			if (cookie.hostOnly == null) cookie.hostOnly = false;
		} else {
			cookie.hostOnly = true;
			cookie.domain = host;
		}
		if (!cookie.path || cookie.path[0] !== "/") {
			cookie.path = defaultPath(context.pathname);
			cookie.pathIsDefault = true;
		}
		if (this.enforceSecureOriginOnStorage && cookie.secure && !isPotentiallyTrustworthy(url, this.allowSecureOnLocal)) {
			const err = /* @__PURE__ */ new Error("Cookie is Secure but this is not a secure connection");
			return options?.ignoreError ? promiseCallback.resolve(void 0) : promiseCallback.reject(err);
		}
		if (options?.http === false && cookie.httpOnly) {
			const err = /* @__PURE__ */ new Error("Cookie is HttpOnly and this isn't an HTTP API");
			return options.ignoreError ? promiseCallback.resolve(void 0) : promiseCallback.reject(err);
		}
		if (cookie.sameSite !== "none" && cookie.sameSite !== void 0 && sameSiteContext) {
			if (sameSiteContext === "none") {
				const err = /* @__PURE__ */ new Error("Cookie is SameSite but this is a cross-origin request");
				return options?.ignoreError ? promiseCallback.resolve(void 0) : promiseCallback.reject(err);
			}
		}
		const ignoreErrorForPrefixSecurity = this.prefixSecurity === PrefixSecurityEnum.SILENT;
		if (!(this.prefixSecurity === PrefixSecurityEnum.DISABLED)) {
			let errorFound = false;
			let errorMsg;
			if (!isSecurePrefixConditionMet(cookie)) {
				errorFound = true;
				errorMsg = "Cookie has __Secure prefix but Secure attribute is not set";
			} else if (!isHostPrefixConditionMet(cookie)) {
				errorFound = true;
				errorMsg = "Cookie has __Host prefix but either Secure or HostOnly attribute is not set or Path is not '/'";
			}
			if (errorFound) return options?.ignoreError || ignoreErrorForPrefixSecurity ? promiseCallback.resolve(void 0) : promiseCallback.reject(new Error(errorMsg));
		}
		const store = this.store;
		if (!store.updateCookie) store.updateCookie = async function(_oldCookie, newCookie, cb2) {
			return this.putCookie(newCookie).then(() => cb2?.(null), (error) => cb2?.(error));
		};
		store.findCookie(cookie.domain, cookie.path, cookie.key, function withCookie2(err, oldCookie) {
			if (err) {
				cb(err);
				return;
			}
			const next = function(err2) {
				if (err2) cb(err2);
				else if (typeof cookie === "string") cb(null, void 0);
				else cb(null, cookie);
			};
			if (oldCookie) {
				if (options && "http" in options && options.http === false && oldCookie.httpOnly) {
					err = /* @__PURE__ */ new Error("old Cookie is HttpOnly and this isn't an HTTP API");
					if (options.ignoreError) cb(null, void 0);
					else cb(err);
					return;
				}
				if (cookie instanceof Cookie) {
					cookie.creation = oldCookie.creation;
					cookie.creationIndex = oldCookie.creationIndex;
					cookie.lastAccessed = now;
					store.updateCookie(oldCookie, cookie, next);
				}
			} else if (cookie instanceof Cookie) {
				cookie.creation = cookie.lastAccessed = now;
				store.putCookie(cookie, next);
			}
		});
		return promiseCallback.promise;
	}
	/**
	* Synchronously attempt to set the {@link Cookie} in the {@link CookieJar}.
	*
	* <strong>Note:</strong> Only works if the configured {@link Store} is also synchronous.
	*
	* @remarks
	* - If successfully persisted, the {@link Cookie} will have updated
	*     {@link Cookie.creation}, {@link Cookie.lastAccessed} and {@link Cookie.hostOnly}
	*     properties.
	*
	* - As per the RFC, the {@link Cookie.hostOnly} flag is set if there was no `Domain={value}`
	*     attribute on the cookie string. The {@link Cookie.domain} property is set to the
	*     fully-qualified hostname of `currentUrl` in this case. Matching this cookie requires an
	*     exact hostname match (not a {@link domainMatch} as per usual)
	*
	* @param cookie - The cookie object or cookie string to store. A string value will be parsed into a cookie using {@link Cookie.parse}.
	* @param url - The domain to store the cookie with.
	* @param options - Configuration settings to use when storing the cookie.
	* @public
	*/
	setCookieSync(cookie, url, options) {
		const setCookieFn = options ? this.setCookie.bind(this, cookie, url, options) : this.setCookie.bind(this, cookie, url);
		return this.callSync(setCookieFn);
	}
	/**
	* @internal No doc because this is the overload implementation
	*/
	getCookies(url, options, callback) {
		if (typeof options === "function") {
			callback = options;
			options = defaultGetCookieOptions;
		} else if (options === void 0) options = defaultGetCookieOptions;
		const promiseCallback = createPromiseCallback(callback);
		const cb = promiseCallback.callback;
		let context;
		try {
			if (typeof url === "string") validate(isNonEmptyString(url), cb, url);
			context = getCookieContext(url);
			validate(isObject$1(options), cb, safeToString(options));
			validate(typeof cb === "function", cb);
		} catch (parameterError) {
			return promiseCallback.reject(parameterError);
		}
		const host = canonicalDomain(context.hostname);
		const path = context.pathname || "/";
		const potentiallyTrustworthy = isPotentiallyTrustworthy(url, this.allowSecureOnLocal);
		let sameSiteLevel = 0;
		if (options.sameSiteContext) {
			const sameSiteContext = checkSameSiteContext(options.sameSiteContext);
			if (sameSiteContext == null) return promiseCallback.reject(new Error(SAME_SITE_CONTEXT_VAL_ERR));
			sameSiteLevel = Cookie.sameSiteLevel[sameSiteContext];
			if (!sameSiteLevel) return promiseCallback.reject(new Error(SAME_SITE_CONTEXT_VAL_ERR));
		}
		const http = options.http ?? true;
		const now = Date.now();
		const expireCheck = options.expire ?? true;
		const allPaths = options.allPaths ?? false;
		const store = this.store;
		function matchingCookie(c) {
			if (c.hostOnly) {
				if (c.domain != host) return false;
			} else if (!domainMatch(host ?? void 0, c.domain ?? void 0, false)) return false;
			if (!allPaths && typeof c.path === "string" && !pathMatch(path, c.path)) return false;
			if (c.secure && !potentiallyTrustworthy) return false;
			if (c.httpOnly && !http) return false;
			if (sameSiteLevel) {
				let cookieLevel;
				if (c.sameSite === "lax") cookieLevel = Cookie.sameSiteLevel.lax;
				else if (c.sameSite === "strict") cookieLevel = Cookie.sameSiteLevel.strict;
				else cookieLevel = Cookie.sameSiteLevel.none;
				if (cookieLevel > sameSiteLevel) return false;
			}
			const expiryTime = c.expiryTime();
			if (expireCheck && expiryTime != void 0 && expiryTime <= now) {
				store.removeCookie(c.domain, c.path, c.key, () => {});
				return false;
			}
			return true;
		}
		store.findCookies(host, allPaths ? null : path, this.allowSpecialUseDomain, (err, cookies) => {
			if (err) {
				cb(err);
				return;
			}
			if (cookies == null) {
				cb(null, []);
				return;
			}
			cookies = cookies.filter(matchingCookie);
			if ("sort" in options && options.sort !== false) cookies = cookies.sort(cookieCompare);
			const now2 = /* @__PURE__ */ new Date();
			for (const cookie of cookies) cookie.lastAccessed = now2;
			cb(null, cookies);
		});
		return promiseCallback.promise;
	}
	/**
	* Synchronously retrieve the list of cookies that can be sent in a Cookie header for the
	* current URL.
	*
	* <strong>Note</strong>: Only works if the configured Store is also synchronous.
	*
	* @remarks
	* - The array of cookies returned will be sorted according to {@link cookieCompare}.
	*
	* - The {@link Cookie.lastAccessed} property will be updated on all returned cookies.
	*
	* @param url - The domain to store the cookie with.
	* @param options - Configuration settings to use when retrieving the cookies.
	*/
	getCookiesSync(url, options) {
		return this.callSync(this.getCookies.bind(this, url, options)) ?? [];
	}
	/**
	* @internal No doc because this is the overload implementation
	*/
	getCookieString(url, options, callback) {
		if (typeof options === "function") {
			callback = options;
			options = void 0;
		}
		const promiseCallback = createPromiseCallback(callback);
		const next = function(err, cookies) {
			if (err) promiseCallback.callback(err);
			else promiseCallback.callback(null, cookies?.sort(cookieCompare).map((c) => c.cookieString()).join("; "));
		};
		this.getCookies(url, options, next);
		return promiseCallback.promise;
	}
	/**
	* Synchronous version of `.getCookieString()`. Accepts the same options as `.getCookies()` but returns a string suitable for a
	* `Cookie` header rather than an Array.
	*
	* <strong>Note</strong>: Only works if the configured Store is also synchronous.
	*
	* @param url - The domain to store the cookie with.
	* @param options - Configuration settings to use when retrieving the cookies.
	*/
	getCookieStringSync(url, options) {
		return this.callSync(options ? this.getCookieString.bind(this, url, options) : this.getCookieString.bind(this, url)) ?? "";
	}
	/**
	* @internal No doc because this is the overload implementation
	*/
	getSetCookieStrings(url, options, callback) {
		if (typeof options === "function") {
			callback = options;
			options = void 0;
		}
		const promiseCallback = createPromiseCallback(callback);
		const next = function(err, cookies) {
			if (err) promiseCallback.callback(err);
			else promiseCallback.callback(null, cookies?.map((c) => {
				return c.toString();
			}));
		};
		this.getCookies(url, options, next);
		return promiseCallback.promise;
	}
	/**
	* Synchronous version of `.getSetCookieStrings()`. Returns an array of strings suitable for `Set-Cookie` headers.
	* Accepts the same options as `.getCookies()`.
	*
	* <strong>Note</strong>: Only works if the configured Store is also synchronous.
	*
	* @param url - The domain to store the cookie with.
	* @param options - Configuration settings to use when retrieving the cookies.
	*/
	getSetCookieStringsSync(url, options = {}) {
		return this.callSync(this.getSetCookieStrings.bind(this, url, options)) ?? [];
	}
	/**
	* @internal No doc because this is the overload implementation
	*/
	serialize(callback) {
		const promiseCallback = createPromiseCallback(callback);
		let type = this.store.constructor.name;
		if (isObject$1(type)) type = null;
		const serialized = {
			version: `tough-cookie@${version}`,
			storeType: type,
			rejectPublicSuffixes: this.rejectPublicSuffixes,
			enableLooseMode: this.enableLooseMode,
			allowSpecialUseDomain: this.allowSpecialUseDomain,
			enforceSecureOriginOnStorage: this.enforceSecureOriginOnStorage,
			prefixSecurity: getNormalizedPrefixSecurity(this.prefixSecurity),
			cookies: []
		};
		if (typeof this.store.getAllCookies !== "function") return promiseCallback.reject(/* @__PURE__ */ new Error("store does not support getAllCookies and cannot be serialized"));
		this.store.getAllCookies((err, cookies) => {
			if (err) {
				promiseCallback.callback(err);
				return;
			}
			if (cookies == null) {
				promiseCallback.callback(null, serialized);
				return;
			}
			serialized.cookies = cookies.map((cookie) => {
				const serializedCookie = cookie.toJSON();
				delete serializedCookie.creationIndex;
				return serializedCookie;
			});
			promiseCallback.callback(null, serialized);
		});
		return promiseCallback.promise;
	}
	/**
	* Serialize the CookieJar if the underlying store supports `.getAllCookies`.
	*
	* <strong>Note</strong>: Only works if the configured Store is also synchronous.
	*/
	serializeSync() {
		return this.callSync((callback) => {
			this.serialize(callback);
		});
	}
	/**
	* Alias of {@link CookieJar.serializeSync}. Allows the cookie to be serialized
	* with `JSON.stringify(cookieJar)`.
	*/
	toJSON() {
		return this.serializeSync();
	}
	/**
	* Use the class method CookieJar.deserialize instead of calling this directly
	* @internal
	*/
	_importCookies(serialized, callback) {
		let cookies = void 0;
		if (serialized && typeof serialized === "object" && inOperator("cookies", serialized) && Array.isArray(serialized.cookies)) cookies = serialized.cookies;
		if (!cookies) {
			callback(/* @__PURE__ */ new Error("serialized jar has no cookies array"), void 0);
			return;
		}
		cookies = cookies.slice();
		const putNext = (err) => {
			if (err) {
				callback(err, void 0);
				return;
			}
			if (Array.isArray(cookies)) {
				if (!cookies.length) {
					callback(err, this);
					return;
				}
				let cookie;
				try {
					cookie = Cookie.fromJSON(cookies.shift());
				} catch (e) {
					callback(e instanceof Error ? e : /* @__PURE__ */ new Error(), void 0);
					return;
				}
				if (cookie === void 0) {
					putNext(null);
					return;
				}
				this.store.putCookie(cookie, putNext);
			}
		};
		putNext(null);
	}
	/**
	* @internal
	*/
	_importCookiesSync(serialized) {
		this.callSync(this._importCookies.bind(this, serialized));
	}
	/**
	* @internal No doc because this is the overload implementation
	*/
	clone(newStore, callback) {
		if (typeof newStore === "function") {
			callback = newStore;
			newStore = void 0;
		}
		const promiseCallback = createPromiseCallback(callback);
		const cb = promiseCallback.callback;
		this.serialize((err, serialized) => {
			if (err) return promiseCallback.reject(err);
			return _CookieJar.deserialize(serialized ?? "", newStore, cb);
		});
		return promiseCallback.promise;
	}
	/**
	* @internal
	*/
	_cloneSync(newStore) {
		const cloneFn = newStore && typeof newStore !== "function" ? this.clone.bind(this, newStore) : this.clone.bind(this);
		return this.callSync((callback) => {
			cloneFn(callback);
		});
	}
	/**
	* Produces a deep clone of this CookieJar. Modifications to the original do
	* not affect the clone, and vice versa.
	*
	* <strong>Note</strong>: Only works if both the configured Store and destination
	* Store are synchronous.
	*
	* @remarks
	* - When no {@link Store} is provided, a new {@link MemoryCookieStore} will be used.
	*
	* - Transferring between store types is supported so long as the source
	*     implements `.getAllCookies()` and the destination implements `.putCookie()`.
	*
	* @param newStore - The target {@link Store} to clone cookies into.
	*/
	cloneSync(newStore) {
		if (!newStore) return this._cloneSync();
		if (!newStore.synchronous) throw new Error("CookieJar clone destination store is not synchronous; use async API instead.");
		return this._cloneSync(newStore);
	}
	/**
	* @internal No doc because this is the overload implementation
	*/
	removeAllCookies(callback) {
		const promiseCallback = createPromiseCallback(callback);
		const cb = promiseCallback.callback;
		const store = this.store;
		if (typeof store.removeAllCookies === "function" && store.removeAllCookies !== Store.prototype.removeAllCookies) {
			store.removeAllCookies(cb);
			return promiseCallback.promise;
		}
		store.getAllCookies((err, cookies) => {
			if (err) {
				cb(err);
				return;
			}
			if (!cookies) cookies = [];
			if (cookies.length === 0) {
				cb(null, void 0);
				return;
			}
			let completedCount = 0;
			const removeErrors = [];
			const removeCookieCb = function removeCookieCb2(removeErr) {
				if (removeErr) removeErrors.push(removeErr);
				completedCount++;
				if (completedCount === cookies.length) {
					if (removeErrors[0]) cb(removeErrors[0]);
					else cb(null, void 0);
					return;
				}
			};
			cookies.forEach((cookie) => {
				store.removeCookie(cookie.domain, cookie.path, cookie.key, removeCookieCb);
			});
		});
		return promiseCallback.promise;
	}
	/**
	* Removes all cookies from the CookieJar.
	*
	* <strong>Note</strong>: Only works if the configured Store is also synchronous.
	*
	* @remarks
	* - This is a new backwards-compatible feature of tough-cookie version 2.5,
	*     so not all Stores will implement it efficiently. For Stores that do not
	*     implement `removeAllCookies`, the fallback is to call `removeCookie` after
	*     `getAllCookies`.
	*
	* - If `getAllCookies` fails or isn't implemented in the Store, an error is returned.
	*
	* - If one or more of the `removeCookie` calls fail, only the first error is returned.
	*/
	removeAllCookiesSync() {
		this.callSync((callback) => {
			this.removeAllCookies(callback);
		});
	}
	/**
	* @internal No doc because this is the overload implementation
	*/
	static deserialize(strOrObj, store, callback) {
		if (typeof store === "function") {
			callback = store;
			store = void 0;
		}
		const promiseCallback = createPromiseCallback(callback);
		let serialized;
		if (typeof strOrObj === "string") try {
			serialized = JSON.parse(strOrObj);
		} catch (e) {
			return promiseCallback.reject(e instanceof Error ? e : /* @__PURE__ */ new Error());
		}
		else serialized = strOrObj;
		const readSerializedProperty = (property) => {
			return serialized && typeof serialized === "object" && inOperator(property, serialized) ? serialized[property] : void 0;
		};
		const readSerializedBoolean = (property) => {
			const value = readSerializedProperty(property);
			return typeof value === "boolean" ? value : void 0;
		};
		const readSerializedString = (property) => {
			const value = readSerializedProperty(property);
			return typeof value === "string" ? value : void 0;
		};
		const jar = new _CookieJar(store, {
			rejectPublicSuffixes: readSerializedBoolean("rejectPublicSuffixes"),
			looseMode: readSerializedBoolean("enableLooseMode"),
			allowSpecialUseDomain: readSerializedBoolean("allowSpecialUseDomain"),
			enforceSecureOriginOnStorage: readSerializedBoolean("enforceSecureOriginOnStorage"),
			prefixSecurity: getNormalizedPrefixSecurity(readSerializedString("prefixSecurity") ?? "silent")
		});
		jar._importCookies(serialized, (err) => {
			if (err) {
				promiseCallback.callback(err);
				return;
			}
			promiseCallback.callback(null, jar);
		});
		return promiseCallback.promise;
	}
	/**
	* A new CookieJar is created and the serialized {@link Cookie} values are added to
	* the underlying store. Each {@link Cookie} is added via `store.putCookie(...)` in
	* the order in which they appear in the serialization.
	*
	* <strong>Note</strong>: Only works if the configured Store is also synchronous.
	*
	* @remarks
	* - When no {@link Store} is provided, a new {@link MemoryCookieStore} will be used.
	*
	* - As a convenience, if `strOrObj` is a string, it is passed through `JSON.parse` first.
	*
	* @param strOrObj - A JSON string or object representing the deserialized cookies.
	* @param store - The underlying store to persist the deserialized cookies into.
	*/
	static deserializeSync(strOrObj, store) {
		const serialized = typeof strOrObj === "string" ? JSON.parse(strOrObj) : strOrObj;
		const readSerializedProperty = (property) => {
			return serialized && typeof serialized === "object" && inOperator(property, serialized) ? serialized[property] : void 0;
		};
		const readSerializedBoolean = (property) => {
			const value = readSerializedProperty(property);
			return typeof value === "boolean" ? value : void 0;
		};
		const readSerializedString = (property) => {
			const value = readSerializedProperty(property);
			return typeof value === "string" ? value : void 0;
		};
		const jar = new _CookieJar(store, {
			rejectPublicSuffixes: readSerializedBoolean("rejectPublicSuffixes"),
			looseMode: readSerializedBoolean("enableLooseMode"),
			allowSpecialUseDomain: readSerializedBoolean("allowSpecialUseDomain"),
			enforceSecureOriginOnStorage: readSerializedBoolean("enforceSecureOriginOnStorage"),
			prefixSecurity: getNormalizedPrefixSecurity(readSerializedString("prefixSecurity") ?? "silent")
		});
		if (!jar.store.synchronous) throw new Error("CookieJar store is not synchronous; use async API instead.");
		jar._importCookiesSync(serialized);
		return jar;
	}
	/**
	* Alias of {@link CookieJar.deserializeSync}.
	*
	* @remarks
	* - When no {@link Store} is provided, a new {@link MemoryCookieStore} will be used.
	*
	* - As a convenience, if `strOrObj` is a string, it is passed through `JSON.parse` first.
	*
	* @param jsonString - A JSON string or object representing the deserialized cookies.
	* @param store - The underlying store to persist the deserialized cookies into.
	*/
	static fromJSON(jsonString, store) {
		return _CookieJar.deserializeSync(jsonString, store);
	}
};
/*!
* Copyright (c) 2015-2020, Salesforce.com, Inc.
* All rights reserved.
*
* Redistribution and use in source and binary forms, with or without
* modification, are permitted provided that the following conditions are met:
*
* 1. Redistributions of source code must retain the above copyright notice,
* this list of conditions and the following disclaimer.
*
* 2. Redistributions in binary form must reproduce the above copyright notice,
* this list of conditions and the following disclaimer in the documentation
* and/or other materials provided with the distribution.
*
* 3. Neither the name of Salesforce.com nor the names of its contributors may
* be used to endorse or promote products derived from this software without
* specific prior written permission.
*
* THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS"
* AND ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE
* IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE
* ARE DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE
* LIABLE FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR
* CONSEQUENTIAL DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF
* SUBSTITUTE GOODS OR SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS
* INTERRUPTION) HOWEVER CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN
* CONTRACT, STRICT LIABILITY, OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE)
* ARISING IN ANY WAY OUT OF THE USE OF THIS SOFTWARE, EVEN IF ADVISED OF THE
* POSSIBILITY OF SUCH DAMAGE.
*/
// node_modules/msw/lib/core/utils/internal/jsonParse.mjs
function jsonParse(value) {
	try {
		return JSON.parse(value);
	} catch {
		return;
	}
}
// node_modules/msw/lib/core/utils/cookieStore.mjs
var CookieStore = class {
	#storageKey = "__msw-cookie-store__";
	#jar;
	#memoryStore;
	constructor() {
		if (!isNodeProcess()) invariant(typeof localStorage !== "undefined", "Failed to create a CookieStore: `localStorage` is not available in this environment. This is likely an issue with your environment, which has been detected as browser (or browser-like) environment and must implement global browser APIs correctly.");
		this.#memoryStore = new MemoryCookieStore();
		this.#memoryStore.idx = this.getCookieStoreIndex();
		this.#jar = new CookieJar(this.#memoryStore);
	}
	getCookies(url) {
		return this.#jar.getCookiesSync(url);
	}
	async setCookie(cookieName, url) {
		await this.#jar.setCookie(cookieName, url);
		this.persist();
	}
	getCookieStoreIndex() {
		if (typeof localStorage === "undefined" || typeof localStorage.getItem !== "function") return {};
		const cookiesString = localStorage.getItem(this.#storageKey);
		if (cookiesString == null) return {};
		const rawCookies = jsonParse(cookiesString);
		if (rawCookies == null) return {};
		const cookies = {};
		for (const rawCookie of rawCookies) {
			const cookie = Cookie.fromJSON(rawCookie);
			if (cookie != null && cookie.domain != null && cookie.path != null) {
				cookies[cookie.domain] ||= {};
				cookies[cookie.domain][cookie.path] ||= {};
				cookies[cookie.domain][cookie.path][cookie.key] = cookie;
			}
		}
		return cookies;
	}
	persist() {
		if (typeof localStorage === "undefined" || typeof localStorage.setItem !== "function") return;
		const data = [];
		const { idx } = this.#memoryStore;
		for (const domain in idx) for (const path in idx[domain]) for (const key in idx[domain][path]) data.push(idx[domain][path][key].toJSON());
		localStorage.setItem(this.#storageKey, JSON.stringify(data));
	}
};
var cookieStore = new CookieStore();
// node_modules/msw/lib/core/utils/request/getRequestCookies.mjs
function parseCookies(input) {
	const parsedCookies = parse$1(input);
	const cookies = {};
	for (const cookieName in parsedCookies) if (typeof parsedCookies[cookieName] !== "undefined") cookies[cookieName] = parsedCookies[cookieName];
	return cookies;
}
function getAllDocumentCookies() {
	return parseCookies(document.cookie);
}
function getDocumentCookies(request) {
	if (typeof document === "undefined" || typeof location === "undefined") return {};
	switch (request.credentials) {
		case "same-origin": {
			const requestUrl = new URL(request.url);
			return location.origin === requestUrl.origin ? getAllDocumentCookies() : {};
		}
		case "include": return getAllDocumentCookies();
		default: return {};
	}
}
function getAllRequestCookies(request) {
	const requestCookieHeader = request.headers.get("cookie");
	const cookiesFromHeaders = requestCookieHeader ? parseCookies(requestCookieHeader) : {};
	const cookiesFromDocument = getDocumentCookies(request);
	for (const name in cookiesFromDocument) request.headers.append("cookie", serialize(name, cookiesFromDocument[name]));
	const cookiesFromStore = cookieStore.getCookies(request.url);
	const storedCookiesObject = Object.fromEntries(cookiesFromStore.map((cookie) => [cookie.key, cookie.value]));
	for (const cookie of cookiesFromStore) request.headers.append("cookie", cookie.toString());
	return {
		...cookiesFromDocument,
		...storedCookiesObject,
		...cookiesFromHeaders
	};
}
// node_modules/msw/lib/core/handlers/HttpHandler.mjs
var HttpMethods = /* @__PURE__ */ ((HttpMethods2) => {
	HttpMethods2["HEAD"] = "HEAD";
	HttpMethods2["GET"] = "GET";
	HttpMethods2["POST"] = "POST";
	HttpMethods2["PUT"] = "PUT";
	HttpMethods2["PATCH"] = "PATCH";
	HttpMethods2["OPTIONS"] = "OPTIONS";
	HttpMethods2["DELETE"] = "DELETE";
	return HttpMethods2;
})(HttpMethods || {});
var HttpHandler = class extends RequestHandler {
	constructor(method, predicate, resolver, options) {
		const displayPath = typeof predicate === "function" ? "[custom predicate]" : predicate;
		super({
			info: {
				header: `${method}${displayPath ? ` ${displayPath}` : ""}`,
				path: predicate,
				method
			},
			resolver,
			options
		});
		this.checkRedundantQueryParameters();
	}
	checkRedundantQueryParameters() {
		const { method, path } = this.info;
		if (!path || path instanceof RegExp || typeof path === "function") return;
		if (cleanUrl(path) === path) return;
		devUtils.warn(`Found a redundant usage of query parameters in the request handler URL for "${method} ${path}". Please match against a path instead and access query parameters using "new URL(request.url).searchParams" instead. Learn more: https://mswjs.io/docs/http/intercepting-requests#querysearch-parameters`);
	}
	async parse(args) {
		const url = new URL(args.request.url);
		const cookies = getAllRequestCookies(args.request);
		if (typeof this.info.path === "function") {
			const customPredicateResult = await this.info.path({
				request: args.request,
				cookies
			});
			return {
				match: typeof customPredicateResult === "boolean" ? {
					matches: customPredicateResult,
					params: {}
				} : customPredicateResult,
				cookies
			};
		}
		return {
			match: this.info.path ? matchRequestUrl(url, this.info.path, args.resolutionContext?.baseUrl) : {
				matches: false,
				params: {}
			},
			cookies
		};
	}
	async predicate(args) {
		const hasMatchingMethod = this.matchMethod(args.request.method);
		const hasMatchingUrl = args.parsedResult.match.matches;
		return hasMatchingMethod && hasMatchingUrl;
	}
	matchMethod(actualMethod) {
		return this.info.method instanceof RegExp ? this.info.method.test(actualMethod) : isStringEqual(this.info.method, actualMethod);
	}
	extendResolverArgs(args) {
		return {
			params: args.parsedResult.match?.params || {},
			cookies: args.parsedResult.cookies
		};
	}
	async log(args) {
		const publicUrl = toPublicUrl(args.request.url);
		const loggedRequest = await serializeRequest(args.request);
		const loggedResponse = await serializeResponse(args.response);
		const statusColor = getStatusCodeColor(loggedResponse.status);
		console.groupCollapsed(devUtils.formatMessage(`${getTimestamp()} ${args.request.method} ${publicUrl} (%c${loggedResponse.status} ${loggedResponse.statusText}%c)`), `color:${statusColor}`, "color:inherit");
		console.log("Request", loggedRequest);
		console.log("Handler:", this);
		console.log("Response", loggedResponse);
		console.groupEnd();
	}
};
// node_modules/msw/lib/core/http.mjs
function createHttpHandler(method) {
	return (predicate, resolver, options = {}) => {
		return new HttpHandler(method, predicate, resolver, options);
	};
}
var http = {
	all: createHttpHandler(/.+/),
	head: createHttpHandler(HttpMethods.HEAD),
	get: createHttpHandler(HttpMethods.GET),
	post: createHttpHandler(HttpMethods.POST),
	put: createHttpHandler(HttpMethods.PUT),
	delete: createHttpHandler(HttpMethods.DELETE),
	patch: createHttpHandler(HttpMethods.PATCH),
	options: createHttpHandler(HttpMethods.OPTIONS)
};
// node_modules/msw/lib/core/getResponse.mjs
var getResponse = async (handlers, request, resolutionContext) => {
	return (await executeHandlers({
		request,
		requestId: createRequestId(),
		handlers,
		resolutionContext
	}))?.response;
};
// mocks/engine/call-log.ts
/** records; the oldest are dropped */
var LIMIT = 5e3;
function createCallLog() {
	const records = [];
	const observers = /* @__PURE__ */ new Set();
	return {
		list: () => structuredClone(records),
		add: (record) => {
			if (records.length >= LIMIT) records.shift();
			records.push(record);
			return record;
		},
		emit: (name, status, record) => {
			for (const observer of observers) observer(name, status, record);
		},
		observe: (observer) => {
			observers.add(observer);
			return () => observers.delete(observer);
		}
	};
}
async function sentBody(request) {
	if (request.body === null && request.method === "GET") return null;
	const type = request.headers.get("content-type") ?? "";
	const copy = request.clone();
	if (type.startsWith("multipart/form-data")) return formFields(await copy.formData());
	return parsed(await copy.text());
}
async function answeredBody(response) {
	return response.type === "error" ? null : parsed(await response.clone().text());
}
function parsed(text) {
	try {
		return JSON.parse(text);
	} catch {
		return text === "" ? null : text;
	}
}
function formFields(form) {
	const fields = {};
	for (const [name, value] of form) fields[name] = typeof value === "string" ? value : {
		name: value.name,
		type: value.type,
		size: value.size
	};
	return fields;
}
// node_modules/idb-keyval/dist/index.js
function promisifyRequest(request) {
	return new Promise((resolve, reject) => {
		request.oncomplete = request.onsuccess = () => resolve(request.result);
		request.onabort = request.onerror = () => reject(request.error);
	});
}
function createStore$1(dbName, storeName) {
	let dbp;
	const getDB = () => {
		if (dbp) return dbp;
		const request = indexedDB.open(dbName);
		request.onupgradeneeded = () => request.result.createObjectStore(storeName);
		dbp = promisifyRequest(request);
		dbp.then((db) => {
			db.onclose = () => dbp = void 0;
		}, () => {
			dbp = void 0;
		});
		return dbp;
	};
	return (txMode, callback) => getDB().then((db) => callback(db.transaction(storeName, txMode).objectStore(storeName)));
}
var defaultGetStoreFunc;
function defaultGetStore() {
	if (!defaultGetStoreFunc) defaultGetStoreFunc = createStore$1("keyval-store", "keyval");
	return defaultGetStoreFunc;
}
/**
* Get multiple values by their keys
*
* @param keys
* @param customStore Method to get a custom store. Use with caution (see the docs).
*/
function getMany(keys, customStore = defaultGetStore()) {
	return customStore("readonly", (store) => Promise.all(keys.map((key) => promisifyRequest(store.get(key)))));
}
function eachCursor(store, callback) {
	store.openCursor().onsuccess = function() {
		if (!this.result) return;
		callback(this.result);
		this.result.continue();
	};
	return promisifyRequest(store.transaction);
}
/**
* Get all entries in the store. Each entry is an array of `[key, value]`.
*
* @param customStore Method to get a custom store. Use with caution (see the docs).
*/
function entries(customStore = defaultGetStore()) {
	return customStore("readonly", (store) => {
		if (store.getAll && store.getAllKeys) return Promise.all([promisifyRequest(store.getAllKeys()), promisifyRequest(store.getAll())]).then(([keys, values]) => keys.map((key, i) => [key, values[i]]));
		const items = [];
		return eachCursor(store, (cursor) => items.push([cursor.key, cursor.value])).then(() => items);
	});
}
// mocks/engine/indexed-db-store.ts
var TABLE = "records";
/** Without Web Locks, writes are still queued within the page, but not between tabs. */
var queues = /* @__PURE__ */ new Map();
/** Stores the records in IndexedDB, under a Web Lock. Only tests pass `exclusively`. */
function createIndexedDbStore(name, exclusively = underLock(name)) {
	const use = createUse(name);
	const channel = openChannel(name);
	return {
		entries: () => entries(use),
		read: (keys) => getMany([...keys], use),
		write: (values, { clear = false } = {}) => use("readwrite", (table) => {
			if (clear) table.clear();
			for (const [key, value] of values) table.put(value, key);
			return promisifyRequest(table.transaction);
		}),
		exclusively,
		announce: () => channel?.postMessage(null),
		onAnnounced: (listener) => channel?.addEventListener("message", listener),
		close: () => channel?.close()
	};
}
function createUse(name) {
	let opened = null;
	const open = () => {
		opened ??= openDatabase(name).then((database) => {
			database.onversionchange = () => {
				database.close();
				opened = null;
			};
			database.onclose = () => {
				opened = null;
			};
			return database;
		});
		opened.catch(() => {
			opened = null;
		});
		return opened;
	};
	const table = async (mode) => (await open()).transaction(TABLE, mode).objectStore(TABLE);
	return async (mode, work) => {
		return work(await table(mode).catch(() => {
			opened = null;
			return table(mode);
		}));
	};
}
/** Opens the database. If our table is missing, an upgrade adds it and keeps everything else. */
async function openDatabase(name, version) {
	const request = indexedDB.open(name, version);
	request.onupgradeneeded = () => {
		if (!request.result.objectStoreNames.contains(TABLE)) request.result.createObjectStore(TABLE);
	};
	const database = await promisifyRequest(request);
	if (database.objectStoreNames.contains(TABLE)) return database;
	database.close();
	return openDatabase(name, database.version + 1);
}
function underLock(name) {
	const queue = queues.get(name) ?? createQueue();
	queues.set(name, queue);
	const locks = globalThis.navigator?.locks;
	if (locks === void 0) return queue;
	return (work) => queue(() => locks.request(`${name}.write`, work));
}
/** Browsers may refuse one to a page that was opened from a file. */
function openChannel(name) {
	try {
		return new BroadcastChannel(name);
	} catch {
		return null;
	}
}
// node_modules/@open-draft/until/lib/index.mjs
var until = async (promise) => {
	try {
		return {
			error: null,
			data: await promise().catch((error) => {
				throw error;
			})
		};
	} catch (error) {
		return {
			error,
			data: null
		};
	}
};
// node_modules/@mswjs/interceptors/lib/node/handleRequest-FIQv5pwH.mjs
/**
* A function that validates if property access is possible on an object
* without throwing. It returns `true` if the property access is possible
* and `false` otherwise.
*
* Environments like miniflare will throw on property access on certain objects
* like Request and Response, for unimplemented properties.
*/
function isPropertyAccessible(obj, key) {
	try {
		obj[key];
		return true;
	} catch {
		return false;
	}
}
/**
* Emits an event on the given emitter but executes
* the listeners sequentially. This accounts for asynchronous
* listeners (e.g. those having "sleep" and handling the request).
*/
async function emitAsync(emitter, eventName, ...data) {
	const listeners = emitter.listeners(eventName);
	if (listeners.length === 0) return;
	for (const listener of listeners) await listener.apply(emitter, data);
}
/**
* Determines if a given value is an instance of object.
*/
function isObject(value, loose = false) {
	return loose ? Object.prototype.toString.call(value).startsWith("[object ") : Object.prototype.toString.call(value) === "[object Object]";
}
/**
* Creates a generic 500 Unhandled Exception response.
*/
function createServerErrorResponse(body) {
	return new Response(JSON.stringify(body instanceof Error ? {
		name: body.name,
		message: body.message,
		stack: body.stack
	} : body), {
		status: 500,
		statusText: "Unhandled Exception",
		headers: { "Content-Type": "application/json" }
	});
}
/**
* Check if the given response is a `Response.error()`.
*
* @note Some environments, like Miniflare (Cloudflare) do not
* implement the "Response.type" property and throw on its access.
* Safely check if we can access "type" on "Response" before continuing.
* @see https://github.com/mswjs/msw/issues/1834
*/
function isResponseError(response) {
	return response != null && response instanceof Response && isPropertyAccessible(response, "type") && response.type === "error";
}
/**
* Check if the given value is a `Response` or a Response-like object.
* This is different from `value instanceof Response` because it supports
* custom `Response` constructors, like the one when using Undici directly.
*/
function isResponseLike(value) {
	return isObject(value, true) && isPropertyAccessible(value, "status") && isPropertyAccessible(value, "statusText") && isPropertyAccessible(value, "bodyUsed");
}
function isNodeLikeError(error) {
	if (error == null) return false;
	if (!(error instanceof Error)) return false;
	return "code" in error && "errno" in error;
}
async function handleRequest$1(options) {
	const handleResponse = async (response) => {
		if (response instanceof Error) {
			await options.controller.errorWith(response);
			return true;
		}
		if (isResponseError(response)) {
			await options.controller.respondWith(response);
			return true;
		}
		/**
		* Handle normal responses or response-like objects.
		* @note This must come before the arbitrary object check
		* since Response instances are, in fact, objects.
		*/
		if (isResponseLike(response)) {
			await options.controller.respondWith(response);
			return true;
		}
		if (isObject(response)) {
			await options.controller.errorWith(response);
			return true;
		}
		return false;
	};
	const handleResponseError = async (error) => {
		if (error instanceof InterceptorError) throw result.error;
		if (isNodeLikeError(error)) {
			await options.controller.errorWith(error);
			return true;
		}
		if (error instanceof Response) return await handleResponse(error);
		return false;
	};
	const requestAbortPromise = new DeferredPromise$1();
	const onAbort = () => {
		requestAbortPromise.reject(options.request.signal?.reason);
	};
	/**
	* @note `signal` is not always defined in React Native.
	*/
	if (options.request.signal) {
		if (options.request.signal.aborted) {
			await options.controller.errorWith(options.request.signal.reason);
			return;
		}
		options.request.signal.addEventListener("abort", onAbort, { once: true });
	}
	const result = await until(async () => {
		const requestListenersPromise = emitAsync(options.emitter, "request", {
			requestId: options.requestId,
			request: options.request,
			controller: options.controller
		});
		await Promise.race([
			requestAbortPromise,
			requestListenersPromise,
			options.controller.handled
		]);
	});
	options.request.signal?.removeEventListener("abort", onAbort);
	if (requestAbortPromise.state === "rejected") {
		await options.controller.errorWith(requestAbortPromise.rejectionReason);
		return;
	}
	if (result.error) {
		if (await handleResponseError(result.error)) return;
		if (options.emitter.listenerCount("unhandledException") > 0) {
			const unhandledExceptionController = new RequestController(options.request, {
				passthrough() {},
				async respondWith(response) {
					await handleResponse(response);
				},
				async errorWith(reason) {
					/**
					* @note Handle the result of the unhandled controller
					* in the same way as the original request controller.
					* The exception here is that thrown errors within the
					* "unhandledException" event do NOT result in another
					* emit of the same event. They are forwarded as-is.
					*/
					await options.controller.errorWith(reason);
				}
			});
			await emitAsync(options.emitter, "unhandledException", {
				error: result.error,
				request: options.request,
				requestId: options.requestId,
				controller: unhandledExceptionController
			});
			if (unhandledExceptionController.readyState !== RequestController.PENDING) return;
		}
		await options.controller.respondWith(createServerErrorResponse(result.error));
		return;
	}
	if (options.controller.readyState === RequestController.PENDING) return await options.controller.passthrough();
	return options.controller.handled;
}
// node_modules/@mswjs/interceptors/lib/node/hasConfigurableGlobal-BiTmog1u.mjs
var PatchesRegistry = class {
	#replacements = /* @__PURE__ */ new Map();
	applyPatch(owner, key, getNextValue) {
		const ownerReplacements = this.#replacements.get(owner);
		invariant(!ownerReplacements?.has(key), `Failed to replace a global value at "${String(key)}": already replaced.`);
		const match = getDeepPropertyDescriptor(owner, key);
		if (typeof match === "undefined") {
			console.warn(`Failed to replace a global value at "${String(key)}": not a global value.`);
			return () => {};
		}
		if (match.descriptor.configurable) Object.defineProperty(owner, key, {
			value: getNextValue(owner[key]),
			enumerable: true,
			configurable: true
		});
		else if (match.descriptor.writable) owner[key] = getNextValue(owner[key]);
		else throw new Error(`Failed to patch a non-configurable non-writable property "${key.toString()}"`);
		const restorePatch = () => {
			const currentReplacements = this.#replacements.get(owner);
			if (!currentReplacements?.has(key)) return;
			if (match.owner === owner)
 /**
			* @note Restoring non-configurable properties works as long as "writable: true"
			* and none of the other descriptor properties except for "value" have changed.
			*/
			Object.defineProperty(match.owner, key, match.descriptor);
			else
 /**
			* @todo Delete the proxy property set by the registry.
			* If the match's owner isn't the original owner, the property is likely nested in the prototype.
			* The registry does not meddle with those, they are left intact.
			*/
			Reflect.deleteProperty(owner, key);
			currentReplacements.delete(key);
			if (currentReplacements.size === 0) this.#replacements.delete(owner);
		};
		if (ownerReplacements) ownerReplacements.set(key, restorePatch);
		else this.#replacements.set(owner, /* @__PURE__ */ new Map([[key, restorePatch]]));
		return restorePatch;
	}
	restoreAllPatches() {
		const errors = [];
		for (const [, ownerReplacements] of this.#replacements) for (const [, restorePatch] of ownerReplacements) try {
			restorePatch();
		} catch (error) {
			if (error instanceof Error) errors.push(error);
			else throw error;
		}
		if (errors.length > 0) throw new AggregateError(errors, "FOO!");
	}
};
var patchesRegistry = new PatchesRegistry();
/**
* Returns a property descriptor for the given property on the owner.
* Walks down the prototype chain if the property does not exist on the owner.
* Handy for getting a global property descriptor where `globalThis` is
* replaced with a controlled class (e.g. ServiceWorkerGlobalScope).
*/
function getDeepPropertyDescriptor(owner, key) {
	let currentOwner = owner;
	let descriptor;
	while (currentOwner) {
		descriptor = Object.getOwnPropertyDescriptor(currentOwner, key);
		if (descriptor) return {
			owner: currentOwner,
			descriptor
		};
		currentOwner = Object.getPrototypeOf(currentOwner);
	}
}
/**
* Returns a boolean indicating whether the given global property
* is defined and is configurable.
*/
function hasConfigurableGlobal(propertyName) {
	const match = getDeepPropertyDescriptor(globalThis, propertyName);
	if (typeof match === "undefined") return false;
	const { descriptor } = match;
	if (typeof descriptor.get === "function" && typeof descriptor.get() === "undefined") return false;
	if (typeof descriptor.get === "undefined" && descriptor.value == null) return false;
	if (typeof descriptor.set === "undefined" && !descriptor.configurable) {
		console.error(`[MSW] Failed to apply interceptor: the global \`${propertyName}\` property is non-configurable. This is likely an issue with your environment. If you are using a framework, please open an issue about this in their repository.`);
		return false;
	}
	return true;
}
// node_modules/@mswjs/interceptors/lib/node/fetch-CaC3rGEu.mjs
function createNetworkError(cause) {
	return Object.assign(/* @__PURE__ */ new TypeError("Failed to fetch"), { cause });
}
var REQUEST_BODY_HEADERS = [
	"content-encoding",
	"content-language",
	"content-location",
	"content-type",
	"content-length"
];
var kRedirectCount = Symbol("kRedirectCount");
/**
* @see https://github.com/nodejs/undici/blob/a6dac3149c505b58d2e6d068b97f4dc993da55f0/lib/web/fetch/index.js#L1210
*/
async function followFetchRedirect(request, response) {
	if (response.status !== 303 && request.body != null) return Promise.reject(createNetworkError());
	const requestUrl = new URL(request.url);
	let locationUrl;
	try {
		locationUrl = new URL(response.headers.get("location"), request.url);
	} catch (error) {
		return Promise.reject(createNetworkError(error));
	}
	if (!(locationUrl.protocol === "http:" || locationUrl.protocol === "https:")) return Promise.reject(createNetworkError("URL scheme must be a HTTP(S) scheme"));
	if (Reflect.get(request, kRedirectCount) > 20) return Promise.reject(createNetworkError("redirect count exceeded"));
	Object.defineProperty(request, kRedirectCount, { value: (Reflect.get(request, kRedirectCount) || 0) + 1 });
	if (request.mode === "cors" && (locationUrl.username || locationUrl.password) && !sameOrigin(requestUrl, locationUrl)) return Promise.reject(createNetworkError("cross origin not allowed for request mode \"cors\""));
	const requestInit = {};
	if ([301, 302].includes(response.status) && request.method === "POST" || response.status === 303 && !["HEAD", "GET"].includes(request.method)) {
		requestInit.method = "GET";
		requestInit.body = null;
		REQUEST_BODY_HEADERS.forEach((headerName) => {
			request.headers.delete(headerName);
		});
	}
	if (!sameOrigin(requestUrl, locationUrl)) {
		request.headers.delete("authorization");
		request.headers.delete("proxy-authorization");
		request.headers.delete("cookie");
		request.headers.delete("host");
	}
	/**
	* @note Undici "safely" extracts the request body.
	* I suspect we cannot dispatch this request again
	* since its body has been read and the stream is locked.
	*/
	requestInit.headers = request.headers;
	const finalResponse = await fetch(new Request(locationUrl, requestInit));
	Object.defineProperty(finalResponse, "redirected", {
		value: true,
		configurable: true
	});
	return finalResponse;
}
/**
* @see https://github.com/nodejs/undici/blob/a6dac3149c505b58d2e6d068b97f4dc993da55f0/lib/web/fetch/util.js#L761
*/
function sameOrigin(left, right) {
	if (left.origin === right.origin && left.origin === "null") return true;
	if (left.protocol === right.protocol && left.hostname === right.hostname && left.port === right.port) return true;
	return false;
}
var BrotliDecompressionStream = class extends TransformStream {
	constructor() {
		const decompress = zlib.createBrotliDecompress({
			flush: zlib.constants.BROTLI_OPERATION_FLUSH,
			finishFlush: zlib.constants.BROTLI_OPERATION_FLUSH
		});
		super({ async transform(chunk, controller) {
			const buffer = Buffer.from(chunk);
			const decompressed = await new Promise((resolve, reject) => {
				decompress.write(buffer, (error) => {
					if (error) reject(error);
				});
				decompress.flush();
				decompress.once("data", (data) => resolve(data));
				decompress.once("error", (error) => reject(error));
				decompress.once("end", () => controller.terminate());
			}).catch((error) => {
				controller.error(error);
			});
			controller.enqueue(decompressed);
		} });
	}
};
var PipelineStream = class extends TransformStream {
	constructor(transformStreams, ...strategies) {
		super({}, ...strategies);
		const readable = [super.readable, ...transformStreams].reduce((readable$1, transform) => readable$1.pipeThrough(transform));
		Object.defineProperty(this, "readable", { get() {
			return readable;
		} });
	}
};
function parseContentEncoding(contentEncoding) {
	return contentEncoding.toLowerCase().split(",").map((coding) => coding.trim());
}
function createDecompressionStream(contentEncoding) {
	if (contentEncoding === "") return null;
	const codings = parseContentEncoding(contentEncoding);
	if (codings.length === 0) return null;
	return new PipelineStream(codings.reduceRight((transformers, coding) => {
		if (coding === "gzip" || coding === "x-gzip") return transformers.concat(new DecompressionStream("gzip"));
		else if (coding === "deflate") return transformers.concat(new DecompressionStream("deflate"));
		else if (coding === "br") return transformers.concat(new BrotliDecompressionStream());
		else transformers.length = 0;
		return transformers;
	}, []));
}
function decompressResponse(response) {
	if (response.body === null) return null;
	const decompressionStream = createDecompressionStream(response.headers.get("content-encoding") || "");
	if (!decompressionStream) return null;
	response.body.pipeTo(decompressionStream.writable);
	return decompressionStream.readable;
}
var FetchInterceptor = class FetchInterceptor extends Interceptor {
	static {
		this.symbol = Symbol.for("fetch-interceptor");
	}
	constructor() {
		super(FetchInterceptor.symbol);
	}
	checkEnvironment() {
		return hasConfigurableGlobal("fetch");
	}
	async setup() {
		const logger = this.logger.extend("setup");
		const pureFetch = globalThis.fetch;
		const fetchProxy = async (input, init) => {
			const requestId = createRequestId();
			const request = new FetchRequest(typeof input === "string" && typeof location !== "undefined" && !canParseUrl(input) ? new URL(input, location.href) : input, init);
			/**
			* @note Set the raw request only if a Request instance was provided to fetch.
			*/
			if (input instanceof Request) setRawRequest(request, input);
			const responsePromise = new DeferredPromise$1();
			const controller = new RequestController(request, {
				passthrough: async () => {
					this.logger.info("request has not been handled, passthrough...");
					/**
					* @note Clone the request instance right before performing it.
					* This preserves any modifications made to the intercepted request
					* in the "request" listener. This also allows the user to read the
					* request body in the "response" listener (otherwise "unusable").
					*/
					const requestCloneForResponseEvent = request.clone();
					const { error: responseError, data: originalResponse } = await until(() => pureFetch(request));
					if (responseError) return responsePromise.reject(responseError);
					this.logger.info("original fetch performed", originalResponse);
					if (this.emitter.listenerCount("response") > 0) {
						this.logger.info("emitting the \"response\" event...");
						const responseClone = FetchResponse.clone(originalResponse);
						await emitAsync(this.emitter, "response", {
							response: responseClone,
							isMockedResponse: false,
							request: requestCloneForResponseEvent,
							requestId
						});
					}
					responsePromise.resolve(originalResponse);
				},
				respondWith: async (rawResponse) => {
					if (isResponseError(rawResponse)) {
						this.logger.info("request has errored!", { response: rawResponse });
						responsePromise.reject(createNetworkError(rawResponse));
						return;
					}
					this.logger.info("received mocked response!", { rawResponse });
					const response = new FetchResponse(decompressResponse(rawResponse) || rawResponse.body, {
						url: request.url,
						status: rawResponse.status,
						statusText: rawResponse.statusText,
						headers: rawResponse.headers
					});
					/**
					* Undici's handling of following redirect responses.
					* Treat the "manual" redirect mode as a regular mocked response.
					* This way, the client can manually follow the redirect it receives.
					* @see https://github.com/nodejs/undici/blob/a6dac3149c505b58d2e6d068b97f4dc993da55f0/lib/web/fetch/index.js#L1173
					*/
					if (FetchResponse.isRedirectResponse(response.status)) {
						if (request.redirect === "error") {
							responsePromise.reject(createNetworkError("unexpected redirect"));
							return;
						}
						if (request.redirect === "follow") {
							followFetchRedirect(request, response).then((response$1) => {
								responsePromise.resolve(response$1);
							}, (reason) => {
								responsePromise.reject(reason);
							});
							return;
						}
					}
					if (this.emitter.listenerCount("response") > 0) {
						this.logger.info("emitting the \"response\" event...");
						await emitAsync(this.emitter, "response", {
							response: FetchResponse.clone(response),
							isMockedResponse: true,
							request,
							requestId
						});
					}
					responsePromise.resolve(response);
				},
				errorWith: (reason) => {
					this.logger.info("request has been aborted!", { reason });
					responsePromise.reject(reason);
				}
			});
			this.logger.info("[%s] %s", request.method, request.url);
			this.logger.info("awaiting for the mocked response...");
			this.logger.info("emitting the \"request\" event for %s listener(s)...", this.emitter.listenerCount("request"));
			await handleRequest$1({
				request,
				requestId,
				emitter: this.emitter,
				controller
			});
			return responsePromise;
		};
		logger.info("patching global fetch...");
		this.subscriptions.push(patchesRegistry.applyPatch(globalThis, "fetch", () => fetchProxy));
		logger.info("global fetch patched!", globalThis.fetch.name);
	}
};
// node_modules/@mswjs/interceptors/lib/node/XMLHttpRequest-Dw6Wm-UU.mjs
/**
* Concatenate two `Uint8Array` buffers.
*/
function concatArrayBuffer(left, right) {
	const result = new Uint8Array(left.byteLength + right.byteLength);
	result.set(left, 0);
	result.set(right, left.byteLength);
	return result;
}
var EventPolyfill = class {
	constructor(type, options) {
		this.NONE = 0;
		this.CAPTURING_PHASE = 1;
		this.AT_TARGET = 2;
		this.BUBBLING_PHASE = 3;
		this.type = "";
		this.srcElement = null;
		this.currentTarget = null;
		this.eventPhase = 0;
		this.isTrusted = true;
		this.composed = false;
		this.cancelable = true;
		this.defaultPrevented = false;
		this.bubbles = true;
		this.lengthComputable = true;
		this.loaded = 0;
		this.total = 0;
		this.cancelBubble = false;
		this.returnValue = true;
		this.type = type;
		this.target = options?.target || null;
		this.currentTarget = options?.currentTarget || null;
		this.timeStamp = Date.now();
	}
	composedPath() {
		return [];
	}
	initEvent(type, bubbles, cancelable) {
		this.type = type;
		this.bubbles = !!bubbles;
		this.cancelable = !!cancelable;
	}
	preventDefault() {
		this.defaultPrevented = true;
	}
	stopPropagation() {}
	stopImmediatePropagation() {}
};
var ProgressEventPolyfill = class extends EventPolyfill {
	constructor(type, init) {
		super(type);
		this.lengthComputable = init?.lengthComputable || false;
		this.composed = init?.composed || false;
		this.loaded = init?.loaded || 0;
		this.total = init?.total || 0;
	}
};
var SUPPORTS_PROGRESS_EVENT = typeof ProgressEvent !== "undefined";
function createEvent(target, type, init) {
	const progressEvents = [
		"error",
		"progress",
		"loadstart",
		"loadend",
		"load",
		"timeout",
		"abort"
	];
	/**
	* `ProgressEvent` is not supported in React Native.
	* @see https://github.com/mswjs/interceptors/issues/40
	*/
	const ProgressEventClass = SUPPORTS_PROGRESS_EVENT ? ProgressEvent : ProgressEventPolyfill;
	return progressEvents.includes(type) ? new ProgressEventClass(type, {
		lengthComputable: true,
		loaded: init?.loaded || 0,
		total: init?.total || 0
	}) : new EventPolyfill(type, {
		target,
		currentTarget: target
	});
}
/**
* Returns the source object of the given property on the target object
* (the target itself, any parent in its prototype, or null).
*/
function findPropertySource(target, propertyName) {
	if (!(propertyName in target)) return null;
	if (Object.prototype.hasOwnProperty.call(target, propertyName)) return target;
	const prototype = Reflect.getPrototypeOf(target);
	return prototype ? findPropertySource(prototype, propertyName) : null;
}
function createProxy(target, options) {
	return new Proxy(target, optionsToProxyHandler(options));
}
function optionsToProxyHandler(options) {
	const { constructorCall, methodCall, getProperty, setProperty } = options;
	const handler = {};
	if (typeof constructorCall !== "undefined") handler.construct = function(target, args, newTarget) {
		const next = Reflect.construct.bind(null, target, args, newTarget);
		return constructorCall.call(newTarget, args, next);
	};
	handler.set = function(target, propertyName, nextValue) {
		const next = () => {
			const propertySource = findPropertySource(target, propertyName) || target;
			const ownDescriptors = Reflect.getOwnPropertyDescriptor(propertySource, propertyName);
			if (typeof ownDescriptors?.set !== "undefined") {
				ownDescriptors.set.apply(target, [nextValue]);
				return true;
			}
			return Reflect.defineProperty(propertySource, propertyName, {
				writable: true,
				enumerable: true,
				configurable: true,
				value: nextValue
			});
		};
		if (typeof setProperty !== "undefined") return setProperty.call(target, [propertyName, nextValue], next);
		return next();
	};
	handler.get = function(target, propertyName, receiver) {
		/**
		* @note Using `Reflect.get()` here causes "TypeError: Illegal invocation".
		*/
		const next = () => target[propertyName];
		const value = typeof getProperty !== "undefined" ? getProperty.call(target, [propertyName, receiver], next) : next();
		if (typeof value === "function") return (...args) => {
			const next$1 = value.bind(target, ...args);
			if (typeof methodCall !== "undefined") return methodCall.call(target, [propertyName, args], next$1);
			return next$1();
		};
		return value;
	};
	return handler;
}
function isDomParserSupportedType(type) {
	return [
		"application/xhtml+xml",
		"application/xml",
		"image/svg+xml",
		"text/html",
		"text/xml"
	].some((supportedType) => {
		return type.startsWith(supportedType);
	});
}
/**
* Parses a given string into JSON.
* Gracefully handles invalid JSON by returning `null`.
*/
function parseJson(data) {
	try {
		return JSON.parse(data);
	} catch (_) {
		return null;
	}
}
/**
* Creates a Fetch API `Response` instance from the given
* `XMLHttpRequest` instance and a response body.
*/
function createResponse(request, body) {
	return new FetchResponse(FetchResponse.isResponseWithBody(request.status) ? body : null, {
		url: request.responseURL,
		status: request.status,
		statusText: request.statusText,
		headers: createHeadersFromXMLHttpRequestHeaders(request.getAllResponseHeaders())
	});
}
function createHeadersFromXMLHttpRequestHeaders(headersString) {
	const headers = new Headers();
	const lines = headersString.split(/[\r\n]+/);
	for (const line of lines) {
		if (line.trim() === "") continue;
		const [name, ...parts] = line.split(": ");
		const value = parts.join(": ");
		headers.append(name, value);
	}
	return headers;
}
/**
* Return a total byte length of the given request/response body.
* If the `Content-Length` header is present, it will be used as the byte length.
*/
async function getBodyByteLength(input) {
	const explicitContentLength = input.headers.get("content-length");
	if (explicitContentLength != null && explicitContentLength !== "") return Number(explicitContentLength);
	return (await input.arrayBuffer()).byteLength;
}
var kIsRequestHandled = Symbol("kIsRequestHandled");
var IS_NODE = isNodeProcess();
var kFetchRequest = Symbol("kFetchRequest");
/**
* An `XMLHttpRequest` instance controller that allows us
* to handle any given request instance (e.g. responding to it).
*/
var XMLHttpRequestController = class {
	constructor(initialRequest, logger) {
		this.initialRequest = initialRequest;
		this.logger = logger;
		this.method = "GET";
		this.url = null;
		this[kIsRequestHandled] = false;
		this.events = /* @__PURE__ */ new Map();
		this.uploadEvents = /* @__PURE__ */ new Map();
		this.requestId = createRequestId();
		this.requestHeaders = new Headers();
		this.responseBuffer = /* @__PURE__ */ new Uint8Array();
		this.request = createProxy(initialRequest, {
			setProperty: ([propertyName, nextValue], invoke) => {
				switch (propertyName) {
					case "ontimeout": {
						const eventName = propertyName.slice(2);
						/**
						* @note Proxy callbacks to event listeners because JSDOM has trouble
						* translating these properties to callbacks. It seemed to be operating
						* on events exclusively.
						*/
						this.request.addEventListener(eventName, nextValue);
						return invoke();
					}
					default: return invoke();
				}
			},
			methodCall: ([methodName, args], invoke) => {
				switch (methodName) {
					case "open": {
						const [method, url] = args;
						if (typeof url === "undefined") {
							this.method = "GET";
							this.url = toAbsoluteUrl(method);
						} else {
							this.method = method;
							this.url = toAbsoluteUrl(url);
						}
						this.logger = this.logger.extend(`${this.method} ${this.url.href}`);
						this.logger.info("open", this.method, this.url.href);
						return invoke();
					}
					case "addEventListener": {
						const [eventName, listener] = args;
						this.registerEvent(eventName, listener);
						this.logger.info("addEventListener", eventName, listener);
						return invoke();
					}
					case "setRequestHeader": {
						const [name, value] = args;
						this.requestHeaders.set(name, value);
						this.logger.info("setRequestHeader", name, value);
						return invoke();
					}
					case "send": {
						const [body] = args;
						this.request.addEventListener("load", () => {
							if (typeof this.onResponse !== "undefined") {
								const fetchResponse = createResponse(
									this.request,
									/**
									* The `response` property is the right way to read
									* the ambiguous response body, as the request's "responseType" may differ.
									* @see https://xhr.spec.whatwg.org/#the-response-attribute
									*/
									this.request.response
								);
								this.onResponse.call(this, {
									response: fetchResponse,
									isMockedResponse: this[kIsRequestHandled],
									request: fetchRequest,
									requestId: this.requestId
								});
							}
						});
						const requestBody = typeof body === "string" ? encodeBuffer(body) : body;
						const fetchRequest = this.toFetchApiRequest(requestBody);
						this[kFetchRequest] = fetchRequest.clone();
						/**
						* @note Start request handling on the next tick so that the user
						* could add event listeners for "loadend" before the interceptor fires it.
						*/
						queueMicrotask(() => {
							(this.onRequest?.call(this, {
								request: fetchRequest,
								requestId: this.requestId
							}) || Promise.resolve()).finally(() => {
								if (!this[kIsRequestHandled]) {
									this.logger.info("request callback settled but request has not been handled (readystate %d), performing as-is...", this.request.readyState);
									/**
									* @note Set the intercepted request ID on the original request in Node.js
									* so that if it triggers any other interceptors, they don't attempt
									* to process it once again.
									*
									* For instance, XMLHttpRequest is often implemented via "http.ClientRequest"
									* and we don't want for both XHR and ClientRequest interceptors to
									* handle the same request at the same time (e.g. emit the "response" event twice).
									*/
									if (IS_NODE) this.request.setRequestHeader(INTERNAL_REQUEST_ID_HEADER_NAME, this.requestId);
									return invoke();
								}
							});
						});
						break;
					}
					default: return invoke();
				}
			}
		});
		/**
		* Proxy the `.upload` property to gather the event listeners/callbacks.
		*/
		define(this.request, "upload", createProxy(this.request.upload, {
			setProperty: ([propertyName, nextValue], invoke) => {
				switch (propertyName) {
					case "onloadstart":
					case "onprogress":
					case "onaboart":
					case "onerror":
					case "onload":
					case "ontimeout":
					case "onloadend": {
						const eventName = propertyName.slice(2);
						this.registerUploadEvent(eventName, nextValue);
					}
				}
				return invoke();
			},
			methodCall: ([methodName, args], invoke) => {
				switch (methodName) {
					case "addEventListener": {
						const [eventName, listener] = args;
						this.registerUploadEvent(eventName, listener);
						this.logger.info("upload.addEventListener", eventName, listener);
						return invoke();
					}
				}
			}
		}));
	}
	registerEvent(eventName, listener) {
		const nextEvents = (this.events.get(eventName) || []).concat(listener);
		this.events.set(eventName, nextEvents);
		this.logger.info("registered event \"%s\"", eventName, listener);
	}
	registerUploadEvent(eventName, listener) {
		const nextEvents = (this.uploadEvents.get(eventName) || []).concat(listener);
		this.uploadEvents.set(eventName, nextEvents);
		this.logger.info("registered upload event \"%s\"", eventName, listener);
	}
	/**
	* Responds to the current request with the given
	* Fetch API `Response` instance.
	*/
	async respondWith(response) {
		/**
		* @note Since `XMLHttpRequestController` delegates the handling of the responses
		* to the "load" event listener that doesn't distinguish between the mocked and original
		* responses, mark the request that had a mocked response with a corresponding symbol.
		*
		* Mark this request as having a mocked response immediately since
		* calculating request/response total body length is asynchronous.
		*/
		this[kIsRequestHandled] = true;
		/**
		* Dispatch request upload events for requests with a body.
		* @see https://github.com/mswjs/interceptors/issues/573
		*/
		if (this[kFetchRequest]) {
			const totalRequestBodyLength = await getBodyByteLength(this[kFetchRequest]);
			this.trigger("loadstart", this.request.upload, {
				loaded: 0,
				total: totalRequestBodyLength
			});
			this.trigger("progress", this.request.upload, {
				loaded: totalRequestBodyLength,
				total: totalRequestBodyLength
			});
			this.trigger("load", this.request.upload, {
				loaded: totalRequestBodyLength,
				total: totalRequestBodyLength
			});
			this.trigger("loadend", this.request.upload, {
				loaded: totalRequestBodyLength,
				total: totalRequestBodyLength
			});
		}
		this.logger.info("responding with a mocked response: %d %s", response.status, response.statusText);
		define(this.request, "status", response.status);
		define(this.request, "statusText", response.statusText);
		define(this.request, "responseURL", this.url.href);
		this.request.getResponseHeader = new Proxy(this.request.getResponseHeader, { apply: (_, __, args) => {
			this.logger.info("getResponseHeader", args[0]);
			if (this.request.readyState < this.request.HEADERS_RECEIVED) {
				this.logger.info("headers not received yet, returning null");
				return null;
			}
			const headerValue = response.headers.get(args[0]);
			this.logger.info("resolved response header \"%s\" to", args[0], headerValue);
			return headerValue;
		} });
		this.request.getAllResponseHeaders = new Proxy(this.request.getAllResponseHeaders, { apply: () => {
			this.logger.info("getAllResponseHeaders");
			if (this.request.readyState < this.request.HEADERS_RECEIVED) {
				this.logger.info("headers not received yet, returning empty string");
				return "";
			}
			const allHeaders = Array.from(response.headers.entries()).map(([headerName, headerValue]) => {
				return `${headerName}: ${headerValue}`;
			}).join("\r\n");
			this.logger.info("resolved all response headers to", allHeaders);
			return allHeaders;
		} });
		Object.defineProperties(this.request, {
			response: {
				enumerable: true,
				configurable: false,
				get: () => this.response
			},
			responseText: {
				enumerable: true,
				configurable: false,
				get: () => this.responseText
			},
			responseXML: {
				enumerable: true,
				configurable: false,
				get: () => this.responseXML
			}
		});
		const totalResponseBodyLength = await getBodyByteLength(response.clone());
		this.logger.info("calculated response body length", totalResponseBodyLength);
		this.trigger("loadstart", this.request, {
			loaded: 0,
			total: totalResponseBodyLength
		});
		this.setReadyState(this.request.HEADERS_RECEIVED);
		this.setReadyState(this.request.LOADING);
		const finalizeResponse = () => {
			this.logger.info("finalizing the mocked response...");
			this.setReadyState(this.request.DONE);
			this.trigger("load", this.request, {
				loaded: this.responseBuffer.byteLength,
				total: totalResponseBodyLength
			});
			this.trigger("loadend", this.request, {
				loaded: this.responseBuffer.byteLength,
				total: totalResponseBodyLength
			});
		};
		if (response.body) {
			this.logger.info("mocked response has body, streaming...");
			const reader = response.body.getReader();
			const readNextResponseBodyChunk = async () => {
				const { value, done } = await reader.read();
				if (done) {
					this.logger.info("response body stream done!");
					finalizeResponse();
					return;
				}
				if (value) {
					this.logger.info("read response body chunk:", value);
					this.responseBuffer = concatArrayBuffer(this.responseBuffer, value);
					this.trigger("progress", this.request, {
						loaded: this.responseBuffer.byteLength,
						total: totalResponseBodyLength
					});
				}
				readNextResponseBodyChunk();
			};
			readNextResponseBodyChunk();
		} else finalizeResponse();
	}
	responseBufferToText() {
		return decodeBuffer(this.responseBuffer);
	}
	get response() {
		this.logger.info("getResponse (responseType: %s)", this.request.responseType);
		if (this.request.readyState !== this.request.DONE) return null;
		switch (this.request.responseType) {
			case "json": {
				const responseJson = parseJson(this.responseBufferToText());
				this.logger.info("resolved response JSON", responseJson);
				return responseJson;
			}
			case "arraybuffer": {
				const arrayBuffer = toArrayBuffer(this.responseBuffer);
				this.logger.info("resolved response ArrayBuffer", arrayBuffer);
				return arrayBuffer;
			}
			case "blob": {
				const mimeType = this.request.getResponseHeader("Content-Type") || "text/plain";
				const responseBlob = new Blob([this.responseBufferToText()], { type: mimeType });
				this.logger.info("resolved response Blob (mime type: %s)", responseBlob, mimeType);
				return responseBlob;
			}
			default: {
				const responseText = this.responseBufferToText();
				this.logger.info("resolving \"%s\" response type as text", this.request.responseType, responseText);
				return responseText;
			}
		}
	}
	get responseText() {
		/**
		* Throw when trying to read the response body as text when the
		* "responseType" doesn't expect text. This just respects the spec better.
		* @see https://xhr.spec.whatwg.org/#the-responsetext-attribute
		*/
		invariant(this.request.responseType === "" || this.request.responseType === "text", "InvalidStateError: The object is in invalid state.");
		if (this.request.readyState !== this.request.LOADING && this.request.readyState !== this.request.DONE) return "";
		const responseText = this.responseBufferToText();
		this.logger.info("getResponseText: \"%s\"", responseText);
		return responseText;
	}
	get responseXML() {
		invariant(this.request.responseType === "" || this.request.responseType === "document", "InvalidStateError: The object is in invalid state.");
		if (this.request.readyState !== this.request.DONE) return null;
		const contentType = this.request.getResponseHeader("Content-Type") || "";
		if (typeof DOMParser === "undefined") {
			console.warn("Cannot retrieve XMLHttpRequest response body as XML: DOMParser is not defined. You are likely using an environment that is not browser or does not polyfill browser globals correctly.");
			return null;
		}
		if (isDomParserSupportedType(contentType)) return new DOMParser().parseFromString(this.responseBufferToText(), contentType);
		return null;
	}
	errorWith(error) {
		/**
		* @note Mark this request as handled even if it received a mock error.
		* This prevents the controller from trying to perform this request as-is.
		*/
		this[kIsRequestHandled] = true;
		this.logger.info("responding with an error");
		this.setReadyState(this.request.DONE);
		this.trigger("error", this.request);
		this.trigger("loadend", this.request);
	}
	/**
	* Transitions this request's `readyState` to the given one.
	*/
	setReadyState(nextReadyState) {
		this.logger.info("setReadyState: %d -> %d", this.request.readyState, nextReadyState);
		if (this.request.readyState === nextReadyState) {
			this.logger.info("ready state identical, skipping transition...");
			return;
		}
		define(this.request, "readyState", nextReadyState);
		this.logger.info("set readyState to: %d", nextReadyState);
		if (nextReadyState !== this.request.UNSENT) {
			this.logger.info("triggering \"readystatechange\" event...");
			this.trigger("readystatechange", this.request);
		}
	}
	/**
	* Triggers given event on the `XMLHttpRequest` instance.
	*/
	trigger(eventName, target, options) {
		const callback = target[`on${eventName}`];
		const event = createEvent(target, eventName, options);
		this.logger.info("trigger \"%s\"", eventName, options || "");
		if (typeof callback === "function") {
			this.logger.info("found a direct \"%s\" callback, calling...", eventName);
			callback.call(target, event);
		}
		const events = target instanceof XMLHttpRequestUpload ? this.uploadEvents : this.events;
		for (const [registeredEventName, listeners] of events) if (registeredEventName === eventName) {
			this.logger.info("found %d listener(s) for \"%s\" event, calling...", listeners.length, eventName);
			listeners.forEach((listener) => listener.call(target, event));
		}
	}
	/**
	* Converts this `XMLHttpRequest` instance into a Fetch API `Request` instance.
	*/
	toFetchApiRequest(body) {
		this.logger.info("converting request to a Fetch API Request...");
		const resolvedBody = body instanceof Document ? body.documentElement.innerText : body;
		const fetchRequest = new FetchRequest(this.url.href, {
			method: this.method,
			headers: this.requestHeaders,
			credentials: this.request.withCredentials ? "include" : "same-origin",
			body: ["GET", "HEAD"].includes(this.method.toUpperCase()) ? null : resolvedBody
		});
		define(fetchRequest, "headers", createProxy(fetchRequest.headers, { methodCall: ([methodName, args], invoke) => {
			switch (methodName) {
				case "append":
				case "set": {
					const [headerName, headerValue] = args;
					this.request.setRequestHeader(headerName, headerValue);
					break;
				}
				case "delete": {
					const [headerName] = args;
					console.warn(`XMLHttpRequest: Cannot remove a "${headerName}" header from the Fetch API representation of the "${fetchRequest.method} ${fetchRequest.url}" request. XMLHttpRequest headers cannot be removed.`);
					break;
				}
			}
			return invoke();
		} }));
		setRawRequest(fetchRequest, this.request);
		this.logger.info("converted request to a Fetch API Request!", fetchRequest);
		return fetchRequest;
	}
};
function toAbsoluteUrl(url) {
	/**
	* @note XMLHttpRequest interceptor may run in environments
	* that implement XMLHttpRequest but don't implement "location"
	* (for example, React Native). If that's the case, return the
	* input URL as-is (nothing to be relative to).
	* @see https://github.com/mswjs/msw/issues/1777
	*/
	if (typeof location === "undefined") return new URL(url);
	return new URL(url.toString(), location.href);
}
function define(target, property, value) {
	Reflect.defineProperty(target, property, {
		writable: true,
		enumerable: true,
		value
	});
}
/**
* Create a proxied `XMLHttpRequest` class.
* The proxied class establishes spies on certain methods,
* allowing us to intercept requests and respond to them.
*/
function createXMLHttpRequestProxy({ emitter, logger }) {
	return new Proxy(globalThis.XMLHttpRequest, { construct(target, args, newTarget) {
		logger.info("constructed new XMLHttpRequest");
		const originalRequest = Reflect.construct(target, args, newTarget);
		/**
		* @note Forward prototype descriptors onto the proxied object.
		* XMLHttpRequest is implemented in JSDOM in a way that assigns
		* a bunch of descriptors, like "set responseType()" on the prototype.
		* With this propagation, we make sure that those descriptors trigger
		* when the user operates with the proxied request instance.
		*/
		const prototypeDescriptors = Object.getOwnPropertyDescriptors(target.prototype);
		for (const propertyName in prototypeDescriptors) Reflect.defineProperty(originalRequest, propertyName, prototypeDescriptors[propertyName]);
		const xhrRequestController = new XMLHttpRequestController(originalRequest, logger);
		xhrRequestController.onRequest = async function({ request, requestId }) {
			const controller = new RequestController(request, {
				passthrough: () => {
					this.logger.info("no mocked response received, performing request as-is...");
				},
				respondWith: async (response) => {
					if (isResponseError(response)) {
						this.errorWith(/* @__PURE__ */ new TypeError("Network error"));
						return;
					}
					await this.respondWith(response);
				},
				errorWith: (reason) => {
					this.logger.info("request errored!", { error: reason });
					if (reason instanceof Error) this.errorWith(reason);
				}
			});
			this.logger.info("awaiting mocked response...");
			this.logger.info("emitting the \"request\" event for %s listener(s)...", emitter.listenerCount("request"));
			await handleRequest$1({
				request,
				requestId,
				controller,
				emitter
			});
		};
		xhrRequestController.onResponse = async function({ response, isMockedResponse, request, requestId }) {
			this.logger.info("emitting the \"response\" event for %s listener(s)...", emitter.listenerCount("response"));
			emitter.emit("response", {
				response,
				isMockedResponse,
				request,
				requestId
			});
		};
		return xhrRequestController.request;
	} });
}
var XMLHttpRequestInterceptor = class XMLHttpRequestInterceptor extends Interceptor {
	static {
		this.symbol = Symbol.for("xhr-interceptor");
	}
	constructor() {
		super(XMLHttpRequestInterceptor.symbol);
	}
	checkEnvironment() {
		return hasConfigurableGlobal("XMLHttpRequest");
	}
	setup() {
		const logger = this.logger.extend("setup");
		logger.info("patching global XMLHttpRequest...");
		this.subscriptions.push(patchesRegistry.applyPatch(globalThis, "XMLHttpRequest", () => {
			return createXMLHttpRequestProxy({
				emitter: this.emitter,
				logger: this.logger
			});
		}));
		logger.info("global XMLHttpRequest patched!", globalThis.XMLHttpRequest.name);
	}
};
// mocks/engine/network.ts
/** The browser's own `fetch`, saved before interception starts: its requests always go to the network. */
var networkFetch = globalThis.fetch.bind(globalThis);
/** `new Response` throws if one of these is given a body. */
var NULL_BODY_STATUSES = [
	204,
	205,
	304
];
/**
* Forwards a request to an address. Resolves with the answer, or with a network error response. Sends the body as bytes, because
* browsers send a stream as a stream, which HTTP/1.1 does not support. Rejects only if the request is aborted.
*/
async function forward(request, address) {
	const { method, headers, signal } = request;
	try {
		const answer = await networkFetch(address, {
			method,
			headers,
			signal,
			...["GET", "HEAD"].includes(method) ? {} : { body: await request.arrayBuffer() }
		});
		const decoded = new Headers(answer.headers);
		for (const name of ["content-encoding", "content-length"]) decoded.delete(name);
		const { status, statusText } = answer;
		return new Response(NULL_BODY_STATUSES.includes(status) ? null : answer.body, {
			status,
			statusText,
			headers: decoded
		});
	} catch (error) {
		signal.throwIfAborted();
		if (error instanceof TypeError) return Response.error();
		throw error;
	}
}
// mocks/engine/responses.ts
/** Thrown by a resolver to end a call with this status. The body is a text, or a value that is sent as JSON. */
var HttpError = class extends Error {
	status;
	body;
	constructor(status, body) {
		super(typeof body === "string" ? body : JSON.stringify(body));
		this.status = status;
		this.body = body;
	}
	response() {
		return anyResponse(this.status, this.body);
	}
};
/** Sends a string as text, anything else as JSON, and undefined as no body. */
function anyResponse(status, body) {
	if (status === 204 || status === 205 || status === 304 || body === void 0) return new HttpResponse(null, { status });
	return typeof body === "string" ? new HttpResponse(body, {
		status,
		headers: { "content-type": "text/plain" }
	}) : jsonResponse(body, status);
}
/** Replaces `HttpResponse.json` of MSW 2.15, which makes a blob of every body to count its bytes: 4 ms each on a phone (PERF-2). */
function jsonResponse(body, status = 200) {
	return new HttpResponse(JSON.stringify(body ?? null), {
		status,
		headers: { "content-type": "application/json" }
	});
}
// mocks/engine/intercept.ts
/** Answers the page's fetch and XMLHttpRequest without a service worker. Returns a function that stops it. */
function intercept(options) {
	const xhr = new XMLHttpRequestInterceptor();
	const interceptor = new BatchInterceptor({
		name: "mock-engine",
		interceptors: [new FetchInterceptor(), xhr]
	});
	const requested = /* @__PURE__ */ new Set();
	const reading = /* @__PURE__ */ new Map();
	xhr.on("request", ({ requestId }) => void requested.add(requestId));
	xhr.on("response", ({ requestId }) => {
		reading.get(requestId)?.();
		reading.delete(requestId);
	});
	interceptor.on("request", async ({ request, requestId, controller }) => {
		const hold = { end: options.clock.hold() };
		const call = await options.findCall(request);
		if (call === null) return hold.end();
		const { method, headers } = request;
		const record = options.log.add({
			at: options.clock.now(),
			method,
			path: call.path,
			headers: Object.fromEntries(headers),
			body: null,
			status: 0,
			answer: null,
			ms: null
		});
		options.log.emit(call.name, record.status, record);
		try {
			const response = await respond$1(options, request, call, record, hold);
			record.answer = await answeredBody(response);
			record.status = response.type === "error" ? "network" : response.status;
			if (request.signal.aborted) return;
			if (requested.delete(requestId) && response.type !== "error") reading.set(requestId, options.clock.hold());
			controller.respondWith(response);
		} catch (error) {
			record.status = request.signal.aborted ? "network" : 500;
			if (!request.signal.aborted) controller.respondWith(anyResponse(500, String(error)));
		} finally {
			record.ms = options.clock.now() - record.at;
			options.log.emit(call.name, record.status, record);
			hold.end();
		}
	});
	interceptor.apply();
	return () => interceptor.dispose();
}
/** Waits before it resolves the call, so that the answer shows the state at the end of the latency. */
async function respond$1({ clock, handlers, latency, faults, duplicateBody, destination }, request, call, record, hold) {
	const { delay, instead } = faults.take(call.name);
	const address = destination(call, request);
	record.body = await sentBody(request);
	const ms = latency() + delay;
	if (ms > 0) {
		const waited = clock.wait(ms, {
			owner: "backend",
			name: call.name
		}, request.signal);
		hold.end();
		await waited;
		hold.end = clock.hold();
		await nextTask();
	}
	request.signal.throwIfAborted();
	if (instead) return faultResponse(instead, () => duplicateBody(call));
	if (address !== null) return forward(request, address);
	return await getResponse([...handlers], request) ?? anyResponse(404, "No handler answers this call");
}
function faultResponse({ kind, status = 500, body }, duplicateBody) {
	if (kind === "network") return Response.error();
	if (kind === "duplicate") return anyResponse(409, duplicateBody());
	return anyResponse(status, body);
}
// mocks/engine/latency.ts
/** ms of virtual time per call */
var DEFAULT_LATENCY = 350;
/**
* Keeps the latency in the tab's memory.
*
* @param isRemote whether calls go over a real network, which has a latency of its own; the default is then 0
*/
function createLatency(memory, onChange = () => {}, isRemote = () => false) {
	const stored = memory.read("latency");
	let latency = isDuration(stored) ? stored : null;
	const setLatency = (ms) => {
		latency = ms;
		memory.write("latency", ms);
		onChange();
	};
	return {
		get: () => latency ?? (isRemote() ? 0 : DEFAULT_LATENCY),
		set: (ms) => {
			if (!isDuration(ms)) throw new RangeError(`The latency must be a number of milliseconds of 0 or more, not ${ms}`);
			setLatency(ms);
		},
		reset: () => setLatency(null)
	};
}
// mocks/engine/tab-memory.ts
/** Stores JSON under '<prefix>.<name>'. Without a storage, or with a full one, nothing is stored. */
function createTabMemory(prefix, storage) {
	const keyOf = (name) => `${prefix}.${name}`;
	return {
		read: (name) => {
			try {
				return JSON.parse(storage?.getItem(keyOf(name)) ?? "null");
			} catch {
				return null;
			}
		},
		write: (name, value) => {
			try {
				storage?.setItem(keyOf(name), JSON.stringify(value));
			} catch {}
		}
	};
}
// mocks/bank/stored-file.ts
var PICTURES = [
	"image/png",
	"image/jpeg",
	"image/webp"
];
/** characters of a data URL */
var PREVIEW_LIMIT = 32768;
var PREVIEW_WIDTHS = [
	240,
	120,
	60
];
var BYTES_PER_CALL = 8192;
/** What the bank stores of an uploaded file: enough to show it, not the file itself. */
async function storedFile(file) {
	return {
		name: file instanceof File ? file.name : "file",
		type: file.type,
		size: file.size,
		preview: await previewOf(file)
	};
}
async function previewOf(file) {
	if (!PICTURES.includes(file.type)) return null;
	if (file.size * 1.4 < PREVIEW_LIMIT) return dataUrl(file);
	if (typeof createImageBitmap === "undefined" || typeof OffscreenCanvas === "undefined") return null;
	try {
		const picture = await createImageBitmap(file);
		for (const width of PREVIEW_WIDTHS) {
			const url = await dataUrl(await scaled(picture, width));
			if (url.length <= PREVIEW_LIMIT) return url;
		}
		return null;
	} catch {
		return null;
	}
}
function scaled(picture, width) {
	const height = Math.max(1, Math.round(picture.height * width / picture.width));
	const canvas = new OffscreenCanvas(width, height);
	canvas.getContext("2d")?.drawImage(picture, 0, 0, width, height);
	return canvas.convertToBlob({
		type: "image/jpeg",
		quality: .7
	});
}
async function dataUrl(file) {
	const bytes = new Uint8Array(await file.arrayBuffer());
	let binary = "";
	for (let start = 0; start < bytes.length; start += BYTES_PER_CALL) binary += String.fromCharCode(...bytes.subarray(start, start + BYTES_PER_CALL));
	return `data:${file.type};base64,${btoa(binary)}`;
}
// mocks/bank/read-body.ts
/** Parses the body with the endpoint's schema. Rejects with an `HttpError` of status 400 that gives the reason. */
async function readBody(endpoint, request) {
	if (endpoint.body === null) return null;
	const raw = await (endpoint.encoding === "json" ? request.json() : readForm(request)).catch(() => {
		throw new HttpError(400, `The body of ${callName(endpoint)} must be ${endpoint.encoding}`);
	});
	const parsed = safeParse(endpoint.body, raw);
	if (!parsed.success) throw new HttpError(400, `The body of ${callName(endpoint)} is wrong: ${parsed.issues.map(reasonOf).join("; ")}`);
	const fields = Object.entries(parsed.output).map(async ([name, value]) => [name, value instanceof Blob ? await storedFile(value) : value instanceof Redacted ? unwrap(value) : value]);
	return Object.fromEntries(await Promise.all(fields));
}
async function readForm(request) {
	return Object.fromEntries(await request.formData());
}
// mocks/bank/create-handler.ts
/**
* Makes the MSW handler of an endpoint, for a page, a file and a server alike. It authenticates and parses the request, runs a
* write as one change of the world, and checks the answer against the schema that clients use.
*/
function createHandler(name, resolver, source) {
	const endpoint = endpoints[name];
	const handler = http[endpoint.method.toLowerCase()](patternOf(endpoint), async ({ request, params }) => {
		try {
			const id = String(params.id ?? "");
			return jsonResponse(checkAnswer(endpoint, await run(endpoint, resolver, await source(), request, id)));
		} catch (error) {
			if (error instanceof HttpError) return error.response();
			if (error instanceof InvalidRow) return new HttpError(400, error.message).response();
			throw error;
		}
	});
	return nameHandler(handler, name);
}
/** MSW's pattern for 'users/{id}', below any origin. */
function patternOf({ path }) {
	return `*/api/${path.replace("{id}", ":id")}`;
}
async function run(endpoint, resolver, { world, clock, outbox }, request, id) {
	const authorize = (database, owner) => {
		const customer = endpoint.token ? tokenOwner(database, request) : null;
		if (customer && owner !== "" && owner !== customer._id) throw new HttpError(403, "This belongs to another customer");
		return customer;
	};
	const messages = [];
	authorize(world.database, id);
	const body = await readBody(endpoint, request);
	const { userId = id } = body ?? {};
	const resolve = async (database) => {
		const caller = authorize(database, userId);
		if (caller) await database.loadDeferred(caller._id);
		return resolver({
			body,
			id,
			database,
			get customer() {
				if (caller === null) throw new Error(`${callName(endpoint)} needs no token, so it has no customer`);
				return caller;
			},
			now: clock.now(),
			sendMessage: (message) => messages.push(message),
			refuse: (code, key) => {
				throw refusalError(endpoint, code, key);
			},
			fail: (status, reason) => {
				throw new HttpError(status, reason);
			}
		});
	};
	if (endpoint.method === "GET") return resolve(world.database);
	const answer = await world.change("call", resolve, request.signal);
	for (const message of messages) outbox.add(message);
	return answer;
}
function tokenOwner(database, request) {
	const session = rowById(database.sessions, request.headers.get("token") ?? "");
	const customer = session && rowById(database.users, session.userId);
	if (customer === void 0) throw new HttpError(401, "This call needs the token of a customer who is signed in");
	return customer;
}
/** A duplicate names the given key, or the first one that the endpoint declares. */
function refusalError(endpoint, code, key) {
	const refusal = endpoint.refusals[code];
	if (refusal === void 0) throw new Error(`${callName(endpoint)} declares no refusal ${code}`);
	const { status, body } = refusal;
	return new HttpError(status, typeof body === "string" ? body : duplicateKey(key ?? body.keyPattern[0]));
}
function duplicateKey(key = "_id") {
	return { keyPattern: { [key]: 1 } };
}
function checkAnswer(endpoint, answer) {
	const parsed = safeParse(endpoint.answer, answer);
	if (parsed.success) return answer;
	const violations = parsed.issues.map((issue) => `${getDotPath(issue) ?? "it"} is not ${issue.expected}`);
	throw new Error(`The answer to ${callName(endpoint)} violates the contract: ${violations.join("; ")}`);
}
// mocks/bank/handlers/deposit.ts
var depositResolvers = {
	getDeposits: ({ database, id }) => depositsAnswer(database, id),
	postDeposit: ({ database, customer, body, now }) => {
		const _id = database.draw(`deposit/${customer._id}`).hex(24);
		return database.insert("deposits", {
			...body,
			_id,
			amount: amountOf(body.amount),
			status: "Pending",
			createdAt: isoTime(now)
		});
	}
};
function depositsAnswer({ deposits }, id) {
	return { deposit: newestFirst(deposits, id) };
}
// mocks/bank/handlers/kyc.ts
var kycResolvers = {
	getKyc: ({ database, id }) => kycAnswer(database, id),
	postKyc: ({ database, customer, body, now, refuse }) => {
		const duplicate = duplicateKeyOf(database.kyc.all(), body);
		if (duplicate !== null) return refuse("details-taken", duplicate);
		const _id = database.draw(`kyc/${customer._id}`).hex(24);
		return database.insert("kyc", {
			...body,
			_id,
			status: false,
			createdAt: isoTime(now)
		});
	}
};
function kycAnswer({ kyc }, id) {
	return newestFirst(kyc, id)[0] ?? null;
}
/** The key that another record already has. A customer's second record duplicates their own e-mail address. */
function duplicateKeyOf(records, details) {
	const has = (field) => records.some((record) => normalize(record[field]) === normalize(details[field]));
	if (has("number")) return "idnumber";
	if (has("name")) return "idname";
	return has("email") ? "email" : null;
}
function normalize(text) {
	return text.trim().toLowerCase();
}
// mocks/bank/handlers/loan.ts
var loanResolvers = {
	getLoans: ({ database, id }) => loansAnswer(database, id),
	postLoan: ({ database, customer, body, now }) => {
		const _id = database.draw(`loan/${customer._id}`).hex(24);
		return database.insert("loans", {
			...body,
			_id,
			amount: amountOf(body.amount),
			status: "Pending",
			createdAt: isoTime(now)
		});
	}
};
/** The total includes approved loans only: a pending loan is not money yet (DATA-2). */
function loansAnswer({ loans }, id) {
	const loan = newestFirst(loans, id);
	const approved = loan.filter(({ status }) => status === "true");
	return {
		loan,
		totalAmount: totalLike(loan, sumOf(approved))
	};
}
// mocks/bank/handlers/transfer.ts
/** ms of virtual time; the same withdrawal within this time, before or after, is a duplicate (WD-7) */
var DUPLICATE_WINDOW = 6e4;
var transferResolvers = {
	getTransfers: ({ database, id }) => transfersAnswer(database, id),
	pingTransfers: () => [],
	postTransfer: async ({ database, customer, body, now, refuse, fail }) => {
		if (hasDuplicate(database, customer, body, now)) return refuse("reference-taken");
		if (Number(customer.transferStep) !== 9) return fail(403, `transferStep is ${customer.transferStep}; a withdrawal is paid at 9`);
		if (String(customer.userOtp) === String(0)) return refuse("reference-taken");
		if (kycAnswer(database, customer._id)?.status !== true) return fail(403, "The identity is not verified");
		const amount = amountOf(body.amount);
		if (cents(amount) > balance(database, customer, body.withdrawalPath)) return fail(400, "amount is more than the balance");
		const random = database.draw(`transfer/${customer._id}`);
		await database.update("users", customer._id, { userOtp: String(0) });
		return database.insert("transfers", {
			...body,
			accountName: body.accountName ?? null,
			accountNumber: body.accountNumber ?? null,
			accountType: body.accountType ?? null,
			bankName: body.bankName ?? null,
			_id: random.hex(24),
			referenceNumber: `LKS-${random.digits(10)}`,
			amount,
			status: false,
			createdAt: isoTime(now)
		});
	}
};
/** The total includes pending transfers, because their money is no longer available (DATA-2). */
function transfersAnswer(database, id) {
	const transfers = newestFirst(database.transfers, id);
	return {
		transfers,
		totalAmountTransferred: totalLike(transfers, sumOf(transfers))
	};
}
function hasDuplicate(database, customer, withdrawal, now) {
	return rowsOf(database.transfers, customer._id).some((sent) => cents(sent.amount) === cents(withdrawal.amount) && sent.withdrawalPath === withdrawal.withdrawalPath && sent.transactiontype === withdrawal.transactiontype && Math.abs(now - (parseTime(sent.createdAt) ?? 0)) < DUPLICATE_WINDOW);
}
/** In cents: the balance shown on the page where the withdrawal starts (WD-2). */
function balance(database, customer, path) {
	const withdrawn = withdrawalTotals(rowsOf(database.transfers, customer._id));
	if (path === "invest") return cents(customer.profit) - withdrawn.all;
	const approved = rowsOf(database.loans, customer._id).filter(({ status }) => status === "true");
	return sumOf(approved) - withdrawn.loan;
}
// mocks/bank/customer-answers.ts
async function customerAnswers(database, userId) {
	const user = findCustomer(database, userId);
	await database.loadDeferred(user._id);
	return {
		user,
		loans: loansAnswer(database, user._id),
		deposits: depositsAnswer(database, user._id),
		kyc: kycAnswer(database, user._id),
		transfers: transfersAnswer(database, user._id)
	};
}
// mocks/bank/handlers/content.ts
var postedQuerySchema = object({
	query: string(),
	params: optional(record(string(), unknown()), {})
});
/** The versioned address of any project, on the CDN or not. */
var ADDRESS = /^https:\/\/[a-z0-9-]+\.api(cdn)?\.sanity\.io\/v[\d-]+\/data\/query\//;
/** Answers at the content service's real address. Evaluates the product's own queries over the world's documents (CONTENT-1). */
function createContentHandler(source) {
	return nameHandler(http.all(ADDRESS, async ({ request }) => {
		try {
			const query = await readQuery(request);
			const { evaluateKnown } = await import("./assets/evaluate-content-CAwEPsCE.js");
			return jsonResponse({
				query,
				result: await evaluateKnown(query, (await source()).world.database),
				ms: 1
			});
		} catch (error) {
			if (!(error instanceof QueryError)) throw error;
			return anyResponse(400, { error: {
				type: "queryParseError",
				description: error.message
			} });
		}
	}), "content");
}
async function readQuery(request) {
	const { query, params } = request.method === "POST" ? await readPosted(request) : readSearch(request);
	if (params.length > 0) throw new QueryError("None of the product’s queries takes a parameter");
	return query;
}
async function readPosted(request) {
	const posted = safeParse(postedQuerySchema, await request.json().catch(() => null));
	if (!posted.success) throw new QueryError("The body must be JSON: {\"query\": \"…\"}");
	return {
		query: posted.output.query,
		params: Object.keys(posted.output.params)
	};
}
function readSearch(request) {
	const search = new URL(request.url).searchParams;
	return {
		query: search.get("query") ?? "",
		params: [...search.keys()].filter((name) => name.startsWith("$"))
	};
}
// mocks/bank/handlers/users.ts
var usersResolvers = {
	getUser: ({ customer }) => customer,
	putProfile: ({ database, customer, body, refuse }) => {
		const filled = Object.entries(body).filter(([, value]) => typeof value !== "string" || value.trim() !== "");
		const changes = Object.fromEntries(filled);
		const holder = changes.email === void 0 ? void 0 : userByEmail(database, changes.email);
		if (holder && holder._id !== customer._id) return refuse("email-taken");
		return database.update("users", customer._id, changes);
	},
	/** Customers advance from odd steps, except the last. At even steps they wait for customer care (WD-4, WD-5). */
	putStep: ({ database, customer, body, fail }) => {
		const step = Number(customer.transferStep);
		if (step % 2 !== 1 || step === 9) return fail(403, `At transferStep ${step}, only the bank can continue`);
		if (body.transferStep !== step + 1) return fail(400, `transferStep is ${step} and goes up by one`);
		return database.update("users", customer._id, { transferStep: step + 1 });
	},
	putCode: ({ database, customer, body }) => database.update("users", customer._id, { userOtp: String(body.userOtp) })
};
// mocks/bank/handlers.ts
var resolvers = {
	...authResolvers,
	...usersResolvers,
	...loanResolvers,
	...depositResolvers,
	...kycResolvers,
	...transferResolvers
};
/** MSW handlers for the bank's calls and the content service's, over the caller's context. */
function createHandlers(source) {
	return [...Object.keys(resolvers).map((name) => createHandler(name, resolvers[name], source)), createContentHandler(source)];
}
// mocks/bank/backend.ts
/** the database's name, the prefix of session storage keys and the default seed */
var NAME = "larkspur";
/** The bank in the page: MSW handlers over @msw/data, without a service worker (MOCK-1 to MOCK-4). */
async function createBackend({ clock, origin = "null", seed = NAME, store, session, destination = () => null, isRemote = () => false }) {
	const memory = createTabMemory(NAME, session);
	const world = await openBankWorld({
		store: store ?? createIndexedDbStore(NAME),
		clock,
		seed
	});
	await nextTask();
	const listeners = /* @__PURE__ */ new Set();
	const reportActivity = () => {
		for (const listener of listeners) listener();
	};
	const latency = createLatency(memory, reportActivity, isRemote);
	const faults = createBankFaults(memory, reportActivity);
	const outbox = createOutbox(clock, memory, reportActivity);
	world.onChange(reportActivity);
	const log = createCallLog();
	const handlers = createHandlers(() => ({
		world,
		clock,
		outbox
	}));
	const handle = (request) => getResponse(handlers, request);
	const replacing = async () => {
		const { createReplacing } = await clock.track(import("./assets/replace-data-CggQauch.js"));
		return createReplacing({
			world,
			clock,
			latency,
			faults,
			outbox,
			reportActivity
		});
	};
	return {
		handlers,
		handle,
		intercept: () => intercept({
			clock,
			handlers,
			findCall: async (request) => {
				const call = await findCall(handlers, request);
				return call === null || isForeign(call, request, origin) ? null : call;
			},
			latency: latency.get,
			faults,
			duplicateBody,
			log,
			destination
		}),
		get latency() {
			return latency.get();
		},
		set latency(ms) {
			latency.set(ms);
		},
		faults: {
			set: faults.set,
			remove: faults.remove,
			clear: faults.clear,
			list: faults.list
		},
		calls: log.list,
		onCall: log.observe,
		onWrite: world.onWrite,
		outbox: outbox.list,
		addOutbox: outbox.add,
		signIn: (persona) => world.change("call", (database) => signIn(database, findCustomer(database, persona), clock.now())),
		answersFor: async (userId) => customerAnswers(world.database, userId),
		operator: createOperator(world, clock, outbox),
		onChange: world.onChange,
		onActivity: (listener) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		report: reportActivity,
		reset: async () => {
			await world.reset();
			outbox.clear();
			faults.clear();
			latency.reset();
			reportActivity();
		},
		export: async () => {
			const { writeDemoFile } = await clock.track(import("./assets/demo-file-DtsYBxWx.js"));
			return writeDemoFile({
				clock: {
					mode: clock.mode,
					now: clock.now()
				},
				latency: latency.get(),
				faults: faults.list(),
				outbox: outbox.list().map(({ link, ...entry }) => entry),
				world: await world.export()
			});
		},
		snapshot: world.snapshot,
		isPassword: (email, password) => {
			const user = userByEmail(world.database, email);
			return user !== void 0 && isPassword(rowById(world.database.credentials, user._id), unwrap(password));
		},
		begin: async (start) => (await replacing()).begin(start),
		import: async (text) => (await replacing()).import(text),
		capture: async () => {
			return {
				latency: latency.get(),
				faults: faults.list(),
				outbox: outbox.list(),
				world: await world.capture()
			};
		},
		recall: async (moment) => (await replacing()).recall(moment),
		restoreCustomers: async (emails) => (await replacing()).restoreCustomers(emails),
		replaceData: async (file) => (await replacing()).replaceData(file),
		get notice() {
			return world.notice;
		},
		onNotice: world.onNotice,
		personas,
		close: world.close
	};
}
/** Calls of other sites are left to them, except for content queries. */
function isForeign({ endpoint }, { url }, origin) {
	return endpoint !== "content" && origin !== "null" && new URL(url).origin !== origin;
}
/** Names the key of the endpoint's own duplicate refusal, if it declares one. */
function duplicateBody({ endpoint }) {
	const [key] = (endpoint === "content" || endpoint === null ? [] : Object.values(endpoints[endpoint].refusals)).flatMap(({ body }) => typeof body === "string" ? [] : body.keyPattern);
	return duplicateKey(key);
}
// mocks/server/bank-file.ts
/** SQLite's application_id, which tells our files from those of other programs. */
var APPLICATION = 1281454699;
/** Raise it when the meaning of a file's content changes. */
var VERSION = 2;
/** by SQLite's result code */
var REASONS = /* @__PURE__ */ new Map([
	[5, "is in use by another running bank"],
	[11, "is broken"],
	[26, "is not a file of this bank"]
]);
/** Why a file cannot be opened. The message continues the file's name: 'is empty'. */
var UnusableFile = class extends Error {};
/** Opens or creates a file. Throws `UnusableFile`, and leaves the file as it is, if it is in use, broken or of another version. */
function openBankFile(path) {
	try {
		const file = openLocked(path);
		try {
			check(file);
			return createBankFile(file);
		} catch (error) {
			release(file);
			throw error;
		}
	} catch (error) {
		throw describeError(error);
	}
}
function openLocked(path) {
	const size = statSync(path, { throwIfNoEntry: false })?.size;
	if (size === 0) throw new UnusableFile("is empty");
	const file = new DatabaseSync(path, { timeout: 0 });
	try {
		file.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA fullfsync = ON; BEGIN EXCLUSIVE");
		if (size === void 0) file.exec(`PRAGMA application_id = ${APPLICATION}; PRAGMA user_version = ${VERSION};
        CREATE TABLE entries (key TEXT PRIMARY KEY, value TEXT NOT NULL CHECK (json_valid(value))) STRICT`);
		file.exec("COMMIT");
		return file;
	} catch (error) {
		file.close();
		throw error;
	}
}
function check(file) {
	const { application_id: application } = file.prepare("PRAGMA application_id").get();
	if (application !== APPLICATION) throw new UnusableFile("is not a file of this bank");
	const { user_version: version } = file.prepare("PRAGMA user_version").get();
	if (version > VERSION) throw new UnusableFile(`has version ${version}, but this bank reads version ${VERSION}: a newer bank wrote it`);
	if (version !== VERSION) throw new UnusableFile("has a version that this bank cannot read");
	const { integrity_check: found } = file.prepare("PRAGMA integrity_check").get();
	if (found !== "ok") throw new UnusableFile("is broken");
}
function createBankFile(file) {
	const put = file.prepare("INSERT OR REPLACE INTO entries VALUES (?, ?)");
	const drop = file.prepare("DELETE FROM entries WHERE key = ?");
	const entries = file.prepare("SELECT key, value FROM entries").all();
	return {
		values: new Map(entries.map(({ key, value }) => [key, JSON.parse(value)])),
		write: (changes) => {
			file.exec("BEGIN");
			try {
				for (const [key, value] of changes) if (value === void 0) drop.run(key);
				else put.run(key, JSON.stringify(value));
				file.exec("COMMIT");
			} catch (error) {
				if (file.isTransaction) file.exec("ROLLBACK");
				throw error;
			}
		},
		close: () => release(file)
	};
}
/** Releases the lock at once. The package closes the file only when its statements have been garbage-collected. */
function release(file) {
	file.exec("PRAGMA locking_mode = NORMAL; PRAGMA schema_version");
	file.close();
}
function describeError(error) {
	if (error.errcode === void 0) return error;
	return new UnusableFile(REASONS.get(error.errcode & 255) ?? `cannot be read (${error.message})`);
}
// mocks/server/origin-check.ts
var LOOPBACK = /^(([\w-]+\.)*localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;
/** `Sec-Fetch-Site` of a request that no other site made: the user typed the address, or the page and the bank share a proxy. */
var TRUSTED_SITES = ["none", "same-origin"];
/**
* Why the sender of this request may not call; null if they may (SEC-3). Browsers name the page that sends a request, which
* no page can prevent or forge. Other programs name none.
*
* @param allowed the origin whose pages may call; null for none
*/
function checkOrigin(headers, allowed) {
	const { host, origin, "sec-fetch-site": site } = headers;
	if (host !== void 0 && !LOOPBACK.test(host)) return "The bank answers only at loopback addresses, such as 127.0.0.1";
	if (origin !== void 0) return origin === allowed ? null : "Pages of this origin may not call here";
	return site === void 0 || TRUSTED_SITES.includes(String(site)) ? null : "Pages of other sites may not call here";
}
// mocks/server/read-request-body.ts
var KB = 1024;
var MB = 1024 * KB;
/** bytes: two pictures of the maximum size, plus the rest of the form */
var FORM_LIMIT = 12 * MB;
/** bytes; the longest JSON call has a few hundred, and parsing a million brackets takes seconds */
var JSON_LIMIT = 64 * KB;
/** bytes; a customer who picks a video instead of a picture still gets to read the error */
var DISCARD_LIMIT = 128 * MB;
var BodyTooLarge = class extends Error {
	constructor(limit) {
		super(`A request may have at most ${limit < MB ? `${limit / KB} KB` : `${limit / MB} MB`}`);
	}
};
/** Reads the whole body; null if there is none. Rejects with `BodyTooLarge` at once, and leaves the rest unread. */
function readRequestBody(request, limit) {
	return new Promise((resolve, reject) => {
		let pieces = [];
		let length = 0;
		if (Number(request.headers["content-length"] ?? 0) > limit) return reject(new BodyTooLarge(limit));
		const receive = (piece) => {
			length += piece.length;
			pieces.push(piece);
			if (length <= limit) return;
			request.off("data", receive);
			pieces = [];
			reject(new BodyTooLarge(limit));
		};
		request.on("data", receive);
		request.once("end", () => resolve(length === 0 ? null : Buffer.concat(pieces)));
		request.once("error", reject);
	});
}
/**
* Discards the rest of a body. Many clients read the answer only after they have sent everything, and never read it if the
* connection is closed first. An endless body is cut off.
*/
function discardRequestBody(request) {
	let length = 0;
	request.on("data", (piece) => {
		length += piece.length;
		if (length > DISCARD_LIMIT) request.socket.destroy();
	});
}
// mocks/server/routes.ts
var API = "/api";
/** The origins under which the handlers know the contract's calls and the content service's. No request goes there. */
var BANK_ORIGIN = "http://bank.invalid";
var CONTENT_ORIGIN = "https://demo0000.api.sanity.io";
var CONTENT = /^\/v[\d-]+\/data\/query\/[a-z0-9_-]+$/;
var routes = Object.values(endpoints).map(({ method, path, encoding }) => ({
	method,
	pattern: new RegExp(`^${API}/${path.replace("{id}", "[^/]+")}$`),
	bodyLimit: encoding === "multipart" ? FORM_LIMIT : JSON_LIMIT
}));
/** Parses a request's target, which is a path or a whole address; null if it has no path. */
function readTarget(target) {
	if (target.startsWith("/")) return /^\/[/\\]/.test(target) ? null : new URL(target, BANK_ORIGIN);
	return /^http:\/\//i.test(target) && URL.canParse(target) ? new URL(target) : null;
}
/** The methods and the limit of a path; null if the bank has no such path. */
function routeOf(pathname) {
	const found = routes.filter(({ pattern }) => pattern.test(pathname));
	const methods = found.map(({ method }) => method);
	if (CONTENT.test(pathname)) methods.push("GET", "POST");
	if (methods.length === 0) return null;
	if (methods.includes("GET")) methods.push("HEAD");
	return {
		methods: [...new Set(methods)],
		bodyLimit: Math.max(JSON_LIMIT, ...found.map(({ bodyLimit }) => bodyLimit))
	};
}
/** The address under which the handlers know a path. */
function addressOf({ pathname, search }) {
	return `${CONTENT.test(pathname) ? CONTENT_ORIGIN : BANK_ORIGIN}${pathname}${search}`;
}
// mocks/server/bank-server.ts
/** The bank over HTTP: the same handlers as in the page, with checks of origin, path, method and body size. */
function createBankServer(options) {
	const server = createServer((request, response) => {
		handleRequest(options, request, response, () => !server.listening).catch((error) => {
			if (response.destroyed) return;
			options.report(`${request.method} ${request.url?.split("?")[0]}: ${error.message}`);
			if (response.headersSent) response.destroy();
			else sendText(response, 500, "The bank could not do that");
		});
	});
	return server;
}
/** Stops accepting calls. Resolves when those in flight are answered. */
function stopServer(server) {
	return new Promise((resolve) => {
		server.close(() => resolve());
		server.closeIdleConnections();
	});
}
async function handleRequest(options, request, response, isStopping) {
	response.setHeader("cache-control", "no-store");
	response.setHeader("x-content-type-options", "nosniff");
	response.setHeader("vary", "Origin");
	const { origin } = request.headers;
	const refusal = checkOrigin(request.headers, options.origin);
	if (refusal !== null) return refuse(request, response, 403, refusal);
	if (origin !== void 0) response.setHeader("access-control-allow-origin", origin);
	const url = readTarget(request.url ?? "");
	if (url === null) return refuse(request, response, 400, `A request must name a path, such as ${API}/transfer`);
	const route = routeOf(url.pathname);
	if (route === null) return refuse(request, response, 404, "The bank has no such path");
	const { methods, bodyLimit } = route;
	if (request.method === "OPTIONS") return answerPreflight(request, response, methods);
	if (!methods.includes(request.method ?? "")) {
		response.setHeader("allow", [...methods, "OPTIONS"].join(", "));
		return refuse(request, response, 405, `This path takes ${methods.join(", ")}`);
	}
	const aborted = new AbortController();
	response.once("close", () => response.writableFinished ? void 0 : aborted.abort());
	try {
		await respond(options, request, response, requestOf(request, url, await readRequestBody(request, bodyLimit), aborted.signal), isStopping);
	} catch (error) {
		if (!(error instanceof BodyTooLarge)) throw error;
		refuse(request, response, 413, error.message);
	}
}
/** The request for the handlers. A GET's body is ignored. */
function requestOf({ method = "GET", headers }, url, body, signal) {
	const { token, "content-type": type } = headers;
	return new Request(addressOf(url), {
		signal,
		headers: {
			...typeof token === "string" ? { token } : {},
			...type === void 0 ? {} : { "content-type": type }
		},
		...["GET", "HEAD"].includes(method) ? { method: "GET" } : {
			method,
			body
		}
	});
}
async function respond({ handle, flushed, clock, latency }, request, response, call, isStopping) {
	if (latency > 0) await clock.wait(latency, {
		owner: "backend",
		name: "latency"
	}, call.signal);
	const answer = await handle(call);
	if (answer === void 0) return sendText(response, 404, "The bank has no such path");
	const bytes = Buffer.from(await answer.arrayBuffer());
	await flushed();
	const type = answer.headers.get("content-type");
	if (type !== null) response.setHeader("content-type", type);
	response.setHeader("content-length", bytes.length);
	if (isStopping()) response.setHeader("connection", "close");
	response.writeHead(answer.status).end(request.method === "HEAD" ? void 0 : bytes);
}
/** Answers a preflight request. */
function answerPreflight(request, response, methods) {
	const requestedHeaders = request.headers["access-control-request-headers"];
	response.setHeader("allow", [...methods, "OPTIONS"].join(", "));
	if (request.headers.origin !== void 0) {
		response.setHeader("access-control-allow-methods", methods.join(", "));
		if (requestedHeaders !== void 0) response.setHeader("access-control-allow-headers", requestedHeaders);
		response.setHeader("access-control-max-age", "600");
	}
	discardRequestBody(request);
	response.writeHead(204).end();
}
/** Ends a call without reading its body. */
function refuse(request, response, status, text) {
	discardRequestBody(request);
	sendText(response, status, text);
}
function sendText(response, status, text) {
	response.writeHead(status, {
		"content-type": "text/plain; charset=utf-8",
		"content-length": Buffer.byteLength(text)
	});
	response.end(text);
}
// mocks/server/group-commit.ts
/**
* Turns of the event loop from the first change of a batch until it is written. Node accepts at most one new connection per turn:
* of fifty customers who connect at once, the last would otherwise wait for fifty writes.
*/
var TURNS = 10;
/** After a failed write nothing more is written, because the memory is then ahead of the disk. */
function createGroupCommit(write) {
	let pending = /* @__PURE__ */ new Map();
	let last = Promise.resolve();
	const writeNext = async (before) => {
		await before;
		for (let turn = 0; turn < TURNS; turn++) await setImmediate();
		const changes = pending;
		pending = /* @__PURE__ */ new Map();
		write(changes);
	};
	return {
		add: (changes) => {
			if (pending.size === 0) {
				last = writeNext(last);
				last.catch(() => void 0);
			}
			for (const [key, value] of changes) pending.set(key, value);
		},
		flushed: () => last
	};
}
// mocks/server/file-store.ts
/** Stores the bank in a file. Rejects with `UnusableFile`, and leaves the file as it is, if it is in use, broken or of another version. */
async function openFileStore(path) {
	const file = openBankFile(path);
	try {
		await checkWorld(file.values);
		return createStore(file);
	} catch (error) {
		file.close();
		throw error;
	}
}
function createStore(file) {
	const values = new Map(file.values);
	const commit = createGroupCommit(file.write);
	return {
		entries: async () => [...values],
		read: async (keys) => keys.map((key) => values.get(key)),
		write: async (changes, { clear = false } = {}) => {
			const removed = clear ? [...values.keys()] : [];
			for (const key of removed) values.delete(key);
			for (const [key, value] of changes) values.set(key, value);
			commit.add(new Map([...removed.map((key) => [key, void 0]), ...changes]));
		},
		exclusively: createQueue(),
		announce: () => {},
		onAnnounced: () => {},
		close: () => {},
		flushed: commit.flushed,
		end: () => commit.flushed().finally(file.close)
	};
}
async function checkWorld(values) {
	try {
		await readWorld(bankDefinition, [...values]);
	} catch (error) {
		if (error instanceof NewerStore) throw new UnusableFile("comes from a newer version of the bank");
		if (error instanceof UnusableStore) throw new UnusableFile(error.message);
		throw error;
	}
}
// mocks/server/bank.ts
/** Opens the bank and serves it on the loopback interface. Rejects with an Error for the user if it cannot. */
async function openBank(options, report) {
	const store = await openStore(options.file);
	const clock = new AppClock();
	const backend = await createBackend({
		clock,
		store
	});
	const { handle } = backend;
	const server = createBankServer({
		...options,
		handle,
		flushed: store.flushed,
		clock,
		report
	});
	try {
		const port = await listen(server, options.port);
		await store.flushed();
		return {
			address: `http://127.0.0.1:${port}${API}`,
			backend,
			stop: async () => {
				await stopServer(server);
				await store.end();
			}
		};
	} catch (error) {
		await store.end();
		throw error;
	}
}
async function openStore(file) {
	if (file === null) return {
		...createMemoryStore(),
		flushed: async () => {},
		end: async () => {}
	};
	try {
		return await openFileStore(file);
	} catch (error) {
		if (error instanceof UnusableFile) throw new Error(`${file} ${error.message}. It was left as it is.`);
		throw error;
	}
}
function listen(server, port) {
	return new Promise((resolve, reject) => {
		server.once("error", (error) => reject(error.code === "EADDRINUSE" ? /* @__PURE__ */ new Error(`Port ${port} is taken. Choose another with --port.`) : error));
		server.listen(port, "127.0.0.1", () => {
			const address = server.address();
			resolve(typeof address === "object" && address !== null ? address.port : port);
		});
	});
}
// mocks/server/operator-channel.ts
/** Sends the bank's address, then answers requests. The channel cannot be reached over the network. */
function serveOperator(backend, address) {
	if (process.send === void 0) throw new Error("--operator needs a parent process: start this one with `fork`");
	const send = (answer) => process.send?.(answer);
	const methods = {
		...backend.operator,
		outbox: backend.outbox,
		reset: backend.reset
	};
	process.on("message", async ({ id, method, args }) => {
		try {
			const act = methods[method];
			send({
				id,
				value: await act(...args) ?? null
			});
		} catch (error) {
			send({
				id,
				error: error.message
			});
		}
	});
	send({
		id: 0,
		value: address
	});
}
// mocks/server/options.ts
/** Throws an Error with a message for the user. */
function readOptions(args) {
	const { values } = parseArgs({
		args: [...args],
		options: {
			port: {
				type: "string",
				default: "3000"
			},
			origin: { type: "string" },
			file: { type: "string" },
			latency: {
				type: "string",
				default: "0"
			},
			operator: {
				type: "boolean",
				default: false
			}
		}
	});
	return {
		port: wholeNumber("--port", values.port, 65535),
		origin: values.origin === void 0 ? null : originOf(values.origin),
		file: values.file ?? null,
		latency: wholeNumber("--latency", values.latency, 6e5),
		operator: values.operator
	};
}
function wholeNumber(name, text, max) {
	const value = Number(text);
	if (!/^\d+$/.test(text) || value > max) throw new Error(`${name} must be a whole number up to ${max}, not '${text}'`);
	return value;
}
function originOf(text) {
	const url = URL.canParse(text) ? new URL(text) : null;
	if (url === null || !["http:", "https:"].includes(url.protocol) || !["/", ""].includes(url.pathname + url.search)) throw new Error(`--origin must be the address of a site without a path, such as http://127.0.0.1:4173, not '${text}'`);
	return url.origin;
}
// mocks/server/main.ts
var printError = (text) => void process.stderr.write(`backend: ${text}\n`);
try {
	const options = readOptions(process.argv.slice(2));
	const bank = await openBank(options, printError);
	if (options.operator) serveOperator(bank.backend, bank.address);
	process.stdout.write(`backend: ${bank.address}, data in ${options.file ?? "memory only"}\n`);
	let stopping = false;
	const stop = () => {
		if (stopping) return;
		stopping = true;
		bank.stop().then(() => process.exit(0), (error) => {
			printError(error.message);
			process.exit(1);
		});
	};
	process.on("SIGTERM", stop);
	process.on("SIGINT", stop);
	if (options.operator) process.on("disconnect", stop);
} catch (error) {
	printError(error.message);
	process.exit(1);
}
export {};
