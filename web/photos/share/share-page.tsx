import { Users } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { FamilyGroup } from '#contract/family/groups.ts'
import { pagePaths } from '#contract/pages/page-paths.ts'
import { isInMemory } from '../../family/selection/in-memory.ts'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { Button, buttonLook } from '../../platform/ui/button.tsx'
import { Card } from '../../platform/ui/card.tsx'
import { openUpload } from '../upload/open-upload.ts'
import { shareWords } from './share-words.ts'
import { forgetShared, mostShared, readShared } from './shared-pictures.ts'

/** Where the phone's "Share" leads. Opens the dialog that sends pictures, or in memory adds them, with those that were shared. */
export function SharePage() {
  const { group, groups, select } = useSelection()
  const [files, setFiles] = useState<File[] | null>(null)
  const [, navigate] = useLocation()
  useEffect(() => {
    readShared().then(setFiles, () => setFiles([]))
  }, [])

  async function openFor(files: File[], chosen: FamilyGroup | null) {
    setFiles(null)
    await forgetShared()
    navigate(pagePaths.dashboard, { replace: true })
    openUpload(isInMemory(chosen) ? 'add' : 'send', files)
  }

  const isOneGroup = groups.length === 1
  const openAtOnce = useEffectEvent(openFor)
  useEffect(() => {
    if (files && files.length > 0 && isOneGroup) void openAtOnce(files, group)
  }, [files, isOneGroup, group])

  if (files === null || (files.length > 0 && isOneGroup))
    return <title>{`${shareWords().title} · Sunporch`}</title>
  if (files.length === 0) return <NothingShared />
  return (
    <>
      <title>{`${shareWords().title} · Sunporch`}</title>
      <Card className="mx-auto grid max-w-xl gap-5">
        <div>
          <h1 className="text-2xl font-semibold">{questionOf(files)}</h1>
          <LeftOut />
        </div>
        <Previews files={files} />
        <ul className="grid gap-3">
          {groups.map((each) => (
            <li key={each.id}>
              <Button
                className="w-full justify-start text-start"
                onClick={() => {
                  select(each.id)
                  void openFor(files, each)
                }}
              >
                <Users size={20} aria-hidden className="shrink-0" />
                <span className="min-w-0 wrap-anywhere">{each.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      </Card>
    </>
  )
}

/** Another app always says what it shares. */
function isFilm({ type }: File): boolean {
  return type.startsWith('video/')
}

function questionOf(files: File[]): string {
  if (files.some(isFilm)) return shareWords().forWhich
  return files.length === 1 ? shareWords().forWhichOne : shareWords().forWhichMany(files.length)
}

function Previews({ files }: { files: File[] }) {
  const [shown, setShown] = useState<{ url: string; isFilm: boolean }[]>([])
  useEffect(() => {
    const made = files.slice(0, 8).map((file) => ({ url: URL.createObjectURL(file), isFilm: isFilm(file) }))
    setShown(made)
    return () => {
      for (const { url } of made) URL.revokeObjectURL(url)
    }
  }, [files])
  return (
    <div className="grid grid-cols-4 gap-2">
      {shown.map(({ url, isFilm }) =>
        isFilm ? (
          <video key={url} src={`${url}#t=0.001`} muted playsInline aria-hidden className={previewLook} />
        ) : (
          <img key={url} src={url} alt="" className={previewLook} />
        ),
      )}
    </div>
  )
}

const previewLook = 'aspect-square w-full rounded-photo bg-surface-2 object-cover'

function LeftOut() {
  const left = new URLSearchParams(location.search).get('left')
  if (!left) return null
  return <p className="mt-1 text-ink-2">{shareWords().leftOut({ taken: mostShared, left })}</p>
}

function NothingShared() {
  const wasMissed = new URLSearchParams(location.search).has('missed')
  const { title, text } = wasMissed ? shareWords().missed : shareWords().none
  return (
    <>
      <title>{`${shareWords().title} · Sunporch`}</title>
      <Card className="mx-auto grid max-w-xl justify-items-start gap-4">
        <h1 className="text-2xl font-semibold">{title} </h1>
        <p className="text-ink-2">{text} </p>
        <Link href={pagePaths.dashboard} className={buttonLook('primary')}>
          {shareWords().toDashboard}
        </Link>
      </Card>
    </>
  )
}
