import { useQueryClient } from '@tanstack/react-query'
import { type ProfileChange, profileApi } from '#contract/identity/profile.ts'
import { uploadsApi } from '#contract/photos/photos.ts'
import { call } from '../platform/server/api.ts'
import { useServerMutation } from '../platform/server/mutation.ts'
import { userKey } from './identity.queries.ts'
import { identityWords } from './identity-words.ts'
import { shrinkFace } from './shrink-face.ts'

export function useUpdateProfile() {
  const client = useQueryClient()
  return useServerMutation({
    run: (body: ProfileChange) => call(profileApi.update, { body }),
    meta: { isQuiet: true, success: identityWords().nameSaved },
    refresh: () => client.invalidateQueries({ queryKey: userKey }),
  })
}

/** What is wrong with the number stands beside the field. */
export function useSetPhone() {
  const client = useQueryClient()
  return useServerMutation({
    run: (body: { phone: string | null }) => call(profileApi.setPhone, { body }),
    meta: { success: identityWords().phoneSaved },
    refresh: () => client.invalidateQueries({ queryKey: userKey }),
  })
}

/** The caller shows why a file was refused. */
export function useSetFace() {
  const client = useQueryClient()
  return useServerMutation({
    run: async (file: File) => {
      const bytes = await shrinkFace(file)
      const { uploadURL, objectPath } = await call(uploadsApi.start, {
        body: { size: bytes.size, contentType: bytes.type || 'application/octet-stream' },
      })
      const put = await fetch(uploadURL, {
        method: 'PUT',
        body: bytes,
        headers: { 'content-type': bytes.type || 'application/octet-stream' },
      })
      if (!put.ok) throw new Error(identityWords().pictureFailed)
      return call(profileApi.setPicture, { body: { objectPath } })
    },
    meta: { isQuiet: true, success: identityWords().pictureSaved },
    refresh: () => client.invalidateQueries({ queryKey: userKey }),
  })
}

export function useRemoveFace() {
  const client = useQueryClient()
  return useServerMutation({
    run: () => call(profileApi.removePicture),
    meta: { success: identityWords().pictureRemoved },
    refresh: () => client.invalidateQueries({ queryKey: userKey }),
  })
}
