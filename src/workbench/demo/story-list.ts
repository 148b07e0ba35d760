import { keepStories } from '#src/workbench/stories/kept-stories.ts'
import { listStories } from '#src/workbench/stories/list-stories.ts'

/** One lazy chunk, loaded when the first page is shown: the stories, and what the list says of them. */
export const storyList = { keepStories, listStories }
