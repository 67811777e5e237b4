import { Card } from '../../platform/ui/card.tsx'
import { CardHeader } from '../../platform/ui/card-header.tsx'
import { planWords } from '../plan/plan-words.ts'
import { type Template, templates } from './templates.ts'

/** For who may plan deliveries. */
export function TemplatesCard({ onChoose }: { onChoose: (template: Template) => void }) {
  return (
    <Card aria-labelledby="templates">
      <div className="mb-4">
        <CardHeader id="templates" title={planWords().templates} />
      </div>
      <ul className="grid gap-3 md:grid-cols-3">
        {templates.map((template) => (
          <li key={template.name}>
            <button
              type="button"
              onClick={() => onChoose(template)}
              className="size-full rounded-control border border-line p-4 text-start transition-colors hover:bg-surface-2"
            >
              <span className="block font-semibold">{planWords().template[template.name].name}</span>
              <span className="block text-sm text-ink-2">{planWords().template[template.name].text}</span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
