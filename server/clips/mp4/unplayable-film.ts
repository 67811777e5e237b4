/** The file is no film for us. `reason` selects the sentence for the person. */
export class UnplayableFilm extends Error {
  readonly reason:
    | 'no-mp4'
    | 'other-codec'
    | 'not-ready'
    | 'damaged'
    | 'hides-some'
    | 'too-many-pixels'
    | 'too-short'
    | 'too-long'

  constructor(reason: UnplayableFilm['reason']) {
    super(reason)
    this.reason = reason
  }
}

export function refuseUnless(condition: unknown, reason: UnplayableFilm['reason']): asserts condition {
  if (!condition) throw new UnplayableFilm(reason)
}
