/** Apart from its schema: every page makes this call first, and need not load what checks it. */
export const summaryPath = { method: 'GET', path: '/api/notices/summary' } as const
