import * as z from 'zod/mini'
import { providerLabels } from '#contract/content-choices.ts'
import { displayName } from '#contract/identity/identity.ts'
import { detailsOf } from '#contract/shopping/shopping.ts'
import { listClips } from '../../../clips/clips.service.ts'
import { listContent } from '../../../content/read-content.ts'
import { listNotes } from '../../../notes/read-notes.ts'
import { listPeople } from '../../../people/people.service.ts'
import { listsOf } from '../../../platform/feature.ts'
import { type Html, html } from '../../../platform/html.ts'
import { listShopping } from '../../../shopping/shopping.service.ts'
import { exportVisits } from '../../../visits/export-visits.ts'
import { listVoices } from '../../../voices/voices.service.ts'
import { listEverybody } from '../family-json.ts'
import { readAnswersTo } from '../read-said.ts'
import { listPlanned } from '../read-schedule.ts'
import { addressOf } from './photos.ts'
import { answersWords, dateWords, dayWords, joined, type PageContext, timeWords } from './words.ts'

type Section = { id: string; title: string; content: Html }

/** What the family has written by hand. A part that has nothing is left out. */
export async function listSections(page: PageContext): Promise<Section[]> {
  const titles = page.words.sections
  const sections: [string, string, Html[]][] = [
    ['voices', titles.voices, await voiceCards(page)],
    ['clips', titles.clips, await clipCards(page)],
    ['notes', titles.notes, await noteCards(page)],
    ['recommendations', titles.recommendations, await contentCards(page)],
    ['visits', titles.visits, await visitCards(page)],
    ['schedule', titles.schedule, await scheduleCards(page)],
    ['shopping', titles.shopping, await shoppingCards(page)],
    ['people', titles.people, await peopleCards(page)],
    ['members', titles.members, await memberCards(page)],
  ]
  for (const [name, { read }] of listsOf(page.app))
    if (!shown.includes(name))
      sections.push([name, capitalised(name), plainCards(page, await read(page.app, page.groupId))])
  return sections
    .filter(([, , cards]) => cards.length > 0)
    .map(([id, title, cards]) => ({ id, title, content: html`<ul class="cards">\n${cards}</ul>\n` }))
}

/** The lists that have a section above, or are no writing. */
const shown = ['notes', 'content', 'visits', 'shopping', 'people', 'room']

/** Of a list that has no section of its own: its words, and when they were written. */
const Plain = z.array(
  z.object({
    title: z.optional(z.string()),
    name: z.optional(z.string()),
    text: z.optional(z.string()),
    createdAt: z.optional(z.string()),
  }),
)

function plainCards(page: PageContext, list: unknown): Html[] {
  return Plain.parse(list).map(({ title, name, text, createdAt }) =>
    card({ title: title ?? name ?? text ?? '', quiet: createdAt ? dayWords(page, createdAt) : '' }),
  )
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

type Card = {
  title: string
  more?: string | null
  answers?: string | null
  quiet?: string
  extra?: Html | null
}

function card({ title, more, answers, quiet, extra = null }: Card): Html {
  return html`<li class="card"><p class="words">${title}</p>${more ? html`<p>${more}</p>` : null}${extra}${answers ? html`<p class="answer">${answers}</p>` : null}${quiet ? html`<p class="quiet">${quiet}</p>` : null}</li>
`
}

async function noteCards(page: PageContext): Promise<Html[]> {
  const notes = await listNotes(page.app, page.groupId)
  const answers = await readAnswersTo(
    page.app,
    page.groupId,
    'note',
    notes.map(({ id }) => id),
  )
  return notes.map((note) => {
    const files = note.photo && page.pictures.photos.get(note.photo.id)
    const source = files?.small ?? files?.shown
    return card({
      title: note.text,
      extra: source
        ? html`<img class="backdrop" src="${addressOf(source)}" alt="${note.photo?.caption ?? ''}" loading="lazy">`
        : null,
      answers: answersWords(page, answers.get(note.id) ?? []),
      quiet: joined([note.addedBy?.name, dayWords(page, note.createdAt)]),
    })
  })
}

async function voiceCards(page: PageContext): Promise<Html[]> {
  const voices = await listVoices(page.app, page.groupId)
  return voices.flatMap((voice) => {
    const file = page.pictures.voices.get(voice.id)
    if (file === undefined) return []
    const name = voice.addedBy?.name ?? ''
    return card({
      title: voice.words ?? name,
      extra: player(page, file),
      quiet: joined([voice.words && name, lengthOf(voice.duration), dayWords(page, voice.createdAt)]),
    })
  })
}

function player({ words }: PageContext, file: string | null): Html {
  return file
    ? html`<audio controls preload="none" src="${addressOf(file)}"></audio>`
    : html`<p class="missing">${words.isMissing}</p>`
}

async function clipCards(page: PageContext): Promise<Html[]> {
  const clips = await listClips(page.app, page.groupId)
  return clips.flatMap((clip) => {
    const files = page.pictures.clips.get(clip.id)
    if (files === undefined) return []
    const name = clip.addedBy?.name ?? ''
    const poster = files?.poster ? html` poster="${addressOf(files.poster)}"` : ''
    return card({
      title: clip.words ?? name,
      extra: files
        ? html`<video controls preload="none" src="${addressOf(files.film)}"${poster}></video>`
        : html`<p class="missing">${page.words.isMissing}</p>`,
      quiet: joined([clip.words && name, lengthOf(clip.duration), dayWords(page, clip.createdAt)]),
    })
  })
}

/** Minutes and seconds. */
function lengthOf(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

async function contentCards(page: PageContext): Promise<Html[]> {
  const items = await listContent(page.app, page.groupId)
  const answers = await readAnswersTo(
    page.app,
    page.groupId,
    'content',
    items.map(({ id }) => id),
  )
  return items.map((item) => {
    const { recording } = item
    const file = recording ? page.pictures.recordings.get(recording.id) : undefined
    return card({
      title: item.title,
      more: item.description,
      extra: html`${file === undefined ? null : player(page, file)}${linkTo(item.externalUrl)}`,
      answers: answersWords(page, answers.get(item.id) ?? []),
      quiet: joined([
        page.words.types[item.type],
        item.provider === 'elsewhere' ? page.words.elsewhere : providerLabels[item.provider],
        recording && lengthOf(recording.duration),
        item.addedBy?.name,
        dayWords(page, item.createdAt),
      ]),
    })
  })
}

/** Only to an address of the web: `javascript:` is one, too. */
function linkTo(url: string | null): Html | null {
  if (!url || !/^https?:\/\//i.test(url)) return null
  return html`<p><a href="${url}" rel="noreferrer noopener">${URL.parse(url)?.host ?? url}</a></p>`
}

async function visitCards(page: PageContext): Promise<Html[]> {
  const { app, groupId, words } = page
  const { planned, calendars } = await exportVisits(app, groupId)
  const when = (each: { date: string; time: string | null; endDate: string | null }) =>
    joined([
      dateWords(page, each.date),
      each.time,
      each.endDate && each.endDate !== each.date && words.until(dateWords(page, each.endDate)),
    ])
  return [
    ...planned.map((visit) =>
      card({
        title: joined([visit.who, visit.what]),
        quiet: joined([when(visit), visit.repeats && words.repeats[visit.repeats], visit.addedBy?.name]),
      }),
    ),
    ...calendars.flatMap(({ name, events }) =>
      events.map((event) => card({ title: event.title, quiet: joined([when(event), name]) })),
    ),
  ]
}

async function scheduleCards(page: PageContext): Promise<Html[]> {
  const { words } = page
  const entries = await listPlanned(page.app, page.groupId)
  return entries.map((entry) =>
    card({
      title:
        entry.subject.title ??
        (entry.subject.isThere ? capitalised(words.kinds[entry.subject.kind]) : words.deletedSince),
      quiet: joined([
        timeWords({ ...page, timeZone: entry.timeZone }, entry.scheduledFor),
        entry.recurringPattern && words.repeats[entry.recurringPattern],
        words.statuses[entry.status],
        entry.addedBy?.name,
      ]),
    }),
  )
}

async function shoppingCards(page: PageContext): Promise<Html[]> {
  const { items } = await listShopping(page.app, page.groupId)
  return items.map((item) =>
    card({
      title: item.quantity === '1' ? item.name : `${item.name} (${item.quantity})`,
      more: joined(detailsOf(item)),
      quiet: joined([
        item.isCompleted && page.words.done,
        item.addedByUser ? displayName({ ...item.addedByUser, email: null }) : item.addedByDevice,
        dayWords(page, item.createdAt),
      ]),
    }),
  )
}

async function peopleCards({ app, groupId, words }: PageContext): Promise<Html[]> {
  const people = await listPeople(app, groupId)
  return people.map(({ name, relation, photos }) =>
    card({
      title: name,
      quiet: joined([relation, photos > 0 && (photos === 1 ? words.onePhoto : words.photoCount(photos))]),
    }),
  )
}

async function memberCards(page: PageContext): Promise<Html[]> {
  const members = await listEverybody(page.app, page.groupId)
  return members.map(({ user, role, joinedAt }) => {
    const name = displayName(user)
    const face = user.id && page.pictures.faces.get(user.id)
    return card({
      title: name,
      more: joined([user.email !== name && user.email, user.phone]),
      extra: face ? html`<img class="face" src="${addressOf(face)}" alt="">` : null,
      quiet: joined([
        page.words.roles[role],
        joinedAt ? page.words.since(dayWords(page, joinedAt)) : page.words.invited,
      ]),
    })
  })
}
