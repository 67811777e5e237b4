import { ShieldAlert } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../platform/ui/button.tsx'
import { Card } from '../platform/ui/card.tsx'
import { FailureNote } from '../platform/ui/failure-note.tsx'
import { lazyComponent } from '../platform/ui/lazy-component.tsx'
import { useTakenBack } from './recovery.queries.ts'
import { recoveryWords } from './recovery-words.ts'

const TakeBackDialog = lazyComponent(() =>
  import('./take-back-dialog.tsx').then((dialog) => dialog.TakeBackDialog),
)
const LookThrough = lazyComponent(() => import('./look-through.tsx').then((list) => list.LookThrough))

/** For somebody whose account another person was in: closes it to all others, and shows what was opened in their name. */
export function RecoveryCard() {
  const taken = useTakenBack()
  const words = recoveryWords()
  const [isAsking, setAsking] = useState(false)
  const takenBack = taken.data?.takenBack ?? null
  return (
    <Card
      id="recovery"
      title={takenBack ? words.lookThrough : words.title}
      className="scroll-mt-20 lg:scroll-mt-6"
    >
      {taken.isError && <FailureNote error={taken.error} onRetry={() => taken.refetch()} />}
      {takenBack && <LookThrough takenBack={takenBack} />}
      {!takenBack?.wasTaken && (
        <>
          <p className="mt-1 text-ink-2">{words.means}</p>
          <Button className="mt-4" onClick={() => setAsking(true)}>
            <ShieldAlert size={18} aria-hidden />
            {words.wasTaken}
          </Button>
        </>
      )}
      {isAsking && <TakeBackDialog onClose={() => setAsking(false)} />}
    </Card>
  )
}
