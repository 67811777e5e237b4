import { Mic } from 'lucide-react'
import { useState } from 'react'
import { mayNow } from '../family/selection/in-memory.ts'
import type { WithPictureProps } from '../photos/upload/open/offered.ts'
import { Button } from '../platform/ui/button.tsx'
import { addPicture } from './sending/add-picture.ts'
import { VoiceDialog } from './voice-dialog.tsx'
import { voicesWords } from './words/voices-words.ts'

/** In the dialog that sends a picture: says something about it. Then both are sent as one. */
export function AddVoice({ open: { batch, group }, item, onSent }: WithPictureProps) {
  const [isOpen, setOpen] = useState(false)
  const isOffered = item.goal === null && !item.problem && mayNow(group, 'photos:send')
  return (
    <>
      {isOffered && (
        <Button onClick={() => setOpen(true)}>
          <Mic size={18} aria-hidden />
          {voicesWords().add}
        </Button>
      )}
      {isOpen && (
        <VoiceDialog
          group={group}
          picture={{
            preview: item.preview,
            name: item.caption || item.name,
            photoId: () => addPicture(batch, item.id),
          }}
          onSent={onSent}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
