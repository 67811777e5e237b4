import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../platform/ui/button.tsx'
import { Card } from '../../platform/ui/card.tsx'
import { CardHeader } from '../../platform/ui/card-header.tsx'
import { Facts } from '../../platform/ui/facts.tsx'
import { lazyComponent } from '../../platform/ui/lazy-component.tsx'
import { OwnEmail } from '../email/own-email.tsx'
import { identityWords } from '../identity-words.ts'
import { useUser } from '../signed-in-user.tsx'
import { OwnPicture } from './own-picture.tsx'

const ProfileDialog = lazyComponent(() =>
  import('./profile-dialog.tsx').then((dialog) => dialog.ProfileDialog),
)

const ChangeEmailDialog = lazyComponent(() =>
  import('../email/change-email-dialog.tsx').then((dialog) => dialog.ChangeEmailDialog),
)

/** What the family sees of the person. `isSent`: whether the chosen group sends things to its loved one. */
export function ProfileCard({ isSent }: { isSent: boolean }) {
  const user = useUser()
  const words = identityWords()
  const [isNaming, setNaming] = useState(false)
  const [isChangingEmail, setChangingEmail] = useState(false)
  return (
    <Card aria-labelledby="profile-title">
      <CardHeader id="profile-title" title={words.nameAndPicture}>
        {user.hasPassword && (
          <Button onClick={() => setNaming(true)}>
            <Pencil size={18} aria-hidden />
            {words.changeName}
          </Button>
        )}
      </CardHeader>
      {user.hasPassword && <OwnPicture isSent={isSent} />}
      <Facts
        facts={[
          [words.facts.firstName, user.firstName],
          [words.facts.lastName, user.lastName],
          [words.facts.email, <OwnEmail key="email" onChange={() => setChangingEmail(true)} />],
        ]}
      />
      {!user.hasPassword && <p className="mt-5 text-sm text-ink-2">{words.isElsewhere}</p>}
      {isChangingEmail && <ChangeEmailDialog onClose={() => setChangingEmail(false)} />}
      {isNaming && <ProfileDialog onClose={() => setNaming(false)} />}
    </Card>
  )
}
