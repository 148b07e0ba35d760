/** Whether the main button is pressed, or the first finger: a context menu keeps the end of a press to itself. */
export function isDrag({ buttons, isPrimary }: Pick<PointerEvent, 'buttons' | 'isPrimary'>): boolean {
  return isPrimary && (buttons & 1) !== 0
}
