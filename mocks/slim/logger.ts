/** For the log of every step that the interceptors take. */
export class Logger {
  extend(): Logger {
    return this
  }
  debug(): void {}
  info(): void {}
  success(): void {}
  warning(): void {}
  error(): void {}
  only(): void {}
}
