import { frameWords } from '../../platform/frame/frame-words.ts'
import { isInMemory } from './in-memory.ts'
import { useSelection } from './selected-group.tsx'

export function GroupSelect() {
  const { group, groups, select } = useSelection()
  if (!group) return null
  return (
    <div>
      <select
        aria-label={frameWords().familyGroup}
        value={group.id}
        onChange={(event) => select(event.target.value)}
        className="min-h-12 w-full rounded-control border border-line-strong bg-surface py-2 ps-4 font-semibold"
      >
        {groups.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <p className="mt-2 px-1 text-sm break-words text-ink-2">
        {isInMemory(group) ? memoryText(group.lovedOneName) : frameWords().caringFor(group.name)}
      </p>
    </div>
  )
}

function memoryText(lovedOneName: string | null): string {
  return lovedOneName ? frameWords().inMemoryOf(lovedOneName) : frameWords().inMemory
}
