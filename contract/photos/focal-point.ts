import * as z from 'zod/mini'

// Apart from the calls of photos: the screen's page parses with it what it keeps.

const thousandths = z.int().check(z.minimum(0), z.maximum(1000))

/** The point of a picture that matters, in thousandths of its width and height: no screen cuts it off. */
export const FocalPoint = z.object({ x: thousandths, y: thousandths })
export type FocalPoint = z.infer<typeof FocalPoint>
