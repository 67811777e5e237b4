import { useState } from 'react'
import type { Device } from '#contract/delivery/delivery.ts'
import { useUser } from '../identity/signed-in-user.tsx'
import { formatDate } from '../platform/format.ts'
import { ConfirmDialog } from '../platform/ui/dialog/confirm-dialog.tsx'
import { useKeepDevice } from './device-changes.queries.ts'

/** Who opened the device and who keeps it. Somebody else who may manage it can keep it from here. */
export function DeviceOpener({ device, mayManage }: { device: Device; mayManage: boolean }) {
  const user = useUser()
  const [isAsking, setAsking] = useState(false)
  const keep = useKeepDevice()
  const text = openerText(device)
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
            aria-label={`Keep ${device.name}`}
            onClick={() => setAsking(true)}
            className="relative font-semibold whitespace-nowrap text-pine underline underline-offset-4 before:absolute before:-inset-x-2 before:-inset-y-2.5"
          >
            Keep it…
          </button>
        </>
      )}
      {isAsking && (
        <ConfirmDialog
          title={`Keep ${device.name}?`}
          confirm="Keep it"
          onConfirm={() => keep.mutate(device.id)}
          onClose={() => setAsking(false)}
        >
          A device is disconnected when the person who opened it leaves the family or is removed. If you keep
          it, it stays with you instead. Do this when you know where it stands.
        </ConfirmDialog>
      )}
    </p>
  )
}

/** "Opened by Tom, Mar 3, 2026. Kept by Anna."; null for a device that nobody has opened. */
export function openerText({ kind, createdAt, openedAt, openedBy, keptBy }: Device): string | null {
  const at = openedAt ?? (kind === 'echo' ? createdAt : null)
  if (at === null) return null
  const verb = kind === 'echo' ? 'Linked' : 'Opened'
  const opened = openedBy
    ? `${verb} by ${openedBy.name}, ${formatDate(at)}`
    : `${verb} ${formatDate(at)}, by whom is not known`
  return keptBy && keptBy.id !== openedBy?.id ? `${opened}. Kept by ${keptBy.name}.` : opened
}
