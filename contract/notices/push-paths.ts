/** Apart from the schemas, so that the service worker need not load what checks them. */
export const pushPaths = {
  list: { method: 'GET', path: '/api/push' },
  subscribe: { method: 'POST', path: '/api/push/browsers' },
  unsubscribe: { method: 'DELETE', path: '/api/push/browsers/:browserId' },
} as const
