import { LogOut } from 'lucide-react'
import { signOut } from '../../platform/app/sign-out.ts'
import { buttonLook } from '../../platform/ui/button.tsx'
import { Card } from '../../platform/ui/card.tsx'
import { Facts } from '../../platform/ui/facts.tsx'
import { identityWords } from '../identity-words.ts'
import { useUser } from '../signed-in-user.tsx'

/** Who is signed in, to read, and the way out. What can be changed of it is on the page "You". */
export function AccountCard() {
  const user = useUser()
  const words = identityWords()
  return (
    <Card title={words.accountSettings}>
      <Facts
        facts={[
          [words.facts.firstName, user.firstName],
          [words.facts.lastName, user.lastName],
          [words.facts.email, user.email],
          [words.facts.userId, user.id],
        ]}
      />
      {/* An account of our own has no provider outside. */}
      <p className="mt-5 text-sm text-ink-2">{user.hasPassword ? words.isHere : words.isElsewhere}</p>
      <a
        href="/api/logout"
        referrerPolicy="same-origin"
        onClick={signOut}
        className={buttonLook('plain', 'mt-4')}
      >
        <LogOut size={18} aria-hidden className="mirrors" />
        {words.signOutHere}
      </a>
    </Card>
  )
}
