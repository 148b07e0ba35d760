export const momentsCopy = {
  undo: 'Undo',
  undone: 'Undone.',
  checkpoints: {
    title: 'Go back',
    hint: 'The last ten moments before the bank or a customer did something: data, page and clock, without open dialogs. They last until the page is reloaded.',
    none: 'Nothing to go back to yet.',
    back: 'Go back to here',
    done: 'The demo is back at that moment.',
    failed: 'That did not work:',
  },
  share: {
    share: 'Share this moment',
    hint: 'A link that opens the same customer, page, data, clock and faults in another browser. Passwords, codes and typed values are not in it.',
    copied: 'Link copied.',
    refused: 'The browser does not allow copying. Copy the link from here:',
    link: 'Link to this moment',
    save: 'Save as a file',
    saved: 'File saved. “Open a file” in the menu of the timeline opens it.',
  },
} as const
