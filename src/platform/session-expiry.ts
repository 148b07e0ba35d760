let listener = () => {}

/** Sets the listener for when the backend no longer accepts the current token (AUTH-8). */
export function onSessionExpired(expired: () => void): void {
  listener = expired
}

export const reportSessionExpired = () => listener()
