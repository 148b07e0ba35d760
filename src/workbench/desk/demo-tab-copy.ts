/** A name of the code as words: 'redirect delay' for 'redirectDelay'. */
const inWords = (name: string) => name.replace(/-|(?=[A-Z])/g, ' ').toLowerCase()

export const demoTabCopy = {
  scenarios: {
    title: 'Scenarios',
    hint: 'Starting a scenario resets the demo. Played, it runs by itself, with captions.',
    start: 'Start',
    play: 'Play',
    visitor: 'a visitor',
    again: 'Start again',
    following: 'Next scenario',
    begin: 'Start here:',
    next: 'Next:',
    done: 'That was the last step.',
    steps: 'Steps',
  },
  waiting: {
    title: (count: number) => `Waiting for you, ${count}`,
    none: 'Nothing is waiting for the bank.',
    noneOf: (name: string) => `Nothing from ${name} is waiting for the bank.`,
    nobody: 'Nobody is signed in, so all customers are counted.',
    all: 'Show all',
    others: (count: number) => `From other customers, ${count}`,
    actions: { deposit: 'Confirm deposit', loan: 'Approve', transfer: 'Approve', kyc: 'Verify', step: 'Release' },
  },
  clock: {
    title: 'Clock',
    modes: { paused: 'Pause', live: '×1', x10: '×10', x60: '×60' },
    next: 'Next timer',
    timer: (owner: string, name: string, seconds: string) => `${inWords(owner)}: ${inWords(name)}, in ${seconds}`,
    none: 'No timer is running.',
  },
  reset: {
    title: 'Start over',
    reset: 'Reset',
    hint: 'Restores the original data, logs out, resets the clock and removes all faults.',
  },
} as const
