import type { ActorView, PageView } from '#src/workbench/contract/source.ts'
import { viewer } from '#src/workbench/flows/viewer.ts'
import styles from './flows.module.css'
import { flowsCopy } from './flows-copy.ts'
import { statePathWords } from './state-paths.ts'

const copy = flowsCopy.actorTree

interface ActorTreeProps {
  page: PageView
  chosen: { machine: string; session: string | null }
  onChoose: (machine: string, session: string | null) => void
}

/** The actor system as a tree, each actor below the one that started it, and then the machines of which none runs (FLOW-3). */
export function ActorTree({ page, chosen, onChoose }: ActorTreeProps) {
  const resting = viewer.graphs.filter(({ id }) => page.actors.every((actor) => actor.id !== id))
  const isAlone = ({ parent }: ActorView) => page.actors.every(({ session }) => session !== parent)
  return (
    <nav className={styles.tree} aria-label={copy.label}>
      <h3 className={styles.groupName}>{copy.alive}</h3>
      <Actors actors={page.actors.filter(isAlone)} page={page} chosen={chosen} onChoose={onChoose} />
      <h3 className={styles.groupName}>{copy.resting}</h3>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one */}
      <ul role="list">
        {resting.map(({ id }) => (
          <li key={id}>
            <Machine id={id} session={null} state={null} isChosen={chosen.machine === id} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface ActorsProps extends ActorTreeProps {
  actors: readonly ActorView[]
}

function Actors({ actors, page, chosen, onChoose }: ActorsProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
    <ul role="list" className={styles.actors}>
      {actors.map(({ id, session, value }) => {
        const children = page.actors.filter(({ parent }) => parent === session)
        return (
          <li key={session}>
            <Machine
              id={id}
              session={session}
              state={statePathWords(value) || copy.one}
              isChosen={chosen.machine === id && (chosen.session ?? session) === session}
              onChoose={onChoose}
            />
            {children.length === 0 ? null : (
              <Actors actors={children} page={page} chosen={chosen} onChoose={onChoose} />
            )}
          </li>
        )
      })}
    </ul>
  )
}

interface MachineProps {
  id: string
  session: string | null
  /** in words; null while none runs */
  state: string | null
  isChosen: boolean
  onChoose: ActorTreeProps['onChoose']
}

function Machine({ id, session, state, isChosen, onChoose }: MachineProps) {
  return (
    <button
      type="button"
      className={styles.machine}
      data-running={state === null ? undefined : ''}
      aria-current={isChosen ? 'true' : undefined}
      onClick={() => onChoose(id, session)}
    >
      <strong>{id}</strong>
      {state === null ? null : (
        <span className={styles.states} title={state}>
          {state}
        </span>
      )}
    </button>
  )
}
