/** Writes the shortest way to every state and every transition of every machine, which the tests compare (FLOW-4). */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { importTypeScript, root } from './import-typescript.js'

const { allShortestWays, exploreAll } = await importTypeScript('exploration/explore-all.ts')
write('exploration/shortest.json', allShortestWays(exploreAll()))

function write(path, value) {
  writeFileSync(join(root, path), `${JSON.stringify(value, null, 2)}\n`)
}
