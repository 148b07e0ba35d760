import { endpoints } from '#src/contract/endpoints.ts'
import { call } from './call.ts'

export const pingTransfers = () => call(endpoints.pingTransfers)
