export const storageCopy = {
  tabRefused:
    'This browser cannot store any more data for this page. Your sign-in and settings will last until the page is closed or reloaded.',
}
