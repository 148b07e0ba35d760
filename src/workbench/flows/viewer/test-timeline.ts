/** The timeline of a page that shows the present. */
export const presentTimeline = {
  entries: () => [],
  isLooking: () => false,
  position: () => 0,
  refuseWhileLooking: () => {},
  subscribe: () => () => {},
}
