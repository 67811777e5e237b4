import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { type Invitation, invitationsApi } from '#contract/family/invitations.ts'
import { displayName } from '#contract/identity/identity.ts'
import { pagePaths } from '#contract/pages/page-paths.ts'
import { useSignedIn } from '../../identity/identity.queries.ts'
import { signOut } from '../../platform/app/sign-out.ts'
import { Brand } from '../../platform/brand.tsx'
import { invitationToken } from '../../platform/invitation-token.ts'
import { call } from '../../platform/server/api.ts'
import { useServerMutation } from '../../platform/server/mutation.ts'
import { showToast } from '../../platform/toast-store.ts'
import { Button, buttonLook } from '../../platform/ui/button.tsx'
import { commonWords } from '../../platform/words/common-words.ts'
import { linked } from '../../platform/words/linked.tsx'
import { refusalOf } from '../../platform/words/refusal.ts'
import { groupsKey } from '../selection/group-keys.ts'
import { chooseGroup } from '../selection/selected-group.tsx'
import { invitationWords } from './invitation-words.ts'
import { justJoined } from './just-joined.ts'

const signInPath = `/api/login?returnTo=${encodeURIComponent(pagePaths.invitation)}`

/** In `sessionStorage`: the person has pressed "join" already, so they join as soon as they come back signed in,
 * unless the invitation was for another address. */
const joiningKey = 'sunporch-joining'
const rememberJoining = () => sessionStorage.setItem(joiningKey, '1')

/** The page that the link of an invitation opens. */
export function InvitationPage() {
  const words = invitationWords()
  const [token] = useState(takeToken)
  const invitation = useQuery({
    queryKey: ['/api/invitations', token],
    queryFn: () => call(invitationsApi.readInvitation, { body: { token } }),
  })
  return (
    <div className="grid min-h-dvh content-center justify-items-center gap-8 p-5">
      <title>{`${words.pageTitle} · Sunporch`}</title>
      <header>
        <Brand />
      </header>
      <main className="w-full max-w-lg rounded-card border border-line bg-surface p-6 shadow-card sm:p-8">
        {invitation.isPending && <p className="text-ink-2">{commonWords().loading}</p>}
        {invitation.isError && (
          <Message title={words.cannotBeOpened}>{refusalOf(invitation.error, words.isLinkComplete)}</Message>
        )}
        {invitation.data && <OpenInvitation invitation={invitation.data} token={token} />}
      </main>
    </div>
  )
}

function OpenInvitation({ invitation, token }: { invitation: Invitation; token: string }) {
  const words = invitationWords()
  const role = words.roles[invitation.role]
  const signedIn = useSignedIn()
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const accept = useServerMutation({
    run: () => call(invitationsApi.acceptInvitation, { body: { token } }),
    onSuccess: async ({ id, name }) => {
      invitationToken.remove()
      chooseGroup(id)
      justJoined.write(id)
      await client.invalidateQueries({ queryKey: groupsKey, exact: true })
      showToast({ title: words.welcome, description: words.memberNow(name) })
      navigate(pagePaths.dashboard)
    },
  })
  const { mutate } = accept
  const isOpen = invitation.state === 'open'
  const isForAnother = signedIn.data?.email !== invitation.email
  useEffect(() => {
    if (!signedIn.data || !isOpen || !sessionStorage.getItem(joiningKey)) return
    sessionStorage.removeItem(joiningKey)
    if (!isForAnother) mutate()
  }, [signedIn.data, isOpen, isForAnother, mutate])
  if (invitation.state === 'expired') {
    return <Message title={words.expired}>{words.askForNew(invitation.inviterName)}</Message>
  }
  if (invitation.state === 'accepted' && !signedIn.data) {
    return (
      <Message title={words.accepted}>
        {linked(words.wasItYou, { signIn: (text) => <SignInLink>{text}</SignInLink> })}
      </Message>
    )
  }
  return (
    <>
      <Message title={words.join(invitation.groupName)}>
        {words.invites({ name: invitation.inviterName, email: invitation.email, role })} {words.whatYouSee}
      </Message>
      {signedIn.data && isForAnother && isOpen && (
        <p className="mt-4 rounded-control bg-marigold-soft p-4 break-words text-on-marigold dark:text-ink">
          {words.forAnother({
            name: signedIn.data.email ?? displayName(signedIn.data),
            email: invitation.email,
            role,
          })}
        </p>
      )}
      {signedIn.data ? (
        <div className="mt-6 grid gap-3">
          <Button look="primary" disabled={accept.isPending} onClick={() => accept.mutate()}>
            {accept.isPending ? words.joining : words.joinAs(displayName(signedIn.data))}
          </Button>
          <a
            href="/api/logout"
            referrerPolicy="same-origin"
            onClick={signOut}
            className={buttonLook('quiet')}
          >
            {words.somebodyElse}
          </a>
        </div>
      ) : (
        <div className="mt-6 grid gap-3">
          {invitation.canSignUp ? (
            <a
              href={`${signInPath}#invited=${encodeURIComponent(invitation.email)}`}
              onClick={rememberJoining}
              className={buttonLook('primary')}
            >
              {words.createAndJoin}
            </a>
          ) : (
            <p>{words.noNewAccounts}</p>
          )}
          <a
            href={signInPath}
            onClick={rememberJoining}
            className={buttonLook(invitation.canSignUp ? 'quiet' : 'primary')}
          >
            {words.iHaveAnAccount}
          </a>
        </div>
      )}
    </>
  )
}

function Message({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h1 className="text-3xl font-semibold break-words">{title}</h1>
      <p className="mt-4 break-words text-ink-2">{children}</p>
    </>
  )
}

function SignInLink({ children }: { children: ReactNode }) {
  return (
    <a href="/api/login" className="font-semibold text-pine underline underline-offset-4">
      {children}
    </a>
  )
}

/** The token of the address, which it leaves at once, or the one from before the sign-in. */
function takeToken(): string {
  const token = location.hash.slice(1)
  if (!token) return invitationToken.read()
  invitationToken.write(token)
  history.replaceState(null, '', location.pathname)
  return token
}
