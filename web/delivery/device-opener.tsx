import { useState } from 'react'
import type { Device } from '#contract/delivery/delivery.ts'
import { useUser } from '../identity/signed-in-user.tsx'
import { formatDate } from '../platform/format.ts'
import { ConfirmDialog } from '../platform/ui/dialog/confirm-dialog.tsx'
import { useKeepDevice } from './device-changes.queries.ts'
import { deviceWords } from './devices/device-words.ts'

/** Who opened the device and who keeps it. Somebody else who may manage it can keep it from here. */
export function DeviceOpener({ device, mayManage }: { device: Device; mayManage: boolean }) {
  const user = useUser()
  const [isAsking, setAsking] = useState(false)
  const keep = useKeepDevice()
  const text = openerText(device)
  const words = deviceWords()
  if (text === null) return null
  const isMine = (device.keptBy ?? device.openedBy)?.id === user.id
  return (
    <p className="text-sm break-words text-ink-2">
      {text}
      {mayManage && !isMine && (
        <>
          {' '}
          <button
            type="button"
            disabled={keep.isPending}
            aria-label={`${words.keep} (${device.name})`}
            onClick={() => setAsking(true)}
            className="relative font-semibold whitespace-nowrap text-pine underline underline-offset-4 before:absolute before:-inset-x-2 before:-inset-y-2.5"
          >
            {words.keep}
          </button>
        </>
      )}
      {isAsking && (
        <ConfirmDialog
          title={words.askKeep(device.name)}
          confirm={words.doKeep}
          onConfirm={() => keep.mutate(device.id)}
          onClose={() => setAsking(false)}
        >
          {words.keepMeans}
        </ConfirmDialog>
      )}
    </p>
  )
}

/** "Opened by Tom, Mar 3, 2026. Kept by Anna."; null for a device that nobody has opened. */
export function openerText({ kind, createdAt, openedAt, openedBy, keptBy }: Device): string | null {
  const at = openedAt ?? (kind === 'echo' ? createdAt : null)
  if (at === null) return null
  const words = deviceWords()
  const date = formatDate(at)
  const isEcho = kind === 'echo'
  const by = openedBy && { name: openedBy.name, date }
  const known = by && (isEcho ? words.linked(by) : words.opened(by))
  const opened = known ?? (isEcho ? words.linkedByUnknown(date) : words.openedByUnknown(date))
  return keptBy && keptBy.id !== openedBy?.id ? `${opened}. ${words.keptBy(keptBy.name)}` : opened
}
