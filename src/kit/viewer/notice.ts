export interface Notice {
  tone: 'done' | 'failed'
  text: string
}
