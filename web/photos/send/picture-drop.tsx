import { Images } from 'lucide-react'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { photosWords } from '../photos-words.ts'
import type { UploadPurpose } from '../upload/batch/upload-requests.ts'
import { useFiles } from '../upload/batch/use-files.ts'
import { openUpload } from '../upload/open-upload.ts'

/** Makes the whole page take dropped and pasted pictures, as long as no dialog is open. */
export function PictureDrop({ purpose }: { purpose: UploadPurpose }) {
  const { group } = useSelection()
  const isDragged = useFiles((files) => openUpload(purpose, files), isDialogOpen)
  if (!isDragged || !group) return null
  return (
    <div className="pointer-events-none fixed inset-3 z-50 grid animate-fade place-content-center justify-items-center gap-3 rounded-card border-3 border-dashed border-pine bg-pine-soft/95 p-6 text-center text-xl font-semibold text-pine">
      <Images size={48} aria-hidden />
      {purpose === 'send' ? photosWords().dropToSend(group.lovedOneName) : photosWords().dropToAdd}
    </div>
  )
}

function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
}
