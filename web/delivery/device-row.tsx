import clsx from 'clsx'
import { MonitorSmartphone, Pencil, Send, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Device } from '#contract/delivery/delivery.ts'
import { useCanSend } from '../family/selection/in-memory.ts'
import { useSelection } from '../family/selection/selected-group.tsx'
import { formatAgo, formatMoment } from '../platform/format.ts'
import { useNow } from '../platform/now.ts'
import { nearTimeThere } from '../platform/time-there.ts'
import { Button } from '../platform/ui/button.tsx'
import { ConfirmDialog } from '../platform/ui/dialog/confirm-dialog.tsx'
import { IconButton } from '../platform/ui/icon-button.tsx'
import { inPageLanguage, refusalOf } from '../platform/words/refusal.ts'
import { isOnline } from './alexa-status.ts'
import { useSendTest } from './delivery.queries.ts'
import { deliveryWords } from './delivery-words.ts'
import { useRemoveDevice } from './device-changes.queries.ts'
import { DeviceFacts } from './device-facts.tsx'
import { DeviceOpener } from './device-opener.tsx'
import { deviceWords } from './devices/device-words.ts'
import { RenameDeviceDialog } from './rename-device-dialog.tsx'
import { usePause } from './room.queries.ts'

/** Amazon's name for it, in every language. */
const echo = 'Echo'

type DeviceRowProps = {
  device: Device
  mayManage: boolean
  /** What it shows now, in place of the icon. */
  thumbnail?: ReactNode
  /** What else the family reads of it. */
  note?: ReactNode
  /** More buttons for those who may manage it. */
  actions?: ReactNode
}

export function DeviceRow({ device, mayManage, thumbnail, note, actions }: DeviceRowProps) {
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null)
  const sendTest = useSendTest()
  const canSend = useCanSend()
  const removeDevice = useRemoveDevice()
  const now = useNow()
  const close = () => setOpen(null)
  const words = deviceWords()
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      {thumbnail ?? <DeviceIcon isOnline={device.openedAt !== null && isOnline(device, now)} />}
      <DeviceText device={device} now={now} mayManage={mayManage} note={note} />
      <div className="flex min-w-0 flex-wrap items-center gap-1">
        {canSend && (
          <Button disabled={sendTest.isPending} onClick={() => sendTest.mutate(device.id)}>
            <Send size={18} aria-hidden />
            {words.sendTest}
          </Button>
        )}
        {mayManage && (
          // Those that do not fit go to the next line together.
          <div className="flex flex-wrap items-center gap-1">
            {actions}
            <IconButton
              label={words.renameThis(device.name)}
              className="hover:bg-surface-2"
              onClick={() => setOpen('rename')}
            >
              <Pencil size={18} aria-hidden />
            </IconButton>
            <IconButton
              label={words.removeThis(device.name)}
              className="hover:bg-surface-2"
              onClick={() => setOpen('remove')}
            >
              <Trash2 size={18} aria-hidden />
            </IconButton>
          </div>
        )}
      </div>
      {sendTest.isError && (
        <p className="w-full text-sm text-danger">{refusalOf(sendTest.error, deliveryWords().tryAgain)}</p>
      )}
      {open === 'rename' && <RenameDeviceDialog device={device} onClose={close} />}
      {open === 'remove' && (
        <ConfirmDialog
          title={words.askRemove(device.name)}
          confirm={words.remove}
          look="danger"
          onConfirm={() => removeDevice.mutate(device.id)}
          onClose={close}
        >
          {words.removeMeans}
        </ConfirmDialog>
      )}
    </li>
  )
}

function DeviceIcon({ isOnline }: { isOnline: boolean }) {
  return (
    <span
      className={clsx(
        'grid size-12 shrink-0 place-items-center rounded-full',
        isOnline ? 'bg-success-soft text-success' : 'bg-surface-2 text-ink-2',
      )}
    >
      <MonitorSmartphone size={22} aria-hidden />
    </span>
  )
}

type DeviceTextProps = Pick<DeviceRowProps, 'device' | 'mayManage' | 'note'> & { now: number }

function DeviceText({ device, now, mayManage, note }: DeviceTextProps) {
  const words = deviceWords()
  return (
    <div className="min-w-0 grow basis-48">
      <p dir="auto" className="font-semibold break-words">
        {device.name}
      </p>
      <p className="text-sm text-ink-2">
        {device.kind === 'screen' ? words.screen : echo}&nbsp;· {contactText(device, now)}
      </p>
      {device.kind === 'screen' && device.openedAt && <PausedUntil now={now} />}
      {device.attention && (
        <p className="text-sm font-semibold break-words text-danger">
          {words.needsAttention(inPageLanguage(device.attention))}
        </p>
      )}
      <DeviceFacts device={device} />
      {device.lastShown && (
        <p className="text-sm break-words text-ink-2">
          {words.lastShown({
            at: formatMoment(device.lastShown.at, now),
            title: device.lastShown.title ?? '',
          })}
        </p>
      )}
      {note}
      <DeviceOpener device={device} mayManage={mayManage} />
    </div>
  )
}

function PausedUntil({ now }: { now: number }) {
  const { group } = useSelection()
  const pause = usePause(now)
  if (!group || !pause) return null
  return (
    <p className="text-sm font-semibold">
      {deviceWords().pausedUntil(nearTimeThere(pause.until, now, group.timeZone))}
    </p>
  )
}

function contactText(device: Device, now: number): string {
  const words = deviceWords()
  if (!device.openedAt) return words.notConnected
  if (device.isConnected) return words.connected
  if (isOnline(device, now)) return words.lastContact(formatAgo(device.lastContactAt ?? '', now))
  return device.lastContactAt ? words.lastSeen(formatAgo(device.lastContactAt, now)) : words.offline
}
