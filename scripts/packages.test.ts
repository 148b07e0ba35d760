import { expect, test } from 'vitest'
import decisions from '../docs/decisions.md?raw'
import { dependencies, devDependencies } from '../package.json'
import { sourcesIn } from './sources.ts'

const sources = sourcesIn('machines', 'src', 'mocks')

test('QA-7: docs/decisions.md says of every dependency what it does here', () => {
  const names = [...Object.keys(dependencies), ...Object.keys(devDependencies)]
  const unnamed = names.filter((name) => !name.startsWith('@types/') && !decisions.includes(`\`${name}\``))
  expect(unnamed).toEqual([])
})

test.each([
  ['react-hot-toast/headless', 'toast', 'src/flows/toast/toast-list.tsx'],
  ['react-hot-toast/headless', 'useToaster', 'src/flows/toast/toast-list.tsx'],
  ['ofetch', 'createFetch', 'src/api/call.ts'],
  ['@sanity/client', 'createClient', 'src/api/content.ts'],
  ['msw', 'http', 'mocks/bank/create-handler.ts'],
  ['msw', 'getResponse', 'mocks/engine/page-calls.ts'],
  ['msw/browser', 'setupWorker', 'src/workbench/demo/backend-switch.ts'],
  ['@msw/data', 'Collection', 'mocks/bank/database.ts'],
  ['@tanstack/react-router', 'createRouter', 'src/app/router.ts'],
  ['@statelyai/inspect', 'createBrowserInspector', 'src/workbench/inspector/inspect.ts'],
  ['@xstate/react', 'useSelector', 'src/flows/login/login.tsx'],
])('QA-7: %s does its main job: %s is used in %s', (name, part, file) => {
  const source = sources[file] ?? expect.unreachable(`There is no ${file}`)
  expect(source).toMatch(new RegExp(`from '${name}'|import\\('${name}'\\)`))
  expect(source.match(new RegExp(`\\b${part}\\b`, 'g'))?.length, 'imported and used').toBeGreaterThan(1)
})
