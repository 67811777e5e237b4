import { makeFace } from './face-picture.ts'
import { findPoint, makeAvif, makePicture } from './variants.ts'

/** All that is made of an original, or of a file of it. Each throws `UnreadablePicture`. */
export const makers = { makePicture, makeAvif, makeFace, findPoint }

export type Makers = typeof makers
