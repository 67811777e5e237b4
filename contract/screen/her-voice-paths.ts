// Apart from the paths of the calls, which the screen needs for its first view.

export const herVoicePaths = {
  /** The body is the MP3; its query is that of `herVoiceApi.send`. */
  send: { method: 'PUT', path: '/api/screen/voices' },
  takeBack: { method: 'POST', path: '/api/screen/voices/taken-back' },
} as const
