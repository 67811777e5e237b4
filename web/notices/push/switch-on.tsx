import { BellRing } from 'lucide-react'
import { isInMemory } from '../../family/selection/in-memory.ts'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { failureOf, useSwitchOn } from './push.queries.ts'
import { deviceWord } from './support.ts'

/** The one button that asks the browser for its permission. It says what for. */
export function SwitchOn({ className }: { className?: string }) {
  const { group } = useSelection()
  const switchOn = useSwitchOn()
  const failure = failureOf(switchOn.error)
  const who = group?.lovedOneName ?? 'somebody'
  return (
    <div className={className}>
      <Button look="primary" disabled={switchOn.isPending} onClick={() => switchOn.mutate()}>
        <BellRing size={18} aria-hidden className="shrink-0" />
        {switchOn.isPending
          ? 'One moment…'
          : isInMemory(group)
            ? `Show notices on this ${deviceWord(navigator)}`
            : `Tell me on this ${deviceWord(navigator)} when ${who} asks for a call`}
      </Button>
      {failure && (
        <p role="alert" className="mt-3 max-w-prose font-semibold text-danger">
          {failure}
        </p>
      )}
    </div>
  )
}
