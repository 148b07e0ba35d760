import type { Plugin } from 'vite'

/** `vite preview` compresses a file each time it sends it, which takes longer than sending it whole on one computer (PERF-5). */
export function uncompressedPreview(): Plugin {
  return {
    name: 'larkspur:uncompressed-preview',
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use((request, _, next) => {
        delete request.headers['accept-encoding']
        next()
      })
    },
  }
}
