import controls from './controls.module.css'
import { flowsCopy } from './flows-copy.ts'
import type { PageCard } from './viewer-window.ts'

const copy = flowsCopy.page
const OWN = ''

interface WindowChoiceProps {
  pages: readonly PageCard[]
  chosen: string
  /** null for the viewer's own window */
  onChoose: (page: string | null) => void
}

/** Chooses the window to show. */
export function WindowChoice({ pages, chosen, onChoose }: WindowChoiceProps) {
  const isOther = pages.some(({ page }) => page === chosen)
  return (
    <label className={controls.field}>
      <span>{copy.window}</span>
      <select
        value={isOther ? chosen : OWN}
        onChange={({ currentTarget }) => onChoose(currentTarget.value === OWN ? null : currentTarget.value)}
      >
        {pages.map(({ page, path, title }, place) => (
          <option key={page} value={page}>
            {`${place + 1}: ${title} (${path})`}
          </option>
        ))}
        <option value={OWN}>{copy.own}</option>
      </select>
    </label>
  )
}
