import { ImagePlus } from 'lucide-react'
import { useState } from 'react'

/** Opens the file dialog, and shows that a dragged file can be dropped. The dialog around it takes the drop. */
export function DropZone({ onChoose }: { onChoose: () => void }) {
  const [isDraggedOver, setDraggedOver] = useState(false)
  return (
    <button
      type="button"
      onClick={onChoose}
      onDragEnter={() => setDraggedOver(true)}
      onDragLeave={() => setDraggedOver(false)}
      onDrop={() => setDraggedOver(false)}
      data-over={isDraggedOver || undefined}
      className="grid min-h-56 place-content-center justify-items-center gap-3 rounded-card border-2 border-dashed border-line-strong p-6 text-center transition-colors hover:bg-surface-2 data-over:bg-pine-soft"
    >
      <span className="grid size-14 place-items-center rounded-full bg-berry-soft text-berry">
        <ImagePlus aria-hidden />
      </span>
      <span className="font-semibold text-pine underline underline-offset-4">Choose Photo to Upload</span>
      <span className="text-sm text-ink-2">Or drop one here. JPEG, PNG, WebP or HEIC, up to 10 MB.</span>
    </button>
  )
}
