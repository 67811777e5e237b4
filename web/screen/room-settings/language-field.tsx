import { useId } from 'react'
import { languageNames } from '#contract/platform/language-names.ts'
import { type Language, languages } from '#contract/platform/languages.ts'
import { useCanSend } from '../../family/selection/in-memory.ts'
import { FixedSetting } from '../../platform/ui/fixed-setting.tsx'
import { screenWords } from '../screen-words.ts'

type LanguageFieldProps = { language: Language; isFixed: boolean; onChange: (language: Language) => void }

/** Each language by its own name. Saved at once. */
export function LanguageField({ language, isFixed, onChange }: LanguageFieldProps) {
  const id = useId()
  const canSend = useCanSend()
  const words = screenWords()
  const text = canSend ? words.languageText : words.languageTextInMemory
  if (isFixed) return <FixedSetting label={words.language} text={text} value={languageNames[language]} />
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 py-4">
      <div className="min-w-0 grow basis-64">
        <label htmlFor={id} className="font-semibold">
          {words.language}
        </label>
        <p id={`${id}-text`} className="text-sm text-ink-2">
          {text}
        </p>
      </div>
      <select
        id={id}
        aria-describedby={`${id}-text`}
        className="min-h-12 w-full rounded-control border border-line-strong bg-surface px-4 py-2.5 text-ink sm:w-60"
        value={language}
        onChange={({ target }) => onChange(target.value as Language)}
      >
        {languages.map((code) => (
          <option key={code} value={code} lang={code}>
            {languageNames[code]}
          </option>
        ))}
      </select>
    </div>
  )
}
