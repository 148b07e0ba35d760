export const inspectorCopy = {
  tools: {
    title: 'Stately inspector',
    lead: 'Shows every running flow in the Stately inspector, on a local page that needs no network.',
    open: 'Open the inspector',
    elsewhere: 'Use stately.ai instead',
    notice:
      'Sends states, events, context and payloads of the flows to a stately.ai window as they happen. Needs a network. Passwords, codes, tokens and files are redacted.',
    openStately: 'Open stately.ai',
    stop: 'Stop inspecting',
    status: {
      off: '',
      opening: 'Waiting for the inspector’s window.',
      on: 'The inspector is connected.',
      blocked: 'The browser blocked the window. Allow pop-ups for this site and try again.',
      failed: 'The inspector could not be loaded. Please check your connection and try again.',
      offline: 'You are offline, and stately.ai needs a network. The local page does not.',
    },
  },
  page: {
    title: 'Inspector',
    lead: 'The flows of another window, in the Stately inspector.',
    live: 'Shows the window that opened this page. To send events, use the flow viewer.',
    alone: 'Not connected. Use ‘Open the inspector’ on the desk’s Flows tab.',
  },
} as const
