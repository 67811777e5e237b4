import { LogOut } from 'lucide-react'
import { signOut } from '../../platform/app/sign-out.ts'
import { buttonLook } from '../../platform/ui/button.tsx'
import { Card } from '../../platform/ui/card.tsx'
import { Facts } from '../../platform/ui/facts.tsx'
import { useUser } from '../signed-in-user.tsx'

/** Who is signed in, to read, and the way out. What can be changed of it is on the page "You". */
export function AccountCard() {
  const user = useUser()
  return (
    <Card title="Account Settings">
      <Facts
        facts={[
          ['First Name', user.firstName],
          ['Last Name', user.lastName],
          ['Email', user.email],
          ['User ID', user.id],
        ]}
      />
      {/* An account of our own has no provider outside. */}
      <p className="mt-5 text-sm text-ink-2">
        {user.hasPassword
          ? 'Your account is on this server. You sign in with your e-mail address and your password. You can change your name, your picture and your address under “You”.'
          : 'Your profile is managed through an external authentication provider. Please contact support to change it.'}
      </p>
      <a
        href="/api/logout"
        referrerPolicy="same-origin"
        onClick={signOut}
        className={buttonLook('plain', 'mt-4')}
      >
        <LogOut size={18} aria-hidden />
        Sign Out
      </a>
    </Card>
  )
}
