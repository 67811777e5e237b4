import { useState } from 'react'
import type { Photo } from '#contract/photos.ts'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { sentenceOf } from '../../platform/api.ts'
import { showToast } from '../../platform/toast-store.ts'
import { addPhotoFailed, useAddPhoto } from '../photos.queries.ts'
import { useUploader } from './uploader.ts'

/** The two steps to a photo: upload the bytes, then add the photo with its caption to the group. */
export function usePhotoUpload(onAdded: (photo: Photo) => void, chosen?: File) {
  const { group } = useSelection()
  const uploader = useUploader(chosen)
  const addPhoto = useAddPhoto()
  const [caption, setCaption] = useState('')

  /** Also the retry: uploaded bytes are not uploaded again. */
  async function upload() {
    const objectPath = addPhoto.variables?.objectPath ?? (await uploader.upload())
    if (!objectPath) return
    if (!group) return showNoGroup()
    const trimmed = caption.trim()
    addPhoto.mutate({ objectPath, ...(trimmed && { caption: trimmed }) }, { onSuccess: onAdded })
  }

  function pick(file: File | undefined) {
    if (!file) return
    addPhoto.reset()
    uploader.pick(file)
  }

  return {
    uploader,
    caption,
    setCaption,
    pick,
    upload,
    /** The bytes are uploaded, and the server makes the photo. */
    isAdding: addPhoto.isPending,
    hasAddFailed: addPhoto.isError,
    error: uploader.error ?? (addPhoto.error && sentenceOf(addPhoto.error, addPhotoFailed)),
  }
}

export type PhotoUpload = ReturnType<typeof usePhotoUpload>

function showNoGroup() {
  const description = 'No family group selected. Please select a family group first.'
  showToast({ variant: 'destructive', title: 'Error', description })
}
