import { OtherProgramsCard } from '../other-programs/other-programs-card.tsx'
import { AmazonSettingsCard } from '../shopping/amazon/settings/amazon-settings-card.tsx'
import { ShortcutCard } from '../upload-keys/shortcut-card.tsx'
import { Column, Columns, PartPage } from './part-page.tsx'
import { Place } from './place.tsx'
import { settingsWords } from './settings-words.ts'

export function ProgramsPage() {
  return (
    <PartPage title={settingsWords().programs}>
      <Columns>
        <Column>
          <Place id="sharing">
            <ShortcutCard />
          </Place>
          <AmazonSettingsCard />
        </Column>
        <Column>
          <Place id="programs">
            <OtherProgramsCard />
          </Place>
        </Column>
      </Columns>
    </PartPage>
  )
}
