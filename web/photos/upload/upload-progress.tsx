import { FileImage, Pause, Play, RotateCw, Upload, X } from 'lucide-react'
import { Button } from '../../platform/ui/button.tsx'
import type { PhotoUpload } from './use-photo-upload.ts'

type UploadProgressProps = { upload: PhotoUpload; onChooseOther: () => void }

/** The picked file: its preview, its progress, and buttons for the next step. */
export function UploadProgress({ upload, onChooseOther }: UploadProgressProps) {
  const { file } = upload.uploader
  if (!file) return null
  return (
    <div className="flex flex-wrap gap-5">
      <Preview url={file.preview} />
      <div className="grid min-w-0 grow basis-60 content-center gap-3">
        <p className="font-semibold break-all">{file.name}</p>
        <p className="text-sm text-ink-2" role="status">
          {statusText(upload)}
        </p>
        {isRunning(upload) && <ProgressBar percent={upload.isAdding ? null : upload.uploader.percent} />}
        <Buttons upload={upload} onChooseOther={onChooseOther} />
      </div>
    </div>
  )
}

function Preview({ url }: { url: string | null }) {
  return (
    <div className="grid aspect-4/3 w-full max-w-70 shrink-0 place-items-center overflow-hidden rounded-photo bg-surface-2 text-ink-2">
      {url ? (
        <img src={url} alt="" className="size-full object-cover" />
      ) : (
        <span className="grid justify-items-center gap-2 p-4 text-center text-sm">
          <FileImage size={40} aria-hidden />
          The preview comes after the upload.
        </span>
      )}
    </div>
  )
}

/** Null: how long it takes is not known. */
function ProgressBar({ percent }: { percent: number | null }) {
  return (
    <progress
      value={percent ?? undefined}
      max={100}
      aria-label="Upload"
      className="h-3 w-full appearance-none overflow-hidden rounded-full bg-surface-2 [&::-moz-progress-bar]:bg-pine [&::-webkit-progress-bar]:bg-surface-2 [&::-webkit-progress-value]:bg-pine [&:indeterminate]:animate-pulse [&:indeterminate]:bg-pine-soft"
    />
  )
}

function Buttons({ upload, onChooseOther }: UploadProgressProps) {
  const { uploader, isAdding, hasAddFailed } = upload
  const { step } = uploader
  return (
    <div className="flex flex-wrap gap-3">
      {step === 'picked' && (
        <Button look="primary" onClick={upload.upload}>
          <Upload size={18} aria-hidden />
          Upload
        </Button>
      )}
      {isRunning(upload) && !isAdding && !hasAddFailed && (
        <Button onClick={uploader.pauseOrResume}>
          {step === 'paused' ? <Play size={18} aria-hidden /> : <Pause size={18} aria-hidden />}
          {step === 'paused' ? 'Resume' : 'Pause'}
        </Button>
      )}
      {(step === 'failed' || hasAddFailed) && (
        <Button look="primary" onClick={upload.upload}>
          <RotateCw size={18} aria-hidden />
          Retry
        </Button>
      )}
      {isRunning(upload) && !hasAddFailed ? (
        <Button onClick={uploader.clear} disabled={isAdding}>
          <X size={18} aria-hidden />
          Cancel
        </Button>
      ) : (
        <Button onClick={onChooseOther}>Choose another</Button>
      )}
    </div>
  )
}

/** The upload was started, and has not failed. */
function isRunning({ uploader: { step } }: PhotoUpload): boolean {
  return step === 'uploading' || step === 'paused'
}

function statusText({ uploader, isAdding, hasAddFailed }: PhotoUpload): string {
  const { step, percent, file } = uploader
  if (isAdding) return 'Making the picture ready…'
  if (hasAddFailed) return 'Uploaded, but not in the gallery yet'
  if (step === 'uploading') return `Uploading, ${percent} %`
  if (step === 'paused') return `Paused at ${percent} %`
  if (step === 'failed') return 'Not uploaded'
  return `${((file?.size ?? 0) / 1_048_576).toFixed(1)} MB, ready to upload`
}
