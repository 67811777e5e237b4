import { Camera, Trash2 } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { displayName } from '#contract/identity/identity.ts'
import { Avatar } from '../../platform/ui/avatar.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { commonWords } from '../../platform/words/common-words.ts'
import { refusalOf } from '../../platform/words/refusal.ts'
import { identityWords } from '../identity-words.ts'
import { useRemoveFace, useSetFace } from '../profile.queries.ts'
import { useUser } from '../signed-in-user.tsx'

/** The picture beside one's name, also on the loved one's screen if things are sent there: to choose, replace, remove. */
export function OwnPicture({ isSent }: { isSent: boolean }) {
  const user = useUser()
  const words = identityWords()
  const setFace = useSetFace()
  const removeFace = useRemoveFace()
  const input = useRef<HTMLInputElement>(null)
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    // The same file can be chosen again.
    target.value = ''
    if (file) setFace.mutate(file)
  }
  return (
    <div className="mt-5 flex flex-wrap items-center gap-5">
      <Avatar name={displayName(user)} imageUrl={user.profileImageUrl} className="!size-20 text-2xl" />
      <div className="grid min-w-0 gap-2">
        <p className="text-ink-2">{isSent ? words.faceIsSent : words.faceIsShared}</p>
        <div className="flex flex-wrap gap-3">
          <input
            ref={input}
            type="file"
            accept="image/*,.heic,.heif"
            aria-label={words.yourPicture}
            className="sr-only"
            tabIndex={-1}
            onChange={choose}
          />
          <Button disabled={setFace.isPending} onClick={() => input.current?.click()}>
            <Camera size={18} aria-hidden />
            {setFace.isPending
              ? commonWords().oneMoment
              : user.profileImageUrl
                ? words.anotherPicture
                : words.choosePicture}
          </Button>
          {user.profileImageUrl && (
            <Button
              look="quiet"
              disabled={setFace.isPending || removeFace.isPending}
              onClick={() => removeFace.mutate()}
            >
              <Trash2 size={18} aria-hidden />
              {words.removePicture}
            </Button>
          )}
        </div>
        {setFace.isError && (
          <p role="alert" className="font-semibold text-danger">
            {refusalOf(setFace.error, words.pictureFailed)}
          </p>
        )}
      </div>
    </div>
  )
}
