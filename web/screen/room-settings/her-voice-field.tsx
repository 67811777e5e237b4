import { useDevices } from '../../delivery/delivery.queries.ts'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { Toggle } from '../../platform/ui/toggle.tsx'
import { screenWords } from '../screen-words.ts'

type HerVoiceFieldProps = { isOn: boolean; isFixed: boolean; onChange: (isOn: boolean) => void }

/** Whether she can answer by voice, and on which screens somebody has tried the microphone. */
export function HerVoiceField({ isOn, isFixed, onChange }: HerVoiceFieldProps) {
  const { group } = useSelection()
  const { data: devices = [] } = useDevices()
  const words = screenWords()
  const name = group?.lovedOneName ?? null
  const screens = devices.filter(({ kind }) => kind === 'screen')
  const tried = screens.filter(({ microphoneTriedAt }) => microphoneTriedAt).map((screen) => screen.name)
  const isMissing = tried.length < screens.length || screens.length === 0
  return (
    <Toggle
      label={words.herVoice(name)}
      text={
        <>
          {words.herVoiceText}
          {isOn && isMissing && <span className="mt-1 block">{words.tryMicrophone}</span>}
          {isOn && tried.length > 0 && (
            <span className="mt-1 block font-semibold">{words.microphoneTried(tried.join(', '))}</span>
          )}
        </>
      }
      isOn={isOn}
      isFixed={isFixed}
      onChange={onChange}
    />
  )
}
