import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { firstRows } from '#contract/pages/first-view.ts'
import type { FocalPoint } from '#contract/photos/focal-point.ts'
import { type Photo, photosApi } from '#contract/photos/photos.ts'
import { useTakeBackAction } from '../delivery/delivery.queries.ts'
import { useSentAnd } from '../delivery/room-state.ts'
import { takeFirstList, takeFirstPage } from '../family/selection/first-list.ts'
import { groupMutation, useGroupMutation } from '../family/selection/group-data.ts'
import { groupKey } from '../family/selection/group-keys.ts'
import { requireGroupId, useSelection } from '../family/selection/selected-group.tsx'
import { call } from '../platform/server/api.ts'
import { showToast } from '../platform/toast-store.ts'
import { noteSent } from './sent.ts'
import { toastWords } from './toasts/toast-words.ts'

const pageSize = firstRows.gallery

type Wanted = {
  /** Only photos whose caption or people have these words. */
  search?: string
  /** An instant: the gallery begins with the newest photo from before. */
  addedBefore?: string | undefined
  isWanted?: boolean
}

/** The gallery, page by page. */
export function useGallery({ search = '', addedBefore = '', isWanted = true }: Wanted = {}) {
  const { group } = useSelection()
  return useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: [...groupKey(group?.id ?? null, 'photos'), 'all', search, addedBefore],
      queryFn: ({ pageParam }) =>
        call(photosApi.list, {
          params: { groupId: requireGroupId(group) },
          query: {
            limit: pageSize,
            ...(pageParam && { before: pageParam }),
            ...(search && { search }),
            ...(addedBefore && { addedBefore }),
          },
        }),
      initialPageParam: '',
      getNextPageParam: (page: Photo[]) => (page.length < pageSize ? undefined : page.at(-1)?.id),
      enabled: group !== null && isWanted,
      initialData: () =>
        search || addedBefore ? undefined : takeFirstPage<Photo[]>(group?.id, firstPhotos(pageSize)),
      // While a search is on its way, the photos of the one before stay.
      placeholderData: (before, query) => (query?.queryKey[1] === group?.id ? before : undefined),
    }),
  )
}

export function useNewestPhotos(limit: number) {
  const { group } = useSelection()
  return useQuery({
    queryKey: [...groupKey(group?.id ?? null, 'photos'), { limit }],
    queryFn: () => call(photosApi.list, { params: { groupId: requireGroupId(group) }, query: { limit } }),
    enabled: group !== null,
    initialData: () => takeFirstList<Photo[]>(group?.id, firstPhotos(limit)),
    placeholderData: keepPreviousData,
  })
}

function firstPhotos(limit: number): string {
  return `photos?limit=${limit}`
}

export function useSendPhoto() {
  const sentAnd = useSentAnd()
  const takeBackAction = useTakeBackAction()
  return useGroupMutation({
    run: (groupId, photoId: string) => call(photosApi.send, { params: { groupId, photoId } }),
    touches: ['photos'],
    async onSuccess({ delivery }) {
      noteSent()
      showToast({
        title: toastWords().sent,
        description: await sentAnd(toastWords().sentMeans),
        ...takeBackAction(delivery),
      })
    },
    meta: {
      get failure() {
        return toastWords().notSent
      },
    },
  })
}

export function useChangeCaption(photoId: string) {
  return useGroupMutation({
    run: (groupId, body: { caption: string | null }) =>
      call(photosApi.update, { params: { groupId, photoId }, body }),
    touches: ['photos'],
  })
}

export function useSetFocalPoint(photoId: string) {
  return useGroupMutation({
    run: (groupId, body: FocalPoint) => call(photosApi.setFocalPoint, { params: { groupId, photoId }, body }),
    touches: ['photos'],
    // The last one that was chosen stays.
    queue: `focal point ${photoId}`,
  })
}

export function useRemovePhoto() {
  const restore = useRestorePhoto()
  return useGroupMutation({
    run: (groupId, photoId: string) => call(photosApi.remove, { params: { groupId, photoId } }),
    touches: ['photos'],
    onSuccess: ({ id }) =>
      showToast({
        ...toastWords().deleted,
        action: { label: toastWords().undo, run: () => restore.mutate(id) },
      }),
  })
}

const useRestorePhoto = groupMutation({
  run: (groupId, photoId: string) => call(photosApi.restore, { params: { groupId, photoId } }),
  touches: ['photos'],
})
