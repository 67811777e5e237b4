import { useId } from 'react'
import { languageNames } from '#contract/platform/language-names.ts'
import { type Language, languages } from '#contract/platform/languages.ts'
import { useCanSend } from '../../family/selection/in-memory.ts'
import { FixedSetting } from '../../platform/ui/fixed-setting.tsx'

type LanguageFieldProps = { language: Language; isFixed: boolean; onChange: (language: Language) => void }

/** Each language by its own name. Saved at once. */
export function LanguageField({ language, isFixed, onChange }: LanguageFieldProps) {
  const id = useId()
  const canSend = useCanSend()
  const text = canSend
    ? 'Of the words on the screen, of its voice, and of the day. An Echo speaks its own language.'
    : 'Of the words on the screen. An Echo speaks its own language.'
  if (isFixed) return <FixedSetting label="Language" text={text} value={languageNames[language]} />
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 py-4">
      <div className="min-w-0 grow basis-64">
        <label htmlFor={id} className="font-semibold">
          Language
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
