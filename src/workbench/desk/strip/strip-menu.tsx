import { Ellipsis } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { dayOf } from '#src/platform/dates.ts'
import { fileText } from '#src/platform/file-text.ts'
import { download } from '#src/ui/download.ts'
import { Menu } from '#src/ui/menu.tsx'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'
import { copyLink } from '#src/workbench/desk/copy-link.ts'
import { useServer } from '#src/workbench/desk/use-demo.ts'
import { stripCopy as copy } from './strip-copy.ts'

const JSON_TYPE = 'application/json'

interface StripMenuProps {
  demo: DeskDemo
  isLooking: boolean
  onName: () => void
  onOpen: (file: File) => Promise<void>
  /** runs it, and says what it resolves or rejects with */
  tell: (work: () => Promise<string>) => Promise<void>
}

/** All that is done with the whole demo: links, files, and the way back to the beginning (DEMO-1, DEMO-5, DEMO-13). */
export function StripMenu({ demo, isLooking, onName, onOpen, tell }: StripMenuProps) {
  const { clock, store } = demo
  const server = useServer(demo)
  const timelineFile = useRef<HTMLInputElement>(null)
  const stateFile = useRef<HTMLInputElement>(null)

  const save = (name: string, text: string) => download(`larkspur-${name}-${dayOf(clock.now())}.json`, text, JSON_TYPE)
  const share = () => tell(() => copyLink(demo.share(), copy.shared, (file) => save('moment', file)))
  const exportState = () =>
    tell(async () => {
      save('demo', await store.export())
      return ''
    })
  const done = () => demo.timeline.entries().at(-1)?.text ?? ''
  const importState = (file: File) =>
    tell(async () => {
      await store.import(await fileText(file))
      return copy.imported(done())
    })
  const failNext = () =>
    tell(async () => {
      demo.faults.set({ call: '*', kind: 'network', times: 1 })
      return copy.fails
    })
  const reset = () =>
    tell(async () => {
      await demo.reset()
      return copy.wasReset(done())
    })

  const needsMock = { isDisabled: server !== null }
  return (
    <>
      <Menu
        label={copy.more}
        icon={<Ellipsis aria-hidden="true" size={18} />}
        groups={[
          {
            title: copy.sharing,
            items: [
              { text: copy.name, onSelect: onName },
              { text: copy.share, onSelect: () => void share() },
            ],
          },
          {
            title: copy.saving,
            items: [
              { text: copy.open, onSelect: () => timelineFile.current?.click() },
              { text: copy.export, onSelect: () => void exportState(), ...needsMock },
              { text: copy.import, onSelect: () => stateFile.current?.click(), ...needsMock },
            ],
          },
          { items: [{ text: copy.fail, onSelect: () => void failNext(), isDisabled: isLooking }] },
          { items: [{ text: copy.reset, onSelect: () => void reset(), ...needsMock }] },
        ]}
      />
      <FileInput label={copy.open} input={timelineFile} onTake={onOpen} />
      <FileInput label={copy.import} input={stateFile} onTake={importState} />
    </>
  )
}

interface FileInputProps {
  label: string
  input: RefObject<HTMLInputElement | null>
  onTake: (file: File) => Promise<void>
}

/** Picks a JSON file. The same file can be picked again. */
function FileInput({ label, input, onTake }: FileInputProps) {
  return (
    <input
      ref={input}
      type="file"
      hidden
      accept="application/json,.json,.txt"
      aria-label={label}
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? []
        currentTarget.value = ''
        if (file) void onTake(file)
      }}
    />
  )
}
