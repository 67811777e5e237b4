import { profileApi } from '#contract/identity/profile.ts'
import { languageNames } from '#contract/platform/language-names.ts'
import { type Language, languages } from '#contract/platform/languages.ts'
import { call } from '../platform/server/api.ts'
import { useServerMutation } from '../platform/server/mutation.ts'
import { Card } from '../platform/ui/card.tsx'
import { SelectField } from '../platform/ui/field.tsx'
import { pageLanguage } from '../platform/words/area-words.ts'
import { identityWords } from './identity-words.ts'

export function LanguageCard() {
  const choose = useServerMutation({
    run: (language: Language) => call(profileApi.setLanguage, { body: { language } }),
    // A page keeps the language that it has begun with.
    onSuccess: () => location.reload(),
  })
  const chosen = choose.isPending || choose.isSuccess ? choose.variables : pageLanguage()
  return (
    <Card title={identityWords().language}>
      <SelectField
        label={identityWords().language}
        hint={identityWords().languageHint}
        className="mt-4 max-w-xs"
        value={chosen}
        disabled={choose.isPending}
        onChange={({ target }) =>
          choose.mutate(languages.find((language) => language === target.value) ?? 'en')
        }
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageNames[language]}
          </option>
        ))}
      </SelectField>
    </Card>
  )
}
