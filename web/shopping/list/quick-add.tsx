import { Plus, Undo2 } from 'lucide-react'
import { type SyntheticEvent, useState } from 'react'
import { limits } from '#contract/platform/fields.ts'
import { Button } from '../../platform/ui/button.tsx'
import { IconButton } from '../../platform/ui/icon-button.tsx'
import { shoppingWords } from '../words/shopping-words.ts'
import { splitAmazonLink } from './amazon-link.ts'
import type { ListItem } from './apply-changes.ts'
import { DuplicateDialog, ItemDialog } from './dialogs.ts'
import { namesMatch } from './name-match.ts'
import { useAddItem, useShopping, useToggleItem } from './shopping.queries.ts'

/**
 * Adds an item by its name and Enter. For a name that is on the list already it asks first; for a
 * link without a name it opens the dialog with all fields.
 */
export function QuickAdd() {
  const [text, setText] = useState('')
  const addItem = useAddItem()
  const toggle = useToggleItem()
  const { items = [] } = useShopping()
  const [duplicateKey, setDuplicateKey] = useState<string | null>(null)
  const [unnamedLink, setUnnamedLink] = useState<string | null>(null)
  const { name, product } = splitAmazonLink(text)
  const { pending, completed } = findByName(items, name)
  const duplicate = items.find((item) => keyOf(item) === duplicateKey)

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (product && !name) {
      setUnnamedLink(product)
      setText('')
    } else if (pending) setDuplicateKey(keyOf(pending))
    else if (name) add()
  }

  function add() {
    addItem.mutate({ item: { name, ...(product && { product }) }, at: performance.now() })
    setText('')
  }

  function putBack(item: ListItem) {
    toggle(item)
    setText('')
  }

  return (
    <form onSubmit={submit}>
      <div className="flex gap-2">
        <input
          dir="auto"
          value={text}
          onChange={(event) => setText(event.target.value)}
          aria-label={shoppingWords().addNew}
          placeholder={shoppingWords().addNewHint}
          autoComplete="off"
          enterKeyHint="done"
          maxLength={product ? limits.text : limits.name}
          className="min-h-12 min-w-0 grow rounded-control border border-line-strong bg-surface px-4 placeholder:text-ink-2"
        />
        <IconButton
          label={shoppingWords().addItem}
          type="submit"
          disabled={!name && !product}
          className="!size-12 bg-pine text-on-pine hover:bg-pine-hover disabled:opacity-55"
        >
          <Plus size={20} aria-hidden />
        </IconButton>
      </div>
      {completed && <PutBackOffer item={completed} onPutBack={() => putBack(completed)} />}
      {duplicate && (
        <DuplicateDialog
          item={duplicate}
          onAddAnyway={add}
          onQuantityChanged={() => setText('')}
          onClose={() => setDuplicateKey(null)}
        />
      )}
      {unnamedLink && <ItemDialog item={null} product={unnamedLink} onClose={() => setUnnamedLink(null)} />}
    </form>
  )
}

function PutBackOffer({ item, onPutBack }: { item: ListItem; onPutBack: () => void }) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="min-w-0 text-sm break-words text-ink-2">{shoppingWords().wasOnList(item.name)}</p>
      <Button onClick={onPutBack}>
        <Undo2 size={18} aria-hidden className="mirrors" />
        {shoppingWords().putBack}
      </Button>
    </div>
  )
}

/** The item of that name that is still to be bought; if there is none, the one that is ticked off. */
function findByName(items: ListItem[], name: string): { pending?: ListItem; completed?: ListItem } {
  const matches = name ? items.filter((item) => namesMatch(item.name, name)) : []
  const pending = matches.find((item) => !item.isCompleted)
  if (pending) return { pending }
  return matches[0] ? { completed: matches[0] } : {}
}

/** Stays the same when the server gives a new item its id. */
function keyOf(item: ListItem): string {
  return item.key ?? item.id
}
