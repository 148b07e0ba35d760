import { assign, type EventObject, type ParameterizedObject, type ProvidedActor } from 'xstate'

/** A time that can be held: the ms that remained when it last started to run, and when that was, in ms since the epoch. */
export interface HeldTime {
  remaining: number
  since: number
}

/** The actions of a machine with such a time. It never gets longer, also if the clock has been set back meanwhile. */
export function heldTime<Context extends HeldTime, Event extends EventObject, Actor extends ProvidedActor>(clock: {
  now(): number
}) {
  const assigning = (change: (context: HeldTime) => Partial<HeldTime>) =>
    assign<Context, Event, ParameterizedObject['params'], Event, Actor>(
      ({ context }) => change(context) as Partial<Context>,
    )
  return {
    startTime: assigning(() => ({ since: clock.now() })),
    stopTime: assigning(({ remaining, since }) => ({
      remaining: Math.min(remaining, Math.max(0, remaining - (clock.now() - since))),
    })),
  }
}
