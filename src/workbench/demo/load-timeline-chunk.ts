import { clock } from '#src/platform/actors/app-clock.ts'

/** What plays, checks, shares, resets and imports. In the first chunk it would exceed the limit of PERF-2. */
export const loadTimelineChunk = async () => (await clock.track(import('./timeline-chunk.ts'))).timelineChunk
