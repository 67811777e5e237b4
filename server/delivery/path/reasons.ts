/** Why a delivery has failed or an attempt did not succeed, with the words that whoever runs the server reads. */
export const failureReasons = {
  device_removed: 'the device was removed',
  echo_disconnected: 'the Echo is not connected any more',
  no_way: 'there is no way to this kind of device',
  error: 'the attempt failed for a reason that is in the log, as an error',
  file_missing: 'the file of the picture, the recording or the video is missing in the storage',
  other: 'another reason, which the family reads',
} as const

export type FailureReason = keyof typeof failureReasons

/** How the sentences for the family end. They may begin with the name of a device. */
const endings: [ending: string, reason: FailureReason][] = [
  ['was removed before it could show this.', 'device_removed'],
  ['is not connected any more. Please connect it again.', 'echo_disconnected'],
  ['cannot be reached from here.', 'no_way'],
  ['The device could not be reached.', 'error'],
  ['it is shown as soon as the file is back.', 'file_missing'],
  ['it can be heard as soon as the file is back.', 'file_missing'],
]

/** The reason behind a sentence for the family, without the name of a device. */
export function reasonOf(failure: string | null): FailureReason {
  return endings.find(([ending]) => failure?.endsWith(ending))?.[1] ?? 'other'
}
