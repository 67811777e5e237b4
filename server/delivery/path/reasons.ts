/** How sentences for the family end, which may begin with the name of a device, and what they say without it. */
const reasons: [ending: string, reason: string][] = [
  ['was removed before it could show this.', 'the device was removed'],
  ['is not connected any more. Please connect it again.', 'the Echo is not connected any more'],
  ['cannot be reached from here.', 'there is no way to this kind of device'],
  ['The device could not be reached.', 'the attempt failed for a reason that is in the log, as an error'],
  ['it is shown as soon as the file is back.', 'the file of the picture is missing in the storage'],
]

/** Why a delivery failed, for whoever runs the server: without the name of a device. */
export function reasonOf(failure: string | null): string {
  return (
    reasons.find(([ending]) => failure?.endsWith(ending))?.[1] ?? 'another reason, which the family reads'
  )
}
