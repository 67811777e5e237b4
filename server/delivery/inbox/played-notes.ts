// What the family reads where a device could not play something.

export const soundFailed = 'It could not play the recording.'
export const filmNotPlayed = 'It cannot play the video, and shows its picture.'
