import { may } from '#contract/platform/policy.ts'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { useUser } from '../../identity/signed-in-user.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Dialog } from '../../platform/ui/dialog/dialog.tsx'
import { shoppingWords } from '../words/shopping-words.ts'
import type { ListItem } from './apply-changes.ts'
import { useUpdateItem } from './shopping.queries.ts'

type DuplicateDialogProps = {
  /** The item on the list that has the same name. */
  item: ListItem
  onAddAnyway: () => void
  onQuantityChanged: () => void
  onClose: () => void
}

/** Asks what was meant by adding an item a second time: equal items are never merged by themselves. */
export function DuplicateDialog({ item, onAddAnyway, onQuantityChanged, onClose }: DuplicateDialogProps) {
  const words = shoppingWords()
  const update = useUpdateItem(item.id)
  const mayChange = useMayChange(item)
  const quantity = mayChange ? increment(item.quantity) : null

  function addAnyway() {
    onAddAnyway()
    onClose()
  }

  function changeQuantity(quantity: string) {
    const onSuccess = () => {
      onQuantityChanged()
      onClose()
    }
    update.mutate({ quantity }, { onSuccess })
  }

  return (
    <Dialog
      title={words.isOnList(item.name)}
      description={quantity ? words.makeItQuestion(quantity) : words.itSays(item.quantity)}
      onClose={onClose}
    >
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={addAnyway}>{words.addAgain}</Button>
        {quantity ? (
          <Button
            look="primary"
            disabled={update.isPending}
            data-autofocus
            onClick={() => changeQuantity(quantity)}
          >
            {words.makeIt(quantity)}
          </Button>
        ) : (
          <Button look="primary" data-autofocus onClick={onClose}>
            {words.leaveIt}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

function useMayChange(item: ListItem): boolean {
  const { group } = useSelection()
  const user = useUser()
  if (item.isNew || !group) return false
  return may(group.role, 'shopping:change', { own: item.addedByUser?.id === user.id })
}

/** Null for a quantity that is not a plain number, such as "a small bag". */
function increment(quantity: string): string | null {
  return /^\d{1,3}$/.test(quantity) ? String(Number(quantity) + 1) : null
}
