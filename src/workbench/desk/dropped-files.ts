/**
 * Takes the files that are dropped on this window, and returns how to stop that. The product's own fields take pictures; beside them a
 * browser would open one in place of the page. What else a file may be is said by its content, as systems know many types for JSON, or none (IN-13).
 */
export function onDroppedFile(take: (file: File) => void): () => void {
  const filesOf = ({ dataTransfer }: DragEvent) =>
    [...(dataTransfer?.items ?? [])].filter(({ kind }) => kind === 'file')
  const isMeant = (event: DragEvent) => filesOf(event).some(({ type }) => !isPicture(type))
  const allow = (event: DragEvent) => {
    if (event.defaultPrevented || filesOf(event).length === 0) return
    event.preventDefault()
    if (!isMeant(event) && event.dataTransfer !== null) event.dataTransfer.dropEffect = 'none'
  }
  const drop = (event: DragEvent) => {
    if (filesOf(event).length > 0) event.preventDefault()
    if (!isMeant(event)) return
    for (const file of event.dataTransfer?.files ?? []) if (!isPicture(file.type)) take(file)
  }
  window.addEventListener('dragover', allow)
  window.addEventListener('drop', drop)
  return () => {
    window.removeEventListener('dragover', allow)
    window.removeEventListener('drop', drop)
  }
}

function isPicture(type: string): boolean {
  return type.startsWith('image/')
}
