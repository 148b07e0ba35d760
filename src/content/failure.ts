import { labels } from './messages.ts'

export const failure = {
  title: 'This page could not be shown',
  text: 'Something went wrong while loading it. Nothing that you sent is lost, and nothing was sent twice.',
  pageMissing:
    'A part of it could not be loaded. Please check your connection. Nothing that you sent is lost, and nothing was sent twice.',
  again: labels.tryAgain,
  reload: 'Reload',
  flow: 'Something went wrong on this page, so it was stopped. What you had already sent is not lost.',
  dialog: 'Something went wrong in that dialog, so it was closed. What you had already sent is not lost.',
  part: 'That part of the page could not be loaded. Please check your connection and try again.',
  partGone:
    'That part of the page can be loaded only once the page is reloaded. What you have typed and not sent is lost by that.',
}

/** Only in the demo, whose backend runs in the page. */
export const backendFailed = 'The demo’s backend could not be started. Reload the page to try again.'

export const notFoundCopy = {
  description: 'There is no page at this address.',
  text: 'There is no page at this address. It may have moved, or the address may have a typo.',
  home: 'Go to the home page',
} as const
