import AwsS3 from '@uppy/aws-s3'
import Uppy from '@uppy/core'
import { useEffect, useMemo, useState } from 'react'
import { photoLimits, unreadablePicture } from '#contract/photos.ts'
import { sentenceOf } from '../../platform/api.ts'
import { startUpload } from '../photos.queries.ts'

export type UploadState = 'empty' | 'waiting' | 'uploading' | 'paused' | 'error'

export type Uploader = {
  state: UploadState
  file: { name: string; size: number; preview: string | null } | null
  /** 0 to 100. */
  percent: number
  /** Why the last step did not work, as a sentence. */
  error: string | null
  pick(file: File): void
  /** Resolves with the object's path; null when it failed, was paused for good or cancelled. */
  upload(): Promise<string | null>
  pauseOrResume(): void
  clear(): void
}

/** One file at a time, which is not sent before it is asked for. */
export function useUploader(): Uploader {
  const [view, setView] = useState<Omit<Uploader, 'pick' | 'upload' | 'pauseOrResume' | 'clear'>>(nothing)
  const commands = useMemo(() => makeCommands((change) => setView((view) => ({ ...view, ...change }))), [])
  useEffect(() => commands.open(), [commands])
  return { ...view, ...commands }
}

type View = Omit<Uploader, 'pick' | 'upload' | 'pauseOrResume' | 'clear'>
const nothing: View = { state: 'empty', file: null, percent: 0, error: null }

function makeCommands(show: (change: Partial<View>) => void) {
  const uppy = new Uppy({
    restrictions: {
      maxNumberOfFiles: 1,
      maxFileSize: photoLimits.bytes,
      allowedFileTypes: ['image/*', '.heic', '.heif'],
    },
  })
  let objectPath: string | null = null
  let preview: string | null = null

  uppy.use(AwsS3, {
    shouldUseMultipart: false,
    async signRequest() {
      const [file] = uppy.getFiles()
      const contentType = file?.type || 'application/octet-stream'
      const started = await startUpload({ size: file?.size ?? 0, type: contentType })
      objectPath = started.objectPath
      const url = new URL(started.uploadURL, location.origin).href
      return { url, headers: { 'Content-Type': contentType } }
    },
  })
  uppy.on('upload-progress', (_file, { bytesUploaded, bytesTotal }) => {
    if (bytesTotal) show({ percent: Math.round((bytesUploaded / bytesTotal) * 100) })
  })

  function clear() {
    uppy.cancelAll()
    if (preview) URL.revokeObjectURL(preview)
    preview = null
    objectPath = null
    show(nothing)
  }

  return {
    /** For the life of the dialog. */
    open: () => clear,
    clear,
    pick(file: File) {
      clear()
      // The library takes an empty file for a picture.
      if (file.size === 0) return show({ error: 'This file is empty.' })
      try {
        uppy.addFile({ name: file.name, type: file.type, data: file })
      } catch {
        show({ error: refusal(file) })
        return
      }
      preview = /^image\/(jpeg|png|webp|gif|avif)$/.test(file.type) ? URL.createObjectURL(file) : null
      show({ state: 'waiting', file: { name: file.name, size: file.size, preview } })
    },
    async upload() {
      show({ state: 'uploading', error: null })
      const failedBefore = uppy.getFiles().some((file) => file.error)
      const result = await (failedBefore ? uppy.retryAll() : uppy.upload())
      if (uppy.getFiles().length === 0) return null
      if (result?.successful?.length && objectPath) return objectPath
      const [failed] = result?.failed ?? []
      show({ state: 'error', error: sentenceOf(failed?.error, 'Upload failed. Please try again.') })
      return null
    },
    pauseOrResume() {
      const isPaused = uppy.getFiles().some((file) => file.isPaused)
      if (isPaused) uppy.resumeAll()
      else uppy.pauseAll()
      show({ state: isPaused ? 'uploading' : 'paused' })
    },
  }
}

function refusal(file: File): string {
  if (file.size > photoLimits.bytes) return 'This file is larger than 10 MB. Please choose a smaller one.'
  return unreadablePicture
}
