export const failure = {
  title: 'This page could not be shown',
  text: 'Something went wrong while it was put together. Nothing that you sent is lost, and nothing was sent twice.',
  again: 'Try again',
  backend: 'The demonstration’s backend could not be started. Reload the page to try again.',
  part: 'That part of the page could not be loaded. Please check your connection, then load the page again.',
}
