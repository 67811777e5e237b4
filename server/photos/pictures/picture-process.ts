import { answerQuestions } from '../../platform/work/other-process.ts'
import { type Makers, makers } from './makers.ts'
import { UnreadablePicture } from './unreadable-picture.ts'

type Name = keyof Makers

export type PictureTask = { name: Name; original: Buffer }
/** `failed` is a fault of ours, in words for the log. */
export type PictureAnswer =
  | { made: Awaited<ReturnType<Makers[Name]>> }
  | { unreadable: UnreadablePicture['reason'] }
  | { failed: string }

answerQuestions<PictureTask, PictureAnswer>(async ({ name, original }) => {
  try {
    return { made: await makers[name](original) }
  } catch (error) {
    if (error instanceof UnreadablePicture) return { unreadable: error.reason }
    return { failed: String(error) }
  }
})
