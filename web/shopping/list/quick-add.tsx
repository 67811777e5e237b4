import { Plus, Undo2 } from 'lucide-react'
import { type SyntheticEvent, useState } from 'react'
import { limits } from '#contract/fields.ts'
import { Button } from '../../platform/ui/button.tsx'
import { IconButton } from '../../platform/ui/icon-button.tsx'
import { lazyComponent } from '../../platform/ui/lazy-component.tsx'
import { splitAmazonLink } from './amazon-link.ts'
import { namesMatch } from './name-match.ts'
import { useAddItem, useShopping, useToggleItem } from './shopping.queries.ts'

const DuplicateDialog = lazyComponent(() =>
  import('./duplicate-dialog.tsx').then((dialog) => dialog.DuplicateDialog),
)
const ItemDialog = lazyComponent(() => import('./item-dialog.tsx').then((dialog) => dialog.ItemDialog))

/** One line: a name, and Enter. What is on the list already is offered, never merged. */
export function QuickAdd() {
  const [text, setText] = useState('')
  const addItem = useAddItem()
  const toggle = useToggleItem()
  const { items = [] } = useShopping()
  const [twin, setTwin] = useState<string | null>(null)
  const [nameless, setNameless] = useState<string | null>(null)
  const { name, product } = splitAmazonLink(text)
  const same = name ? items.filter((item) => namesMatch(item.name, name)) : []
  const waiting = same.find((item) => !item.isCompleted)
  const done = waiting ? undefined : same[0]

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (product && !name) {
      setNameless(product)
      setText('')
    } else if (waiting) setTwin(waiting.key ?? waiting.id)
    else if (name) add()
  }

  function add() {
    addItem.mutate({ name, ...(product && { product }) })
    setText('')
  }

  const there = items.find(({ id, key }) => (key ?? id) === twin)
  return (
    <form onSubmit={submit}>
      <div className="flex gap-2">
        <input
          value={text}
          onChange={(event) => setText(event.target.value)}
          aria-label="Add new item"
          placeholder="Add new item..."
          autoComplete="off"
          enterKeyHint="done"
          maxLength={product ? limits.text : limits.name}
          className="min-h-12 min-w-0 grow rounded-control border border-line-strong bg-surface px-4 placeholder:text-ink-2"
        />
        <IconButton
          label="Add item"
          type="submit"
          disabled={!name && !product}
          className="!size-12 bg-pine text-on-pine hover:bg-pine-hover disabled:opacity-55"
        >
          <Plus size={20} aria-hidden />
        </IconButton>
      </div>
      {done && (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="min-w-0 text-sm break-words text-ink-2">
            {done.name} was on the list and is ticked off.
          </p>
          <Button
            onClick={() => {
              toggle(done)
              setText('')
            }}
          >
            <Undo2 size={18} aria-hidden />
            Put it back
          </Button>
        </div>
      )}
      {there && (
        <DuplicateDialog
          item={there}
          onAddAnyway={add}
          onDone={() => setText('')}
          onClose={() => setTwin(null)}
        />
      )}
      {nameless && <ItemDialog item={null} product={nameless} onClose={() => setNameless(null)} />}
    </form>
  )
}
