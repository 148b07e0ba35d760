import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createServer } from 'vite'

export interface EditableServer {
  /** Replaces a text wherever it stands in a file, as saving the file in an editor does. */
  edit(path: string, from: string, to: string): Promise<void>
  close(): Promise<void>
}

/** A dev server whose files can be edited: in its memory, so the checkout and what else runs on it stay as they are. */
export async function startEditableServer(port: number): Promise<EditableServer> {
  const root = process.cwd()
  const edited = new Map<string, string>()
  const server = await createServer({
    root,
    // A cache of its own: dev servers that differ in their plugins would empty each other's.
    cacheDir: 'node_modules/.larkspur-edited',
    logLevel: 'warn',
    server: { port, strictPort: true, open: false },
    plugins: [{ name: 'edited', enforce: 'pre', load: (id) => edited.get(id) }],
  })
  await server.listen()
  return {
    edit: async (path, from, to) => {
      const file = join(root, path)
      const text = edited.get(file) ?? (await readFile(file, 'utf8'))
      if (!text.includes(from)) throw new Error(`${path} does not have ${from}`)
      edited.set(file, text.replaceAll(from, to))
      server.watcher.emit('change', file)
    },
    close: () => server.close(),
  }
}
