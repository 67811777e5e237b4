/** The file cannot be shown. `reason` selects the sentence for the person. */
export class UnreadablePicture extends Error {
  readonly reason: 'not-a-picture' | 'too-many-pixels' | 'damaged'

  constructor(reason: UnreadablePicture['reason'], cause?: unknown) {
    super(reason, { cause })
    this.reason = reason
  }
}
