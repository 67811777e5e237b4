import type { Photo } from '#contract/photos/photos.ts'
import { Button } from '../platform/ui/button.tsx'
import { Dialog } from '../platform/ui/dialog/dialog.tsx'
import { peopleWords } from './people-words.ts'
import { WhoIsOnIt } from './who-is-on-it.tsx'

/** Who is on all of the photos that were selected. */
export function WhoIsOnThemDialog({ photos, onClose }: { photos: Photo[]; onClose: () => void }) {
  return (
    <Dialog
      title={photos.length === 1 ? peopleWords().onePhoto : peopleWords().photos(photos.length)}
      onClose={onClose}
    >
      <WhoIsOnIt photos={photos} />
      <div className="mt-6 flex justify-end">
        <Button look="primary" onClick={onClose}>
          {peopleWords().done}
        </Button>
      </div>
    </Dialog>
  )
}
