import type { ShippedStory } from '#src/workbench/stories/story.ts'

interface Caption {
  text: string
  isLit: boolean
}

/** A scenario's captions, and whether something on the page is lit beside them. */
export function captionsOf(steps: ShippedStory['steps']): Caption[] {
  return steps.flatMap((step) =>
    step.kind === 'caption' ? [{ text: step.text, isLit: step.about !== undefined }] : [],
  )
}

/** Runs in the page: presses Next at each of these captions; returns the captions, and whether something was lit, up to the first that differs. */
export async function goThrough(captions: Caption[]): Promise<Caption[]> {
  const bar = document.querySelector('[aria-label="Guided tour"]')
  const now = () => ({
    text: bar?.querySelector('[role=status]')?.textContent ?? '',
    isLit: document.querySelector('[data-caption-highlight]:not([hidden])') !== null,
  })
  const seen: Caption[] = []
  for (const { text, isLit } of captions) {
    for (let frame = 0; now().text !== text || now().isLit !== isLit; frame++) {
      if (frame === 600) return [...seen, now()]
      await new Promise(requestAnimationFrame)
    }
    seen.push({ text, isLit })
    for (const button of bar?.querySelectorAll('button') ?? []) if (button.textContent === 'Next') button.click()
  }
  return seen
}
