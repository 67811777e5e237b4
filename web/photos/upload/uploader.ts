import AwsS3 from '@uppy/aws-s3'
import Uppy from '@uppy/core'
import { useEffect, useState } from 'react'
import { photoLimits, unreadablePicture } from '#contract/photos.ts'
import { sentenceOf } from '../../platform/api.ts'
import { startUpload } from '../photos.queries.ts'

type UploadState = {
  step: 'empty' | 'picked' | 'uploading' | 'paused' | 'failed'
  file: { name: string; size: number; preview: string | null } | null
  /** 0 to 100. */
  percent: number
  /** A sentence that says why the last step failed. */
  error: string | null
}

type UploadCommands = {
  pick(file: File): void
  /** Resolves with the object's path; with null when the upload failed or was cancelled. */
  upload(): Promise<string | null>
  pauseOrResume(): void
  clear(): void
}

export type Uploader = UploadState & UploadCommands

const empty: UploadState = { step: 'empty', file: null, percent: 0, error: null }

/** Holds one picked file and uploads it on request. */
export function useUploader(chosen?: File): Uploader {
  const [state, setState] = useState(empty)
  const [commands] = useState(() =>
    createCommands((change) => setState((before) => ({ ...before, ...change }))),
  )
  useEffect(() => {
    if (chosen) commands.pick(chosen)
    // Cancels a running upload when the dialog closes.
    return commands.clear
  }, [commands, chosen])
  return { ...state, ...commands }
}

function createCommands(update: (change: Partial<UploadState>) => void): UploadCommands {
  let objectPath: string | null = null
  let preview: string | null = null
  const uppy = createUppy({
    onStart: (path) => {
      objectPath = path
    },
    onProgress: (percent) => update({ percent }),
  })

  function clear() {
    uppy.cancelAll()
    if (preview) URL.revokeObjectURL(preview)
    preview = null
    objectPath = null
    update(empty)
  }

  function pick(file: File) {
    clear()
    const refusal = addFile(uppy, file)
    if (refusal) return update({ error: refusal })
    preview = previewUrl(file)
    update({ step: 'picked', file: { name: file.name, size: file.size, preview } })
  }

  async function upload() {
    update({ step: 'uploading', error: null })
    const hasFailed = uppy.getFiles().some((file) => file.error)
    const result = await (hasFailed ? uppy.retryAll() : uppy.upload())
    if (uppy.getFiles().length === 0) return null
    if (result?.successful?.length && objectPath) return objectPath
    const error = result?.failed?.[0]?.error
    update({ step: 'failed', error: sentenceOf(error, 'Upload failed. Please try again.') })
    return null
  }

  function pauseOrResume() {
    const isPaused = uppy.getFiles().some((file) => file.isPaused)
    if (isPaused) uppy.resumeAll()
    else uppy.pauseAll()
    update({ step: isPaused ? 'uploading' : 'paused' })
  }

  return { pick, upload, pauseOrResume, clear }
}

type UppyListener = {
  /** The server has given the address for the bytes. */
  onStart(objectPath: string): void
  onProgress(percent: number): void
}

function createUppy({ onStart, onProgress }: UppyListener) {
  const uppy = new Uppy({
    restrictions: {
      maxNumberOfFiles: 1,
      maxFileSize: photoLimits.bytes,
      allowedFileTypes: ['image/*', '.heic', '.heif'],
    },
  })
  uppy.use(AwsS3, {
    shouldUseMultipart: false,
    async signRequest() {
      const [file] = uppy.getFiles()
      const contentType = file?.type || 'application/octet-stream'
      const { uploadURL, objectPath } = await startUpload({ size: file?.size ?? 0, contentType })
      onStart(objectPath)
      const url = new URL(uploadURL, location.origin).href
      return { url, headers: { 'Content-Type': contentType } }
    },
  })
  uppy.on('upload-progress', (_file, { bytesUploaded, bytesTotal }) => {
    if (bytesTotal) onProgress(Math.round((bytesUploaded / bytesTotal) * 100))
  })
  return uppy
}

/** Returns a sentence when the file cannot be uploaded. */
function addFile(uppy: ReturnType<typeof createUppy>, file: File): string | null {
  // Uppy accepts an empty file.
  if (file.size === 0) return 'This file is empty.'
  try {
    uppy.addFile({ name: file.name, type: file.type, data: file })
    return null
  } catch {
    if (file.size > photoLimits.bytes) return 'This file is larger than 10 MB. Please choose a smaller one.'
    return unreadablePicture
  }
}

/** Null for a type that not every browser can show, such as HEIC. */
function previewUrl(file: File): string | null {
  return /^image\/(jpeg|png|webp|gif|avif)$/.test(file.type) ? URL.createObjectURL(file) : null
}
