/** The states that no end-to-end test reaches, with the reason (FLOW-5). The exploration of the machines reaches them all (FLOW-4). */
export const UNREACHED: Readonly<Record<string, string>> = {
  'map.embedded': 'The demo asks no other host, so it draws the map. Only the live build embeds one.',
  'map.seeking.loading': 'The same.',
  'app.page.failed': 'No flow of the product fails; e2e/races/failing-flows.test.ts breaks some.',
  'app.shell.failed': 'No flow of the product fails; e2e/races/failing-flows.test.ts breaks some.',
  'message.editing.failed': 'The demo’s outbox accepts every message.',
}
