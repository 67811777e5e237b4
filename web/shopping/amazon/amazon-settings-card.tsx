import { type SyntheticEvent, useState } from 'react'
import type { FamilyGroup } from '#contract/family/groups.ts'
import { may } from '#contract/platform/policy.ts'
import { type Marketplace, marketplaces } from '#contract/shopping/marketplaces.ts'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { useChangeSwitch } from '../../family/settings/settings.queries.ts'
import { fieldMessages } from '../../platform/server/api.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Card } from '../../platform/ui/card.tsx'
import { SelectField, TextField } from '../../platform/ui/field.tsx'
import { FixedSetting } from '../../platform/ui/fixed-setting.tsx'
import { Switch } from '../../platform/ui/switch.tsx'

/** Which Amazon the family shops at. Members without the right to change it can read it. */
export function AmazonSettingsCard() {
  const { group } = useSelection()
  if (!group) return null
  return (
    <Card id="amazon" title="Shopping on Amazon" className="scroll-mt-20">
      <AmazonSettings group={group} />
    </Card>
  )
}

const countryText = "Links from the shopping list lead to this country's Amazon."

function countryName({ name, ending }: { name: string; ending: string }): string {
  return `${name} (amazon.${ending})`
}

function AmazonSettings({ group }: { group: FamilyGroup }) {
  const change = useChangeSwitch()
  const { amazonMarketplace, amazonCartForm } = { ...group, ...(change.isPending && change.variables) }
  if (!may(group.role, 'settings:change'))
    return (
      <FixedSetting label="Country" text={countryText} value={countryName(marketplaces[amazonMarketplace])} />
    )
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
  return (
    <SelectField
      label="Country"
      hint={countryText}
      value={value}
      onChange={(event) => onChange(event.target.value as Marketplace)}
    >
      {Object.entries(marketplaces).map(([code, marketplace]) => (
        <option key={code} value={code}>
          {countryName(marketplace)}
        </option>
      ))}
    </SelectField>
  )
}

function AssociateTagForm({ saved }: { saved: string | null }) {
  const change = useChangeSwitch()
  const [tag, setTag] = useState(saved ?? '')
  const error = fieldMessages(change.error).amazonAssociateTag
  function submit(event: SyntheticEvent) {
    event.preventDefault()
    change.mutate({ amazonAssociateTag: tag })
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-start gap-3">
      <TextField
        label="Associate tag (optional)"
        hint="Only if you are an Amazon Associate yourself. Amazon does not pay for what you buy with your own tag."
        error={error}
        className="grow basis-72"
        value={tag}
        onChange={(event) => setTag(event.target.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="e.g. hartleys-20"
      />
      <Button type="submit" className="sm:mt-8" disabled={change.isPending || tag.trim() === (saved ?? '')}>
        Save tag
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
  return (
    <div className="flex items-center gap-5">
      <div className="min-w-0 grow">
        <label htmlFor="amazon-cart" className="font-semibold">
          Try the cart all at once
        </label>
        <p id="amazon-cart-text" className="text-sm text-ink-2">
          {hasCart
            ? 'Offers to ask Amazon for all items with an Amazon link in one go. Amazon may ask you to sign in, and it does not work for everybody.'
            : `amazon.${ending} does not offer this.`}
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
