/** The words around the Stately inspector. */
export const inspectorCopy = {
  tools: {
    title: 'Stately inspector',
    lead: 'Shows every living flow to the inspector of XState’s makers, on a page of our own that needs no network.',
    open: 'Open the inspector',
    elsewhere: 'On stately.ai instead',
    notice:
      'Sends states, events, context and payloads of the flows to a window of stately.ai, as they happen, and needs a network. Passwords, codes, tokens and files are redacted.',
    openStately: 'Open stately.ai',
    stop: 'Stop showing',
    status: {
      off: '',
      opening: 'Waiting for the inspector’s window to answer.',
      on: 'The inspector is shown what happens here.',
      blocked: 'The browser kept the window from opening. Allow pop-ups for this site, and press again.',
      failed: 'The inspector could not be loaded. Please check your connection and try again.',
      offline: 'There is no network, and stately.ai needs one. The page of our own does not.',
    },
  },
  page: {
    title: 'Inspector',
    lead: 'What the Stately inspector is told of the flows of another window.',
    live: 'Shows what the window that opened it tells. Events are sent from the flow viewer, not from here.',
    alone: 'Nothing is told to this page: it is opened by ‘Open the inspector’ on the desk’s tab Flows.',
  },
} as const
