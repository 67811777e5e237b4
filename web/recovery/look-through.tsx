import type { Opened, TakenBack } from '#contract/recovery.ts'
import { useUser } from '../identity/signed-in-user.tsx'
import { formatDate } from '../platform/format.ts'
import { Button } from '../platform/ui/button.tsx'
import { type OpenedKind, useEndOpened } from './opened.queries.ts'
import { useFinishLooking } from './recovery.queries.ts'

const kinds: OpenedKind[] = ['screens', 'webhooks', 'calendars', 'people', 'successors']

const words: Record<OpenedKind, { title: string; at: string; end: string }> = {
  screens: { title: 'Screens that you connected', at: 'Connected', end: 'Disconnect' },
  webhooks: { title: 'Programs that are told what happens', at: 'Added', end: 'Remove' },
  calendars: { title: 'Calendars that you brought in by an address', at: 'Added', end: 'Remove' },
  people: { title: 'People who came by your invitation', at: 'Joined', end: 'Shut out' },
  successors: { title: 'Successors that you named', at: 'Named', end: 'Take back' },
}

/** What has ended, and what was opened in the person's name in the 30 days before and goes on. */
export function LookThrough({ takenBack }: { takenBack: TakenBack }) {
  const { hasPassword } = useUser()
  const finish = useFinishLooking()
  const filled = kinds.filter((kind) => takenBack[kind].length > 0)
  return (
    <div className="mt-1 grid gap-4">
      <p className="text-ink-2">
        Everybody else was signed out on {formatDate(takenBack.at)}.
        {takenBack.ended && ` This ended, too: ${takenBack.ended}. What you need of it, you can make again.`}
      </p>
      {takenBack.wasTaken && hasPassword && (
        <p className="font-semibold">
          Have you chosen a new password since? If not, please do it now, under “Signed-in Browsers”: whoever
          knows the old one can come in again until you do.
        </p>
      )}
      <HandedOver handedOver={takenBack.handedOver} />
      {filled.length > 0 && (
        <p className="text-ink-2">
          This came in your name in the 30 days before, and goes on. End what you do not know.
        </p>
      )}
      {filled.length === 0 && takenBack.handedOver.length === 0 && (
        <p className="text-ink-2">
          No screen, program, calendar or person came in your name in the 30 days before.
        </p>
      )}
      {filled.map((kind) => (
        <section key={kind} aria-label={words[kind].title}>
          <h3 className="font-semibold">{words[kind].title}</h3>
          <ul className="divide-y divide-line">
            {takenBack[kind].map((opened) => (
              <OpenedRow key={opened.id} kind={kind} opened={opened} />
            ))}
          </ul>
        </section>
      ))}
      <div>
        <Button disabled={finish.isPending} onClick={() => finish.mutate()}>
          I have looked through it
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
        {name} is the primary caretaker of {groupName} since {formatDate(at)}, because your account asked
        them.
      </span>{' '}
      If that was not you, tell {name}, and ask them to hand the family back under Family Members. If you do
      not know them, tell the person who runs this server at once.
    </p>
  ))
}

function OpenedRow({ kind, opened }: { kind: OpenedKind; opened: Opened }) {
  const end = useEndOpened()
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
      <div className="min-w-0 grow basis-44">
        <p className="font-semibold break-words">{opened.name}</p>
        <p className="text-sm break-words text-ink-2">
          {opened.groupName} · {words[kind].at} {formatDate(opened.at)}
        </p>
        {opened.isUnsure && (
          <p className="text-sm">
            Probably: somebody else joined in the same second, and it may have been them.
          </p>
        )}
      </div>
      <Button
        aria-label={`${words[kind].end} ${opened.name}`}
        disabled={end.isPending}
        onClick={() => end.mutate({ kind, opened })}
      >
        {words[kind].end}
      </Button>
    </li>
  )
}
