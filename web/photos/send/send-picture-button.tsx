import { Send } from 'lucide-react'
import { frameWords } from '../../platform/frame/frame-words.ts'
import { Button } from '../../platform/ui/button.tsx'
import { pickPictures } from '../upload/open-upload.ts'

/** Opens the picker at once. What follows is a dialog of its own, whose code is fetched then. */
export function SendPictureButton({ className }: { className?: string }) {
  return (
    <Button look="primary" onClick={() => pickPictures('send')} {...(className && { className })}>
      <Send size={18} aria-hidden />
      {frameWords().sendPicture}
    </Button>
  )
}
