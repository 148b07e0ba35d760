const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/** Whether no other computer can open the demo's address. */
export function isLocal(): boolean {
  return location.protocol === 'file:' || LOCAL_HOSTS.includes(location.hostname)
}
