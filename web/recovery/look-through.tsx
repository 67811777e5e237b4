import type { Opened, TakenBack } from '#contract/recovery.ts'
import { useUser } from '../identity/signed-in-user.tsx'
import { formatDate } from '../platform/format.ts'
import { Button } from '../platform/ui/button.tsx'
import { type OpenedKind, useEndOpened } from './opened.queries.ts'
import { useFinishLooking } from './recovery.queries.ts'
import { recoveryWords } from './recovery-words.ts'

const kinds: OpenedKind[] = ['screens', 'webhooks', 'calendars', 'people', 'successors']

/** What has ended, and what was opened in the person's name in the 30 days before and goes on. */
export function LookThrough({ takenBack }: { takenBack: TakenBack }) {
  const { hasPassword } = useUser()
  const finish = useFinishLooking()
  const words = recoveryWords()
  const filled = kinds.filter((kind) => takenBack[kind].length > 0)
  return (
    <div className="mt-1 grid gap-4">
      <p className="text-ink-2">
        {words.signedOutOn({ date: formatDate(takenBack.at), ended: takenBack.ended })}
      </p>
      {takenBack.wasTaken && hasPassword && <p className="font-semibold">{words.newPassword}</p>}
      <HandedOver handedOver={takenBack.handedOver} />
      {filled.length > 0 && <p className="text-ink-2">{words.goesOn}</p>}
      {filled.length === 0 && takenBack.handedOver.length === 0 && (
        <p className="text-ink-2">{words.nothingCame}</p>
      )}
      {filled.map((kind) => (
        <section key={kind} aria-label={words.kinds[kind]}>
          <h3 className="font-semibold">{words.kinds[kind]}</h3>
          <ul className="divide-y divide-line">
            {takenBack[kind].map((opened) => (
              <OpenedRow key={opened.id} kind={kind} opened={opened} />
            ))}
          </ul>
        </section>
      ))}
      <div>
        <Button disabled={finish.isPending} onClick={() => finish.mutate()}>
          {words.finished}
        </Button>
      </div>
    </div>
  )
}

/** No press takes a family from its primary caretaker, so words say what to do. */
function HandedOver({ handedOver }: Pick<TakenBack, 'handedOver'>) {
  return handedOver.map(({ id, name, groupName, at }) => (
    <p key={id} className="break-words">
      <span className="font-semibold">
        {recoveryWords().handedOver({ name, group: groupName, date: formatDate(at) })}
      </span>{' '}
      {recoveryWords().handBack(name)}
    </p>
  ))
}

function OpenedRow({ kind, opened }: { kind: OpenedKind; opened: Opened }) {
  const end = useEndOpened()
  const words = recoveryWords()
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
      <div className="min-w-0 grow basis-44">
        <p className="font-semibold break-words">{opened.name}</p>
        <p className="text-sm break-words text-ink-2">
          {opened.groupName}&nbsp;· {words.since[kind](formatDate(opened.at))}
        </p>
        {opened.isUnsure && <p className="text-sm">{words.isUnsure}</p>}
      </div>
      <Button
        aria-label={words.endThis({ end: words.ends[kind], name: opened.name })}
        disabled={end.isPending}
        onClick={() => end.mutate({ kind, opened })}
      >
        {words.ends[kind]}
      </Button>
    </li>
  )
}
