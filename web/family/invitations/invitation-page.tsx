import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { familyApi, type Invitation } from '#contract/family.ts'
import { displayName } from '#contract/identity.ts'
import { roleLabels } from '#contract/policy.ts'
import { useSignedIn } from '../../identity/identity.queries.ts'
import { call, sentenceOf } from '../../platform/api.ts'
import { Brand } from '../../platform/brand.tsx'
import { clearResponseCache } from '../../platform/response-cache.ts'
import { showToast } from '../../platform/toast-store.ts'
import { Button, buttonLook } from '../../platform/ui/button.tsx'
import { groupsKey } from '../selection/group-keys.ts'
import { chooseGroup } from '../selection/selected-group.tsx'

const kept = 'sunporch-invitation'

/** Where the link of an invitation leads. */
export function InvitationPage() {
  const [token] = useState(takeToken)
  const invitation = useQuery({
    queryKey: ['/api/invitations', token],
    queryFn: () => call(familyApi.readInvitation, { body: { token } }),
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
          <Words title="This invitation cannot be opened">
            {sentenceOf(invitation.error, 'Is the link complete? Please ask for a new one.')}
          </Words>
        )}
        {invitation.data && <Opened invitation={invitation.data} token={token} />}
      </main>
    </div>
  )
}

function Opened({ invitation, token }: { invitation: Invitation; token: string }) {
  const signedIn = useSignedIn()
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const accept = useMutation({
    mutationFn: () => call(familyApi.acceptInvitation, { body: { token } }),
    onSuccess: async ({ id, name }) => {
      sessionStorage.removeItem(kept)
      chooseGroup(id)
      await client.invalidateQueries({ queryKey: groupsKey, exact: true })
      showToast({ title: 'Welcome', description: `You are a member of ${name} now.` })
      navigate('/')
    },
  })
  if (invitation.state === 'expired') {
    return (
      <Words title="This invitation is not valid any more">
        Please ask {invitation.inviterName} for a new one.
      </Words>
    )
  }
  if (invitation.state === 'accepted' && !signedIn.data) {
    return (
      <Words title="This invitation has been accepted already">
        If it was you, <SignInLink>sign in</SignInLink> to see the group.
      </Words>
    )
  }
  return (
    <>
      <Words title={`Join ${invitation.groupName}`}>
        {invitation.inviterName} invites {invitation.email} to join as {roleLabels[invitation.role]}. You see
        the family's photos, recommendations and shopping list, and can send pictures to your loved one's
        screen.
      </Words>
      {signedIn.data ? (
        <div className="mt-6 grid gap-3">
          <Button look="primary" disabled={accept.isPending} onClick={() => accept.mutate()}>
            {accept.isPending ? 'Joining…' : `Join as ${displayName(signedIn.data)}`}
          </Button>
          <a href="/api/logout" onClick={() => clearResponseCache()} className={buttonLook('quiet')}>
            I am somebody else
          </a>
        </div>
      ) : (
        <p className="mt-6">
          <a
            href={`/api/login?returnTo=${encodeURIComponent('/invitation')}`}
            className={buttonLook('primary', 'w-full')}
          >
            Sign in or create an account
          </a>
        </p>
      )}
    </>
  )
}

function Words({ title, children }: { title: string; children: ReactNode }) {
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

/** Out of the address bar at once, and kept for this tab while the person signs in. */
function takeToken(): string {
  const token = location.hash.slice(1)
  if (!token) return sessionStorage.getItem(kept) ?? ''
  sessionStorage.setItem(kept, token)
  history.replaceState(null, '', location.pathname)
  return token
}
