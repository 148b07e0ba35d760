export const failure = {
  title: 'This page could not be shown',
  text: 'Something went wrong while it was put together. Nothing that you sent is lost, and nothing was sent twice.',
  again: 'Try again',
}
