/**
 * Method and path of each call that a screen makes, without the schemas: the page in the room runs on old
 * devices and does not load what checks its requests.
 */
export const screenPaths = {
  startPairing: { method: 'POST', path: '/api/screen/pairing' },
  finishPairing: { method: 'POST', path: '/api/screen/pairing/finish' },
  openLink: { method: 'POST', path: '/api/screen/open' },
  view: { method: 'GET', path: '/api/screen' },
  reportShown: { method: 'POST', path: '/api/screen/deliveries/:deliveryId/shown' },
  reportHeard: { method: 'POST', path: '/api/screen/deliveries/:deliveryId/heard' },
  reportUnplayed: { method: 'POST', path: '/api/screen/deliveries/:deliveryId/unplayed' },
  answer: { method: 'POST', path: '/api/screen/deliveries/:deliveryId/answers' },
  reportContact: { method: 'POST', path: '/api/screen/contact' },
  answerLife: { method: 'POST', path: '/api/screen/life' },
  call: { method: 'POST', path: '/api/screen/call' },
  set: { method: 'POST', path: '/api/screen/settings' },
  pause: { method: 'POST', path: '/api/screen/pause' },
} as const
