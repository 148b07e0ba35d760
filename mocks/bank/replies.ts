import type { EndpointName, endpoints } from '#src/contract/endpoints.ts'
import type { Reply } from './answer.ts'

/** One reply for each endpoint of the contract. */
export type Replies = { [Name in EndpointName]: Reply<(typeof endpoints)[Name]> }
