import { Plus } from 'lucide-react'
import { lazy, Suspense, type SyntheticEvent, useState } from 'react'
import { limits } from '#contract/fields.ts'
import { IconButton } from '../platform/ui/icon-button.tsx'
import { useAddItem, useShopping } from './shopping.queries.ts'

const TwiceDialog = lazy(() =>
  import('./twice-dialog.tsx').then((dialog) => ({ default: dialog.TwiceDialog })),
)

/** One line: a name, and Enter. What is already waiting is offered to be made more of. */
export function QuickAdd() {
  const [name, setName] = useState('')
  const addItem = useAddItem()
  const shopping = useShopping()
  const [twin, setTwin] = useState<string | null>(null)
  const typed = name.trim()

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (!typed || addItem.isPending) return
    const same = shopping.data?.items.find(
      (item) => !item.isCompleted && item.name.toLowerCase() === typed.toLowerCase(),
    )
    if (same) setTwin(same.id)
    else add()
  }

  function add() {
    addItem.mutate({ name: typed }, { onSuccess: () => setName('') })
  }

  const there = shopping.data?.items.find(({ id }) => id === twin)
  return (
    <form onSubmit={submit} className="flex gap-2">
      <input
        value={name}
        onChange={(event) => setName(event.target.value)}
        aria-label="Add new item"
        placeholder="Add new item..."
        autoComplete="off"
        enterKeyHint="done"
        maxLength={limits.name}
        className="min-h-12 min-w-0 grow rounded-control border border-line-strong bg-surface px-4 placeholder:text-ink-2"
      />
      <IconButton
        label="Add item"
        type="submit"
        disabled={!typed || addItem.isPending}
        className="!size-12 bg-pine text-on-pine hover:bg-pine-hover disabled:opacity-55"
      >
        <Plus size={20} aria-hidden />
      </IconButton>
      {there && (
        <Suspense fallback={null}>
          <TwiceDialog
            item={there}
            onAddAnyway={add}
            onDone={() => setName('')}
            onClose={() => setTwin(null)}
          />
        </Suspense>
      )}
    </form>
  )
}
