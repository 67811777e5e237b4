import { Eye, Pencil, RotateCcw, Send, Trash2, Undo2 } from 'lucide-react'
import type { Photo } from '#contract/photos/photos.ts'
import { may } from '#contract/platform/policy.ts'
import { useTakeBack } from '../delivery/delivery.queries.ts'
import { useCanSend } from '../family/selection/in-memory.ts'
import { useSelection } from '../family/selection/selected-group.tsx'
import { useUser } from '../identity/signed-in-user.tsx'
import { Menu, type MenuEntry } from '../platform/ui/dialog/menu.tsx'
import { useRemovePhoto, useSendPhoto } from './photos.queries.ts'
import { photosWords } from './photos-words.ts'
import { useMayChange } from './use-may-change.ts'

type PhotoActionsProps = { photo: Photo; onView?: () => void; onEditCaption: () => void; className?: string }

/** The menu of what this person may do with the photo. */
export function PhotoActions({ photo, onView, onEditCaption, className }: PhotoActionsProps) {
  const { group } = useSelection()
  const user = useUser()
  const sendPhoto = useSendPhoto()
  const takeBack = useTakeBack()
  const canSend = useCanSend()
  const removePhoto = useRemovePhoto()
  const role = group?.role ?? 'member'
  const mayChange = useMayChange(photo)
  const { delivery } = photo
  const canTakeBack =
    delivery !== null &&
    delivery.withdrawnAt === null &&
    may(role, 'deliveries:take-back', { own: delivery.sender?.id === user.id })
  const entries: (MenuEntry | false | undefined)[] = [
    onView && { label: photosWords().view, icon: <Eye size={18} aria-hidden />, onSelect: onView },
    canSend &&
      (photo.isSentToAlexa
        ? {
            label: photosWords().showAgain,
            icon: <RotateCcw size={18} aria-hidden />,
            onSelect: () => sendPhoto.mutate(photo.id),
          }
        : {
            label: photosWords().send,
            icon: <Send size={18} aria-hidden />,
            onSelect: () => sendPhoto.mutate(photo.id),
          }),
    canTakeBack && {
      label: photosWords().takeBack,
      icon: <Undo2 size={18} aria-hidden className="mirrors" />,
      onSelect: () => takeBack.mutate({ id: delivery.id }),
    },
    mayChange && {
      label: photosWords().editCaption,
      icon: <Pencil size={18} aria-hidden />,
      onSelect: onEditCaption,
    },
    mayChange && {
      label: photosWords().delete,
      icon: <Trash2 size={18} aria-hidden />,
      onSelect: () => removePhoto.mutate(photo.id),
      isDanger: true,
    },
  ]
  return (
    <Menu
      label={photosWords().whatToDo(photo.caption)}
      entries={entries.filter((entry): entry is MenuEntry => Boolean(entry))}
      {...(className && { className })}
    />
  )
}
