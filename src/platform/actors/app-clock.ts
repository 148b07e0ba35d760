import { AppClock } from '#src/platform/clock/clock.ts'

/** The one clock of the app (CLOCK-1). In a demo, the workbench restores it before any timer is set. */
export const clock = new AppClock()
