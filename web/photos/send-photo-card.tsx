import { Camera, Upload } from 'lucide-react'
import { frameWords } from '../platform/frame/frame-words.ts'
import { Button } from '../platform/ui/button.tsx'
import { Card } from '../platform/ui/card.tsx'

export function SendPhotoCard({ onChoose }: { onChoose: () => void }) {
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex items-start gap-4 md:flex-col md:gap-3">
        <span className="grid size-12 shrink-0 place-items-center rounded-control bg-berry-soft text-berry">
          <Camera size={24} aria-hidden />
        </span>
        <div className="min-w-0">
          <h2 className="text-xl font-semibold">{frameWords().sendPhoto}</h2>
          <p className="text-ink-2">{frameWords().sendPhotoText}</p>
        </div>
      </div>
      <Button className="mt-auto w-full px-3!" onClick={onChoose}>
        <Upload size={18} aria-hidden />
        {frameWords().choosePhoto}
      </Button>
    </Card>
  )
}
