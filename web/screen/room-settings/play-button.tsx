import { audioContext, playChime } from '../room/sound/chime.ts'
import { screenWords } from '../screen-words.ts'

/** Lets the family hear the chime, as loud as the screen plays it. */
export function PlayButton({ volume }: { volume: number }) {
  async function play() {
    // A browser makes no sound before somebody has pressed something: this press.
    await audioContext()?.resume()
    playChime(volume)
  }
  return (
    <button
      type="button"
      className="relative font-semibold text-pine underline underline-offset-4 before:absolute before:-inset-x-1 before:-inset-y-3"
      onClick={play}
    >
      {screenWords().playHere}
    </button>
  )
}
