import { may } from '#contract/policy.ts'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { useUser } from '../../identity/signed-in-user.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import type { ListItem } from './apply-changes.ts'
import { useUpdateItem } from './shopping.queries.ts'

type DuplicateDialogProps = {
  item: ListItem
  onAddAnyway: () => void
  onDone: () => void
  onClose: () => void
}

/** Nothing is merged by itself: the person says what was meant. */
export function DuplicateDialog({ item, onAddAnyway, onDone, onClose }: DuplicateDialogProps) {
  const update = useUpdateItem(item.id)
  const { group } = useSelection()
  const user = useUser()
  const own = item.addedByUser?.id === user.id
  const mayChange = !item.isNew && group !== null && may(group.role, 'shopping:change', { own })
  const more = mayChange ? oneMore(item.quantity) : null
  return (
    <Dialog
      title={`${item.name} is already on the list.`}
      description={more ? `Make it ${more}?` : `It says ${item.quantity}.`}
      onClose={onClose}
    >
      <div className="flex flex-wrap justify-end gap-3">
        <Button
          onClick={() => {
            onAddAnyway()
            onClose()
          }}
        >
          Add it again
        </Button>
        {more && (
          <Button
            look="primary"
            disabled={update.isPending}
            onClick={() =>
              update.mutate(
                { quantity: more },
                {
                  onSuccess: () => {
                    onDone()
                    onClose()
                  },
                },
              )
            }
          >
            Make it {more}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

/** Null for a quantity that is more than a number. */
function oneMore(quantity: string): string | null {
  return /^\d{1,3}$/.test(quantity) ? String(Number(quantity) + 1) : null
}
