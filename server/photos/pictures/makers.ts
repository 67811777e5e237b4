import { makeFace } from './face-picture.ts'
import { makeAvif, makePicture } from './variants.ts'

/** All that is made of an original. Each throws `UnreadablePicture`. */
export const makers = { makePicture, makeAvif, makeFace }

export type Makers = typeof makers
