/** The states that no end-to-end test reaches, with the reason (FLOW-5). The exploration of the machines reaches them all (FLOW-4). */
export const UNREACHED: Readonly<Record<string, string>> = {
  'map.embedded': 'The demo asks no other host, so it draws the map. Only the live build embeds one.',
  'map.seeking.loading': 'The same.',
  'app.shell.failed': 'No flow of the product fails; e2e/races/failing-flows.test.ts breaks some.',
  'message.editing.failed': 'The demo’s outbox accepts every message.',
  'customer.deposits.failed': 'The loads of other parts fail on the page; all five are one piece of the chart.',
  'deposit.wallets.failed': 'machines/deposit/deposit.test.ts has a failed load of each method.',
  'social-proof.silent': 'The demo has samples; machines/social-proof/social-proof.test.ts has none.',
  'withdrawal.confirming.codeSpent.failed':
    'A failed check at a held step is walked on the page; both are one piece of the chart.',
}
