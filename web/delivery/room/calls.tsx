import { Phone, PhoneCall } from 'lucide-react'
import type { CallRequest } from '#contract/delivery/answers.ts'
import type { FamilyGroup } from '#contract/family/groups.ts'
import { useUser } from '../../identity/signed-in-user.tsx'
import { formatAgo, formatMoment } from '../../platform/format.ts'
import { Button } from '../../platform/ui/button.tsx'
import { lazyComponent } from '../../platform/ui/lazy-component.tsx'
import { commonWords } from '../../platform/words/common-words.ts'
import { refusalOf } from '../../platform/words/refusal.ts'
import { useTakeCall } from './answers.queries.ts'
import { askText, takenText } from './call-text.ts'
import { callWords } from './call-words.ts'

const CallerActions = lazyComponent(() =>
  import('./caller-actions.tsx').then((actions) => actions.CallerActions),
)

type CallsProps = {
  calls: CallRequest[]
  group: FamilyGroup
  /** The loved one's name, where the family has said it. */
  lovedOne: string | null
  now: number
}

/** The calls that the loved one asks for: open ones wait for somebody, the others say who calls. */
export function Calls({ calls, group, lovedOne, now }: CallsProps) {
  const take = useTakeCall(group.id)
  return (
    <>
      <ul className="grid gap-2.5" aria-live="polite" aria-label={callWords().calls}>
        {calls.map((call) =>
          call.takenAt === null ? (
            <OpenCall
              key={call.id}
              call={call}
              lovedOne={lovedOne}
              now={now}
              isSending={take.isPending}
              onTake={() => take.mutate(call.id)}
            />
          ) : (
            <TakenCall key={call.id} call={call} group={group} lovedOne={lovedOne} now={now} />
          ),
        )}
      </ul>
      {take.isError && (
        <p role="alert" className="text-sm text-danger">
          {refusalOf(take.error, commonWords().tryAgain)}
        </p>
      )}
    </>
  )
}

type CallProps = { call: CallRequest; lovedOne: string | null; now: number }

function OpenCall({
  call,
  lovedOne,
  now,
  isSending,
  onTake,
}: CallProps & { isSending: boolean; onTake: () => void }) {
  const me = useUser()
  return (
    <li className="flex items-center gap-3.5 rounded-control bg-berry-soft p-3.5">
      <Phone size={24} aria-hidden className="shrink-0 text-berry" />
      <div className="min-w-0 grow">
        <p className="font-semibold break-words">{askText(call, lovedOne, me)}</p>
        <p className="text-sm text-ink-2">
          <time dateTime={call.askedAt} className="inline-block first-letter:uppercase">
            {formatAgo(call.askedAt, now)}
          </time>
          . {callWords().notTaken}
        </p>
      </div>
      <Button look="primary" className="shrink-0" disabled={isSending} onClick={onTake}>
        {callWords().take}
      </Button>
    </li>
  )
}

function TakenCall({ call, group, lovedOne, now }: CallProps & { group: FamilyGroup }) {
  const me = useUser()
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-3 rounded-control bg-success-soft p-3.5">
      <PhoneCall size={24} aria-hidden className="shrink-0 text-success" />
      <div className="min-w-0 grow basis-52">
        <p className="font-semibold break-words">{takenText(call, lovedOne, me)}</p>
        <p className="text-sm text-ink-2">
          {callWords().askedAndTaken({
            asked: formatMoment(call.askedAt, now),
            taken: formatMoment(call.takenAt ?? call.askedAt, now),
          })}
        </p>
      </div>
      {call.takenBy?.id === me.id && (
        <CallerActions groupId={group.id} callId={call.id} phone={group.lovedOnePhone} className="w-full" />
      )}
    </li>
  )
}
