import { ImagePlus, Send, Upload } from 'lucide-react'
import type { FamilyGroup } from '#contract/family/groups.ts'
import { frameWords } from '../../../platform/frame/frame-words.ts'
import { Button } from '../../../platform/ui/button.tsx'
import type { UploadGoal } from '../batch/upload-item.ts'
import type { UploadPurpose } from '../batch/upload-requests.ts'
import { uploadWords } from '../words/upload-words.ts'
import { Footer } from './footer.tsx'

type ChosenFooterProps = {
  purpose: UploadPurpose
  group: FamilyGroup
  maySend: boolean
  /** There is a picture that can be uploaded. */
  isReady: boolean
  onCancel: () => void
  onStart: (goal: UploadGoal) => void
}

export function ChosenFooter({ purpose, group, maySend, isReady, onCancel, onStart }: ChosenFooterProps) {
  const words = uploadWords()
  if (purpose === 'add') {
    return (
      <Footer>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onCancel}>{frameWords().cancel}</Button>
          <Button look="primary" disabled={!isReady} onClick={() => onStart('add')}>
            <Upload size={18} aria-hidden />
            {words.upload}
          </Button>
        </div>
      </Footer>
    )
  }
  return (
    <Footer>
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button look={maySend ? 'plain' : 'primary'} disabled={!isReady} onClick={() => onStart('add')}>
          <ImagePlus size={18} aria-hidden />
          {maySend ? words.onlyAdd : words.add}
        </Button>
        {maySend && (
          <Button look="primary" data-autofocus disabled={!isReady} onClick={() => onStart('send')}>
            <Send size={18} aria-hidden />
            {words.sendTo(group.lovedOneName)}
          </Button>
        )}
      </div>
    </Footer>
  )
}
