// mocks/bank/long-history-totals.ts
/** transfers in a long history, which are made when they are first asked for */
var LENGTH = 1e4;
/** cents */
var MEAN = 2450;
/** The totals of a long history, in cents: the deviations of rows half a history apart cancel each other out. */
var LONG_HISTORY_TOTALS = {
	all: LENGTH * MEAN,
	loan: LENGTH * MEAN * 2 / 5,
	invest: LENGTH * MEAN * 3 / 5
};
export { LONG_HISTORY_TOTALS as n, MEAN as r, LENGTH as t };
