import { ChevronDown } from 'lucide-react'
import { useSelection } from './selected-group.tsx'

export function GroupSelect() {
  const { group, groups, select } = useSelection()
  if (!group) return null
  return (
    <div>
      <div className="relative">
        <select
          aria-label="Family Group"
          value={group.id}
          onChange={(event) => select(event.target.value)}
          className="min-h-12 w-full appearance-none truncate rounded-control border border-line-strong bg-surface py-2 pr-10 pl-4 font-semibold"
        >
          {groups.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <ChevronDown size={20} aria-hidden className="pointer-events-none absolute top-3.5 right-3" />
      </div>
      <p className="mt-2 px-1 text-sm break-words text-ink-2">Caring for {group.name}</p>
    </div>
  )
}
