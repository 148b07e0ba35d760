import { type ReactNode, useId, useState } from 'react'
import { machineGroups } from '#src/demo/flows/machine-groups.ts'
import { FLOWS_PATH } from '#src/demo/viewer-paths.ts'
import controls from '#src/kit/viewer/controls.module.css'
import { galleryGroups } from '#src/kit/viewer/gallery-groups.ts'
import { pageTitle } from '#src/pages/head.ts'
import { fullAddress } from '#src/platform/page-address.ts'
import { currentTheme } from '#src/platform/theme.ts'
import { Choices } from './choices.tsx'
import { FlowPictures } from './flow-pictures.tsx'
import { galleryCopy } from './gallery-copy.ts'
import { type GalleryFlow, galleryFlows } from './gallery-flows.ts'
import styles from './gallery-page.module.css'
import { matching } from './matching.ts'
import { DEVICES, type Device, type PictureTheme, THEMES } from './pictures.ts'
import { usePicturedStates } from './use-pictured-states.ts'
import { inWords } from './words.ts'

const copy = galleryCopy
const devices = Object.keys(DEVICES) as Device[]

/** A picture of every state that a link leads to, by flow (DEMO-7). */
export function GalleryPage() {
  const pictured = usePicturedStates()
  const [device, setDevice] = useState<Device | 'both'>('phone')
  const [theme, setTheme] = useState<PictureTheme | 'both'>(currentTheme)
  const [filter, setFilter] = useState('')
  const flows = matching(galleryFlows, filter)
  const groups = galleryGroups({ graphs: flows, groups: machineGroups }, () => false)
  return (
    <main id="content" tabIndex={-1} className={styles.page}>
      <title>{pageTitle(copy.title)}</title>
      <meta name="description" content={copy.lead} />
      <header className={styles.header}>
        <h1 className={styles.title}>{copy.title}</h1>
        <a href={fullAddress(FLOWS_PATH)}>{copy.flows}</a>
      </header>
      <p>{copy.lead}</p>
      {pictured?.size === 0 ? <Missing /> : null}
      <div className={styles.controls}>
        <label className={`${controls.field} ${styles.filter}`}>
          <span>{copy.filter}</span>
          <input
            type="search"
            autoComplete="off"
            value={filter}
            onChange={({ currentTarget }) => setFilter(currentTarget.value)}
          />
        </label>
        <Choices words={copy.device} options={devices} chosen={device} onChoose={setDevice} />
        <Choices words={copy.theme} options={THEMES} chosen={theme} onChoose={setTheme} />
      </div>
      <p role="status" className={controls.note}>
        {flows.length === 0 ? copy.none : copy.count(tilesIn(flows), tilesIn(galleryFlows), statesIn(flows))}
      </p>
      <nav aria-label={copy.jump}>
        <ul className={styles.jump}>
          {groups.flatMap(({ graphs }) =>
            graphs.map(({ id }) => (
              <li key={id}>
                <a href={`#${id}`}>{inWords(id)}</a>
              </li>
            )),
          )}
        </ul>
      </nav>
      {groups.map(({ title, graphs }) => (
        <Group key={title} title={title}>
          {graphs.map((flow) => (
            <FlowPictures
              key={flow.id}
              flow={flow}
              pictured={pictured}
              devices={device === 'both' ? devices : [device]}
              themes={theme === 'both' ? THEMES : [theme]}
            />
          ))}
        </Group>
      ))}
    </main>
  )
}

/** Says how to make the pictures. */
function Missing() {
  const { why, make, and, show } = copy.missing
  return (
    <p className={styles.missing}>
      {why} <code>{make}</code>
      {and} <code>{show}</code>.
    </p>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

const tilesIn = (flows: readonly GalleryFlow[]) => flows.reduce((sum, { tiles }) => sum + tiles.length, 0)

const statesIn = (flows: readonly GalleryFlow[]) =>
  flows.reduce((sum, { tiles }) => sum + tiles.reduce((inner, { states }) => inner + states.length, 0), 0)
