/** What was asked for cannot be done: `run.js` prints the reason alone, without where it was thrown. */
export class Refusal extends Error {
  override name = 'Refusal'
}
