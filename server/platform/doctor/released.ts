/** The day of the last release, which `npm run release` writes. */
export const released = '2026-11-22'
