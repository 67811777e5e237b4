import { limits } from '#contract/platform/fields.ts'
import { TextArea } from '../../../platform/ui/field.tsx'
import type { BatchState } from '../batch/batch-store.ts'
import type { UploadBatch } from '../batch/upload-batch.ts'
import { uploadWords } from '../words/upload-words.ts'

/** The caption of the one picture, or one for all pictures, or the choice of one for each. */
export function Captions({ batch, state }: { batch: UploadBatch; state: BatchState }) {
  const { items, sharedCaption } = state
  const isOne = items.length <= 1
  const words = uploadWords()
  return (
    <div className="grid gap-3">
      {(sharedCaption !== null || isOne) && (
        <TextArea
          label={isOne ? words.oneCaption : words.captionForAll}
          rows={2}
          value={sharedCaption ?? items[0]?.caption ?? ''}
          maxLength={limits.text}
          placeholder={isOne ? words.whatIsInIt : words.whatIsInThem}
          onChange={({ target }) => batch.setSharedCaption(target.value)}
        />
      )}
      {!isOne && (
        <label className="flex min-h-11 items-center gap-3 font-semibold">
          <input
            dir="auto"
            type="checkbox"
            className="size-6 shrink-0 accent-pine"
            checked={sharedCaption === null}
            onChange={({ target }) => batch.setOwnCaptions(target.checked)}
          />
          {words.ownCaptions}
        </label>
      )}
    </div>
  )
}
