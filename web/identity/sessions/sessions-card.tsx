import { KeyRound, Laptop } from 'lucide-react'
import { useState } from 'react'
import type { Session } from '#contract/identity/sessions.ts'
import { formatAgo } from '../../platform/format.ts'
import { useNow } from '../../platform/now.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Card } from '../../platform/ui/card.tsx'
import { FailureNote } from '../../platform/ui/failure-note.tsx'
import { lazyComponent } from '../../platform/ui/lazy-component.tsx'
import { browserName } from '../browser-name.ts'
import { identityWords } from '../identity-words.ts'
import { useUser } from '../signed-in-user.tsx'
import { useEndSession, useSessions } from './sessions.queries.ts'

const ChangePasswordDialog = lazyComponent(() =>
  import('./change-password-dialog.tsx').then((dialog) => dialog.ChangePasswordDialog),
)
const SignOutEverywhereDialog = lazyComponent(() =>
  import('./sign-out-everywhere-dialog.tsx').then((dialog) => dialog.SignOutEverywhereDialog),
)

/** The browsers where the person is signed in, each with a way to sign it out. */
export function SessionsCard() {
  const user = useUser()
  const sessions = useSessions()
  const words = identityWords()
  const [open, setOpen] = useState<'password' | 'everywhere' | null>(null)
  return (
    <Card title={words.sessions}>
      {sessions.isError && <FailureNote error={sessions.error} onRetry={() => sessions.refetch()} />}
      <ul className="mt-2 divide-y divide-line">
        {sessions.isPending && <li className="my-3.5 h-12 animate-pulse rounded-control bg-surface-2" />}
        {sessions.data?.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        {user.hasPassword && (
          <Button onClick={() => setOpen('password')}>
            <KeyRound size={18} aria-hidden />
            {words.changePassword}
          </Button>
        )}
        <Button onClick={() => setOpen('everywhere')}>{words.signOutEverywhere}</Button>
      </div>
      {open === 'password' && <ChangePasswordDialog onClose={() => setOpen(null)} />}
      {open === 'everywhere' && <SignOutEverywhereDialog onClose={() => setOpen(null)} />}
    </Card>
  )
}

function SessionRow({ session }: { session: Session }) {
  const endSession = useEndSession()
  const words = identityWords()
  const now = useNow()
  const name = browserName(session.userAgent)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
      <Laptop size={22} aria-hidden className="shrink-0 text-ink-2" />
      <div className="min-w-0 grow basis-44">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-sm text-ink-2">
          {session.isThisOne ? words.thisBrowser : words.lastUsed(formatAgo(session.seenAt, now))}
          {session.isByPasskey && `\u00a0· ${words.byPasskey}`}
        </p>
      </div>
      {!session.isThisOne && (
        <Button
          aria-label={words.signOutThere(name)}
          disabled={endSession.isPending}
          onClick={() => endSession.mutate(session.id)}
        >
          {words.signOut}
        </Button>
      )}
    </li>
  )
}
