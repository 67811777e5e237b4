/**
 * Method and path of each call that a screen makes, apart from their schemas: the page in the room is
 * for old devices, and need not load what checks what it sends.
 */
export const screenPaths = {
  startPairing: { method: 'POST', path: '/api/screen/pairing' },
  finishPairing: { method: 'POST', path: '/api/screen/pairing/finish' },
  openLink: { method: 'POST', path: '/api/screen/open' },
  view: { method: 'GET', path: '/api/screen' },
  reportShown: { method: 'POST', path: '/api/screen/deliveries/:deliveryId/shown' },
  answer: { method: 'POST', path: '/api/screen/deliveries/:deliveryId/answers' },
  reportContact: { method: 'POST', path: '/api/screen/contact' },
} as const

/** The screen's own streams of server-sent events. */
export const screenStreams = { live: '/api/screen/live', pairing: '/api/screen/pairing/live' } as const
