import { inspect } from 'node:util'

/** What was asked for cannot be done: `run.js` and Vite print the reason alone, without where it was thrown. */
export class Refusal extends Error {
  override name = 'Refusal';

  [inspect.custom](): string {
    return this.message
  }
}
