import { createRootRoute, createRoute, createRouter, Link, RouterProvider } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { createRoot } from 'react-dom/client'
import { setup } from 'xstate'

/** A minimal page with React, the router and one machine: the baseline for our pages. */
const machine = setup({}).createMachine({
  initial: 'idle',
  states: { idle: { on: { go: 'busy' } }, busy: { after: { 300: 'idle' } } },
})

function Home() {
  const [state, send] = useMachine(machine)
  return (
    <main>
      <h1>Floor</h1>
      <p>{String(state.value)}</p>
      <button type="button" onClick={() => send({ type: 'go' })}>
        Go
      </button>
      <Link to="/contact">About</Link>
    </main>
  )
}

const root = createRootRoute()
const home = createRoute({ getParentRoute: () => root, path: '/', component: Home })
const about = createRoute({ getParentRoute: () => root, path: '/contact', component: () => <h1>About</h1> })
const router = createRouter({ routeTree: root.addChildren([home, about]) })

createRoot(document.getElementById('root') as HTMLElement).render(<RouterProvider router={router as never} />)
