import type { InkRole } from './ink.ts'

export type ChartTheme = 'light' | 'dark'

/** The colours of `styles/tokens.css`, for pictures outside the page, which cannot ask the style sheet. A test compares them. */
export const palette: Record<ChartTheme, Record<InkRole, string>> = {
  light: {
    paper: '#fbf8f1',
    surface: '#fffdf8',
    tint: '#f2eddf',
    ink: '#12211a',
    'ink-soft': '#47544c',
    line: '#dcd5c4',
    'line-strong': '#767e76',
    accent: '#3a42b0',
    'accent-tint': '#e8e8f8',
    'on-accent': '#ffffff',
    waits: '#845400',
    'waits-tint': '#fbeecf',
    done: '#1d6639',
    'done-tint': '#dff0e2',
    failed: '#ae231b',
  },
  dark: {
    paper: '#0f1613',
    surface: '#16201b',
    tint: '#1d2823',
    ink: '#eeebe1',
    'ink-soft': '#afb9b1',
    line: '#2d3933',
    'line-strong': '#7b8a81',
    accent: '#aab3ff',
    'accent-tint': '#232a4d',
    'on-accent': '#10142e',
    waits: '#e9b44c',
    'waits-tint': '#35290f',
    done: '#7fce99',
    'done-tint': '#14301e',
    failed: '#ff9c91',
  },
}
