import { Pause, Play, X } from 'lucide-react'
import { frameWords } from '../../../platform/frame/frame-words.ts'
import { Button } from '../../../platform/ui/button.tsx'
import type { UploadBatch } from '../batch/upload-batch.ts'
import { canPause, type UploadItem } from '../batch/upload-item.ts'
import { uploadWords } from '../words/upload-words.ts'

/** Pause, go on and cancel, for a picture that is on its way; remove, for one that is not. */
export function ItemButtons({ batch, item }: { batch: UploadBatch; item: UploadItem }) {
  const { id, step, goal } = item
  if (step === 'complete' || step === 'postprocessing') return null
  return (
    <>
      {canPause(item) && (
        <Button onClick={() => batch.pause([id])}>
          <Pause size={18} aria-hidden />
          {uploadWords().pause}
        </Button>
      )}
      {step === 'paused' && (
        <Button onClick={() => batch.resume([id])}>
          <Play size={18} aria-hidden />
          {uploadWords().goOn}
        </Button>
      )}
      <Button onClick={() => batch.remove([id])}>
        <X size={18} aria-hidden />
        {goal === null ? uploadWords().remove : frameWords().cancel}
      </Button>
    </>
  )
}
