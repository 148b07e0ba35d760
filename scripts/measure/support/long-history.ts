/**
 * Runs in the page of a demo: the bank answers every request for transfers with 100,000 rows, generated for the
 * measurement (PERF-4), until the faults are cleared.
 */
export function answerLongHistory(): void {
  const length = 100_000
  const transfers = Array.from({ length }, (_, index) => ({
    _id: `row-${index}`,
    createdAt: new Date(1_772_440_000_000 - index * 3_155_000).toISOString(),
    amount: 25 + (index % 100),
    status: index > 2,
    withdrawalPath: index % 5 < 2 ? 'loan' : 'invest',
  }))
  const totalAmountTransferred = transfers.reduce((sum, { amount }) => sum + amount, 0)
  window.demo?.faults?.set({
    call: 'GET transfer/{id}',
    kind: 'status',
    status: 200,
    body: { transfers, totalAmountTransferred },
  })
}
