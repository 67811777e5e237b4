import { useLeastSize } from '../words/letters.ts'
import { useCallCard } from '../words/use-help-place.ts'
import { useScreenSize } from '../words/use-screen-size.ts'
import { layoutOf, type Place } from './layout.ts'

/** Where a picture with its words stands on this screen now. */
export function usePicturePlace(picture: Parameters<typeof layoutOf>[0]): Place {
  return layoutOf(picture, useScreenSize(), useLeastSize(), useCallCard())
}
