import { useState } from 'react'
import type { Device } from '#contract/delivery/delivery.ts'
import { endsWithPerson } from '#contract/delivery/openers.ts'
import type { Member } from '#contract/family/members.ts'
import { may } from '#contract/platform/policy.ts'
import type { DeviceLoss } from '../family/members/edit-member-dialog.tsx'
import { memberName } from '../family/members/member-text.ts'
import { useMembers } from '../family/members/members.queries.ts'
import { useDevices } from './delivery.queries.ts'
import { deliveryWords } from './delivery-words.ts'
import { openerText } from './device-opener.tsx'
import { deviceWords } from './devices/device-words.ts'

/** What becomes of the devices of a member who goes, or who may no longer connect devices. */
export function useDeviceLoss(member: Member): (isGone: boolean) => DeviceLoss {
  const devices = useDevices()
  const managers = useManagers()
  const [answers, setAnswers] = useState<Record<string, boolean>>({})
  const userId = member.user.id
  const name = memberName(member)
  const ends = (device: Device) => answers[device.id] ?? device.browserOf?.id === userId
  return (isGone) => {
    const lost = listLost(devices.data ?? [], userId, { isGone, managers: managers ?? [] })
    const unknown = (devices.data ?? []).filter(isOfNobody)
    const hasQuestion = lost.length > 0 || unknown.length > 0 || devices.isError
    return {
      isPending: devices.isPending,
      keepDevices: lost.filter((device) => !ends(device)).map(({ id }) => id),
      question: hasQuestion ? (
        <div className="mt-4 grid gap-3">
          {!devices.data && <p>{deviceWords().areDisconnected(name)}</p>}
          {lost.map((device) => (
            <LostDevice
              key={device.id}
              device={device}
              member={member}
              ends={ends(device)}
              onChange={(isEnding) => setAnswers({ ...answers, [device.id]: isEnding })}
            />
          ))}
          {unknown.length > 0 && (
            <p className="text-sm text-ink-2">
              {deviceWords().ofNobody({
                devices: unknown.map((device) => deliveryWords().quoted(device.name)).join(', '),
                name,
              })}
            </p>
          )}
        </div>
      ) : null,
    }
  }
}

/** The names of the devices that end when the member leaves; null while that is not known. */
export function useDevicesLeft(member: Member): string[] | null {
  const devices = useDevices()
  const managers = useManagers()
  if (!devices.data || !managers) return null
  return listLost(devices.data, member.user.id, { isGone: true, managers }).map(({ name }) => name)
}

/** Ids of the people who may connect devices; null while the members are not known. */
function useManagers(): string[] | null {
  const { data } = useMembers()
  if (!data) return null
  return data.flatMap(({ isActive, role, user }) =>
    isActive && user.id !== null && may(role, 'devices:manage') ? [user.id] : [],
  )
}

type Going = Parameters<typeof endsWithPerson>[2]

function listLost(devices: Device[], userId: string | null, going: Going): Device[] {
  if (userId === null) return []
  return devices.filter(({ openedBy, browserOf, keptBy }) =>
    endsWithPerson(
      { openedBy: openedBy?.id ?? null, browserOf: browserOf?.id ?? null, keptBy: keptBy?.id ?? null },
      userId,
      going,
    ),
  )
}

/** Opened by an earlier release, which did not keep by whom. */
function isOfNobody({ openedAt, openedBy, keptBy }: Device): boolean {
  return openedAt !== null && openedBy === null && keptBy === null
}

type LostDeviceProps = {
  device: Device
  member: Member
  ends: boolean
  onChange: (ends: boolean) => void
}

function LostDevice({ device, member, ends, onChange }: LostDeviceProps) {
  return (
    <label className="flex cursor-pointer gap-3 rounded-control border border-line p-3">
      <input
        type="checkbox"
        checked={ends}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-1 size-5 shrink-0 accent-pine"
      />
      <span className="min-w-0">
        <span className="block font-semibold break-words">{disconnectText(device, member)}</span>
        <span className="block text-sm break-words text-ink-2">
          {placeText(device, member)} {ends ? deviceWords().goesBlank : deviceWords().youKeepIt}
        </span>
      </span>
    </label>
  )
}

function disconnectText({ name: device, openedBy, keptBy }: Device, { user }: Member): string {
  const words = deviceWords()
  if (keptBy && keptBy.id === user.id && openedBy?.id !== user.id)
    return words.disconnectKept({ device, name: keptBy.name })
  return words.disconnectOpened({ device, name: openedBy?.name ?? words.somebody })
}

function placeText(device: Device, member: Member): string {
  if (device.browserOf?.id === member.user.id) return deviceWords().inBrowserOf(memberName(member))
  return deviceWords().elsewhere(openerText(device) ?? '')
}
