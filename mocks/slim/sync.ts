/** For the library's own sync of tabs, which sends every row to all of them: the world is shared through its store. */
export function sync(): void {}
