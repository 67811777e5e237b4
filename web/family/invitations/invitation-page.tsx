import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { type Invitation, invitationsApi } from '#contract/family/invitations.ts'
import { displayName } from '#contract/identity/identity.ts'
import { pagePaths } from '#contract/pages/page-paths.ts'
import { roleLabels } from '#contract/platform/policy.ts'
import { useSignedIn } from '../../identity/identity.queries.ts'
import { signOut } from '../../platform/app/sign-out.ts'
import { Brand } from '../../platform/brand.tsx'
import { invitationToken } from '../../platform/invitation-token.ts'
import { call, sentenceOf } from '../../platform/server/api.ts'
import { useServerMutation } from '../../platform/server/mutation.ts'
import { showToast } from '../../platform/toast-store.ts'
import { Button, buttonLook } from '../../platform/ui/button.tsx'
import { groupsKey } from '../selection/group-keys.ts'
import { chooseGroup } from '../selection/selected-group.tsx'
import { justJoined } from './just-joined.ts'

const signInPath = `/api/login?returnTo=${encodeURIComponent(pagePaths.invitation)}`

/** In `sessionStorage`: the person has pressed "join" already, so they join as soon as they come back signed in,
 * unless the invitation was for another address. */
const joiningKey = 'sunporch-joining'
const rememberJoining = () => sessionStorage.setItem(joiningKey, '1')

/** The page that the link of an invitation opens. */
export function InvitationPage() {
  const [token] = useState(takeToken)
  const invitation = useQuery({
    queryKey: ['/api/invitations', token],
    queryFn: () => call(invitationsApi.readInvitation, { body: { token } }),
  })
  return (
    <div className="grid min-h-dvh content-center justify-items-center gap-8 p-5">
      <title>Invitation · Sunporch</title>
      <header>
        <Brand />
      </header>
      <main className="w-full max-w-lg rounded-card border border-line bg-surface p-6 shadow-card sm:p-8">
        {invitation.isPending && <p className="text-ink-2">Loading...</p>}
        {invitation.isError && (
          <Message title="This invitation cannot be opened">
            {sentenceOf(invitation.error, 'Is the link complete? Please ask for a new one.')}
          </Message>
        )}
        {invitation.data && <OpenInvitation invitation={invitation.data} token={token} />}
      </main>
    </div>
  )
}

function OpenInvitation({ invitation, token }: { invitation: Invitation; token: string }) {
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
      showToast({ title: 'Welcome', description: `You are a member of ${name} now.` })
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
    return (
      <Message title="This invitation is not valid any more">
        Please ask {invitation.inviterName} for a new one.
      </Message>
    )
  }
  if (invitation.state === 'accepted' && !signedIn.data) {
    return (
      <Message title="This invitation has been accepted already">
        If it was you, <SignInLink>sign in</SignInLink> to see the group.
      </Message>
    )
  }
  return (
    <>
      <Message title={`Join ${invitation.groupName}`}>
        {invitation.inviterName} invites {invitation.email} to join as {roleLabels[invitation.role]}. You see
        the family's photos, recommendations and shopping list, and can send pictures to your loved one's
        screen.
      </Message>
      {signedIn.data && isForAnother && isOpen && (
        <p className="mt-4 rounded-control bg-marigold-soft p-4 break-words text-on-marigold dark:text-ink">
          This invitation is for {invitation.email}. You are signed in as{' '}
          {signedIn.data.email ?? displayName(signedIn.data)}. If you join, you become{' '}
          {roleLabels[invitation.role]}, and the family sees whom it was for.
        </p>
      )}
      {signedIn.data ? (
        <div className="mt-6 grid gap-3">
          <Button look="primary" disabled={accept.isPending} onClick={() => accept.mutate()}>
            {accept.isPending ? 'Joining…' : `Join as ${displayName(signedIn.data)}`}
          </Button>
          <a
            href="/api/logout"
            referrerPolicy="same-origin"
            onClick={signOut}
            className={buttonLook('quiet')}
          >
            I am somebody else
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
              Create an account and join
            </a>
          ) : (
            <p>No new accounts are made here. If you have none, ask the person who runs this server.</p>
          )}
          <a
            href={signInPath}
            onClick={rememberJoining}
            className={buttonLook(invitation.canSignUp ? 'quiet' : 'primary')}
          >
            I have an account
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
