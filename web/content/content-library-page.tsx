import { Plus, StickyNote } from 'lucide-react'
import { Tabs } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { type ContentItem, type ContentType, contentTypes } from '#contract/content.ts'
import { pagePaths } from '#contract/pages/page-paths.ts'
import { may } from '#contract/platform/policy.ts'
import { useCanSend } from '../family/selection/in-memory.ts'
import { useSelection } from '../family/selection/selected-group.tsx'
import { Button, buttonLook } from '../platform/ui/button.tsx'
import { EmptyState } from '../platform/ui/empty-state.tsx'
import { FailureNote } from '../platform/ui/failure-note.tsx'
import { lazyComponent } from '../platform/ui/lazy-component.tsx'
import { More, useSeen } from '../platform/ui/more.tsx'
import { pageDirection } from '../platform/words/direction.ts'
import { useContent } from './content.queries.ts'
import { ContentCard } from './content-card.tsx'
import { contentWords } from './content-words.ts'

const ContentDialog = lazyComponent(() =>
  import('./content-dialog.tsx').then((dialog) => dialog.ContentDialog),
)

export function ContentLibraryPage() {
  const { group } = useSelection()
  const content = useContent()
  const [type, setType] = useTypeInUrl()
  const [dialog, setDialog] = useState<ContentItem | 'new' | null>(null)
  const mayManage = group !== null && may(group.role, 'content:manage')
  const items = content.data?.filter((item) => type === null || item.type === type) ?? []
  const openNew = () => setDialog('new')
  return (
    <>
      <title>{`${contentWords().library} · Sunporch`}</title>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl font-semibold sm:text-4xl">{contentWords().library}</h1>
        <div className="flex flex-wrap gap-3">
          <Link href={pagePaths.notes} className={buttonLook('plain')}>
            <StickyNote size={18} aria-hidden />
            {contentWords().notes}
          </Link>
          {mayManage && (
            <Button look="primary" onClick={openNew}>
              <Plus size={18} aria-hidden />
              {contentWords().add}
            </Button>
          )}
        </div>
      </div>
      <TypeTabs type={type} onChange={setType}>
        {content.isError && <FailureNote error={content.error} onRetry={() => content.refetch()} />}
        {content.isPending && <Skeleton />}
        {content.data && items.length === 0 && <EmptyLibrary {...(mayManage && { onAdd: openNew })} />}
        <ContentGrid items={items} onEdit={setDialog} />
      </TypeTabs>
      {dialog && (
        <ContentDialog
          item={dialog === 'new' ? null : dialog}
          {...(type && { type })}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  )
}

/** The chosen type; null for all. It is part of the URL, so that a link can lead to a tab. */
function useTypeInUrl(): [ContentType | null, (type: ContentType | null) => void] {
  const [, navigate] = useLocation()
  const type = parseType(new URLSearchParams(useSearch()).get('type'))
  return [
    type,
    (type) =>
      navigate(type ? `${pagePaths.contentLibrary}?type=${type}` : pagePaths.contentLibrary, {
        replace: true,
      }),
  ]
}

function parseType(value: string | null): ContentType | null {
  return contentTypes.find((type) => type === value) ?? null
}

const allTab = 'all'
const tabs: (ContentType | null)[] = [null, 'audiobook', 'movie', 'tv_show', 'music']

type TypeTabsProps = {
  type: ContentType | null
  onChange: (type: ContentType | null) => void
  children: ReactNode
}

function TypeTabs({ type, onChange, children }: TypeTabsProps) {
  return (
    <Tabs.Root dir={pageDirection()} value={type ?? allTab} onValueChange={(tab) => onChange(parseType(tab))}>
      <Tabs.List aria-label={contentWords().kinds} className="mb-6 flex gap-2 overflow-x-auto p-1 pb-2">
        {tabs.map((type) => (
          <Tabs.Trigger
            key={type}
            value={type ?? allTab}
            className="min-h-11 shrink-0 rounded-full border border-line bg-surface px-4 transition-colors hover:bg-surface-2 data-[state=active]:border-pine data-[state=active]:bg-pine data-[state=active]:font-semibold data-[state=active]:text-on-pine"
          >
            {type ? contentWords().tabs[type] : contentWords().all}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value={type ?? allTab} tabIndex={-1}>
        {children}
      </Tabs.Content>
    </Tabs.Root>
  )
}

/** `onAdd` is missing for members who may not add content. */
function EmptyLibrary({ onAdd }: { onAdd?: () => void }) {
  const canSend = useCanSend()
  return (
    <EmptyState
      title={contentWords().none}
      action={
        onAdd && (
          <Button look="primary" onClick={onAdd}>
            {contentWords().add}
          </Button>
        )
      }
    >
      {canSend ? contentWords().noneMeans : contentWords().noneInMemory}
    </EmptyState>
  )
}

type ContentGridProps = { items: ContentItem[]; onEdit: (item: ContentItem) => void }

function ContentGrid({ items, onEdit }: ContentGridProps) {
  const { seen, hasMore, seeMore } = useSeen(items)
  return (
    <>
      <ul className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
        {seen.map((item) => (
          <li key={item.id} className="min-w-0 [contain-intrinsic-size:auto_16rem] [content-visibility:auto]">
            <ContentCard item={item} onEdit={() => onEdit(item)} />
          </li>
        ))}
      </ul>
      {hasMore && <More key={seen.length} onReached={seeMore} />}
    </>
  )
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
