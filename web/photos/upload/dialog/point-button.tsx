import { Crosshair } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../platform/ui/button.tsx'
import { IconButton } from '../../../platform/ui/icon-button.tsx'
import { lazyComponent } from '../../../platform/ui/lazy-component.tsx'
import { photosWords } from '../../photos-words.ts'
import type { UploadBatch } from '../batch/upload-batch.ts'
import { canTakeWords, type UploadItem } from '../batch/upload-item.ts'
import { uploadWords } from '../words/upload-words.ts'

// Most pictures are sent without it.
const PointDialog = lazyComponent(() => import('./point-dialog.tsx').then((dialog) => dialog.PointDialog))

type PointButtonProps = { batch: UploadBatch; item: UploadItem; isTile?: boolean }

/** In a corner of the picture: opens it large, to say what matters on it. */
export function PointButton({ batch, item, isTile = false }: PointButtonProps) {
  const [isOpen, setOpen] = useState(false)
  if (!canTakeWords(item) || item.problem?.kind === 'refused') return null
  const open = () => setOpen(true)
  const icon = <Crosshair size={18} aria-hidden className={item.focalPoint ? 'text-pine' : undefined} />
  return (
    <div className="absolute start-1 bottom-1">
      {isTile ? (
        <IconButton
          label={uploadWords().choosePointOn(item.name)}
          className="bg-surface text-ink shadow-card hover:bg-surface-2"
          onClick={open}
        >
          {icon}
        </IconButton>
      ) : (
        <Button className="min-h-11! px-3.5! text-base! shadow-card" onClick={open}>
          {icon}
          {photosWords().choosePoint}
        </Button>
      )}
      {isOpen && (
        <PointDialog
          item={item}
          onChoose={(point) => batch.setFocalPoint(item.id, point)}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
