export const inspectorCopy = {
  page: {
    title: 'Inspector',
    lead: 'The flows of another window, in the Stately inspector.',
    live: 'Shows the window that opened this page. To send events, use the flow viewer.',
    alone: 'Not connected. Use ‘Open the inspector’ on the desk’s Flows tab.',
  },
} as const
