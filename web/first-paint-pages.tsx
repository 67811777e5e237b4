import { Plus, Search, Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import { ScreenFrame } from './delivery/room/screen-frame.tsx'
import { photosWords } from './photos/photos-words.ts'
import { frameWords } from './platform/frame/frame-words.ts'
import { Button } from './platform/ui/button.tsx'
import { Card } from './platform/ui/card.tsx'
import { shoppingWords } from './shopping/words/shopping-words.ts'

const titleLook = 'text-3xl font-semibold sm:text-4xl'
const titleRow = 'mb-6 flex flex-wrap items-center justify-between gap-4'
const field = 'flex min-h-12 items-center rounded-control border border-line-strong bg-surface text-ink-2'

export function Dashboard() {
  return <DashboardFrame room={<div className="aspect-[16/10] w-full rounded-[18px] bg-surface-2" />} />
}

const inScreen = 'absolute inset-0 size-full data-dimmed:opacity-45'

/** Dimmed where the screen does not say that it shows the picture now. */
export function DashboardWithPicture() {
  return (
    <DashboardFrame
      room={
        <ScreenFrame>
          <img
            data-slot="backdrop"
            alt=""
            className={`${inScreen} scale-110 object-cover blur-xl brightness-75`}
          />
          <img data-slot="picture" alt="" className={`${inScreen} object-contain`} />
        </ScreenFrame>
      }
    />
  )
}

function DashboardFrame({ room }: { room: ReactNode }) {
  return (
    <>
      <h1 className={`${titleLook} max-sm:mb-4`}>{frameWords().pages.dashboard}</h1>
      {/* Not in a group that is kept in memory. */}
      <p className="mt-1 mb-6 max-sm:hidden">&nbsp;</p>
      <Card className="grid gap-5 max-sm:border-0 max-sm:bg-transparent max-sm:p-0 max-sm:shadow-none md:grid-cols-[minmax(0,11fr)_minmax(0,12fr)] md:gap-x-7">
        {room}
      </Card>
    </>
  )
}

export function PhotoGallery() {
  return (
    <>
      <div className={titleRow}>
        <h1 className={titleLook}>{frameWords().pages.photoGallery}</h1>
        <Button look="primary">
          <Upload size={18} aria-hidden />
          {photosWords().upload}
        </Button>
      </div>
      <div className={`mb-6 max-w-xl gap-3 ps-4 ${field}`}>
        <Search size={20} aria-hidden />
        {photosWords().search}
      </div>
      {/* The month is that of the reader's own zone. */}
      <h2 className="mb-3 text-xl font-semibold">&nbsp;</h2>
      <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-4">
        <li className="overflow-hidden rounded-card border border-line bg-surface shadow-card">
          <img data-slot="picture" alt="" className="aspect-4/3 w-full bg-surface-2 object-cover" />
          <div className="h-24" />
        </li>
      </ul>
    </>
  )
}

export function Shopping() {
  return (
    <>
      <div className={titleRow}>
        <h1 className={titleLook}>{shoppingWords().title}</h1>
        {/* On wide windows another button of a caretaker stands beside it. */}
        <Button className="sm:hidden">
          <Plus size={18} aria-hidden />
          {shoppingWords().addDetailed}
        </Button>
      </div>
      <Card className="mb-5">
        <div className={`me-14 px-4 ${field}`}>{shoppingWords().addNewHint}</div>
      </Card>
    </>
  )
}
