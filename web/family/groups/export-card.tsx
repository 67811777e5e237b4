import { Download } from 'lucide-react'
import { exportPath, type FamilyGroup } from '#contract/family/groups.ts'
import { buttonLook } from '../../platform/ui/button.tsx'
import { Card } from '../../platform/ui/card.tsx'

/** For the primary caretaker. */
export function ExportCard({ group }: { group: FamilyGroup }) {
  return (
    <Card title="Your data">
      <p id="download-help" className="mt-1 text-ink-2">
        One ZIP file with the original photos, all that was written and answered, and a page to look at it
        without Sunporch. What was deleted is not in it, but for its title in the list of all that happened.
      </p>
      <a
        href={exportPath(group.id)}
        download
        className={buttonLook('plain', 'mt-4')}
        aria-describedby="download-help"
      >
        <Download size={18} aria-hidden />
        Download everything
      </a>
    </Card>
  )
}
