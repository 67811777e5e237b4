import { ImagePlus } from 'lucide-react'
import { maxPictures } from '../open/open-batch.ts'
import { uploadWords } from '../words/upload-words.ts'

/** Opens the picker. The dialog around it takes what is dropped. */
export function DropZone({ onChoose }: { onChoose: () => void }) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className="grid min-h-56 w-full place-content-center justify-items-center gap-3 rounded-card border-2 border-dashed border-line-strong p-6 text-center transition-colors hover:bg-surface-2"
    >
      <span className="grid size-14 place-items-center rounded-full bg-berry-soft text-berry">
        <ImagePlus aria-hidden />
      </span>
      <span className="font-semibold text-pine underline underline-offset-4">{uploadWords().choose}</span>
      <span className="text-sm text-ink-2">
        {uploadWords().upTo(maxPictures)}
        <span className="hidden pointer-fine:inline"> {uploadWords().orDrop}</span>
      </span>
    </button>
  )
}
