import { useState } from 'react'
import { useLocation } from 'wouter'
import type { FamilyGroup } from '#contract/family/groups.ts'
import { pagePaths } from '#contract/pages/page-paths.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Card } from '../../platform/ui/card.tsx'
import { familyWords } from '../family-words.ts'
import { DeleteGroupDialog } from './delete-group-dialog.tsx'

/** For the primary caretaker. Afterwards Settings are open, where a deleted group can be brought back. */
export function DeleteGroupCard({ group }: { group: FamilyGroup }) {
  const [, navigate] = useLocation()
  const words = familyWords()
  const [isDeleting, setDeleting] = useState(false)
  return (
    <Card title={words.delete}>
      <p className="mt-1 text-ink-2">{words.deleteText(group.name)}</p>
      <Button className="mt-4" onClick={() => setDeleting(true)}>
        {words.deleteMore}
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
