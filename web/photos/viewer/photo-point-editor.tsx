import type { Photo } from '#contract/photos/photos.ts'
import { useSetFocalPoint } from '../photos.queries.ts'
import { Picture } from '../picture.tsx'
import { FocalPointEditor } from '../point/focal-point-editor.tsx'

/** What matters on a photo of the gallery is saved where the ring is let go. */
export function PhotoPointEditor({ photo, onDone }: { photo: Photo; onDone: () => void }) {
  const { mutate } = useSetFocalPoint(photo.id)
  return (
    <FocalPointEditor
      picture={
        <Picture photo={photo} sizes="100vw" fit="contain" isEager className="pointer-events-none w-full" />
      }
      ratio={photo.width / photo.height}
      focalPoint={photo.focalPoint}
      onChoose={mutate}
      onDone={onDone}
    />
  )
}
