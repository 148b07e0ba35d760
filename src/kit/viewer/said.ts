export interface Said {
  tone: 'done' | 'failed'
  text: string
}
