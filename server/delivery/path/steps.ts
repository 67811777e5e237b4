/** The steps of a delivery, as the log names them, with the words that whoever runs the server reads. */
export const deliverySteps = {
  sent: 'sent',
  queued: 'waits for its first attempt',
  accepted: 'stored in the inbox of the device',
  attempt_failed: 'an attempt failed, and another follows',
  handed: 'handed to the device',
  picture_sent: 'the picture, or its address in the storage, was sent to the device',
  page_seen: 'its page is on the screen',
  picture_loaded: 'the device has loaded the picture',
  picture_not_loaded: 'the device could not load the picture',
  film_not_played: 'the device cannot play the film, and shows its picture',
  shown: 'shown: the device said so after it was drawn',
  sound_failed: 'the device could not play the sound',
  heard: 'heard: the device said so after it had played the sound',
  answered: 'answered',
  failed: 'failed',
  picture_back: 'the missing file is back',
  expired: 'expired: no screen was opened in time',
  withdrawn: 'taken back',
  ended: 'ended, as its sender had chosen',
  removed: 'what was sent has been deleted',
  restored: 'what was sent has been restored',
} as const

export type DeliveryStep = keyof typeof deliverySteps
