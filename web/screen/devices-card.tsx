import { type ReactNode, useState } from 'react'
import { may } from '#contract/platform/policy.ts'
import { isInUse } from '../delivery/alexa-status.ts'
import { useDevices } from '../delivery/delivery.queries.ts'
import { DeviceRow } from '../delivery/device-row.tsx'
import { isInMemory } from '../family/selection/in-memory.ts'
import { useSelection } from '../family/selection/selected-group.tsx'
import { Button } from '../platform/ui/button.tsx'
import { Card } from '../platform/ui/card.tsx'
import { FailureNote } from '../platform/ui/failure-note.tsx'
import { lazyComponent } from '../platform/ui/lazy-component.tsx'
import { AskDistance } from './ask-distance.tsx'
import { OpenScreenDialog } from './open-screen-dialog.tsx'
import { PicturesOff } from './pictures-off.tsx'
import { useMakeLink } from './screen.queries.ts'
import { ScreenSettingsButton } from './screen-settings-button.tsx'
import { ScreenThumbnail } from './screen-thumbnail.tsx'
import { screenWords } from './screen-words.ts'

const PairScreenDialog = lazyComponent(() =>
  import('./pair-screen-dialog.tsx').then((dialog) => dialog.PairScreenDialog),
)

/** `children` show the other kinds of devices and how to connect them. */
export function DevicesCard({ children }: { children?: ReactNode }) {
  const { group } = useSelection()
  const devices = useDevices()
  const makeLink = useMakeLink()
  const words = screenWords()
  const [isPairing, setPairing] = useState(false)
  const inMemory = isInMemory(group)
  const shown = inMemory ? devices.data?.filter(isInUse) : devices.data
  const mayManage = group !== null && may(group.role, 'devices:manage')
  return (
    <Card id="devices" title={words.devices} className="scroll-mt-20">
      {inMemory && <p className="mt-1 text-ink-2">{words.devicesTextInMemory}</p>}
      {!inMemory && shown?.length === 0 && <p className="mt-1 text-ink-2">{words.devicesText}</p>}
      {devices.isError && <FailureNote error={devices.error} onRetry={() => devices.refetch()} />}
      <ul className="mt-2 divide-y divide-line">
        {shown?.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            mayManage={mayManage}
            note={
              <>
                <PicturesOff device={device} />
                {mayManage && !inMemory && device.kind === 'screen' && <AskDistance device={device} />}
              </>
            }
            actions={<ScreenSettingsButton device={device} />}
            {...(device.kind === 'screen' && { thumbnail: <ScreenThumbnail device={device} /> })}
          />
        ))}
      </ul>
      {inMemory ? null : mayManage ? (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button look="primary" onClick={() => setPairing(true)}>
            {words.connect}
          </Button>
          <Button disabled={makeLink.isPending} onClick={() => makeLink.mutate()}>
            {words.openHere}
          </Button>
        </div>
      ) : (
        <p className="mt-4 text-sm text-ink-2">{words.caretakerConnects}</p>
      )}
      {children}
      {isPairing && !inMemory && <PairScreenDialog onClose={() => setPairing(false)} />}
      {makeLink.data && <OpenScreenDialog url={makeLink.data.url} onClose={makeLink.reset} />}
    </Card>
  )
}
