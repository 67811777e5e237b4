/** Apart from its schema, so that the landing page need not load what checks it. */
export const userPath = { method: 'GET', path: '/api/auth/user' } as const
