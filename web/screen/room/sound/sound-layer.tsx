import { useCode } from '../offline/use-code.ts'
import type { SoundProps } from './sound-props.ts'

const load = () => import('./sounds.tsx')

/** What the family lets the screen say by itself, when one of the two is switched on. */
export function SoundLayer(props: SoundProps) {
  const { room, rests } = props.view
  const isOn = !rests && room !== undefined && (room.chime || room.readsAloud) && room.volume > 0
  const code = useCode(load, isOn, room)
  return isOn && code && <code.Sounds {...props} />
}
