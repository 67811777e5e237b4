import { Camera, Upload } from 'lucide-react'
import { Button } from '../platform/ui/button.tsx'
import { Card } from '../platform/ui/card.tsx'

export function SendPhotoCard({ onChoose }: { onChoose: () => void }) {
  return (
    <Card className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <span className="grid size-14 shrink-0 place-items-center rounded-control bg-berry-soft text-berry">
        <Camera size={26} aria-hidden />
      </span>
      <div className="min-w-0 grow basis-52">
        <h2 className="text-xl font-semibold">Send Photo</h2>
        <p className="text-ink-2">Share a picture on the Alexa screen</p>
      </div>
      <Button look="primary" className="w-full sm:w-auto" onClick={onChoose}>
        <Upload size={18} aria-hidden />
        Choose Photo
      </Button>
    </Card>
  )
}
