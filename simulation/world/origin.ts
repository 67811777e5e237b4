/** The address of the simulated server. */
export const origin = 'http://sunporch.test'

/** Every simulation begins at this time. */
export const start = Date.parse('2026-11-24T10:17:00Z')
