/** Apart from its schema, so that the landing page need not load what checks it. */
export const userPath = { method: 'GET', path: '/api/auth/user' } as const

/** Where passkeys work. The sign-in page is sent with the answer in it. */
export const passkeySitePath = { method: 'GET', path: '/api/auth/passkeys/site' } as const

/** Who can make an account. The sign-in page is sent with the answer in it. */
export const registrationPath = { method: 'GET', path: '/api/auth/registration' } as const
