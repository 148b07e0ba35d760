export const MAPS = 'https://maps.google.com/maps'
export const MAP_FRAME = `${MAPS}?q=U.S.%20Virgin%20Islands&z=9&output=embed`
