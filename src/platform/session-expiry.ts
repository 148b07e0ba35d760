let listener = () => {}

/** Names who is told when the backend no longer takes the current token (AUTH-8). */
export function onSessionExpired(expired: () => void): void {
  listener = expired
}

export const reportSessionExpired = () => listener()
