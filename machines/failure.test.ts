import { expect, test } from 'vitest'
import { ApiError } from '#src/contract/endpoint.ts'
import { isOutcomeUnknown, plainFailure } from './failure.ts'

test.each([
  [new ApiError('refused'), 'refused', false],
  [new ApiError('email-taken'), 'refused', false],
  [new ApiError('unauthorized'), 'unauthorized', false],
  [new ApiError('off-contract'), 'off-contract', false],
  [new ApiError('network'), 'network', true],
  [new ApiError('timeout'), 'timeout', true],
  [new ApiError('gateway'), 'gateway', true],
  [new TypeError('a bug'), 'network', true],
])('ERR-1, WD-7: %s is told as %s; whether the bank may have done it: %j', (error, failure, isUnknown) => {
  expect([plainFailure(error), isOutcomeUnknown(error)]).toEqual([failure, isUnknown])
})
