import { ALL_CALLS, ALL_CONTENT } from '#mocks/engine/call-names.ts'
import type { Fault } from '#src/contract/app-steps.ts'
import { callWords } from '#src/contract/calls.ts'
import { callName } from '#src/contract/endpoint.ts'
import { type EndpointName, endpoints } from '#src/contract/endpoints.ts'

const titles: Record<string, string> = {
  ...Object.fromEntries(
    (Object.keys(endpoints) as EndpointName[]).map((name) => [callName(endpoints[name]), callWords[name].title]),
  ),
  [ALL_CONTENT]: 'Load any content',
  [`${ALL_CONTENT}/addresses`]: 'Load the wallet addresses',
  [`${ALL_CONTENT}/bankdetails`]: 'Load the bank details',
  [`${ALL_CONTENT}/proof`]: 'Load the sample activity',
}

/** 'Withdraw (POST transfer)', 'Every call' */
export function describeCall(name: string): string {
  return name === ALL_CALLS ? 'Every call' : `${titles[name]} (${name})`
}

/** 'Withdraw (POST transfer) answers 500, for one more call' */
export function describeFault(fault: Fault): string {
  return `${describeCall(fault.call)} ${effectOf(fault)}, ${frequencyOf(fault)}`
}

function effectOf({ kind, ms = 0, status = 500, after }: Fault): string {
  switch (kind) {
    case 'delay':
      return `takes ${describeDuration(ms)} longer`
    case 'status':
      return `answers ${status}`
    case 'network':
      return after ? 'reaches the bank, but its answer is lost' : 'gets no answer'
    case 'duplicate':
      return 'is refused as a duplicate'
  }
}

function describeDuration(ms: number): string {
  if (ms < 1_000) return `${ms} ms`
  return ms === 1_000 ? '1 second' : `${ms / 1_000} seconds`
}

function frequencyOf({ times }: Fault): string {
  if (times === undefined) return 'until removed'
  return times === 1 ? 'for one more call' : `for ${times} more calls`
}
