import { Card } from '../../platform/ui/card.tsx'
import { CardHeader } from '../../platform/ui/card-header.tsx'
import { type Template, templates } from './templates.ts'

type TemplatesCardProps = {
  /** Null for a person who may only look. */
  onChoose: ((template: Template) => void) | null
}

export function TemplatesCard({ onChoose }: TemplatesCardProps) {
  return (
    <Card aria-labelledby="templates">
      <div className="mb-4">
        <CardHeader id="templates" title="Quick Schedule Templates" />
      </div>
      <ul className="grid gap-3">
        {templates.map((template) => (
          <li key={template.name}>
            <button
              type="button"
              disabled={onChoose === null}
              onClick={() => onChoose?.(template)}
              className="w-full rounded-control border border-line p-4 text-left transition-colors enabled:hover:bg-surface-2"
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
