let listener = () => {}

/** Sets the listener for when the page gives up on a call that may have changed something: its flow was left before the answer. */
export function onCallAbandoned(abandoned: () => void): void {
  listener = abandoned
}

export const reportCallAbandoned = () => listener()
