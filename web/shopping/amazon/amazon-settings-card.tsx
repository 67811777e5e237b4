import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { marketplaces } from '#contract/marketplaces.ts'
import { may } from '#contract/policy.ts'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { useChangeSwitch } from '../../family/settings/settings.queries.ts'
import { fieldMessages } from '../../platform/api.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Card } from '../../platform/ui/card.tsx'
import { Field } from '../../platform/ui/field.tsx'
import { Switch } from '../../platform/ui/switch.tsx'

/** Which Amazon the family shops at. Those who may not change it see it. */
export function AmazonSettingsCard() {
  const { group } = useSelection()
  const change = useChangeSwitch()
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (location.hash === '#amazon') card.current?.scrollIntoView()
  }, [])
  if (!group) return null
  const shown = { ...group, ...(change.isPending && change.variables) }
  const isFixed = !may(group.role, 'settings:change')
  const { hasCart } = marketplaces[shown.amazonMarketplace]
  return (
    <Card ref={card} aria-labelledby="amazon" className="scroll-mt-20">
      <h2 id="amazon" className="text-xl font-semibold">
        Shopping on Amazon
      </h2>
      <div className="mt-4 grid gap-5">
        <Field label="Country" hint="Links from the shopping list lead to this country's Amazon.">
          {(attributes) => (
            <select
              {...attributes}
              disabled={isFixed}
              value={shown.amazonMarketplace}
              onChange={(event) =>
                change.mutate({ amazonMarketplace: event.target.value as keyof typeof marketplaces })
              }
            >
              {Object.entries(marketplaces).map(([code, { name, ending }]) => (
                <option key={code} value={code}>
                  {name} (amazon.{ending})
                </option>
              ))}
            </select>
          )}
        </Field>
        {!isFixed && <TagForm key={group.id} saved={group.amazonAssociateTag} />}
        <div className="flex items-center gap-5">
          <div className="min-w-0 grow">
            <label htmlFor="amazon-cart" className="font-semibold">
              Try the cart all at once
            </label>
            <p id="amazon-cart-text" className="text-sm text-ink-2">
              {hasCart
                ? 'Offers to ask Amazon for all items with an Amazon link in one go. Amazon may ask you to sign in, and it does not work for everybody.'
                : `amazon.${marketplaces[shown.amazonMarketplace].ending} does not offer this.`}
            </p>
          </div>
          <Switch
            id="amazon-cart"
            aria-describedby="amazon-cart-text"
            checked={shown.amazonCartForm && hasCart}
            disabled={isFixed || !hasCart}
            onCheckedChange={(amazonCartForm) => change.mutate({ amazonCartForm })}
          />
        </div>
      </div>
    </Card>
  )
}

function TagForm({ saved }: { saved: string | null }) {
  const change = useChangeSwitch()
  const [tag, setTag] = useState(saved ?? '')
  const error = fieldMessages(change.error).amazonAssociateTag
  function submit(event: SyntheticEvent) {
    event.preventDefault()
    change.mutate({ amazonAssociateTag: tag })
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-start gap-3">
      <Field
        label="Associate tag (optional)"
        hint="Only if you are an Amazon Associate yourself. Amazon does not pay for what you buy with your own tag."
        error={error}
        className="grow basis-72"
      >
        {(attributes) => (
          <input
            {...attributes}
            value={tag}
            onChange={(event) => setTag(event.target.value)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="hartleys-20"
          />
        )}
      </Field>
      <Button type="submit" className="sm:mt-8" disabled={change.isPending || tag.trim() === (saved ?? '')}>
        Save tag
      </Button>
    </form>
  )
}
