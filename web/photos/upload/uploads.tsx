import { useEffect, useState } from 'react'
import { useSendPhoto } from '../photos.queries.ts'
import { takeRequests, type UploadRequest } from '../send/upload-requests.ts'
import { UploadDialog } from './upload-dialog.tsx'

/** The dialogs that upload pictures. They outlive the page that opened them. */
export function Uploads() {
  const [open, setOpen] = useState<UploadRequest | null>(null)
  const sendPhoto = useSendPhoto()
  useEffect(() => takeRequests(setOpen), [])
  if (!open) return null
  return (
    <UploadDialog
      files={open.files}
      onClose={() => setOpen(null)}
      onSendNow={(photo) => sendPhoto.mutate(photo.id)}
    />
  )
}
