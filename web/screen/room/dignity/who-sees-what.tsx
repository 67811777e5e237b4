import type { ScreenView } from '#contract/screen/screen-view.ts'
import { useWords } from '../language/use-words.ts'
import { Panel, type PanelProps } from './panel.tsx'

/** Who is in the family, what they see of her, and what nobody does. */
export function WhoSeesWhat({ view, ...panel }: PanelProps & { view: ScreenView }) {
  const words = useWords()
  const { family, timeZone } = view
  const since = family?.lifeOnSince
  return (
    <Panel title={words.whoSeesWhat} {...panel}>
      <div className="panel-columns">
        {family && family.members.length > 0 && (
          <div>
            <h3>{words.yourFamilyHere}</h3>
            <ul className="people">
              {family.members.map(({ name, relation }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name
                <li key={index}>
                  {name}
                  {relation && <span>{relation}</span>}
                </li>
              ))}
            </ul>
          </div>
        )}
        <div>
          <h3>{words.whatTheySee}</h3>
          <ul>
            <li>{words.seesUse}</li>
            <li>{words.seesShown}</li>
            <li>{words.seesAnswers}</li>
            {view.herVoice && <li>{words.seesVoice}</li>}
            <li>{words.seesDevice}</li>
          </ul>
          <p>{view.herVoice ? `${words.usesMicrophone} ${words.microphoneLight}` : words.noCamera}</p>
          {family && (
            <p>{since ? words.lifeSince(longDate(since, timeZone, words.language)) : words.lifeOff}</p>
          )}
        </div>
      </div>
      <div className="answers">
        <button type="button" className="answer filled" onClick={panel.onClose}>
          {words.close}
        </button>
      </div>
    </Panel>
  )
}

/** "November 21, 2026". */
function longDate(iso: string, timeZone: string, language: string): string {
  return new Date(iso).toLocaleDateString(language, {
    timeZone,
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  })
}
