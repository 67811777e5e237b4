import {
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from '@tanstack/react-query'
import { type Photo, photosApi, uploadsApi } from '#contract/photos.ts'
import { useRefresh } from '../family/selection/group-data.ts'
import { groupKey } from '../family/selection/group-keys.ts'
import { requireGroupId, useSelection } from '../family/selection/selected-group.tsx'
import { call } from '../platform/api.ts'
import { showToast } from '../platform/toast-store.ts'

const pageSize = 50

/** The whole gallery, page by page. */
export function useGallery() {
  const { group } = useSelection()
  return useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: [...groupKey(group?.id ?? null, 'photos'), 'all'],
      queryFn: ({ pageParam }) =>
        call(photosApi.list, {
          params: { groupId: requireGroupId(group) },
          query: { limit: pageSize, ...(pageParam && { before: pageParam }) },
        }),
      initialPageParam: '',
      getNextPageParam: (page: Photo[]) => (page.length < pageSize ? undefined : page.at(-1)?.id),
      enabled: group !== null,
    }),
  )
}

export function useNewestPhotos(limit: number) {
  const { group } = useSelection()
  return useQuery({
    queryKey: [...groupKey(group?.id ?? null, 'photos'), { limit }],
    queryFn: () => call(photosApi.list, { params: { groupId: requireGroupId(group) }, query: { limit } }),
    enabled: group !== null,
    placeholderData: keepPreviousData,
  })
}

/** Where the bytes of one file go. */
export function startUpload(file: { size: number; type: string }) {
  const contentType = file.type || 'application/octet-stream'
  return call(uploadsApi.start, { body: { size: file.size, contentType } })
}

export const addPhotoFailed = 'Failed to upload photo. Please try again.'

export function useAddPhoto() {
  const { group } = useSelection()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: async (photo: { objectPath: string; caption?: string }) =>
      call(photosApi.add, { params: { groupId: requireGroupId(group) }, body: photo }),
    meta: { failure: addPhotoFailed },
    onSuccess: () => refresh('photos', 'activity'),
  })
}

export function useSendPhoto() {
  const { group } = useSelection()
  const refresh = useRefresh()
  return useMutation({
    mutationKey: groupKey(group?.id ?? null, 'photos'),
    mutationFn: async (photoId: string) =>
      call(photosApi.send, { params: { groupId: requireGroupId(group), photoId } }),
    meta: {
      failure: 'Failed to send photo to Alexa.',
      success: { title: 'Photo sent', description: 'Photo has been sent to the Alexa device.' },
    },
    onSettled: () => refresh('photos', 'activity'),
  })
}

export function useChangeCaption(photoId: string) {
  const { group } = useSelection()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: async (caption: string) =>
      call(photosApi.update, { params: { groupId: requireGroupId(group), photoId }, body: { caption } }),
    onSuccess: () => refresh('photos', 'activity'),
  })
}

export function useRemovePhoto() {
  const { group } = useSelection()
  const refresh = useRefresh()
  const restore = useRestorePhoto()
  return useMutation({
    mutationFn: async (photoId: string) =>
      call(photosApi.remove, { params: { groupId: requireGroupId(group), photoId } }),
    onSuccess: async ({ id }) => {
      showToast({
        title: 'Photo deleted',
        description: 'It has left the gallery and every screen.',
        action: { label: 'Undo', run: () => restore.mutate(id) },
      })
      await refresh('photos', 'activity')
    },
  })
}

function useRestorePhoto() {
  const { group } = useSelection()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: async (photoId: string) =>
      call(photosApi.restore, { params: { groupId: requireGroupId(group), photoId } }),
    onSuccess: () => refresh('photos', 'activity'),
  })
}
