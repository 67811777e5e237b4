import { Plus } from 'lucide-react'
import { Tabs } from 'radix-ui'
import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { type ContentItem, type ContentType, contentTypes } from '#contract/content.ts'
import { may } from '#contract/policy.ts'
import { useSelection } from '../family/selection/selected-group.tsx'
import { Button } from '../platform/ui/button.tsx'
import { EmptyState } from '../platform/ui/empty-state.tsx'
import { FailureNote } from '../platform/ui/failure-note.tsx'
import { lazyComponent } from '../platform/ui/lazy-component.tsx'
import { More, useSeen } from '../platform/ui/more.tsx'
import { useContent } from './content.queries.ts'
import { ContentCard } from './content-card.tsx'

const ContentDialog = lazyComponent(() =>
  import('./content-dialog.tsx').then((dialog) => dialog.ContentDialog),
)

const all = 'all'
const tabs: [label: string, type: ContentType | null][] = [
  ['All Content', null],
  ['Audiobooks', 'audiobook'],
  ['Movies', 'movie'],
  ['TV Shows', 'tv_show'],
  ['Music', 'music'],
]

export function ContentLibraryPage() {
  const { group } = useSelection()
  const content = useContent()
  const [shown, show] = useTab()
  const [dialog, setDialog] = useState<ContentItem | 'new' | null>(null)
  const mayManage = group !== null && may(group.role, 'content:manage')
  const items = content.data?.filter(({ type }) => shown === null || type === shown) ?? []
  const { seen, hasMore, seeMore } = useSeen(items)
  return (
    <>
      <title>Content Library · Sunporch</title>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl font-semibold sm:text-4xl">Content Library</h1>
        {mayManage && (
          <Button look="primary" onClick={() => setDialog('new')}>
            <Plus size={18} aria-hidden />
            Add Content
          </Button>
        )}
      </div>
      <Tabs.Root
        value={shown ?? all}
        onValueChange={(tab) => show(contentTypes.find((type) => type === tab) ?? null)}
      >
        <Tabs.List aria-label="Types" className="mb-6 flex gap-2 overflow-x-auto p-1 pb-2">
          {tabs.map(([label, type]) => (
            <Tabs.Trigger
              key={label}
              value={type ?? all}
              className="min-h-11 shrink-0 rounded-full border border-line bg-surface px-4 transition-colors hover:bg-surface-2 data-[state=active]:border-pine data-[state=active]:bg-pine data-[state=active]:font-semibold data-[state=active]:text-on-pine"
            >
              {label}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value={shown ?? all} tabIndex={-1}>
          {content.isError && <FailureNote error={content.error} onRetry={() => content.refetch()} />}
          {content.isPending && <Skeleton />}
          {content.data && items.length === 0 && (
            <EmptyState
              title="No content yet"
              action={
                mayManage && (
                  <Button look="primary" onClick={() => setDialog('new')}>
                    Add Content
                  </Button>
                )
              }
            >
              Add book, movie and music recommendations for your loved one.
            </EmptyState>
          )}
          <ul className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
            {seen.map((item) => (
              <li
                key={item.id}
                className="min-w-0 [contain-intrinsic-size:auto_16rem] [content-visibility:auto]"
              >
                <ContentCard item={item} onEdit={() => setDialog(item)} />
              </li>
            ))}
          </ul>
          {hasMore && <More key={seen.length} onReached={seeMore} />}
        </Tabs.Content>
      </Tabs.Root>
      {dialog && (
        <ContentDialog
          item={dialog === 'new' ? null : dialog}
          {...(shown && { type: shown })}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  )
}

/** The tab is part of the address, so that a link can lead to it. */
function useTab(): [ContentType | null, (type: ContentType | null) => void] {
  const [, navigate] = useLocation()
  const asked = new URLSearchParams(useSearch()).get('type')
  const shown = contentTypes.find((type) => type === asked) ?? null
  return [
    shown,
    (type) => navigate(type ? `/content-library?type=${type}` : '/content-library', { replace: true }),
  ]
}

function Skeleton() {
  return (
    <div className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className="h-56 animate-pulse rounded-card bg-surface-2" />
      ))}
    </div>
  )
}
