import { showToast } from '../../../platform/toast-store.ts'
import { wordsReady } from '../../../platform/words/area-words.ts'
import { uploadWords } from '../words/upload-words.ts'
import type { KeptPicture } from './kept-store.ts'

/** `pictures` are of one group, at least one. */
export async function sayNotInGroup(pictures: KeptPicture[]): Promise<void> {
  await wordsReady()
  const { onePictureNotAdded, picturesNotAdded, notInGroup } = uploadWords()
  showToast({
    variant: 'destructive',
    title: pictures.length === 1 ? onePictureNotAdded : picturesNotAdded(pictures.length),
    description: notInGroup(pictures[0]?.group.name ?? ''),
  })
}

/** `names` of the files, at least one; empty where it is not known. */
export async function sayNotKept(names: string[]): Promise<void> {
  await wordsReady()
  const words = uploadWords()
  const isOne = names.length === 1
  const known = names.filter((name) => name !== '').join(', ')
  const named = (isOne ? words.chooseItAgain : words.chooseThemAgain)(known)
  showToast({
    variant: 'destructive',
    title: isOne ? words.oneNotKept : words.someNotKept(names.length),
    description: known ? named : isOne ? words.chooseOneAgain : words.chooseManyAgain,
  })
}
