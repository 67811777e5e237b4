// Made here, not played from a file: two notes are less code than a request.

type AudioWindow = Window & { webkitAudioContext?: typeof AudioContext }

/** Of two soft notes, a fourth apart: their frequency in hertz, and when they begin, in seconds. */
const notes = [
  { frequency: 659.26, at: 0 },
  { frequency: 880, at: 0.28 },
]
/** Seconds. */
const attack = 0.02
const decay = 1.9

let context: AudioContext | null | undefined

/** Null where the browser makes no sounds. */
export function audioContext(): AudioContext | null {
  if (context === undefined) {
    // Safari 13.
    const Context = window.AudioContext ?? (window as AudioWindow).webkitAudioContext
    context = Context ? new Context() : null
  }
  return context
}

/** Plays the chime, unless the browser waits for a touch: a chime that comes with a later touch would be wrong. */
export function playChime(volume: number): void {
  const audio = audioContext()
  if (audio?.state !== 'running') return
  for (const { frequency, at } of notes) {
    playNote(audio, frequency, audio.currentTime + at, volume)
    // An octave above, much softer: a bell, and no test tone.
    playNote(audio, frequency * 2, audio.currentTime + at, volume / 5)
  }
}

function playNote(audio: AudioContext, frequency: number, at: number, volume: number): void {
  const oscillator = audio.createOscillator()
  const gain = audio.createGain()
  oscillator.frequency.value = frequency
  // Twice as loud to the ear is more than twice the amplitude.
  const peak = Math.max(0.0002, 0.4 * (volume / 100) ** 1.6)
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(peak, at + attack)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + decay)
  oscillator.connect(gain)
  gain.connect(audio.destination)
  oscillator.start(at)
  oscillator.stop(at + decay)
}
