import { formatDate } from '../../platform/format.ts'
import { Button } from '../../platform/ui/button.tsx'
import { familyWords } from '../family-words.ts'
import { useRemovedGroups, useRestoreGroup } from './change-groups.queries.ts'

/** The deleted groups that can still be restored; renders nothing without one. */
export function RemovedGroups() {
  const removed = useRemovedGroups()
  const restore = useRestoreGroup()
  const words = familyWords()
  if (!removed.data?.length) return null
  return (
    <ul aria-label={words.deletedGroups} className="w-full divide-y divide-line border-t border-line">
      {removed.data.map((group) => (
        <li key={group.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
          <div className="min-w-0 grow basis-52">
            <p dir="auto" className="font-semibold break-words">
              {group.name}
            </p>
            <p className="text-sm text-ink-2">{words.deletedUntil(formatDate(group.restorableUntil))}</p>
          </div>
          <Button disabled={restore.isPending} onClick={() => restore.mutate(group.id)}>
            {words.bringBack}
          </Button>
        </li>
      ))}
    </ul>
  )
}
