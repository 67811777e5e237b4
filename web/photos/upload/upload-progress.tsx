import { FileImage, Pause, Play, RotateCw, Upload, X } from 'lucide-react'
import { Button } from '../../platform/ui/button.tsx'
import type { Uploader } from './uploader.ts'

type UploadProgressProps = {
  uploader: Uploader
  /** The bytes have arrived; the picture is being made. */
  isFinishing: boolean
  /** The picture could not be made. */
  hasFailed: boolean
  onUpload: () => void
  onChooseOther: () => void
}

/** The picked file with its preview, how far it has come, and what one can do now. */
export function UploadProgress({
  uploader,
  isFinishing,
  hasFailed,
  onUpload,
  onChooseOther,
}: UploadProgressProps) {
  const { file, state, percent } = uploader
  if (!file) return null
  const isMoving = state === 'uploading' || state === 'paused'
  const hasArrived = isFinishing || hasFailed
  return (
    <div className="flex flex-wrap gap-5">
      <div className="grid aspect-4/3 w-full max-w-70 shrink-0 place-items-center overflow-hidden rounded-photo bg-surface-2 text-ink-2">
        {file.preview ? (
          <img src={file.preview} alt="" className="size-full object-cover" />
        ) : (
          <span className="grid justify-items-center gap-2 p-4 text-center text-sm">
            <FileImage size={40} aria-hidden />
            The preview comes after the upload.
          </span>
        )}
      </div>
      <div className="grid min-w-0 grow basis-60 content-center gap-3">
        <p className="font-semibold break-all">{file.name}</p>
        <p className="text-sm text-ink-2" role="status">
          {arrivalText({ isFinishing, hasFailed }) ?? statusText(uploader)}
        </p>
        {isMoving && (
          <progress
            value={isFinishing ? undefined : percent}
            max={100}
            aria-label="Upload"
            className="h-3 w-full appearance-none overflow-hidden rounded-full bg-surface-2 [&::-moz-progress-bar]:bg-pine [&::-webkit-progress-bar]:bg-surface-2 [&::-webkit-progress-value]:bg-pine [&:indeterminate]:animate-pulse [&:indeterminate]:bg-pine-soft"
          />
        )}
        <div className="flex flex-wrap gap-3">
          {state === 'waiting' && (
            <Button look="primary" onClick={onUpload}>
              <Upload size={18} aria-hidden />
              Upload
            </Button>
          )}
          {isMoving && !hasArrived && (
            <Button onClick={uploader.pauseOrResume}>
              {state === 'paused' ? <Play size={18} aria-hidden /> : <Pause size={18} aria-hidden />}
              {state === 'paused' ? 'Resume' : 'Pause'}
            </Button>
          )}
          {(state === 'error' || hasFailed) && (
            <Button look="primary" onClick={onUpload}>
              <RotateCw size={18} aria-hidden />
              Retry
            </Button>
          )}
          {isMoving && !hasFailed ? (
            <Button onClick={uploader.clear} disabled={isFinishing}>
              <X size={18} aria-hidden />
              Cancel
            </Button>
          ) : (
            <Button onClick={onChooseOther}>Choose another</Button>
          )}
        </div>
      </div>
    </div>
  )
}

function arrivalText({
  isFinishing,
  hasFailed,
}: {
  isFinishing: boolean
  hasFailed: boolean
}): string | null {
  if (isFinishing) return 'Making the picture ready…'
  return hasFailed ? 'Uploaded, but not in the gallery yet' : null
}

function statusText({ state, percent, file }: Uploader): string {
  if (state === 'uploading') return `Uploading, ${percent} %`
  if (state === 'paused') return `Paused at ${percent} %`
  if (state === 'error') return 'Not uploaded'
  return `${((file?.size ?? 0) / 1_048_576).toFixed(1)} MB, ready to upload`
}
