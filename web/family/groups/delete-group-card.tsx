import { useState } from 'react'
import { useLocation } from 'wouter'
import type { FamilyGroup } from '#contract/family/groups.ts'
import { pagePaths } from '#contract/pages/page-paths.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Card } from '../../platform/ui/card.tsx'
import { DeleteGroupDialog } from './delete-group-dialog.tsx'

/** For the primary caretaker. Afterwards Settings are open, where a deleted group can be brought back. */
export function DeleteGroupCard({ group }: { group: FamilyGroup }) {
  const [, navigate] = useLocation()
  const [isDeleting, setDeleting] = useState(false)
  return (
    <Card title="Delete the group">
      <p className="mt-1 text-ink-2">
        Nobody in {group.name} sees it any more, and its screens go blank. For 30 days you can bring it back.
      </p>
      <Button className="mt-4" onClick={() => setDeleting(true)}>
        Delete group…
      </Button>
      {isDeleting && (
        <DeleteGroupDialog
          group={group}
          onClose={() => setDeleting(false)}
          onDeleted={() => navigate(pagePaths.settings, { replace: true })}
        />
      )}
    </Card>
  )
}
