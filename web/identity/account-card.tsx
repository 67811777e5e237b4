import { LogOut } from 'lucide-react'
import { clearResponseCache } from '../platform/response-cache.ts'
import { buttonLook } from '../platform/ui/button.tsx'
import { Card } from '../platform/ui/card.tsx'
import { CardHeader } from '../platform/ui/card-header.tsx'
import { Facts } from '../platform/ui/facts.tsx'
import { useUser } from './signed-in-user.tsx'

export function AccountCard() {
  const user = useUser()
  return (
    <Card aria-labelledby="account-title">
      <CardHeader id="account-title" title="Account Settings" />
      <Facts
        facts={[
          ['First Name', user.firstName],
          ['Last Name', user.lastName],
          ['Email', user.email],
          ['User ID', user.id],
        ]}
      />
      <p className="mt-5 text-sm text-ink-2">
        Your profile is managed through an external authentication provider. Please contact support to change
        it.
      </p>
      <a href="/api/logout" onClick={() => clearResponseCache()} className={buttonLook('plain', 'mt-4')}>
        <LogOut size={18} aria-hidden />
        Sign Out
      </a>
    </Card>
  )
}
