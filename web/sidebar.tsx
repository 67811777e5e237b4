import { LogOut } from 'lucide-react'
import { displayName } from '#contract/identity/identity.ts'
import { GroupSelect } from './family/selection/group-select.tsx'
import { useSelection } from './family/selection/selected-group.tsx'
import { useUser } from './identity/signed-in-user.tsx'
import { MainNav } from './main-nav.tsx'
import { BellButton } from './notices/bell/bell-button.tsx'
import { signOut } from './platform/app/sign-out.ts'
import { Brand } from './platform/brand.tsx'
import { frameWords } from './platform/frame/frame-words.ts'
import { Avatar } from './platform/ui/avatar.tsx'

export function Sidebar({ onNavigate }: { onNavigate?: () => void }) {
  const user = useUser()
  const { group } = useSelection()
  return (
    <div className="flex h-full flex-col gap-6 overflow-y-auto p-5">
      <Brand />
      <GroupSelect />
      {/* In the sheet of narrow windows it is in the bar above. */}
      {!onNavigate && (
        <div className="-mb-5">
          <BellButton />
        </div>
      )}
      <MainNav onNavigate={onNavigate} />
      <div className="mt-auto border-t border-line pt-5">
        <div className="flex items-center gap-3">
          <Avatar name={displayName(user)} imageUrl={user.profileImageUrl} />
          <div className="min-w-0">
            <p dir="auto" className="truncate font-semibold">
              {displayName(user)}
            </p>
            <p className="text-sm text-ink-2">{frameWords().roles[group?.role ?? 'primary_caretaker']}</p>
          </div>
        </div>
        <a
          href="/api/logout"
          referrerPolicy="same-origin"
          onClick={signOut}
          className="mt-3 flex min-h-12 items-center gap-3.5 rounded-control px-3.5 hover:bg-surface-2"
        >
          <LogOut size={20} aria-hidden className="mirrors" />
          {frameWords().logOut}
        </a>
      </div>
    </div>
  )
}
