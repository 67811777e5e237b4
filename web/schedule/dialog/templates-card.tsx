import { Card } from '../../platform/ui/card.tsx'
import { CardHeader } from '../../platform/ui/card-header.tsx'
import { type Template, templates } from './templates.ts'

/** For who may plan deliveries. */
export function TemplatesCard({ onChoose }: { onChoose: (template: Template) => void }) {
  return (
    <Card aria-labelledby="templates">
      <div className="mb-4">
        <CardHeader id="templates" title="Quick Schedule Templates" />
      </div>
      <ul className="grid gap-3 md:grid-cols-3">
        {templates.map((template) => (
          <li key={template.name}>
            <button
              type="button"
              onClick={() => onChoose(template)}
              className="size-full rounded-control border border-line p-4 text-left transition-colors hover:bg-surface-2"
            >
              <span className="block font-semibold">{template.name}</span>
              <span className="block text-sm text-ink-2">{template.text}</span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
