import { ImagePlus, Send, Upload } from 'lucide-react'
import type { FamilyGroup } from '#contract/family/groups.ts'
import { screenName } from '../../../family/selection/screen-name.ts'
import { Button } from '../../../platform/ui/button.tsx'
import type { UploadGoal } from '../batch/upload-item.ts'
import type { UploadPurpose } from '../batch/upload-requests.ts'
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
  if (purpose === 'add') {
    return (
      <Footer>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onCancel}>Cancel</Button>
          <Button look="primary" disabled={!isReady} onClick={() => onStart('add')}>
            <Upload size={18} aria-hidden />
            Upload
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
          {maySend ? 'Only add to the gallery' : 'Add to the gallery'}
        </Button>
        {maySend && (
          <Button look="primary" data-autofocus disabled={!isReady} onClick={() => onStart('send')}>
            <Send size={18} aria-hidden />
            Send to {screenName(group)}
          </Button>
        )}
      </div>
    </Footer>
  )
}
