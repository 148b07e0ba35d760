/** The gallery's pictures: what their maker and the page agree on. */
export const THEMES = ['light', 'dark'] as const
export type PictureTheme = (typeof THEMES)[number]

/** The windows of the pictures, in CSS px, and the scale at which they are stored. */
export const DEVICES = {
  phone: { width: 390, height: 844, scale: 1 },
  desktop: { width: 1440, height: 900, scale: 2 / 3 },
} as const
export type Device = keyof typeof DEVICES

/** The folder of the pictures in a build. */
export const GALLERY_FOLDER = 'gallery'
/** The list of what is in the folder. */
export const INDEX_FILE = 'index.json'

export interface GalleryIndex {
  /** '<flow>.<state>' of each state with pictures: one for each device and theme */
  states: readonly string[]
}

export interface Picture {
  /** '<flow>.<state>' */
  at: string
  device: Device
  theme: PictureTheme
}

export function pictureFile({ at, device, theme }: Picture): string {
  return `${at}-${device}-${theme}.webp`
}
