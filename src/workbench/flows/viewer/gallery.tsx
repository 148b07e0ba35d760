import { memo, useId } from 'react'
import type { ChartGraph } from '#src/workbench/flows/statechart/graph.ts'
import styles from './flows.module.css'
import { flowsCopy } from './flows-copy.ts'
import { galleryGroups } from './gallery-groups.ts'
import type { PageView } from './source.ts'
import { stateWords } from './state-words.ts'
import { useViewer } from './use-viewer.ts'

const copy = flowsCopy.gallery

interface GalleryProps {
  page: PageView
  chosen: string
  onChoose: (machine: string) => void
}

/** Every machine in its group, the running ones first, with the number and state of its actors (FLOW-3). */
export function Gallery({ page, chosen, onChoose }: GalleryProps) {
  const groups = galleryGroups(useViewer(), (id) => page.actors.some(({ machine }) => machine === id))
  return (
    <nav className={styles.gallery} aria-label={copy.label}>
      {groups.map((group) => (
        <Group key={group.title} {...group} page={page} chosen={chosen} onChoose={onChoose} />
      ))}
    </nav>
  )
}

interface GroupProps extends GalleryProps {
  title: string
  graphs: readonly ChartGraph[]
}

function Group({ title, graphs, page, chosen, onChoose }: GroupProps) {
  const id = useId()
  return (
    <>
      {title === '' ? null : (
        <h3 id={id} className={styles.groupName}>
          {title}
        </h3>
      )}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one */}
      <ul role="list" className={styles.machines} aria-labelledby={title === '' ? undefined : id}>
        {graphs.map((graph) => {
          const actors = page.actors.filter(({ machine }) => machine === graph.id)
          const states = actors.map(({ active }) => stateWords(graph, active) || copy.one)
          return (
            <li key={graph.id}>
              <Machine
                id={graph.id}
                count={actors.length}
                states={[...new Set(states)].join(' · ') || copy.notAlive}
                isChosen={chosen === graph.id}
                onChoose={onChoose}
              />
            </li>
          )
        })}
      </ul>
    </>
  )
}

interface MachineProps {
  id: string
  /** how many of its actors are running */
  count: number
  /** their states, as text */
  states: string
  isChosen: boolean
  onChoose: (machine: string) => void
}

const Machine = memo(({ id, count, states, isChosen, onChoose }: MachineProps) => (
  <button
    type="button"
    className={styles.machine}
    data-running={count > 0 ? '' : undefined}
    aria-current={isChosen ? 'true' : undefined}
    onClick={() => onChoose(id)}
  >
    <strong>{id}</strong>
    {count === 0 ? null : (
      <span className={styles.running}>{count === 1 ? copy.running : `${count} ${copy.running}`}</span>
    )}
    <span className={styles.states}>{states}</span>
  </button>
))
