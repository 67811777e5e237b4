import { Download } from 'lucide-react'
import { exportPath, type FamilyGroup } from '#contract/family/groups.ts'
import { buttonLook } from '../../platform/ui/button.tsx'
import { Card } from '../../platform/ui/card.tsx'
import { familyWords } from '../family-words.ts'

/** For the primary caretaker. */
export function ExportCard({ group }: { group: FamilyGroup }) {
  return (
    <Card title={familyWords().yourData}>
      <p id="download-help" className="mt-1 text-ink-2">
        {familyWords().exportText}
      </p>
      <a
        href={exportPath(group.id)}
        download
        className={buttonLook('plain', 'mt-4')}
        aria-describedby="download-help"
      >
        <Download size={18} aria-hidden />
        {familyWords().download}
      </a>
    </Card>
  )
}
