export const storageCopy = {
  tabRefused:
    'This browser keeps nothing more for this page. Who is signed in, and what is set here, lasts until the page is closed or loaded anew.',
}
