import { BellRing } from 'lucide-react'
import { isInMemory } from '../../family/selection/in-memory.ts'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { commonWords } from '../../platform/words/common-words.ts'
import { failureOf, useSwitchOn } from './push.queries.ts'
import { pushWords } from './push-words.ts'
import { deviceWord } from './support.ts'

/** The one button that asks the browser for its permission. It says what for. */
export function SwitchOn({ className }: { className?: string }) {
  const { group } = useSelection()
  const switchOn = useSwitchOn()
  const failure = failureOf(switchOn.error)
  const device = deviceWord(navigator)
  return (
    <div className={className}>
      <Button look="primary" disabled={switchOn.isPending} onClick={() => switchOn.mutate()}>
        <BellRing size={18} aria-hidden className="shrink-0" />
        {switchOn.isPending
          ? commonWords().oneMoment
          : isInMemory(group)
            ? pushWords().show[device]
            : pushWords().tellMe[device](group?.lovedOneName ?? null)}
      </Button>
      {failure && (
        <p role="alert" className="mt-3 max-w-prose font-semibold text-danger">
          {failure}
        </p>
      )}
    </div>
  )
}
