import {
  CatchBoundary,
  type ErrorRouteComponent,
  Link,
  Outlet,
  type RegisteredRouter,
  useMatches,
  useRouter,
} from '@tanstack/react-router'
import {
  Activity,
  type ComponentProps,
  createContext,
  memo,
  type ReactNode,
  startTransition,
  useContext,
  useState,
} from 'react'

type Routes = RegisteredRouter['routesByPath']

type Path = keyof Routes

/** A page without parameters, and without a flow, which would start only with the page. */
type AheadPath = {
  [To in Path]: To extends `${string}$${string}`
    ? never
    : Routes[To]['types']['loaderData'] extends undefined
      ? To
      : never
}[Path]

interface PagesContext {
  /** the shown page, and the one that is rendered ahead */
  paths: Path[]
  renderAhead: (to: AheadPath) => void
}

const PagesContext = createContext<PagesContext>({ paths: [], renderAhead: () => {} })

/**
 * Renders the page that a `PageLink` leads to while somebody points at the link: hidden, next to the shown one, and without effects. A click then
 * only shows it (PERF-7).
 */
export function PagesAhead({ children }: { children: ReactNode }) {
  const router = useRouter()
  const shown = useMatches({ select: (matches) => matches.at(-1)?.fullPath as Path })
  const [ahead, setAhead] = useState<{ from: Path; to: Path }>()
  const renderAhead = async (to: AheadPath) => {
    const { status, fullPath } = (await router.preloadRoute({ to }))?.at(-1) ?? {}
    // It has neither failed nor been redirected.
    if (status === 'success' && fullPath === to) startTransition(() => setAhead({ from: shown, to }))
  }
  const paths = ahead?.from === shown && ahead.to !== shown ? [shown, ahead.to] : [shown]
  return <PagesContext value={{ paths, renderAhead }}>{children}</PagesContext>
}

/** The page of the address, in place of the router's `Outlet`. */
export function ShownPage() {
  const { paths } = useContext(PagesContext)
  return paths.map((path, index) => <Page key={path} path={path} isShown={index === 0} />)
}

/** What rendered a page first, the router or `Ahead`, renders it as long as it is mounted: React would remount it in another parent. */
function Page({ path, isShown }: { path: Path; isShown: boolean }) {
  const [wasAhead] = useState(!isShown)
  // The router has only the shown page.
  if (!wasAhead) return isShown ? <Outlet /> : null
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <Ahead path={path} />
    </Activity>
  )
}

/** If it fails, it fails alone: perhaps nobody asks for it. What was rendered ahead is not rendered again when it is shown. */
const Ahead = memo(({ path }: { path: Path }) => {
  const { routesByPath, options } = useRouter()
  const { component: Content = Outlet } = routesByPath[path].options
  return (
    <CatchBoundary getResetKey={() => path} errorComponent={options.defaultErrorComponent as ErrorRouteComponent}>
      <Content />
    </CatchBoundary>
  )
})

/** A link to such a page, in the same frame. It preloads the page itself. */
export function PageLink({ to, ...rest }: Omit<ComponentProps<typeof Link>, 'to'> & { to: AheadPath }) {
  const { renderAhead } = useContext(PagesContext)
  const point = () => renderAhead(to)
  return <Link to={to} preload={false} onPointerEnter={point} onFocus={point} {...rest} />
}
