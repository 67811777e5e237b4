import { clipLimits } from '#contract/clips/clips.ts'
import { photoLimits } from '#contract/photos/photos.ts'
import { hours } from '../../platform/clock.ts'

/** By then every upload and claim has ended; the sweep removes what is left. */
export const sweptAfter = hours(2)

export const tooLargeSentence = 'This file is larger than 10 MB. Please choose a smaller one.'

export const longerThanSaid = 'This file is longer than was said. Please upload it again.'

/** One file may have so many bytes; the sentence refuses a larger one. */
export const uploadLimits = {
  picture: { most: photoLimits.bytes, sentence: tooLargeSentence },
  clip: {
    most: clipLimits.bytes,
    sentence: 'This video is larger than 60 MB. Please choose a shorter or smaller one.',
  },
}
