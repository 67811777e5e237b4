import { ShoppingCart } from 'lucide-react'
import { may } from '#contract/policy.ts'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { Button } from '../../platform/ui/button.tsx'
import type { ItemSelection } from './item-selection.ts'
import { useSendToAmazon } from './shopping.queries.ts'

type Props = { selection: ItemSelection; label: string; className?: string }

/** Sends the selected items to Amazon and clears the selection. Only for members who may. */
export function SendSelectionButton({ selection, label, className }: Props) {
  const { group } = useSelection()
  const sendToAmazon = useSendToAmazon()
  const { selected, clear } = selection
  if (!group || !may(group.role, 'shopping:send')) return null
  return (
    <Button
      look="warm"
      className={className}
      disabled={selected.length === 0 || sendToAmazon.isPending}
      onClick={() => sendToAmazon.mutate(selected, { onSuccess: clear })}
    >
      <ShoppingCart size={18} aria-hidden />
      {label}
    </Button>
  )
}
