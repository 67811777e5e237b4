const sentEvent = 'sunporch-sent'

/** The person has sent a picture. */
export function noteSent(): void {
  dispatchEvent(new Event(sentEvent))
}

/** Returns the function that ends it. */
export function onSent(listener: () => void): () => void {
  addEventListener(sentEvent, listener)
  return () => removeEventListener(sentEvent, listener)
}
