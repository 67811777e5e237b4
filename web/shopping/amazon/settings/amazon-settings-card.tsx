import { type SyntheticEvent, useState } from 'react'
import type { FamilyGroup } from '#contract/family/groups.ts'
import { may } from '#contract/platform/policy.ts'
import { type Marketplace, marketplaces } from '#contract/shopping/marketplaces.ts'
import { useSelection } from '../../../family/selection/selected-group.tsx'
import { useChangeSwitch } from '../../../family/settings/settings.queries.ts'
import { fieldMessages } from '../../../platform/server/api.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { Card } from '../../../platform/ui/card.tsx'
import { SelectField, TextField } from '../../../platform/ui/field.tsx'
import { FixedSetting } from '../../../platform/ui/fixed-setting.tsx'
import { Switch } from '../../../platform/ui/switch.tsx'
import { pageLanguage } from '../../../platform/words/area-words.ts'
import { amazonSettingsWords } from './amazon-settings-words.ts'

/** Which Amazon the family shops at. Members without the right to change it can read it. */
export function AmazonSettingsCard() {
  const { group } = useSelection()
  if (!group) return null
  return (
    <Card id="amazon" title={amazonSettingsWords().title} className="scroll-mt-20">
      <AmazonSettings group={group} />
    </Card>
  )
}

/** The shops with their countries in the page's language, in its order. English has the contract's names. */
function listShops(): { code: Marketplace; label: string }[] {
  const countries = new Intl.DisplayNames(pageLanguage(), { type: 'region' })
  const byName = new Intl.Collator(pageLanguage()).compare
  return (Object.keys(marketplaces) as Marketplace[])
    .map((code) => {
      const { name, ending } = marketplaces[code]
      const country = pageLanguage() === 'en' ? name : (countries.of(code) ?? name)
      return { code, label: `${country} (${hostOf(ending)})` }
    })
    .sort((one, other) => byName(one.label, other.label))
}

function hostOf(ending: string): string {
  return ['amazon', ending].join('.')
}

function AmazonSettings({ group }: { group: FamilyGroup }) {
  const change = useChangeSwitch()
  const { country, countryText } = amazonSettingsWords()
  const { amazonMarketplace, amazonCartForm } = { ...group, ...(change.isPending && change.variables) }
  if (!may(group.role, 'settings:change')) {
    const shop = listShops().find(({ code }) => code === amazonMarketplace)
    return <FixedSetting label={country} text={countryText} value={shop?.label ?? ''} />
  }
  return (
    <div className="mt-4 grid gap-5">
      <MarketplaceSelect
        value={amazonMarketplace}
        onChange={(amazonMarketplace) => change.mutate({ amazonMarketplace })}
      />
      <AssociateTagForm key={group.id} saved={group.amazonAssociateTag} />
      <CartSwitch
        marketplace={amazonMarketplace}
        isOn={amazonCartForm}
        onChange={(amazonCartForm) => change.mutate({ amazonCartForm })}
      />
    </div>
  )
}

type MarketplaceSelectProps = {
  value: Marketplace
  onChange: (value: Marketplace) => void
}

function MarketplaceSelect({ value, onChange }: MarketplaceSelectProps) {
  const { country, countryText } = amazonSettingsWords()
  return (
    <SelectField
      label={country}
      hint={countryText}
      value={value}
      onChange={(event) => onChange(event.target.value as Marketplace)}
    >
      {listShops().map(({ code, label }) => (
        <option key={code} value={code}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}

function AssociateTagForm({ saved }: { saved: string | null }) {
  const change = useChangeSwitch()
  const words = amazonSettingsWords()
  const [tag, setTag] = useState(saved ?? '')
  const error = fieldMessages(change.error).amazonAssociateTag
  function submit(event: SyntheticEvent) {
    event.preventDefault()
    change.mutate({ amazonAssociateTag: tag })
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-start gap-3">
      <TextField
        label={words.tag}
        hint={words.tagText}
        error={error}
        className="grow basis-72"
        value={tag}
        onChange={(event) => setTag(event.target.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={words.tagExample}
      />
      <Button type="submit" className="sm:mt-8" disabled={change.isPending || tag.trim() === (saved ?? '')}>
        {words.saveTag}
      </Button>
    </form>
  )
}

type CartSwitchProps = {
  marketplace: Marketplace
  isOn: boolean
  onChange: (isOn: boolean) => void
}

function CartSwitch({ marketplace, isOn, onChange }: CartSwitchProps) {
  const { hasCart, ending } = marketplaces[marketplace]
  const { tryCart, tryCartText, noCart } = amazonSettingsWords()
  return (
    <div className="flex items-center gap-5">
      <div className="min-w-0 grow">
        <label htmlFor="amazon-cart" className="font-semibold">
          {tryCart}
        </label>
        <p id="amazon-cart-text" className="text-sm text-ink-2">
          {hasCart ? tryCartText : noCart(hostOf(ending))}
        </p>
      </div>
      <Switch
        id="amazon-cart"
        aria-describedby="amazon-cart-text"
        checked={isOn && hasCart}
        disabled={!hasCart}
        onCheckedChange={onChange}
      />
    </div>
  )
}
