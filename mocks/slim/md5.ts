/** For the name of a database, which only the library's own sync of tabs looks at. */
export default function md5(text: string): string {
  return text
}
