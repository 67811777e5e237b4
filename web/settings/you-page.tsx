import { isInMemory } from '../family/selection/in-memory.ts'
import { useSelection } from '../family/selection/selected-group.tsx'
import { ProfileCard } from '../identity/account/profile-card.tsx'
import { LanguageCard } from '../identity/language-card.tsx'
import { PasskeysCard } from '../identity/passkeys/passkeys-card.tsx'
import { PhoneCard } from '../identity/phone-card.tsx'
import { SessionsCard } from '../identity/sessions/sessions-card.tsx'
import { PushCard } from '../notices/push/push-card.tsx'
import { OwnRelationCard } from '../people/own-relation-card.tsx'
import { RecoveryCard } from '../recovery/recovery-card.tsx'
import { AppearanceCard } from './appearance-card.tsx'
import { Column, Columns, PartPage } from './part-page.tsx'
import { Place } from './place.tsx'
import { settingsWords } from './settings-words.ts'

/** What belongs to the person, also without a group. */
export function YouPage() {
  const { group } = useSelection()
  const inMemory = isInMemory(group)
  return (
    <PartPage title={settingsWords().you}>
      <Columns>
        <Column>
          <Place id="account">
            <ProfileCard isSent={!inMemory} />
          </Place>
          <Place id="phone">
            <PhoneCard />
          </Place>
          {group && !inMemory && (
            <Place id="relation">
              <OwnRelationCard />
            </Place>
          )}
          {group && (
            <Place id="push">
              <PushCard />
            </Place>
          )}
        </Column>
        <Column>
          <Place id="language">
            <LanguageCard />
          </Place>
          <Place id="appearance">
            <AppearanceCard />
          </Place>
          <Place id="passkeys">
            <PasskeysCard />
          </Place>
          <Place id="sessions">
            <SessionsCard />
          </Place>
          <RecoveryCard />
        </Column>
      </Columns>
    </PartPage>
  )
}
